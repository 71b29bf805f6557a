internal import Components
internal import VoiceOver

/// What makes one of all that is below, and what takes it away.
extension SemanticsMerger {
  /// A control that another element has taken in.
  private func control(_ pending: PendingConfig) -> PieceContent {
    var content = PieceContent(
      .control, at: pending.place, in: pending.view, anchor: pending.anchor,
      text: SourcedText.sentence([pending.config.label, pending.config.tooltip]))
    content.isNamed = !content.text.isEmpty
    return content
  }

  /// `MergeSemantics`: all below is one, boundaries and conflicts too.
  mutating func merge(_ node: SemanticsNode, _ mode: Mode) -> [SemanticsItem] {
    let items = write(node.children, Mode(isExplicit: false, isMerging: true))
    var parts = collect(items).flatMap { pool[$0].flattened }
    var own = pending(node)
    // Of those that answer a tap, only the first does.
    var isAnswered = own.config.actions.contains(.tap)
    var answer = own.config.tapped
    for index in parts.indices where parts[index].config.actions.contains(.tap) {
      // Nothing is lost where both do the same.
      let isSame = answer != nil && answer == parts[index].config.tapped
      if isAnswered, !isSame {
        parts[index].config.facts.contents.append(control(parts[index]))
      }
      if !isAnswered { answer = parts[index].config.tapped }
      isAnswered = true
    }
    if node.isMerging { own.config.facts.isGroupedByAuthor = true }
    var inner = node
    inner.isBoundary = node.isMerging && !mode.isMerging
    return finish(
      own, absorbing: parts, inner,
      Mode(isExplicit: mode.isExplicit && !mode.isMerging, isMerging: mode.isMerging))
  }

  mutating func exclude(_ node: SemanticsNode, _ mode: Mode) -> [SemanticsItem] {
    let items = write(node.children, Mode(isExplicit: false, isMerging: true))
    var own = pending(node)
    let isNamed = !own.config.label.isEmpty
    for index in collect(items) {
      var other = pool[index].whole
      other.facts.contents = other.facts.contents.map { content in
        var content = content
        // What a name of the same widget stands for is lost, and no mistake of hiding.
        content.isHidden = !isNamed
        content.isSaid = false
        content.isInNamed = isNamed
        content.isConditional = content.isConditional || !pool[index].sides.isEmpty
        content.isAnsweredOutside =
          content.isAnsweredOutside || !own.config.actions.isEmpty
          || !own.config.customActions.isEmpty
        return content
      }
      own.config.facts.contents += other.facts.contents
      if other.actions.isEmpty { continue }
      var control = control(pool[index])
      control.isAnsweredOutside = !own.config.actions.isEmpty
      own.config.facts.contents.append(control)
    }
    if mode.isMerging {
      pool.append(own)
      return [.pending(pool.count - 1)]
    }
    return finish(own, absorbing: [], node, mode)
  }

  /// What is below says what it says, and does nothing.
  mutating func writeIgnored(_ node: SemanticsNode, _ mode: Mode) -> [SemanticsItem] {
    var node = node
    node.config.actions = []
    node.isIgnoring = false
    let isBarrier = mode.isIgnoring
    var inner = mode
    inner.isIgnoring = false
    if !isBarrier, node.config.label.isEmpty, !node.isBoundary, !node.isExplicit {
      inner.isIgnoring = true
      return write(node.children, inner)
    }
    node.children = node.children.map { Self.ignoring($0) }
    return write(node, inner)
  }

  private static func ignoring(_ part: SemanticsPart) -> SemanticsPart {
    switch part {
    case .node(var node):
      node.config.actions = []
      node.children = node.children.map(ignoring)
      return .node(node)
    case .branch(var branch):
      branch.sides = branch.sides.map { ($0.condition, $0.parts.map(ignoring)) }
      return .branch(branch)
    case .rows(var rows):
      rows.parts = rows.parts.map(ignoring)
      return .rows(rows)
    case .owned(let owner, let use, let parts): return .owned(owner, use: use, parts.map(ignoring))
    case .bar(let parts): return .bar(parts.map(ignoring))
    case .blocking(let parts): return .blocking(parts.map(ignoring))
    }
  }
}
