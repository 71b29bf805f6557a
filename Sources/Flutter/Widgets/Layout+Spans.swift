internal import Components
internal import DartModules
import Scenes
internal import VoiceOver

/// Texts of several spans: those that can be tapped are stops of their own, and neighbours without are one (1.3,
/// `RichText` with a recognizer: painting library, `InlineSpanSemanticsInformation`).
extension Layout {
  /// What stands between others in a text.
  fileprivate indirect enum Span {
    case words(SourcedText, isLink: Bool, cutFrom: SourcedText? = nil)
    /// A text that was taken apart, with what in it can be tapped, if there is any.
    case whole(SourcedText, links: [Span])
    case widgets([SemanticsPart])
    case sides([(condition: DartCondition, spans: [Span])], isExhaustive: Bool, Place)
    case rows(DartValue.Rows, [Span])

    var isParted: Bool {
      switch self {
      case .words(_, let isLink, _): isLink
      case .whole(_, let links): !links.isEmpty
      case .widgets: false
      case .sides(let sides, _, _): sides.contains { $0.spans.contains(where: \.isParted) }
      case .rows(_, let spans): spans.contains(where: \.isParted)
      }
    }

    /// All of its words, where none of them can be tapped.
    var text: SourcedText {
      switch self {
      case .words(let text, _, _), .whole(let text, _): text
      case .widgets: SourcedText()
      case .sides(let sides, let isExhaustive, _):
        SourcedText([
          .either(sides.map { Span.text(of: $0.spans) } + (isExhaustive ? [] : [SourcedText()]))
        ])
      case .rows(_, let spans): Span.text(of: spans)
      }
    }

    static func text(of spans: [Span]) -> SourcedText {
      spans.reduce(SourcedText()) { $0 + $1.text }
    }
  }

  mutating func richText(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let root = made.positional(0) ?? made["text"] ?? made["textSpan"]
    let spans = Span.joined(
      root.map { self.spans($0, around, isLink: false, depth: 0) } ?? [])
    if let label = words(made["semanticsLabel"]) {
      var config = SemanticsConfig(label, .explicit)
      config.role = .text
      return [node(made, around, config)]
    }
    var found = LinksInTexts.found(spans, made, around, &self)
    if !spans.contains(where: \.isParted) {
      found += StyledSpans.look(of: root, made, around, &self)
    }
    if widgets(spans).isEmpty { return found }
    // What is put between words is part of their node, where it stands (rendering library, `RenderParagraph`:
    // `_childSemanticsConfigurationsDelegate` merges words and widgets in order).
    return [node(made, around, isBoundary: false, found)]
  }

  /// Words one after the other, up to the next that can be tapped.
  fileprivate mutating func runs(
    _ spans: [Span], _ made: Made, _ around: Around, _ isParted: Bool
  ) -> [SemanticsPart] {
    var found: [SemanticsPart] = []
    var open = SourcedText()
    var links: [SemanticsPart] = []
    func flush(_ layout: inout Layout) {
      if !open.isEmpty { found.append(layout.run(made, around, open, isLink: false, isParted)) }
      found += links
      (open, links) = (SourcedText(), [])
    }
    for span in spans {
      if case .whole(let text, let inside) = span {
        open = open + text
        let parts = runs(inside, made, around, isParted)
        let isAlways = spans.allSatisfy { !$0.isParted || $0.isWhole }
        links +=
          isAlways
          ? parts
          : LinksInTexts.anyOf(parts, made, around, [made.digest], at: made.place, &self)
        continue
      }
      guard span.isParted else {
        open = open + span.text
        let inside = widgets([span])
        if inside.isEmpty { continue }
        flush(&self)
        found += inside
        continue
      }
      flush(&self)
      switch span {
      case .words(let text, let isLink, _):
        found.append(run(made, around, text, isLink: isLink, isParted))
      case .widgets, .whole: break
      case .sides(let sides, let isExhaustive, let place):
        var all: [(condition: DartCondition, parts: [SemanticsPart])] = []
        for side in sides { all.append((side.condition, runs(side.spans, made, around, isParted))) }
        found += branch(all, isExhaustive, place)
      case .rows(let rows, let inner):
        let parts = runs(inner, made, around, isParted)
        if rows.count == nil {
          found += LinksInTexts.anyOf(
            parts, made, around, rows.items.map(\.digest), at: rows.place, &self)
          continue
        }
        found += repeated(
          SemanticsRows(
            place: rows.place, view: made.view, anchor: anchor(made, around), count: rows.count,
            most: rows.most, parts: parts), rows.index)
      }
    }
    flush(&self)
    return found
  }

