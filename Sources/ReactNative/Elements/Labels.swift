internal import Components
import Scenes
internal import VoiceOver

/// What an element says (React Native, `accessibilityLabel` of `RCTViewComponentView`, and before the new renderer
/// `RCTRecursiveAccessibilityLabel`).
extension ReactElements {
  struct ExplicitLabel {
    var text: SourcedText
    /// It is there whatever happens.
    var isCertain: Bool
  }

  /// A label that its author gave; an empty one counts as none.
  func label(of element: HostElement) -> ExplicitLabel? {
    guard let value = labelValue(element) else { return nil }
    let text = value.text
    if text.isEmpty { return nil }
    if case .choice(let choice) = value, choice.tableWords == nil {
      let isCertain = choice.sides.allSatisfy { !$0.value.isMissing && !$0.value.text.isEmpty }
      // Said is what there is: that it may be missing is another matter.
      let given = choice.sides.map(\.value.text).filter { !$0.isEmpty }
      return ExplicitLabel(text: .oneOf(given.map(\.withoutPrivate)), isCertain: isCertain)
    }
    return ExplicitLabel(text: text.withoutPrivate, isCertain: true)
  }

  private func labelValue(_ element: HostElement) -> ScriptValue? {
    if element.kind == .textInput, version.minor < 82 {
      return element.props.given("accessibilityLabel")?.value
    }
    let label = element.props.given("aria-label", "accessibilityLabel")?.value
    if let label, label.literal != "" { return label }
    return element.kind == .image ? element.props.given("alt")?.value : label
  }

  /// What it says without a label of its author; what has no children is soon asked again.
  func keptLabel(_ element: HostElement) -> SourcedText {
    labels.text(of: element.children) { ownLabel(element) }
  }

  /// What it says without a label of its author.
  func ownLabel(_ element: HostElement, in around: SideSplits.Around = .unknown) -> SourcedText {
    switch element.kind {
    case .button: element.props.text("title")?.withoutPrivate ?? SourcedText()
    case .textInput: fieldLabel(element)
    case .switch, .slider, .picker, .icon, .image, .picture, .opaque, .progress: SourcedText()
    case .activity: .literal("In progress")
    case .text: text(of: element.children)
    case .view, .touchable, .touchableChild, .plainButton, .backdrop, .link:
      merged(element, in: around)
    }
  }

  /// What a field holds stands in the place of its placeholder (what VoiceOver does, 1.2).
  private func fieldLabel(_ element: HostElement) -> SourcedText {
    guard let placeholder = element.props.text("placeholder")?.withoutPrivate, !placeholder.isEmpty
    else { return SourcedText() }
    return filling(of: element) ?? placeholder
  }

  /// What is written in a field from the beginning; nil where only a run tells, or nothing is.
  ///
  /// What is secret is not read out.
  func filling(of element: HostElement) -> SourcedText? {
    guard element.kind == .textInput, element.props["secureTextEntry"]?.isMissing ?? true,
      let text = element.props.given("value", "defaultValue")?.value.literal, !text.isEmpty
    else { return nil }
    return .literal(text)
  }

  func merged(_ element: HostElement, in around: SideSplits.Around = .unknown) -> SourcedText {
    joined(merge(element.children, in: around)).withoutBlanks
  }

  /// Joined since about 0.80 with commas, before that with spaces.
  private func joined(_ texts: [SourcedText]) -> SourcedText {
    .sentence(texts, separator: version.minor >= 80 ? ", " : " ")
  }

  private func merge(
    _ nodes: [HostNode], in around: SideSplits.Around = .unknown
  ) -> [SourcedText] {
    func all(_ nodes: [HostNode], _ around: SideSplits.Around) -> [SourcedText] {
      nodes.flatMap { merge($0, in: around) }
    }
    switch SideSplits.outcome(of: nodes, in: around) {
    case .apart: return all(nodes, .apart)
    case .tooMany(let branches):
      let runs = SideSplits.runs(of: nodes)
      guard runs.count > 1, runs.count < nodes.count else {
        return all(nodes, .tooMany(branches))
      }
      return runs.flatMap { $0.count > 1 ? merge(Array($0)) : all(Array($0), .unknown) }
    case .ways(let ways):
      let texts = ways.map { joined(all($0.nodes, .apart)) }
      return [.oneOf(UnusualSides.marked(texts, ways.map(\.condition)))]
    }
  }

