internal import Components
import Scenes
internal import ScriptModules
internal import VoiceOver

/// Host elements into what VoiceOver makes of them (React Native, `RCTViewComponentView` and the views of text, fields
/// and images beside it).
struct ReactElements {
  let graph: ModuleGraph
  let version: ReactVersion
  let exceptions: ReactExceptions
  let labels: KeptLabels

  func place(_ site: HostSite) -> Place {
    guard case .module(let source)? = graph.files[site.path] else {
      return Place(path: site.path, line: 1, column: 1)
    }
    let (line, column) = source.module.position(of: site.offset)
    return Place(path: site.path, line: line, column: column)
  }

  /// It is mended where it is used.
  func move(_ content: inout PieceContent, to use: HostUse) {
    content.writtenAt = content.place
    (content.place, content.view, content.anchor) =
      (place(use.site), use.site.view, use.site.anchor)
  }

  func content(_ kind: PieceContent.Kind, _ site: HostSite, _ around: Around) -> PieceContent {
    var content = PieceContent(kind, at: place(site), in: site.view, anchor: site.anchor)
    (content.subjects, content.when) = (around.subjects, around.when)
    content.isConditional = !around.subjects.isEmpty
    return content
  }

  func uses(_ origin: HostOrigin) -> [PieceUse] {
    origin.uses.map { use in
      PieceUse(use.kinds, at: place(use.site), in: use.site.view, anchor: use.site.anchor)
    }
  }

  // MARK: Lists

  func pieces(_ nodes: [HostNode], _ around: Around = Around()) -> [Piece] {
    // Of siblings only the last modal one is reached.
    if let modal = nodes.last(where: { isModal($0) }) { return pieces(modal, around) }
    return nodes.flatMap { pieces($0, around) }
  }

  private func isModal(_ node: HostNode) -> Bool {
    guard case .element(let element) = node else { return false }
    return element.props.given("aria-modal", "accessibilityViewIsModal")?.value.asFlag.isTrue
      ?? false
  }

  /// Rows in sections are as many as assumed; what is listed in a row of those is there once, as in the front end
  /// for Flutter: each guess in a guess would multiply what nobody knows.
  private static let openInside = 2

  func pieces(_ node: HostNode, _ around: Around) -> [Piece] {
    switch node {
    case .chrome(.topTabs(let tabs)): return pieces(of: tabs)
    case .text, .words, .chrome, .renamed, .used: return []
    case .value(let unknown, let site):
      let name = unknown.words.isEmpty ? "…" : unknown.words
      return [.element(opaque(name, .code, site))]
    case .branch(let branch): return self.branch(branch, around) { pieces($0, $1) }
    case .rows(let rows):
      var inner = around
      inner.isInRows = true
      inner.turns.append(rows.turn)
      inner.isRow = rows.nodes.count == 1
      if rows.isAssumed { inner.open += 1 }
      let body = pieces(rows.nodes, inner)
      guard !body.isEmpty else { return [] }
      var site = rows.site
      if let use = rows.origin?.use(of: .content)?.site {
        (site.path, site.offset, site.view, site.anchor) =
          (use.path, use.offset, use.view, use.anchor + "/rows")
      }
      return [
        .rows(
          PieceRows(
            at: place(site), in: site.view, anchor: site.anchor,
            count: rows.isAssumed && around.open >= Self.openInside
              ? min(1, rows.count) : rows.count,
            isAssumed: rows.isAssumed, body))
      ]
    case .unknown(let unknown): return self.unknown(unknown, around)
    case .element(let element): return self.element(element, around)
    }
  }

  /// Sides exclude each other by the questions that they ask.
  func branch(
    _ branch: HostBranch, _ around: Around, _ body: ([HostNode], Around) -> [Piece]
  ) -> [Piece] {
    var before = ScriptCondition.constant(true)
    var sides: [PieceSide] = []
    for side in OneRows.parted(branch.sides, in: around.turns) {
      let condition = ScriptCondition.both(before, side.condition)
      let inner = body(side.nodes, around.on(condition))
      var own = condition.side(inner)
      let isLayer = around.areLayers && !side.nodes.isEmpty
      OneRows.mark(&own, condition, in: around.turns, isLayer: isLayer)
      sides.append(own)
      before = .both(before, .not(of: side.condition))
    }
    guard sides.contains(where: { !$0.pieces.isEmpty }) else { return [] }
    return [.branch(PieceBranch(at: place(branch.site), isExhaustive: true, sides))]
  }