  private func widgets(_ spans: [Span]) -> [SemanticsPart] {
    spans.flatMap { span -> [SemanticsPart] in
      switch span {
      case .words, .whole: return []
      case .widgets(let parts): return parts
      case .sides(let sides, let isExhaustive, let place):
        return branch(
          sides.map { ($0.condition, widgets($0.spans)) }, isExhaustive, place)
      case .rows(_, let inner): return widgets(inner)
      }
    }
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

  // MARK: Reading

  private mutating func spans(
    _ value: DartValue, _ around: Around, isLink: Bool, depth: Int
  ) -> [Span] {
    guard depth < 24 else { return [] }
    switch value {
    case .made(let own):
      let made = SpanClasses.made(of: own, &evaluator)
      if made.name == "WidgetSpan" { return [.widgets(slot("child", of: made, around))] }
      let isLink = made["recognizer"].map { !$0.isNull } ?? isLink
      var found: [Span] = []
      let said = made["semanticsLabel"] ?? made["text"]
      if let text = words(said), !text.isEmpty {
        found.append(.words(text, isLink: isLink, cutFrom: said?.cutFrom))
      }
      if let children = made["children"] {
        found += spans(children, around, isLink: isLink, depth: depth + 1)
      }
      return found
    case .list(let items): return spans(items, around, isLink: isLink, depth: depth + 1)
    case .either(let choice):
      return sides(of: choice) { $0.spans($1, around, isLink: isLink, depth: depth + 1) }
    case .text, .unknown: return words(value).map { [.words($0, isLink: isLink)] } ?? []
    default: return []
    }
  }

  private mutating func spans(
    _ items: [DartValue.Item], _ around: Around, isLink: Bool, depth: Int
  ) -> [Span] {
    items.flatMap { item -> [Span] in
      switch item {
      case .one(let value): return spans(value, around, isLink: isLink, depth: depth)
      case .either(let choice):
        return sides(of: choice) { $0.spans($1, around, isLink: isLink, depth: depth + 1) }
      case .rows(let rows):
        if let unread = rows.unread { return spans(unread, around, isLink: isLink, depth: depth) }
        return [.rows(rows, spans(rows.items, around, isLink: isLink, depth: depth + 1))]
      }
    }
  }
  private mutating func sides<Content>(
    of choice: DartChoice<Content>, _ read: (inout Layout, Content) -> [Span]
  ) -> [Span] {
    let sides = choice.sides.map { (condition: $0.condition, spans: read(&self, $0.content)) }
    return [.sides(sides, isExhaustive: choice.isExhaustive, choice.place)]
  }
}

extension Layout.Span {
  /// The text that all of it is pieces of.
  fileprivate var cutFrom: SourcedText? {
    switch self {
    case .words(_, _, let whole): whole
    case .whole(let text, _): text
    case .widgets: nil
    case .sides(let sides, _, _): Self.cutFrom(sides.flatMap(\.spans))
    case .rows(_, let spans): Self.cutFrom(spans)
    }
  }

  fileprivate var isWhole: Bool { if case .whole = self { true } else { false } }

  /// Without what can be tapped in it.
  fileprivate var plain: Self {
    if case .whole(let text, _) = self { .whole(text, links: []) } else { self }
  }

  private static func cutFrom(_ spans: [Self]) -> SourcedText? {
    guard let first = spans.first?.cutFrom else { return nil }
    return spans.allSatisfy { $0.cutFrom == first } ? first : nil
  }