  private func merge(_ node: HostNode, in around: SideSplits.Around) -> [SourcedText] {
    switch node {
    case .text, .words, .chrome, .renamed, .used: return []
    case .value(let unknown, _):
      return [.code(unknown.words.isEmpty ? "…" : unknown.words)]
    case .branch(let branch):
      let texts = branch.sides.map { joined(merge($0.nodes)) }
      return [.oneOf(UnusualSides.marked(texts, branch.sides.map(\.condition)))]
    case .rows(let rows): return merge(rows.nodes)
    case .unknown(let unknown) where unknown.reason == .repetition: return []
    case .unknown(let unknown):
      let inner = merge(unknown.children)
      return inner.isEmpty ? [.code(unknown.name)] : inner
    case .element(let written):
      let element = unwrapped(written)
      if HostStyle(element.props["style"]).isInvisible { return [] }
      // Before 0.85 what is hidden was spoken all the same.
      if version.minor >= 85, isHidden(element.props) { return [] }
      let inner = written.isOpenBox ? around : .unknown
      if let label = label(of: element) {
        guard label.isCertain else { return [.oneOf([label.text, own(element, inner)])] }
        return [label.text]
      }
      return [own(element, inner)]
    }
  }

  /// Of values, placeholders and what moves nothing is merged.
  private func own(_ element: HostElement, _ around: SideSplits.Around) -> SourcedText {
    switch element.kind {
    case .textInput, .activity: SourcedText()
    default: ownLabel(element, in: around)
    }
  }

  // MARK: Paragraphs

  /// The text between the tags of a Text, that of Texts in it included.
  func text(of nodes: [HostNode]) -> SourcedText {
    nodes.reduce(SourcedText()) { $0 + text(of: $1) }
  }

  private func text(of node: HostNode) -> SourcedText {
    switch node {
    case .text(let text), .words(let text, _): return text
    case .value(let unknown, _): return unknown.text
    case .branch(let branch):
      let texts = branch.sides.map { text(of: $0.nodes) }
      return .oneOf(UnusualSides.marked(texts, branch.sides.map(\.condition)))
    case .rows(let rows): return text(of: rows.nodes)
    case .unknown(let unknown) where unknown.reason == .repetition: return SourcedText()
    case .unknown(let unknown):
      return unknown.children.isEmpty ? .code(unknown.name) : text(of: unknown.children)
    case .element(let element):
      switch element.kind {
      case .text, .link: return text(of: element.children)
      default: return SourcedText()
      }
    case .chrome, .renamed, .used: return SourcedText()
    }
  }

  /// A Text and the links in it.
  func paragraph(_ element: HostElement, _ style: HostStyle, _ around: Around) -> [Piece] {
    var piece = PieceElement(
      .text, at: place(element.site), in: element.site.view, anchor: element.site.anchor, .reported)
    let own = element.kind == .link ? linkText(element) : text(of: element.children)
    let explicit = label(of: element)
    piece.label = explicit?.text ?? own.withoutBlanks
    piece.labelSource = explicit != nil ? .explicit : own.isEmpty ? .none : .content
    // A text that says nothing is no stop; what only a run tells is one.
    if piece.label.isEmpty, own.isEmpty { return [] }
    var source = element
    if let whole = wholeLink(element) {
      // The paragraph is the link.
      source.props["accessibilityRole"] =
        source.props["accessibilityRole"] ?? whole.props["accessibilityRole"]
      source.handlers = whole.handlers
    }
    piece.traits = traits(of: source)
    piece.role =
      piece.traits.contains(.button)
      ? .button
      : piece.traits.contains(.link) ? .link : piece.traits.contains(.header) ? .header : .text
    piece.hint = element.props.text("accessibilityHint") ?? SourcedText()
    piece.actions = actions(of: element)
    addOwnFacts(of: source, style, to: &piece)
    var shown = content(.text, element.site, around)
    shown.text = own
    shown.isSaid = explicit == nil
    piece.facts.contents = [shown] + controls(in: element, around)
    piece.facts.isTitle = style.isOfTitle && !around.isInRows && !element.isGuessed
    collectTells(element.children, &piece.facts.tells)
    addTaps(in: element.links, to: &piece)
    var result: [Piece] = [.element(piece)]
    if version.minor >= 69, version.hasNewRenderer, wholeLink(element) == nil {
      result += links(in: element.links, around)
    }
    return result
  }

