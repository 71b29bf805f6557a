internal import Components
internal import VoiceOver

/// Texts, icons and pictures.
extension Layout {
  /// A value as words; nil where there are none.
  mutating func words(_ value: DartValue?) -> SourcedText? {
    guard let value, !value.isNull else { return nil }
    let text = DartWords.text(of: value, code: "…")
    tally.texts += 1
    if text.parts.contains(where: { if case .code = $0 { true } else { false } }) {
      tally.unreadTexts += 1
    }
    return text
  }

  mutating func text(_ made: Made, _ around: Around) -> [SemanticsPart] {
    if made.constructor == "rich" { return richText(made, around) }
    let visible = words(made.positional(0) ?? made["data"] ?? made["text"]) ?? SourcedText()
    var config = SemanticsConfig(visible)
    config.role = .text
    config.facts.contents = [content(.text, made, around, visible)]
    config.facts.contents[0].isSaid = true
    if let label = words(made["semanticsLabel"]) {
      config.label = label
      config.labelSource = label.isEmpty ? .none : .explicit
      config.facts.set = [setting(.label, made["semanticsLabel"], label, made)]
    }
    if let value = made.positional(0) {
      config.tells = value.subjects
      if case .unknown(let unknown) = value { config.tells.insert(unknown.subject) }
    }
    if let style = made["style"] {
      look(style, made, &config)
      config.facts.isTitle = Headings.isTitle(style)
    }
    if config.label.isEmpty, visible.isEmpty { return [] }
    if made.name == "SelectableText" { config.flags.formUnion([.readOnly]) }
    return [node(made, around, config)]
  }

  func setting(
    _ kind: PieceSetting.Kind, _ value: DartValue?, _ text: SourcedText, _ made: Made
  ) -> PieceSetting {
    PieceSetting(kind, text, at: made.place, isLiteral: isLiteral(text))
  }

  /// It stands in the source, and in no bundle of texts.
  private func isLiteral(_ text: SourcedText) -> Bool {
    !text.isTranslated && !text.literals.isEmpty
  }

  /// One without a child is its label (material library, `Badge.build`).
  mutating func badge(_ made: Made, _ around: Around) -> [SemanticsPart] {
    if let child = made["child"], !child.isNull { return slots(["child"], of: made, around) }
    let inner = entered(made, around)
    var found = slots(["label"], of: made, inner)
    if made.constructor == "count", let count = made["count"] {
      let label = Made("Text", [.init(label: "", value: count)], at: made.place, in: made.view)
      found = text(label, inner)
    }
    guard let shown = made["isLabelVisible"] else { return found }
    switch DartAnswers.answer(shown, words: "isLabelVisible") {
    case .always(let holds): return holds ? found : []
    case .depends(let condition): return branch([(condition, found)], false, made.place)
    }
  }

  // MARK: Spans

  /// Spans that can be tapped are stops of their own; neighbours without are one.
  mutating func richText(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let root = made.positional(0) ?? made["text"] ?? made["textSpan"]
    var runs: [TextRun] = []
    if let root { collect(root, into: &runs, around, link: false) }
    let isParted = runs.contains { $0.isLink }
    var found: [SemanticsPart] = []
    var open = SourcedText()
    if let label = words(made["semanticsLabel"]) {
      var config = SemanticsConfig(label, .explicit)
      config.role = .text
      return [node(made, around, config)]
    }
    for run in runs {
      if run.isLink {
        if !open.isEmpty { found.append(self.run(made, around, open, isLink: false, isParted)) }
        open = SourcedText()
        found.append(self.run(made, around, run.text, isLink: true, isParted))
      } else {
        open = open + run.text
      }
    }
    if !open.isEmpty { found.append(self.run(made, around, open, isLink: false, isParted)) }
    let widgets = runs.flatMap(\.widgets)
    if widgets.isEmpty { return found }
    // What is put between words is part of their node.
    return [node(made, around, isBoundary: false, found + widgets)]
  }

  private mutating func run(
    _ made: Made, _ around: Around, _ text: SourcedText, isLink: Bool, _ isParted: Bool
  ) -> SemanticsPart {
    let text = text.trimmed
    var config = SemanticsConfig(text)
    config.role = isLink ? .link : .text
    if isLink {
      config.flags = [.link]
      config.actions = [.tap]
    }
    config.facts.contents = [content(.text, made, around, text)]
    config.facts.contents[0].isSaid = true
    return node(made, around, config, isBoundary: isParted)
  }

  struct TextRun {
    var text: SourcedText
    var isLink: Bool
    var widgets: [SemanticsPart] = []
  }