  private var isRepeated: Bool {
    switch self {
    case .rows(let rows, _): rows.count == nil
    case .sides(let sides, _, _): sides.contains { $0.spans.contains(where: \.isRepeated) }
    case .words, .whole, .widgets: false
    }
  }

  private var hasWidgets: Bool {
    switch self {
    case .widgets: true
    case .sides(let sides, _, _): sides.contains { $0.spans.contains(where: \.hasWidgets) }
    case .rows(_, let spans): spans.contains(where: \.hasWidgets)
    case .words, .whole: false
    }
  }

  private var links: [Self] {
    switch self {
    case .words(_, let isLink, _): isLink ? [self] : []
    case .whole, .widgets: []
    case .sides(let sides, _, _): sides.flatMap { $0.spans.flatMap(\.links) }
    case .rows(_, let spans): spans.flatMap(\.links)
    }
  }

  /// What code takes apart and puts one behind the other, as often as there is something to find in it, is the text
  /// again.
  ///
  /// With widgets between the words some of them may stand in those.
  fileprivate static func joined(_ spans: [Self]) -> [Self] {
    if spans.contains(where: \.hasWidgets) { return spans }
    var found: [Self] = []
    var at = 0
    while at < spans.count {
      guard let whole = spans[at].cutFrom else {
        found.append(spans[at])
        at += 1
        continue
      }
      let end = spans[at...].firstIndex { $0.cutFrom != whole } ?? spans.count
      let pieces = spans[at..<end]
      at = end
      if pieces.contains(where: \.isRepeated) {
        found.append(.whole(whole, links: Array(pieces.flatMap(\.links).prefix(1))))
      } else {
        found += pieces
      }
    }
    return found
  }
}

/// Texts in which there may be something that can be tapped.
private enum LinksInTexts {
  /// Where only what is cut out of a text can be tapped, it is one with what is around it where there is nothing.
  static func found(
    _ spans: [Layout.Span], _ made: Made, _ around: Layout.Around, _ layout: inout Layout
  ) -> [SemanticsPart] {
    let parted = spans.filter(\.isParted)
    let found = layout.runs(spans, made, around, !parted.isEmpty)
    guard !parted.isEmpty, parted.allSatisfy(\.isWhole) else { return found }
    let some = any(in: [made.digest], at: made.place)
    var none = some.negated
    none.words = "there are none in it"
    let plain = layout.runs(spans.map(\.plain), made, around, false)
    return layout.branch(
      [
        (none, plain),
        (some, found + [layout.mark(made, around, .code)]),
      ],
      true, made.place)
  }

  /// How many links a text has, only data tells: one, if any, and maybe more.
  static func anyOf(
    _ parts: [SemanticsPart], _ made: Made, _ around: Layout.Around, _ content: [UInt64],
    at place: Place, _ layout: inout Layout
  ) -> [SemanticsPart] {
    if parts.isEmpty { return [] }
    let some = any(in: content, at: place)
    return layout.branch([(some, parts + [layout.mark(made, around, .code)])], false, place)
  }

  private static func any(in content: [UInt64], at place: Place) -> DartCondition {
    // It stays so for as long as the text is there.
    let subject = DartSubject(
      owner: 0, hash: Digest.of([Digest.of(place.path), 0x5BA2] + content), nature: .kind)
    return DartCondition(
      asks: [.init(subject: subject, answers: [.flag(true)])], words: "there are any in it")
  }
}

/// Spans of classes of the app.
private enum SpanClasses {
  /// Of a class of the app that is a span of the framework, that: with what its constructor hands on.
  static func made(of made: Made, _ evaluator: inout DartEvaluator) -> Made {
    guard let type = made.type else { return made }
    let libraries = evaluator.libraries
    let above = libraries.ancestry(type).compactMap { libraries[$0].superclass?.name }
    guard let name = above.first(where: framework.contains) else { return made }
    return evaluator.bind(made).made(as: name, at: made.place, in: made.view)
  }

  /// Painting and widgets library, `InlineSpan`.
  private static let framework: Set<String> = ["TextSpan", "WidgetSpan"]
}
