/// Which sides of branches decide whether something is there.
extension Scene {
  /// A view, or an item of a toolbar, that a condition leaves out.
  func mayBeAbsent(_ item: NodeID) -> Bool {
    var node = item
    while node >= 0 {
      if case .alternative = self[node].kind { return true }
      if self[node].role == .toolbar || self[node].role.isPresentation { return false }
      node = self[node].parent
    }
    return false
  }

  /// False where they are on different sides of one branch; nil where a condition decides about the first alone.
  func isThereTogether(_ node: NodeID, _ other: NodeID) -> Bool? {
    var isOwn = false
    var side = node
    while side >= 0 {
      let branch = self[side].parent
      if case .alternative = self[side].kind, other < side || other >= self[side].end {
        if other > branch, other < self[branch].end { return false }
        isOwn = true
      }
      side = branch
    }
    return isOwn ? nil : true
  }

  /// On each side that one of them is on, the other is as well.
  func isThere(_ item: NodeID, with other: NodeID) -> Bool {
    var node = item
    while node >= 0 {
      if case .alternative = self[node].kind, other < node || other >= self[node].end {
        return false
      }
      node = self[node].parent
    }
    return true
  }
}
