import Views

/// A view of the repository that is named where it is shown, and read where it is declared.
struct ApartView {
  var type: TypeID
  var node: Scene.NodeID
  var reason: Mention.Reason
  /// The sheet, the destination, the window that shows it.
  var root: Scene.NodeID
}

extension Scene {
  /// How what stands below a node is reached: apart when nothing but wrappers lie between it and the root
  /// of a sheet, a destination, a window.
  func reach(of role: NodeRole, below parent: NodeID) -> (reason: Mention.Reason, root: NodeID) {
    // What is in a bar or over something is a part of that.
    guard role == .content else { return (.part, -1) }
    var next = parent
    while next >= 0 {
      let node = nodes[Int(next)]
      switch node.role {
      case .sheet: return (.sheet, next)
      case .cover: return (.cover, next)
      case .popover: return (.popover, next)
      case .destination: return (.destination, next)
      case .otherTab, .tab: return (node.role == .tab ? .tab : .destination, next)
      case .content: break
      default: return (.part, next)
      }
      switch node.kind {
      case .group, .helper, .branch, .alternative, .modified: break
      case .custom where node.isHolder: break
      case .view:
        switch node.word {
        case .NavigationStack, .NavigationView, .NavigationSplitView, .Group, .AnyView,
          .ScrollView, .Tab, .TabSection:
          break
        case .WindowGroup, .Window, .DocumentGroup: return (.root, next)
        default: return (.part, next)
        }
      case .custom, .rows, .opaque, .recursion: return (.part, next)
      }
      next = node.parent
    }
    return (.part, -1)
  }

  /// All views that are shown apart, each place of the source once.
  var apart: [ApartView] {
    var found: [ApartView] = []
    var known: Set<[Origin]> = []
    let told = Set(mentions)
    for (place, node) in nodes.enumerated() {
      guard case .custom(let type) = node.kind, firstChild(of: NodeID(place), .content) == nil
      else {
        continue
      }
      let (reason, root) = reach(of: node.role, below: node.parent)
      guard reason.isApart, told.contains(Mention(type: type, reason: reason)),
        known.insert([node.origin, self[root].origin]).inserted
      else { continue }
      found.append(ApartView(type: type, node: NodeID(place), reason: reason, root: root))
    }
    return found
  }

  /// What is not there where that view is: the side of a branch it stands on, or all that shows it.
  func side(of view: ApartView) -> NodeID {
    var node = view.node
    while node != view.root {
      if case .alternative = self[node].kind { return node }
      node = self[node].parent
    }
    return node
  }
}

extension Scene {
  /// Whether there is anything where it is shown but the view and what only holds it.
  func holdsMore(than view: ApartView) -> Bool {
    var node = view.node
    while true {
      let entry = nodes[Int(node)]
      if !entry.modifiers.isEmpty || children(of: node).count > 1 { return true }
      if node == view.root { return false }
      node = entry.parent
    }
  }
}

extension Mention.Reason {
  /// Only named where it is shown.
  var isApart: Bool {
    switch self {
    case .part, .cut, .tab: false
    case .root, .destination, .sheet, .cover, .popover: true
    }
  }
}
