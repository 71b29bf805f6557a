import Views

/// Which sides of branches decide whether something is there.
extension Scene {
  /// A view, or an item of a toolbar, that a condition leaves out.
  package func mayBeAbsent(_ item: NodeID) -> Bool {
    var node = item
    while node >= 0 {
      if case .alternative = self[node].kind { return true }
      if self[node].role == .toolbar || self[node].role.isPresentation { return false }
      node = self[node].parent
    }
    return false
  }

  /// False where they are on different sides of one branch; nil where a condition decides about the first alone.
  package func isThereTogether(_ node: NodeID, _ other: NodeID) -> Bool? {
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
  package func isThere(_ item: NodeID, with other: NodeID) -> Bool {
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

/// What views of their own stand for.
extension Scene {
  /// A view that is an option as a whole, and no list of them.
  package func isOption(_ node: NodeID) -> Bool {
    switch nodes[Int(node)].kind {
    case .view:
      switch nodes[Int(node)].word {
      case .HStack, .VStack, .ZStack, .Grid, .LabeledContent: return true
      case .ForEach, .Group, .Section: break
      default: return false
      }
    case .custom, .helper, .group, .modified: break
    case .branch, .alternative, .rows, .opaque, .recursion: return false
    }
    return modifiers(of: node).contains { $0.word == .tag }
  }

  /// The first node below whose modifiers name a tab: navigation stacks and subviews may carry it.
  package func tabItemNode(below node: NodeID) -> NodeID? {
    for next in (node + 1)..<nodes[Int(node)].end {
      for index in nodes[Int(next)].modifiers
      where modifiers[Int(index)].word == .tabItem {
        return next
      }
    }
    return nil
  }
}