  func opaque(_ name: String, _ kind: Unknown.Kind, _ site: HostSite) -> PieceElement {
    var element = PieceElement(
      .opaque, at: place(site), in: site.view, anchor: site.anchor, .inferred)
    element.unknown = PieceUnknown(name: name, kind: kind)
    return element
  }

  /// What is between its tags is there, as far as anybody knows, and makes at least one stop.
  private func unknown(_ unknown: HostUnknown, _ around: Around) -> [Piece] {
    if isHidden(unknown.props) { return [] }
    if unknown.reason == .repetition { return [.element(repetition(unknown))] }
    let kind: Unknown.Kind =
      switch unknown.reason {
      case .package: .package
      case .code: .code
      case .system: .system
      case .limit, .repetition: .limit
      }
    var own = around
    own.isRow = false
    var inner = pieces(unknown.children, own)
    let mark = PieceUnknown(name: unknown.name, kind: kind)
    inner.markLeast(mark, or: opaque(unknown.name, kind, unknown.site))
    return inner
  }

  private func repetition(_ unknown: HostUnknown) -> PieceElement {
    PieceElement(
      .element, at: place(unknown.site), in: unknown.site.view, anchor: unknown.site.anchor,
      label: .literal("‹" + unknown.name + "› repeats itself"), .inferred)
  }

  // MARK: Elements

  private func element(_ written: HostElement, _ around: Around) -> [Piece] {
    let element = unwrapped(written)
    let style = HostStyle(element.props["style"])
    if style.isInvisible { return [] }
    if isHidden(element) {
      return hiddenContents([.element(element)], around)
    }
    // Hidden on a condition: with and without.
    if let (asked, shown) = hiding(element, style) {
      let condition = around.settled(asked)
      if case .constant(let flag) = condition { return flag ? [] : self.element(shown, around) }
      let sides = HostBranch(
        sides: [
          HostBranch.Side(condition: condition, nodes: []),
          HostBranch.Side(condition: .constant(true), nodes: [.element(shown)]),
        ], site: element.site)
      var layers = around
      layers.areLayers = around.isRow && style.isAbsoluteFill
      return branch(sides, layers) { pieces($0, $1) }
    }
    var inner = around
    (inner.isRow, inner.areLayers) = (false, false)
    return visible(element, style, inner)
  }

  private func visible(
    _ element: HostElement, _ style: HostStyle, _ around: Around
  ) -> [Piece] {
    switch element.props.flag("accessible") {
    case .known(let flag):
      return flag ? stop(element, style, around) : inner(element, style, around)
    case .absent:
      return isElementByDefault(element)
        ? stop(element, style, around) : inner(element, style, around)
    case .open(let asked):
      let condition = around.settled(asked)
      if case .constant(let flag) = condition {
        return flag ? stop(element, style, around) : inner(element, style, around)
      }
      let isNone = ScriptCondition.not(of: condition)
      let sides = [
        condition.side(stop(element, style, around.on(condition))),
        isNone.side(inner(element, style, around.on(isNone))),
      ]
      return [.branch(PieceBranch(at: place(element.site), isExhaustive: true, sides))]
    }
  }

  private func isElementByDefault(_ element: HostElement) -> Bool {
    switch element.kind {
    case .text, .touchable, .touchableChild, .button, .textInput, .switch, .icon, .slider,
      .progress, .picker, .opaque:
      return true
    case .link: return !element.props.flag("asChild").isTrue
    case .activity: return !element.props.flag("animating").isFalse
    // Any `alt` makes an element of it, also an empty one.
    case .image: return element.props["alt"].map { !$0.isMissing } ?? false
    case .view:
      guard version.minor >= 88, let role = element.props.given("role")?.value else { return false }
      return role.words.contains { !ReactRoles.decorative.contains($0) }
    case .plainButton, .backdrop, .picture: return false
    }
  }

  /// TouchableWithoutFeedback makes its one child the element, with its own props where it has any.
  func unwrapped(_ element: HostElement) -> HostElement {
    guard element.kind == .touchableChild else { return element }
    var only: HostElement?
    for case .element(let child) in element.children {
      if only != nil { return element }
      only = child
    }
    guard var child = only, element.children.count == 1 else { return element }
    for key in element.props.keys where key != "children" && key != "style" {
      if let value = element.props[key], !value.isMissing { child.props[key] = value }
    }
    let isElement = !element.props.flag("accessible").isFalse
    if isElement || child.kind == .text { child.props["accessible"] = .flag(isElement) }
    child.handlers = element.handlers
    if child.kind == .view, isElement { child.kind = .touchableChild }
    return child
  }

