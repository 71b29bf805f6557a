internal import Components
internal import VoiceOver

/// How the words of a text look.
enum StyledSpans {
  /// What that hangs on, with what the words hang on.
  static func look(
    of root: DartValue?, _ made: Made, _ around: Layout.Around, _ layout: inout Layout
  ) -> [SemanticsPart] {
    guard let root else { return [] }
    var config = SemanticsConfig()
    if let style = made["style"] { layout.look(style, made, &config) }
    collect(root, isOne: true, made, layout, &config, depth: 0)
    config.looks.formIntersection(WornLooks.states(of: [root, made["style"]]))
    return config.looks.isEmpty ? [] : [layout.node(made, around, config)]
  }

  private static func collect(
    _ value: DartValue, isOne: Bool, _ made: Made, _ layout: borrowing Layout,
    _ config: inout SemanticsConfig, depth: Int
  ) {
    guard depth < 12 else { return }
    switch value {
    case .made(let span):
      for words in [span["semanticsLabel"], span["text"]] {
        if let words { config.tells.formUnion(words.allSubjects) }
      }
      // Of many, one looks so and another one otherwise.
      if isOne, let style = span["style"] { layout.look(style, span, &config) }
      if let children = span["children"] {
        collect(children, isOne: isOne, made, layout, &config, depth: depth + 1)
      }
    case .list(let items):
      collect(items, isOne: isOne, made, layout, &config, depth: depth + 1)
    case .either(let choice):
      for side in choice.sides {
        config.tells.formUnion(side.condition.asks.map(\.subject))
        collect(side.content, isOne: isOne, made, layout, &config, depth: depth + 1)
      }
    default: config.tells.formUnion(value.allSubjects)
    }
  }

  private static func collect(
    _ items: [DartValue.Item], isOne: Bool, _ made: Made, _ layout: borrowing Layout,
    _ config: inout SemanticsConfig, depth: Int
  ) {
    for item in items {
      switch item {
      case .one(let value):
        collect(value, isOne: isOne, made, layout, &config, depth: depth)
      case .either(let choice):
        for side in choice.sides {
          config.tells.formUnion(side.condition.asks.map(\.subject))
          collect(side.content, isOne: isOne, made, layout, &config, depth: depth + 1)
        }
      case .rows(let rows):
        collect(rows.items, isOne: false, made, layout, &config, depth: depth + 1)
      }
    }
  }
}
