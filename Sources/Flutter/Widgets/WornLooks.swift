internal import Components
internal import VoiceOver

/// What a box looks like around something that is pressed: it has the same bounds, and nothing else is in it, so it is the
/// look of that.
enum WornLooks {
  /// By what widgets that only lay out their child are painted (Flutter, `Material`, `PhysicalModel`, `Card`).
  static let painted: [String: [String]] = [
    "Material": ["color", "shape"], "Card": ["color", "shape"], "PhysicalModel": ["color"],
    "PhysicalShape": ["color"], "AnimatedPhysicalModel": ["color"],
  ]

  /// What is in such a widget, with its look where something pressed wears it.
  static func dressed(
    _ parts: [SemanticsPart], in made: Made, _ layout: borrowing Layout
  ) -> [SemanticsPart] {
    guard let labels = painted[made.name] else { return parts }
    var looks = SemanticsConfig()
    for label in labels { if let value = made[label] { layout.look(value, made, &looks) } }
    return worn(looks, of: labels.map { made[$0] }, by: parts) ?? parts
  }

  /// Of looks those that hang on yes or no: how a setting has all of them look, which kind they are, and whether there is
  /// anything in a list is no state.
  static func states(of values: [DartValue?]) -> Set<DartSubject> {
    var found: Set<DartSubject> = []
    for case let value? in values { collect(value, into: &found, depth: 0) }
    return found
  }

  private static func collect(_ value: DartValue, into found: inout Set<DartSubject>, depth: Int) {
    guard depth < 8 else { return }
    switch value {
    case .either(let choice):
      for side in choice.sides {
        found.formUnion(side.condition.asks.filter(\.isYesOrNo).map(\.subject))
        collect(side.content, into: &found, depth: depth + 1)
      }
    case .made(let made):
      for argument in made.arguments { collect(argument.value, into: &found, depth: depth + 1) }
    case .list(let items):
      for case .one(let inner) in items { collect(inner, into: &found, depth: depth + 1) }
    default: break
    }
  }

  static func worn(
    _ looks: SemanticsConfig, of values: [DartValue?], by parts: [SemanticsPart]
  ) -> [SemanticsPart]? {
    if looks.looks.isEmpty { return nil }
    var looks = looks
    looks.looks.formIntersection(states(of: values))
    looks.looks = looks.looks.filter { isChoice(looks.lookWords[$0] ?? "") }
    return looks.looks.isEmpty ? nil : worn(looks, by: parts)
  }

  /// A box is painted for many reasons: of what is pressed in it, it tells that this is chosen, where code calls it so.
  private static func isChoice(_ question: String) -> Bool {
    let question = question.lowercased()
    return choices.contains { question.contains($0) }
  }

  private static let choices = [
    "select", "chosen", "checked", "current", "picked", "active", "highlight",
  ]

  /// The same parts, of which the one that is pressed looks so; nil where there is none, or more than that.
  static func worn(_ looks: SemanticsConfig, by parts: [SemanticsPart]) -> [SemanticsPart]? {
    var parts = parts
    let seen = parts.indices.filter { !parts[$0].isOnlyLook }
    guard seen.count == 1, let index = seen.first, let dressed = parts[index].wearing(looks) else {
      return nil
    }
    parts[index] = dressed
    return parts
  }
}

extension SemanticsPart {
  /// Nothing but how a box around looks.
  fileprivate var isOnlyLook: Bool {
    if case .node(let node) = self {
      node.children.isEmpty && !node.config.isStop && node.config.facts.contents.isEmpty
        && node.config.facts.gestures.isEmpty
    } else {
      false
    }
  }

  fileprivate func wearing(_ looks: SemanticsConfig) -> SemanticsPart? {
    switch self {
    case .node(var node):
      if node.isExcluding || node.isIgnoring || node.config.flags.contains(.textField) {
        return nil
      }
      if node.config.actions.isDisjoint(with: [.tap, .longPress]) {
        guard let inner = WornLooks.worn(looks, by: node.children) else { return nil }
        node.children = inner
        return .node(node)
      }
      node.config.looks.formUnion(looks.looks)
      node.config.lookWords.merge(looks.lookWords) { own, _ in own }
      if node.config.facts.lookPlace == nil {
        (node.config.facts.lookPlace, node.config.facts.lookWhen) = (
          looks.facts.lookPlace, looks.facts.lookWhen
        )
      }
      return .node(node)
    case .owned(let owner, let use, let inner):
      return WornLooks.worn(looks, by: inner).map { .owned(owner, use: use, $0) }
    case .branch(var branch):
      // What answers a tap at times looks so all the time.
      var isWorn = false
      branch.sides = branch.sides.map { side in
        guard let inner = WornLooks.worn(looks, by: side.parts) else { return side }
        isWorn = true
        return (side.condition, inner)
      }
      return isWorn ? .branch(branch) : nil
    case .rows, .bar, .blocking: return nil
    }
  }
}
