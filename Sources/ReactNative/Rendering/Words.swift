internal import Components

/// Texts in Texts are one text, and of some of them more is to be known.
struct HostWords {
  let members: [UInt64: ScriptMemberSubject]

  /// What nodes say inside a Text, and what decides about it.
  func words(_ nodes: [HostNode]) -> (text: SourcedText, subjects: Set<UInt64>) {
    switch SideSplits.outcome(of: nodes) {
    case .apart: return joined(nodes)
    case .tooMany:
      let runs = SideSplits.runs(of: nodes)
      guard runs.count > 1, runs.count < nodes.count else { return joined(nodes) }
      return runs.reduce(into: (SourcedText(), [])) { all, run in
        let (text, subjects) = run.count > 1 ? words(Array(run)) : joined(Array(run))
        all = (all.0 + text, all.1.union(subjects))
      }
    case .ways(let ways):
      let texts = ways.map { joined($0.nodes).text }
      return (.oneOf(UnusualSides.marked(texts, ways.map(\.condition))), joined(nodes).subjects)
    }
  }

  /// One behind the other, whatever each hangs on.
  private func joined(_ nodes: [HostNode]) -> (text: SourcedText, subjects: Set<UInt64>) {
    var result = (text: SourcedText(), subjects: Set<UInt64>())
    for node in nodes {
      let (text, subjects) = words(node)
      result.text = result.text + text
      result.subjects.formUnion(subjects)
    }
    return result
  }

  /// All that the Texts among nodes show.
  func shown(_ nodes: [HostNode]) -> SourcedText {
    .sentence(
      nodes.map { node in
        switch node {
        case .element(let element) where element.kind == .text: words(element.children).text
        case .element(let element): shown(element.children)
        case .text, .words, .value: words(node).0
        case .branch(let branch): .oneOf(branch.sides.map { shown($0.nodes) })
        case .rows(let rows): shown(rows.nodes)
        case .unknown(let unknown): shown(unknown.children)
        case .renamed(_, let nodes), .used(_, let nodes): shown(nodes)
        case .chrome: SourcedText()
        }
      })
  }

  private func words(_ node: HostNode) -> (SourcedText, Set<UInt64>) {
    switch node {
    case .text(let text): return (text, [])
    case .words(let text, let subjects): return (text, subjects)
    case .value(let unknown, _): return (unknown.text, Set(unknown.told))
    case .branch(let branch):
      var texts: [SourcedText] = []
      var subjects: Set<UInt64> = []
      for side in branch.sides {
        let (text, own) = words(side.nodes)
        texts.append(text)
        subjects.formUnion(own)
        side.condition.collectTold(into: &subjects)
      }
      return (.oneOf(UnusualSides.marked(texts, branch.sides.map(\.condition))), subjects)
    case .rows(let rows): return words(rows)
    case .used(_, let nodes): return words(nodes)
    case .renamed(let names, let nodes):
      let (text, subjects) = words(nodes)
      let renaming = ScriptRenaming(names: names, members: members)
      return (text, Set(subjects.map { renaming($0) }))
    case .element(let element):
      // Boxes and pictures in a Text cannot be reached.
      switch element.kind {
      case .text, .link: return words(element.children)
      default: return (SourcedText(), [])
      }
    case .unknown(let unknown) where unknown.reason == .repetition: return (SourcedText(), [])
    case .unknown(let unknown):
      return unknown.children.isEmpty ? (.code(unknown.name), []) : words(unknown.children)
    case .chrome: return (SourcedText(), [])
    }
  }

  /// Rows of words are one text, in which one of them is enough to tell of all; where the first is written in another
  /// way than those behind it (`index > 0 && ', '`), it and one of them.
  private func words(_ rows: HostRows) -> (SourcedText, Set<UInt64>) {
    let (all, subjects) = words(rows.nodes)
    guard let index = rows.turn?.index, subjects.contains(index), rows.count > 1 else {
      return (all, subjects)
    }
    let question = ScriptQuestion(subject: index, words: "index")
    let (first, later) = (
      words(rows.nodes.settled(question, false)).text,
      words(rows.nodes.settled(question, true)).text
    )
    return first == later ? (all, subjects) : (first + later, subjects)
  }

  /// Texts with a role or something that happens when they are pressed, one behind the other, and controls that stand
  /// between them.
  func links(_ nodes: [HostNode]) -> [HostNode] {
    nodes.flatMap { node -> [HostNode] in
      switch node {
      case .element(var element):
        if element.isControl { return [node] }
        guard element.kind == .text || element.kind == .link else { return links(element.children) }
        let inner = element.links
        let isPlain =
          element.kind == .text && element.handlers.subjects.isEmpty
          && element.props.given("role", "accessibilityRole") == nil
        if isPlain { return inner }
        element.links = []
        return [.element(element)] + inner
      case .branch(var branch):
        for index in branch.sides.indices {
          branch.sides[index].nodes = links(branch.sides[index].nodes)
        }
        return branch.sides.allSatisfy(\.nodes.isEmpty) ? [] : [.branch(branch)]
      case .rows(var rows):
        rows.nodes = links(rows.nodes)
        return rows.nodes.isEmpty ? [] : [.rows(rows)]
      case .renamed(let names, let nodes):
        let inner = links(nodes)
        return inner.isEmpty ? [] : [.renamed(names, inner)]
      case .used(let use, let nodes):
        let inner = links(nodes)
        return inner.isEmpty ? [] : [.used(use, inner)]
      case .unknown(let unknown): return links(unknown.children)
      case .text, .words, .value, .chrome: return []
      }
    }
  }
}

extension [HostNode] {
  /// With the answer to a question put in, as far as Texts show it.
  fileprivate func settled(_ question: ScriptQuestion, _ flag: Bool) -> [HostNode] {
    var known = ScriptAssumptions()
    known.add(.ask(question), flag)
    return settled(by: known)
  }

  private func settled(by known: ScriptAssumptions) -> [HostNode] {
    flatMap { node -> [HostNode] in
      switch node {
      case .branch(var branch):
        var sides: [HostBranch.Side] = []
        for side in branch.sides {
          let condition = known.simplify(side.condition)
          if case .constant(false) = condition { continue }
          let inner = side.nodes.settled(by: known)
          if sides.isEmpty, case .constant(true) = condition { return inner }
          sides.append(HostBranch.Side(condition: condition, nodes: inner))
          if case .constant(true) = condition { break }
        }
        branch.sides = sides
        return [.branch(branch)]
      case .used(let use, let nodes): return [.used(use, nodes.settled(by: known))]
      default: return [node]
      }
    }
  }

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
      case .text, .words, .value, .renamed, .used, .chrome: false
      }
    }
  }
}