  /// A link of expo-router around elements is one element that says them.
  private func linkText(_ element: HostElement) -> SourcedText {
    let own = text(of: element.children)
    return own.isEmpty ? merged(element) : own
  }

  /// The one Text that is the whole paragraph, where it is a link.
  private func wholeLink(_ element: HostElement) -> HostElement? {
    guard element.links.count == 1, case .element(let only) = element.links[0],
      only.kind == .text, isLink(only), text(of: only.children) == text(of: element.children)
    else { return nil }
    return only
  }

  private func isLink(_ element: HostElement) -> Bool {
    let traits = traits(of: element)
    return traits.contains(.link) || traits.contains(.button)
  }

  /// What a paragraph ends with when it is cut off.
  private static let hintTexts: Set<String> = ["See More", "See Less"]

  private func links(in nodes: [HostNode], _ around: Around) -> [Piece] {
    nodes.flatMap { node -> [Piece] in
      switch node {
      case .branch(let inner): return branch(inner, around) { links(in: $0, $1) }
      case .rows(let rows):
        let body = links(in: rows.nodes, around)
        guard !body.isEmpty else { return [] }
        return [
          .rows(
            PieceRows(
              at: place(rows.site), in: rows.site.view, anchor: rows.site.anchor,
              count: rows.count, isAssumed: rows.isAssumed, body))
        ]
      case .element(let element):
        guard !element.isControl, isLink(element) || element.kind == .link else { return [] }
        let text = text(of: element.children)
        // The system makes a hint of these.
        if let known = text.known, Self.hintTexts.contains(known) { return [] }
        var piece = PieceElement(
          .link, at: place(element.site), in: element.site.view, anchor: element.site.anchor,
          label: text, traits: traits(of: element), .reported)
        addOwnFacts(of: element, HostStyle(element.props["style"]), to: &piece)
        return [.element(piece)]
      default: return []
      }
    }
  }

  /// Boxes in a Text are drawn among its letters, and VoiceOver reaches none of them (react-native's issue 31298).
  private func controls(in element: HostElement, _ around: Around) -> [PieceContent] {
    func only(_ nodes: [HostNode]) -> [HostNode] {
      nodes.flatMap { node -> [HostNode] in
        switch node {
        case .element(let inner): return inner.isControl ? [node] : []
        case .branch(var branch):
          for index in branch.sides.indices {
            branch.sides[index].nodes = only(branch.sides[index].nodes)
          }
          return branch.sides.allSatisfy(\.nodes.isEmpty) ? [] : [.branch(branch)]
        case .rows(let rows): return only(rows.nodes)
        default: return []
        }
      }
    }
    var collector = ContentCollector(elements: self)
    collector.owner = element
    collector.collect(only(element.links), around)
    return collector.contents.filter { $0.kind == .control }
  }

  /// Taps on parts of a text that are no links of their own.
  private func addTaps(in nodes: [HostNode], to piece: inout PieceElement) {
    for node in nodes {
      switch node {
      case .element(let element) where element.kind == .text:
        if !isLink(element) {
          piece.facts.gestures += gestures(of: element, actions: piece.actions)
        }
        addTaps(in: element.children, to: &piece)
      case .branch(let branch): for side in branch.sides { addTaps(in: side.nodes, to: &piece) }
      case .rows(let rows): addTaps(in: rows.nodes, to: &piece)
      default: break
      }
    }
  }

  /// Whatever decides what the text says.
  func collectTells(_ nodes: [HostNode], _ tells: inout Set<UInt64>) {
    for node in nodes {
      switch node {
      case .value(let unknown, _): tells.formUnion(unknown.told)
      case .branch(let branch):
        for side in branch.sides {
          side.condition.collectTold(into: &tells)
          collectTells(side.nodes, &tells)
        }
      case .element(let element): collectTells(element.children, &tells)
      case .rows(let rows): collectTells(rows.nodes, &tells)
      case .words(_, let subjects): tells.formUnion(subjects)
      case .text, .unknown, .chrome, .renamed, .used: break
      }
    }
  }
}
