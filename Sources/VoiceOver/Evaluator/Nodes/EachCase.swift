import Views

/// As in `ForEach(Kind.allCases) { kind in switch kind { … } }`: of all rows, each side is one.
extension Evaluator {
  /// The rows of all cases of an enum that are being written.
  struct EachCase {
    /// The value that is another one in each row.
    var instance: Int32
    var count: Int
    /// Where it is told apart; -1 for nowhere so far.
    var branch: Scene.NodeID = -1
  }

  func eachCase(_ row: Bound?, of data: ExpressionID?, _ size: Size, _ site: Site) -> EachCase? {
    guard case .instance(let instance) = row, let data, let count = size.count, !size.isAssumed,
      case .member(_, let name) = expression(data, site.file),
      hash(name, site.file) == WellKnown.allCases
    else { return nil }
    return EachCase(instance: instance, count: count)
  }

  /// Notes the branch that has been written, where its sides are the cases of the rows around it.
  mutating func noteEachCase(_ branch: Views.Branch, of node: Scene.NodeID, _ site: Site) {
    guard let each = each, branch.kind == .choice, branch.alternatives.count == each.count,
      scene.children(of: node).count == each.count
    else { return }
    guard let subject = branch.subject, case .name(let name) = expression(subject, site.file) else {
      return
    }
    if word(name, site.file) == .`self` {
      guard selfInstance(at: site) == each.instance else { return }
    } else {
      guard case .instance(each.instance) = lookUp(hash(name, site.file), in: site.environment)
      else { return }
    }
    self.each?.branch = node
  }

  /// Rows that are nothing but the sides of such a branch are one view after the other.
  mutating func settleEachCase(_ rows: Scene.NodeID) {
    guard let branch = each?.branch, branch >= 0 else { return }
    if tabs(below: scene.nodes[Int(rows)].parent) >= 0 { return }
    var node = branch
    while true {
      guard scene.nodes[Int(node)].modifiers.isEmpty else { return }
      if node == rows { break }
      let outer = scene.nodes[Int(node)].parent
      guard outer + 1 == node, scene.nodes[Int(outer)].end == scene.nodes[Int(node)].end else {
        return
      }
      switch scene.nodes[Int(outer)].kind {
      case .helper, .group, .rows: break
      case .view where scene.nodes[Int(outer)].word == .Group: break
      default: return
      }
      node = outer
    }
    // What one row shows is told by how many rows there are around it.
    guard !scene.tellsOneRow(below: rows) else { return }
    for side in scene.children(of: branch) { scene.nodes[Int(side)].kind = .group }
    scene.nodes[Int(branch)].kind = .group
    scene.nodes[Int(rows)].kind = .group
  }

  /// The list of tabs of which one is shown; -1 for none.
  func tabs(below parent: Scene.NodeID) -> Scene.NodeID {
    var next = parent
    while next >= 0 {
      switch (scene.nodes[Int(next)].kind, scene.nodes[Int(next)].word) {
      case (.view, .ForEach), (.view, .Group), (.view, .TabSection): break
      case (.view, let word): return word == .TabView ? next : -1
      default: break
      }
      next = scene.nodes[Int(next)].parent
    }
    return -1
  }
}

extension Scene {
  /// Nothing stands before it.
  func isFirstTab(_ node: NodeID, of tabs: NodeID) -> Bool {
    var next = node
    while next != tabs {
      let outer = nodes[Int(next)].parent
      guard outer + 1 == next else { return false }
      next = outer
    }
    return true
  }
}
