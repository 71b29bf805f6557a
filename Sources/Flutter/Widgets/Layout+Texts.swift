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
    if let found = saidAtTimes(made, around) { return found }
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
      config.tells = value.allSubjects
    }
    if let style = made["style"] {
      look(style, made, &config)
      config.facts.isTitle = Headings.isTitle(style)
    }
    if config.label.isEmpty, visible.isEmpty { return [] }
    if made.name == "SelectableText" { config.flags.formUnion([.readOnly]) }
    return [node(made, around, config)]
  }

  /// A text that says nothing on one side is no stop there (iOS embedder, `SemanticsObject`: what has neither words nor
  /// actions is no element); data that is there as a rule is one, whatever stands in for it: `Text(boat.note ?? '')`.
  private mutating func saidAtTimes(_ made: Made, _ around: Around) -> [SemanticsPart]? {
    guard case .either(let choice)? = made.positional(0), choice.saysNothingAtTimes,
      made["semanticsLabel"]?.isNull ?? true
    else { return nil }
    var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
    for side in choice.sides {
      sides.append((side.condition, text(made.saying(side.content), around)))
    }
    return branch(sides, choice.isExhaustive, choice.place)
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

  // MARK: Pictures

  mutating func icon(_ made: Made, _ around: Around) -> [SemanticsPart] {
    var config = SemanticsConfig()
    var seen = content(.icon, made, around)
    if let label = words(made["semanticLabel"]) {
      config.label = label
      config.labelSource = label.isEmpty ? .none : .explicit
      config.facts.set = [setting(.label, made["semanticLabel"], label, made)]
      if let value = made["semanticLabel"] { config.tells = value.allSubjects }
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
    if let builder = made["imageBuilder"], !builder.isNull, Self.drawn.contains(made.name) {
      return drawn(by: builder, made, around)
    }
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
    config.isOfData = made.isOfData
    var seen = content(.image, made, around)
    if let named, let label = words(named) {
      config.label = label
      config.labelSource = label.isEmpty ? .none : .explicit
      config.facts.set = [setting(.label, named, label, made)]
      config.tells = named.allSubjects
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

  /// Those that leave the drawing to their builder, if they have one.
  ///
  /// It is handed what is to be drawn, and there is no `Image` (cached_network_image, `CachedNetworkImage.build`). That
  /// of an OctoImage is handed the image itself.
  private static let drawn: Set<String> = ["CachedNetworkImage"]

  /// What the builder makes stands there; of a picture that is paint there the guideline counts one.
  private mutating func drawn(
    by builder: DartValue, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    let inner = entered(made, around)
    let found = built(builder, at: made.place) { $0.parts($1, inner) }
    if found.contains(where: \.holdsPicture) { return found }
    var config = SemanticsConfig()
    config.counted = .image
    config.isOfData = made.isOfData
    config.facts.contents = [content(.image, made, around)]
    return [node(made, around, config)] + found
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

extension SemanticsPart {
  /// A picture is among what it holds.
  fileprivate var holdsPicture: Bool {
    switch self {
    case .node(let node):
      node.config.facts.contents.contains { $0.kind == .image }
        || node.children.contains(where: \.holdsPicture)
    case .branch(let branch): branch.sides.contains { $0.parts.contains(where: \.holdsPicture) }
    case .rows(let rows): rows.parts.contains(where: \.holdsPicture)
    case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
      parts.contains(where: \.holdsPicture)
    }
  }
}

extension DartChoice<DartValue> {
  /// One of its sides is a text without words.
  fileprivate var saysNothingAtTimes: Bool {
    zip(sides, unusual).contains { side, isUnusual in
      switch side.content {
      case .text(let text, _): text.isEmpty && !isUnusual
      case .either(let choice): choice.saysNothingAtTimes
      default: false
      }
    }
  }
}

extension Made {
  /// The same with other words.
  fileprivate func saying(_ words: DartValue) -> Made {
    var arguments = arguments
    if let first = arguments.firstIndex(where: \.label.isEmpty) { arguments[first].value = words }
    return Made(name, constructor: constructor, type: type, arguments, at: place, in: view)
  }

  /// A picture that no constant says which one it is.
  fileprivate var isOfData: Bool {
    ([positional(0)] + Self.sources.map { self[$0] }).contains { value in
      value.map { !$0.isMadeOfConstants } ?? false
    }
  }

  /// By what pictures are told where they come from, beside what has no name.
  private static let sources = ["image", "imageUrl"]
}

extension DartValue {
  /// `AssetImage('boat.png')`, or a constant of a table of assets: all that it is made of stands in the source.
  fileprivate var isMadeOfConstants: Bool {
    switch self {
    case .made(let made): made.arguments.allSatisfy(\.value.isMadeOfConstants)
    case .either(let choice): choice.sides.allSatisfy(\.content.isMadeOfConstants)
    default: DartAnswers.constant(self) != nil
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