  private mutating func collect(
    _ value: DartValue, into runs: inout [TextRun], _ around: Around, link: Bool, depth: Int = 0
  ) {
    guard depth < 24 else { return }
    switch value {
    case .made(let made):
      if made.name == "WidgetSpan" {
        runs.append(
          TextRun(text: SourcedText(), isLink: false, widgets: slot("child", of: made, around)))
        return
      }
      let isLink = made["recognizer"].map { !$0.isNull } ?? link
      if let text = words(made["semanticsLabel"] ?? made["text"]), !text.isEmpty {
        runs.append(TextRun(text: text, isLink: isLink))
      }
      if let children = made["children"] {
        collect(children, into: &runs, around, link: isLink, depth: depth + 1)
      }
    case .list(let items):
      for item in items { collect(item, into: &runs, around, link: link, depth: depth + 1) }
    case .either(let choice):
      // Texts in the place of each other: the words are one of them.
      var sides: [SourcedText] = []
      var isLink = false
      for side in choice.sides {
        var inner: [TextRun] = []
        collect(side.content, into: &inner, around, link: link, depth: depth + 1)
        sides.append(inner.reduce(SourcedText()) { $0 + $1.text })
        isLink = isLink || inner.contains { $0.isLink }
      }
      runs.append(TextRun(text: SourcedText([.either(sides)]), isLink: isLink))
    case .text, .unknown:
      if let text = words(value) { runs.append(TextRun(text: text, isLink: link)) }
    default: break
    }
  }

  private mutating func collect(
    _ item: DartValue.Item, into runs: inout [TextRun], _ around: Around, link: Bool, depth: Int
  ) {
    switch item {
    case .one(let value): collect(value, into: &runs, around, link: link, depth: depth)
    case .either(let choice):
      for side in choice.sides {
        for item in side.content {
          collect(item, into: &runs, around, link: link, depth: depth + 1)
        }
      }
    case .rows(let rows):
      for item in rows.items {
        collect(item, into: &runs, around, link: link, depth: depth + 1)
      }
    }
  }

  // MARK: Pictures

  mutating func icon(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var config = SemanticsConfig()
    var seen = content(.icon, made, around)
    if let label = words(made["semanticLabel"]) {
      config.label = label
      config.labelSource = label.isEmpty ? .none : .explicit
      config.facts.set = [setting(.label, made["semanticLabel"], label, made)]
      if let value = made["semanticLabel"] { config.tells = value.subjects }
      seen.text = label
      seen.isNamed = !label.isEmpty
      seen.isSaid = !label.isEmpty
      seen.isDecoration = label.isEmpty
    }
    config.role = config.label.isEmpty ? nil : .image
    for value in [made.positional(0), made["icon"], made["color"]] {
      if let value { look(value, made, &config) }
    }
    config.facts.contents = [seen]
    return [node(made, around, config)]
  }

  mutating func image(_ made: Made, _ around: Around) -> [SemanticsPart] {
    if made["excludeFromSemantics"]?.flag == true {
      var config = SemanticsConfig()
      var seen = content(.image, made, around)
      seen.isDecoration = true
      config.facts.contents = [seen]
      return [node(made, around, config)]
    }
    let named =
      made["semanticLabel"] ?? made["semanticsLabel"] ?? made["imageSemanticLabel"]
    var config = SemanticsConfig()
    config.flags = [.image]
    var seen = content(.image, made, around)
    if let named, let label = words(named) {
      config.label = label
      config.labelSource = label.isEmpty ? .none : .explicit
      config.facts.set = [setting(.label, named, label, made)]
      config.tells = named.subjects
      seen.text = label
      seen.isNamed = !label.isEmpty
      seen.isDecoration = label.isEmpty
    }
    seen.isSaid = !config.label.isEmpty
    config.facts.contents = [seen]
    if config.label.isEmpty {
      if seen.isDecoration { config.flags = [] } else { config.counted = .image }
      return [node(made, around, config)]
    }
    config.role = .image
    return [node(made, around, config, isBoundary: true)]
  }

  /// A picture behind is paint; the guideline counts it.
  mutating func avatar(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = slot("child", of: made, around)
    let pictures = ["backgroundImage", "foregroundImage"]
    let hasPicture = pictures.contains {
      made[$0].map { !$0.isNull } ?? false
    }
    guard hasPicture else { return inner }
    var config = SemanticsConfig()
    config.counted = .image
    config.facts.contents = [content(.image, made, around)]
    return [node(made, around, config)] + Self.standingIn(inner)
  }
}

/// Which styles of the framework's text theme are those of titles (material library, `TextTheme`).
enum Headings {
  private static let names: Set<String> = [
    "displayLarge", "displayMedium", "displaySmall", "headlineLarge", "headlineMedium",
    "headlineSmall", "titleLarge", "headline1", "headline2", "headline3", "headline4",
    "headline5", "headline6",
  ]

  static func isTitle(_ style: DartValue) -> Bool {
    guard case .unknown(let unknown) = style else {
      if case .either(let choice) = style {
        return choice.sides.allSatisfy { isTitle($0.content) }
      }
      return false
    }
    return unknown.code.split { !$0.isLetter && !$0.isNumber }.contains {
      names.contains(String($0))
    }
  }
}

extension SourcedText {
  /// Without white space at both ends.
  var trimmed: SourcedText {
    var parts = parts
    if case .literal(let text)? = parts.first {
      parts[0] = .literal(String(text.drop { $0.isWhitespace }))
    }
    if case .literal(let text)? = parts.last {
      var text = text
      while text.last?.isWhitespace == true { text.removeLast() }
      parts[parts.count - 1] = .literal(text)
    }
    return SourcedText(parts)
  }
}
