internal import Components
import Scenes
internal import VoiceOver

extension Layout {
  mutating func segments(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found: [SemanticsPart] = []
    for label in row.slots {
      var items = DartLists.items(of: made[label] ?? .null)
      if case .map(let entries)? = made[label] { items = entries.map { .one($0.value) } }
      for item in items {
        found += each(item, made, inner) { layout, parts in
          var config = SemanticsConfig()
          config.role = .button
          config.flags = [.button, .selected, .enabled]
          config.open = [.selected]
          config.holding = [.enabled]
          config.actions = [.tap]
          config.confidence = .inferred
          config.facts.isGroupedByComponent = true
          return layout.node(made, inner, config, isBoundary: true, collects: .slots, parts)
        }
      }
    }
    return found
  }

  /// Each part of a list as one node.
  @inline(never)
  mutating func each(
    _ item: DartValue.Item, _ made: Made, _ around: Around,
    _ whole: (inout Layout, [SemanticsPart]) -> SemanticsPart
  ) -> [SemanticsPart] {
    switch item {
    case .one(let value):
      let found = parts(value, around)
      return [whole(&self, found)]
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append(
          (side.condition, side.content.flatMap { each($0, made, around, whole) }))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    case .rows(let rows):
      if let unread = rows.unread { return each(.one(unread), made, around, whole) }
      let inner = rows.items.flatMap { each($0, made, around, whole) }
      return repeated(
        SemanticsRows(
          place: rows.place, view: made.view, anchor: anchor(made, around), count: rows.count,
          most: rows.most, parts: inner), rows.index)
    }
  }
}