  // MARK: What is no element

  /// Its children, and what is lost on it.
  private func inner(
    _ element: HostElement, _ style: HostStyle, _ around: Around
  ) -> [Piece] {
    switch element.kind {
    case .text:
      // `accessible={false}` on a Text gives nothing back: it has no children that are stops.
      return hiddenContents([.element(element)], around)
    case .image, .picture: return image(element, style, around)
    case .activity, .progress, .button, .switch, .textInput, .icon, .slider, .picker, .opaque:
      return hiddenContents([.element(element)], around)
    case .view, .plainButton, .backdrop, .touchable, .touchableChild, .link: break
    }
    if element.kind == .view, element.children.isEmpty, style.isDot,
      element.handlers.subjects.isEmpty
    {
      return dot(element, style, around)
    }
    var children = element.children
    let isInverted = element.props.flag("inverted").isTrue
    if style.isReversed != isInverted { children.reverse() }
    var result = pieces(children, around)
    addTaps(of: element, to: &result)
    if element.kind == .view, result.count > 1 {
      result = [.stack(style.isRow ? .horizontal : .vertical, result)]
    }
    if let lost = lost(on: element, around) { result.insert(.silent(lost), at: 0) }
    return result
  }

  /// What a finger does on a box that is no element is told at the one element in it.
  private func addTaps(of element: HostElement, to result: inout [Piece]) {
    let gestures = gestures(of: element, actions: [])
    guard !gestures.isEmpty else { return }
    if element.kind == .touchable { return addPress(of: element, to: &result) }
    guard element.kind == .plainButton || element.kind == .view else { return }
    let indices = result.indices.filter { index in
      if case .silent = result[index] { false } else { true }
    }
    guard indices.count == 1, case .element(var only) = result[indices[0]],
      only.facts.gestures.isEmpty, only.unknown == nil
    else { return }
    only.facts.gestures = gestures
    if hasUnknownRole(element) { only.facts.hasUnknownTraits = true }
    only.facts.onlyDismissesKeyboard = element.handlers.onlyDismissesKeyboard
    result[indices[0]] = .element(only)
  }

  private func image(
    _ element: HostElement, _ style: HostStyle, _ around: Around
  ) -> [Piece] {
    var silent = content(.image, element.site, around)
    silent.isDecoration = isDecoration(element, style)
    silent.text =
      element.props.given("alt", "aria-label", "accessibilityLabel")?.value.text ?? SourcedText()
    if !silent.isDecoration { silent.lostLabel = lost(on: element, around)?.lostLabel }
    guard exceptions.contains(.images), !silent.isDecoration else { return [.silent(silent)] }
    var piece = PieceElement(
      .image, at: place(element.site), in: element.site.view, anchor: element.site.anchor,
      .inferred)
    piece.facts.contents = [silent]
    return [.element(piece)]
  }

  private func isDecoration(_ element: HostElement, _ style: HostStyle) -> Bool {
    if element.props.flag("accessible").isFalse || style.isAbsoluteFill { return true }
    if element.props.words("importantForAccessibility").contains(where: { $0.hasPrefix("no") }) {
      return true
    }
    return element.props.given("role", "accessibilityRole")?.value.words.contains {
      ReactRoles.decorative.contains($0)
    } ?? false
  }

  private func dot(
    _ element: HostElement, _ style: HostStyle, _ around: Around
  ) -> [Piece] {
    var shape = content(.shape, element.site, around)
    shape.subjects.formUnion(style.states.keys)
    guard exceptions.contains(.dots) else { return [.silent(shape)] }
    var piece = PieceElement(
      .shape, at: place(element.site), in: element.site.view, anchor: element.site.anchor,
      .inferred)
    piece.facts.contents = [shape]
    return [.element(piece)]
  }

  /// What is seen, and taken from the listener.
  private func hiddenContents(_ nodes: [HostNode], _ around: Around) -> [Piece] {
    var collector = ContentCollector(elements: self, isHidden: true)
    collector.collect(nodes, around)
    return collector.contents.map { .silent($0) }
  }
}
