internal import ScriptModules

/// How far into each file the places go that something tells of: what moves behind them moves nothing of it.
struct ReadPlaces: Sendable, Equatable {
  private var last: [String: UInt32] = [:]

  init(of component: ComponentReading) {
    add(component.site)
    add(component.nodes)
    for presentation in component.presentations {
      add(presentation.site)
      add(presentation.nodes)
    }
    for change in component.options { add(change.bar) }
  }

  init(of navigators: [NavigatorReading]) {
    for navigator in navigators {
      for screen in navigator.screens {
        add(screen.site)
        add(screen.bar)
        for tab in screen.tabs { add(tab.site) }
        if let nodes = screen.tabBar { add(nodes) }
      }
    }
  }

  /// Something of it may be on another line now.
  func isMoved(by moves: LineMoves) -> Bool {
    last.contains { path, offset in moves.first[path].map { offset >= $0 } ?? false }
  }

  private mutating func add(_ site: HostSite) {
    if let known = last[site.path], known >= site.offset { return }
    last[site.path] = site.offset
  }

  private mutating func add(_ nodes: [HostNode]) {
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: HostNode) {
    switch node {
    case .text, .words: break
    case .value(_, let site): add(site)
    case .element(let element):
      add(element.site)
      add(element.origin)
      add(element.children)
      add(element.links)
    case .branch(let branch):
      add(branch.site)
      for side in branch.sides { add(side.nodes) }
    case .rows(let rows):
      add(rows.site)
      if let origin = rows.origin { add(origin) }
      add(rows.nodes)
    case .unknown(let unknown):
      add(unknown.site)
      add(unknown.children)
    case .renamed(_, let nodes): add(nodes)
    case .used(let use, let nodes):
      add(use)
      add(nodes)
    case .chrome(.tabs(let tabs)), .chrome(.topTabs(let tabs)): for tab in tabs { add(tab.site) }
    case .chrome(.nodes(let nodes)): add(nodes)
    case .chrome(.bar(let bar, let site)):
      add(site)
      add(bar)
    }
  }

  private mutating func add(_ bar: HostBar) {
    for nodes in [bar.titleNodes, bar.left, bar.right, bar.own] { if let nodes { add(nodes) } }
  }

  private mutating func add(_ origin: HostOrigin) {
    for use in origin.uses { add(use) }
  }

  private mutating func add(_ use: HostUse) {
    add(use.site)
    add(use.declared)
  }
}

/// By file, the first offset that is on another line or column now.
struct LineMoves {
  var first: [String: UInt32] = [:]

  mutating func add(_ path: String, from old: ScriptFile?, to new: ScriptFile?) {
    guard case .module(let before)? = old, case .module(let after)? = new else {
      first[path] = 0
      return
    }
    let (a, b) = (before.module.lines, after.module.lines)
    let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    if let index {
      first[path] = min(a[index], b[index])
    } else if a.count != b.count {
      first[path] = a.count < b.count ? b[a.count] : a[b.count]
    }
  }
}
