package import Views

/// A view of the repository that is named where it is shown, and read where it is declared.
package struct ApartView {
  package var type: TypeID
  package var node: Scene.NodeID
  package var reason: Mention.Reason
  /// The sheet, the destination, the window that shows it.
  package var root: Scene.NodeID
}

/// What was passed on the way from a view to what shows it.
private struct WayUp {
  var last: Scene.NodeID = -1
  /// Each row is a tab: `ForEach(tabs) { … }`.
  var isRow = false
  /// Rows are told apart, so none of them is the one shown.
  var isSide = false
  /// A property or function has it for one of several cases.
  var isPage = false
  /// Nothing stands before it.
  var isFirst = true
}

extension SceneNode {
  /// Each view in it is a tab, where it stands in a list of tabs.
  fileprivate var mayHoldTabs: Bool {
    switch kind {
    case .group, .helper, .branch, .alternative, .rows: true
    case .view: word == .ForEach || word == .Group || word == .TabSection
    default: false
    }
  }
}

extension Scene {
  /// How what stands below a node is reached: apart when nothing but wrappers lie between it and the root
  /// of a sheet, a destination, a window, a tab that is not the one shown.
  ///
  /// Without a child it is the next one to be written.
  package func reach(
    of role: NodeRole, below parent: NodeID, child: NodeID? = nil
  ) -> (reason: Mention.Reason, root: NodeID) {
    // What is in a bar or over something is a part of that.
    guard role == .content else { return (.part, -1) }
    var next = parent
    var way = WayUp()
    while next >= 0 {
      let node = nodes[Int(next)]
      let last = way.last < 0 ? child ?? NodeID(nodes.count) : way.last
      if case .branch = node.kind {} else if last != next + 1 { way.isFirst = false }
      switch node.role {
      case .sheet: return (.sheet, next)
      case .cover: return (.cover, next)
      case .popover: return (.popover, next)
      case .destination: return (.destination, next)
      case .otherTab: return (.tab, next)
      case .tab, .content: break
      default: return (.part, next)
      }
      guard !way.isRow || node.mayHoldTabs || node.word == .TabView else { return (.part, next) }
      switch node.kind {
      case .group, .branch, .modified: break
      case .helper: if way.isSide { way.isPage = true }
      case .alternative:
        if node.isState { return (.part, next) }
        way.isSide = true
      case .custom where node.isHolder: break
      case .rows: way.isRow = true
      case .view:
        switch node.word {
        case .NavigationStack, .NavigationView, .NavigationSplitView, .Group, .AnyView,
          .ScrollView, .Tab, .TabSection, .ForEach, .GeometryReader, .ScrollViewReader:
          break
        case .TabView where node.isPaged: return (.part, next)
        case .TabView:
          // It may still be open: the node after it is the first tab, or there is none yet.
          let isFirst = Int(next) + 1 == nodes.count || way.last == next + 1
          let isShown = isFirst && !(way.isRow && way.isSide)
          return (isShown ? .part : .tab, way.last)
        case .WindowGroup, .Window, .DocumentGroup, .Settings: return (.root, next)
        default: return (.part, next)
        }
      case .custom, .opaque, .recursion: return (.part, next)
      }
      way.last = next
      next = node.parent
    }
    let isPage = way.isPage && way.isFirst && !way.isRow
    return isPage ? (.page, way.last) : (.part, -1)
  }

  /// The properties and functions that have what stands below a node for one of several cases.
  package func makers(below parent: NodeID) -> [MemberID] {
    var found: [MemberID] = []
    var isSide = false
    var next = parent
    while next >= 0 {
      switch nodes[Int(next)].kind {
      case .alternative: isSide = true
      case .helper(let member): if isSide { found.append(member) }
      default: break
      }
      next = nodes[Int(next)].parent
    }
    return found
  }

  /// All views that are shown apart, each place of the source once for what is put around it there: a modifier of the
  /// app has what it is applied to on both of its sides.
  package var apart: [ApartView] {
    var found: [ApartView] = []
    var known: Set<[Origin]> = []
    let told = Set(mentions)
    for (place, node) in nodes.enumerated() {
      guard case .custom(let type) = node.kind, !node.isLeftOut,
        firstChild(of: NodeID(place), .content) == nil
      else {
        continue
      }
      var (reason, root) = reach(of: node.role, below: node.parent, child: NodeID(place))
      if reason == .root, told.contains(Mention(type: type, reason: .rootOfSeveral)) {
        reason = .rootOfSeveral
      }
      guard reason.isApart, root >= 0, told.contains(Mention(type: type, reason: reason)),
        known.insert(origins(from: NodeID(place), upTo: root)).inserted
      else { continue }
      found.append(ApartView(type: type, node: NodeID(place), reason: reason, root: root))
    }
    return found
  }

  /// Where a view, what shows it, and all that is put around it on the way there are written.
  private func origins(from view: NodeID, upTo root: NodeID) -> [Origin] {
    var found = [self[view].origin, self[root].origin]
    var node = view
    while true {
      found += modifiers(of: node).map(\.origin)
      if node == root { return found }
      node = self[node].parent
    }
  }

  /// What is not there where that view is: the side of a branch it stands on, or all that shows it.
  package func side(of view: ApartView) -> NodeID {
    var node = view.node
    if view.reason == .tab { return tab(of: view) }
    while node != view.root {
      if case .alternative = self[node].kind { return node }
      node = self[node].parent
    }
    return node
  }

  /// The whole tab, and nothing of others that stand beside it under one condition.
  private func tab(of view: ApartView) -> NodeID {
    var (tab, next) = (view.node, view.node)
    while next != view.root {
      next = self[next].parent
      if !self[next].mayHoldTabs { tab = next }
    }
    return tab
  }

  /// What stands beside a view and is not there when that is shown.
  package func others(beside view: ApartView) -> Set<NodeID> {
    guard view.reason == .tab else { return [] }
    var others: Set<NodeID> = []
    var node = tab(of: view)
    while node != view.root {
      let parent = self[node].parent
      others.formUnion(children(of: parent, .content).filter { $0 != node })
      node = parent
    }
    return others
  }
}

extension Scene {
  /// Rows over or beside a view that is shown apart, as nothing is in their list until something happens.
  ///
  /// A notice that comes and goes over whatever is shown is no part of each screen. Who puts it there tells of it.
  package func notices(over view: ApartView) -> Set<NodeID> {
    guard repetitions.contains(where: \.beginsEmpty) else { return [] }
    var found: Set<NodeID> = []
    var node = view.node
    while true {
      for modifier in modifiers(of: node) {
        for content in views(of: modifier) where self[content].role.isBeside {
          for inner in content..<self[content].end {
            guard case .rows(let repetition) = self[inner].kind,
              repetitions[Int(repetition)].beginsEmpty
            else { continue }
            found.insert(inner)
          }
        }
      }
      if node == view.root { return found }
      node = self[node].parent
    }
  }
}

extension NodeRole {
  fileprivate var isBeside: Bool {
    switch self {
    case .overlay, .background, .inset: true
    default: false
    }
  }
}

extension Scene {
  /// Whether there is anything where it is shown but the view and what only holds it.
  package func holdsMore(than view: ApartView) -> Bool {
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
  package var isApart: Bool {
    switch self {
    case .part, .cut: false
    case .root, .rootOfSeveral, .tab, .destination, .sheet, .cover, .popover, .page: true
    }
  }
}
