import Scenes
import Views

extension Evaluator {
  /// The rows of all cases of an enum that are being written.
  struct EachCase {
    /// The value that is another one in each row.
    var instance: Int32
    var count: Int
    /// Where it is told apart; -1 for nowhere so far.
    var branch: Scene.NodeID = -1
  }
}

/// As in `ForEach(Kind.allCases) { kind in switch kind { … } }`: of all rows, each side is one.
enum EachCaseRows {
  static func eachCase(
    _ row: Bound?, of data: ExpressionID?, _ size: Evaluator.Size, _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> Evaluator.EachCase? {
    guard case .instance(let instance) = row, let data, let count = size.count, !size.isAssumed,
      case .member(_, let name) = evaluator.expression(data, site.file),
      evaluator.hash(name, site.file) == WellKnown.allCases
    else { return nil }
    return Evaluator.EachCase(instance: instance, count: count)
  }

  /// Notes the branch that has been written, where its sides are the cases of the rows around it.
  static func noteEachCase(
    _ branch: Views.Branch, of node: Scene.NodeID, _ site: Site, _ evaluator: inout Evaluator
  ) {
    guard let each = evaluator.each, branch.kind == .choice,
      branch.alternatives.count == each.count,
      evaluator.scene.children(of: node).count == each.count
    else { return }
    guard let subject = branch.subject,
      case .name(let name) = evaluator.expression(subject, site.file)
    else {
      return
    }
    if evaluator.word(name, site.file) == .`self` {
      guard evaluator.selfInstance(at: site) == each.instance else { return }
    } else {
      guard
        case .instance(each.instance) = evaluator.lookUp(
          evaluator.hash(name, site.file), in: site.environment)
      else { return }
    }
    evaluator.each?.branch = node
  }

  /// Rows that are nothing but the sides of such a branch are one view after the other.
  static func settleEachCase(_ rows: Scene.NodeID, _ evaluator: inout Evaluator) {
    guard let branch = evaluator.each?.branch, branch >= 0 else { return }
    if tabs(below: evaluator.scene.nodes[Int(rows)].parent, &evaluator) >= 0 { return }
    var node = branch
    while true {
      guard evaluator.scene.nodes[Int(node)].modifiers.isEmpty else { return }
      if node == rows { break }
      let outer = evaluator.scene.nodes[Int(node)].parent
      guard outer + 1 == node,
        evaluator.scene.nodes[Int(outer)].end == evaluator.scene.nodes[Int(node)].end
      else {
        return
      }
      switch evaluator.scene.nodes[Int(outer)].kind {
      case .helper, .group, .rows: break
      case .view where evaluator.scene.nodes[Int(outer)].word == .Group: break
      default: return
      }
      node = outer
    }
    // What one row shows is told by how many rows there are around it.
    guard !evaluator.scene.tellsOneRow(below: rows) else { return }
    for side in evaluator.scene.children(of: branch) {
      evaluator.scene.nodes[Int(side)].kind = .group
    }
    evaluator.scene.nodes[Int(branch)].kind = .group
    evaluator.scene.nodes[Int(rows)].kind = .group
  }

  /// The list of tabs of which one is shown; -1 for none.
  static func tabs(below parent: Scene.NodeID, _ evaluator: inout Evaluator) -> Scene.NodeID {
    var next = parent
    defer { evaluator.noteLook(upTo: next) }
    while next >= 0 {
      switch (evaluator.scene.nodes[Int(next)].kind, evaluator.scene.nodes[Int(next)].word) {
      case (.view, .ForEach), (.view, .Group), (.view, .TabSection): break
      case (.view, let word): return word == .TabView ? next : -1
      default: break
      }
      next = evaluator.scene.nodes[Int(next)].parent
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
