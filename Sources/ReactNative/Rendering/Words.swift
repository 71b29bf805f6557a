internal import Components

/// Texts in Texts are one text, unless something is done with one of them.
extension ScriptEvaluator {
  /// Runs of nodes that only say something become what they say.
  func compact(_ nodes: [HostNode]) -> [HostNode] {
    var result: [HostNode] = []
    for node in nodes {
      guard let (text, subjects) = words(node) else {
        result.append(node)
        continue
      }
      if case .words(let before, let others)? = result.last {
        result[result.count - 1] = .words(before + text, others.union(subjects))
      } else {
        result.append(.words(text, subjects))
      }
    }
    return result
  }

  private func words(_ nodes: [HostNode]) -> (SourcedText, Set<UInt64>)? {
    var result = (text: SourcedText(), subjects: Set<UInt64>())
    for node in nodes {
      guard let (text, subjects) = words(node) else { return nil }
      result.text = result.text + text
      result.subjects.formUnion(subjects)
    }
    return result
  }

  /// Nil where more is to be known of it than its words.
  private func words(_ node: HostNode) -> (SourcedText, Set<UInt64>)? {
    switch node {
    case .text(let text): return (text, [])
    case .words(let text, let subjects): return (text, subjects)
    case .value(let unknown, _): return (unknown.text, [unknown.subject])
    case .branch(let branch):
      var texts: [SourcedText] = []
      var subjects: Set<UInt64> = []
      for side in branch.sides {
        guard let (text, own) = words(side.nodes) else { return nil }
        texts.append(text)
        subjects.formUnion(own)
        side.condition.collectSubjects(into: &subjects)
      }
      return (.oneOf(texts), subjects)
    case .rows(let rows): return words(rows.nodes)
    case .renamed(let names, let nodes):
      guard let (text, subjects) = words(nodes) else { return nil }
      let renaming = ScriptRenaming(names: names, members: members)
      return (text, Set(subjects.map { renaming($0) }))
    case .element(let element):
      guard element.kind == .text, element.handlers.subjects.isEmpty,
        element.props.given("role", "accessibilityRole", "aria-label", "accessibilityLabel") == nil,
        element.props.given("accessibilityHint") == nil
      else { return nil }
      return words(element.children)
    case .unknown, .tabs: return nil
    }
  }
}

extension [HostNode] {
  /// Something is among them that the models count otherwise.
  var mayDiffer: Bool {
    contains { node in
      switch node {
      case .element(let element):
        switch element.kind {
        case .image, .picture: true
        case .view: element.children.isEmpty || element.children.mayDiffer
        default: element.children.mayDiffer
        }
      case .branch(let branch): branch.sides.contains { $0.nodes.mayDiffer }
      case .rows(let rows): rows.nodes.mayDiffer
      case .unknown(let unknown): unknown.children.mayDiffer
      case .text, .words, .value, .renamed, .tabs: false
      }
    }
  }
}
