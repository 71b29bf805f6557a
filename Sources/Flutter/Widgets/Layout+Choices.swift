internal import Components
import Scenes
internal import VoiceOver

extension Layout {
  /// The item that is chosen, or what stands there before one is.
  ///
  /// That of the framework is an InkWell in a Semantics with `expanded`, and neither is a boundary nor says whether it
  /// can be used: in a tile that cannot be tapped it is part of that (material library, `DropdownButton.build`).
  mutating func dropdown(_ made: Made, _ around: Around) -> [SemanticsPart] {
    // Of packages it is the list itself, and not what opens it (shadcn_flutter, `DropdownMenu`).
    if let children = made["children"], !children.isNull {
      return slots(["children"], of: made, entered(made, around)) + [mark(made, around)]
    }
    var config = SemanticsConfig()
    config.role = .picker
    config.flags = [.button]
    config.confidence = .inferred
    config.facts.isGroupedByComponent = true
    use(made["onChanged"].map { !$0.isNull } ?? true, .tap, &config)
    if made.name.hasPrefix("DropdownButton") {
      config.flags.remove(.enabled)
      config.flags.insert(.expanded)
    }
    let inner = entered(made, around)
    var label: [SourcedText] = []
    if case .made(let decoration)? = made["decoration"] {
      for name in ["labelText", "hintText"] {
        if let text = words(decoration[name]) { label.append(text) }
      }
    }
    config.label = SourcedText.sentence(label)
    if !config.label.isEmpty { config.labelSource = .content }
    var children = slots(["hint", "label"], of: made, inner)
    if let value = made["value"] ?? made["initialValue"] ?? made["initialSelection"], !value.isNull
    {
      config.value = chosen(value, of: made, inner) ?? DartWords.text(of: value, code: "value")
      children = slots(["label"], of: made, inner)
      if let waiting = waiting(made, value, inner, children) {
        children = waiting
        config.value = SourcedText()
      }
    }
    return [node(made, around, config, collects: .slots, children)]
  }

  /// The words of the item that has the value, where the source tells which that is.
  private mutating func chosen(
    _ value: DartValue, of made: Made, _ around: Around
  ) -> SourcedText? {
    guard let answer = DartAnswers.constant(value), let items = made["items"] else { return nil }
    for item in DartLists.items(of: items) {
      guard case .one(.made(let item)) = item, let own = item["value"],
        let other = DartAnswers.constant(own)
      else { return nil }
      if other == answer { return Self.onlyWords(slots(["child"], of: item, around)) }
    }
    return nil
  }

  /// What is said of parts, where these are one text.
  private static func onlyWords(_ parts: [SemanticsPart]) -> SourcedText? {
    guard parts.count == 1, let part = parts.first else { return nil }
    switch part {
    case .node(let node):
      if !node.config.label.isEmpty { return node.children.isEmpty ? node.config.label : nil }
      return onlyWords(node.children)
    case .owned(_, _, let inner): return onlyWords(inner)
    case .branch, .rows, .bar, .blocking: return nil
    }
  }

  /// What a list that drops down shows before anything is chosen, and afterwards; nil where it shows nothing of its
  /// own while it waits (material library, `DropdownButton.hint`).
  mutating func waiting(
    _ made: Made, _ value: DartValue, _ around: Around, _ chosen: [SemanticsPart]
  ) -> [SemanticsPart]? {
    guard case .unknown(let unknown) = value, let hint = made["hint"], !hint.isNull else {
      return nil
    }
    let ask = DartCondition(
      asks: [.init(subject: unknown.subject, answers: [.present])],
      words: unknown.code + " is there")
    let waiting = slots(["hint", "label"], of: made, around)
    // What is chosen takes the place of the hint (material library, `DropdownButton.build`: an IndexedStack).
    let item = Made("Text", [.init(label: "", value: value)], at: made.place, in: made.view)
    return branch(
      [(ask, chosen + text(item, around)), (ask.negated, waiting)], true, made.place)
  }

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
