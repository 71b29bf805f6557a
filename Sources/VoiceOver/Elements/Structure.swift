import Views

/// Sections, groups, tabs, tables: containers that add stops of their own.
extension ElementBuilder {
  mutating func section(_ node: Scene.NodeID, _ known: KnownView) {
    let start = list.entries.count
    if let title = scene.firstArgument(of: node), isTitle(title), !isEmptyText(title) {
      append(leaf(.text, node, label: title, traits: .staticText, known.confidence))
    }
    build(children: node, .header)
    // The first leaf of the header is the heading.
    if let first = list.entries[start...].lazy.compactMap(\.element).first {
      list.elements[Int(first)].traits.insert(.header)
    }
    build(children: node)
    build(children: node, .footer)
  }

  private func isTitle(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .view, .closure, .instance, .type, .null: false
    default: true
    }
  }

  mutating func groupBox(_ node: Scene.NodeID, _ known: KnownView) {
    var heading = control(node, .text, [.staticText, .header], known)
    if heading.label != .null {
      heading.made = .itself
      append(heading)
    }
    build(children: node)
  }

  mutating func disclosure(_ node: Scene.NodeID, _ known: KnownView) {
    var header = control(node, .button, .button, known)
    let state = scene.argument(.isExpanded, of: node).map { constantFlag($0) } ?? false
    if surroundings.isInList {
      header.traits.insert(.header)
      if let state { header.traits.insert(state ? .expanded : .collapsed) }
    }
    append(header)
    if state == true { build(children: node) }
  }

  /// As in `.constant(true)`.
  func constantFlag(_ value: ValueID) -> Bool? {
    guard case .call(.constant, _, let range) = scene[value],
      let first = scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)].first
    else { return flag(value) }
    return flag(first.value)
  }

  /// One candidate is shown.
  mutating func anyOf(_ node: Scene.NodeID) {
    let start = open(.branch(isExhaustive: true))
    var next = node + 1
    while next < scene.nodes[Int(node)].end {
      let side = open(.alternative)
      build(next)
      close(side)
      next = scene.nodes[Int(next)].end
    }
    close(start)
  }

  mutating func unavailable(_ node: Scene.NodeID, _ known: KnownView) {
    if let title = scene.firstArgument(of: node), isTitle(title) {
      append(leaf(.text, node, label: title, traits: .staticText, known.confidence))
    } else if scene.firstChild(of: node, .label) == nil, scene.firstChild(of: node, .content) == nil
    {
      // `ContentUnavailableView.search`: the system's title and description.
      for name in ["No Results", "Check the spelling or try a new search."] {
        let wording = fixed(name)
        append(leaf(.text, node, label: wording, traits: .staticText, known.confidence))
      }
      return
    }
    if let text = scene.argument(.description, of: node), isTitle(text), !isEmptyText(text) {
      append(leaf(.text, node, label: text, traits: .staticText, known.confidence))
    }
    build(children: node, .label)
    build(children: node)
  }

  /// Of the columns of a navigation view a compact screen shows the first.
  ///
  /// The others are what a wide one shows beside it; a first one that may be absent leaves its place to
  /// the next.
  mutating func columns(of node: Scene.NodeID) {
    for child in scene.children(of: node, .content) {
      build(child)
      if case .branch(_, isExhaustive: false) = scene[child].kind { continue }
      return
    }
  }

  /// On a compact screen the first column is all there is.
  mutating func table(_ node: Scene.NodeID, _ known: KnownView) {
    let before = surroundings
    let all = (node + 1)..<scene[node].end
    surroundings.column = all.first { scene[$0].word == .TableColumn } ?? -1
    for child in scene.children(of: node, .content) {
      if case .rows(let repetition) = scene[child].kind, holdsColumns(child) {
        let entry = scene.repetitions[Int(repetition)]
        let start = open(
          .rows(node: child, count: Int32(entry.count), isAssumed: entry.isAssumed))
        let column =
          surroundings.column < 0 ? scene.firstChild(of: child, .content) : surroundings.column
        if let column { cell(column, at: column, known) }
        close(start)
      } else if surroundings.column >= 0, !holdsColumns(child) {
        build(child)
      }
    }
    surroundings = before
  }

  /// `Table(…) { columns } rows: { rows }`: what is repeated are either all columns at once, or rows of their own.
  private func holdsColumns(_ child: Scene.NodeID) -> Bool {
    (child..<scene[child].end).contains(surroundings.column) || !scene.holdsTableRows(child)
  }

  /// One row of a table, told by its first column.
  mutating func tableRow(_ row: Scene.NodeID, _ known: KnownView) {
    if surroundings.column >= 0 { cell(surroundings.column, at: row, known) }
  }

  private mutating func cell(
    _ column: Scene.NodeID, at node: Scene.NodeID, _ known: KnownView
  ) {
    let start = list.entries.count
    build(children: column)
    var element = merged(from: start, node, known.confidence)
    element.made = .itself
    if element.label == .null {
      element.label = scene.argument(.value, of: column) ?? .null
      element.labelSource = .content
    }
    element.role = .text
    append(element)
  }

  // MARK: Tabs

  mutating func tabs(_ node: Scene.NodeID, _ known: KnownView) {
    let before = surroundings
    surroundings.isTabContent = true
    // Of pages one is there at a time, whichever it is (MODEL 1.3).
    if scene[node].isPaged, scene.children(of: node, .tab).count > 1 {
      branch(node, true, .tab)
    } else {
      build(children: node, .tab)
    }
    surroundings = before
    if surroundings.tabViewStyle == .page || surroundings.tabViewStyle == .pageTabViewStyle {
      if surroundings.hidesPageControl { return }
      var control = leaf(.pageControl, node, traits: .adjustable, known.confidence)
      control.label = fixed("‹page›")
      append(control)
      return
    }
    swap(&list, &chrome)
    let start = list.entries.count
    for role in [NodeRole.tab, .otherTab] {
      for child in scene.children(of: node, role) { tabItem(child, known) }
    }
    if areNameless(from: start) { remove(from: start) }
    number(from: start)
    swap(&list, &chrome)
  }

  /// Views without a `tabItem` have no place in the bar: whoever leaves it out has a switch of his own.
  private func areNameless(from start: Int) -> Bool {
    list.entries[start...].allSatisfy { entry in
      guard case .element(let id) = entry.kind else { return false }
      let tab = list.elements[Int(id)]
      guard tab.label == .null, tab.made == .itself, scene[tab.node].word != .Tab else {
        return false
      }
      if case .opaque = scene[tab.node].kind { return false }
      return scene.modifiers(of: tab.node).allSatisfy { $0.word != .tabItem }
    }
  }

  private mutating func tabItem(_ node: Scene.NodeID, _ known: KnownView) {
    let entry = scene[node]
    if let item = scene.modifiers(of: node).first(where: { $0.word == .tabItem }) {
      let start = list.entries.count
      buildViews(of: item)
      appendTab(merged(from: start, node, isControl: true, known.confidence), node)
      return
    }
    switch entry.kind {
    case .view where entry.word == .Tab:
      var element = control(node, .tab, .tab, known)
      if element.label == .null, let role = scene.argument(.role, of: node),
        case .member = scene[role]
      {
        element.label = fixed("Search")
        element.labelSource = .content
      }
      appendTab(element, node)
    case .rows(let repetition):
      let value = scene.repetitions[Int(repetition)]
      // A bar has room for five; the last of them leads to the rest.
      let count = value.isAssumed ? min(value.count, isInTabRows ? 1 : 5) : value.count
      let before = isInTabRows
      isInTabRows = true
      let start = open(.rows(node: node, count: Int32(count), isAssumed: value.isAssumed))
      tabItems(in: node, known)
      close(start)
      isInTabRows = before
    case .branch(_, let isExhaustive):
      let start = open(.branch(isExhaustive: isExhaustive))
      for child in scene.children(of: node)
      where [.content, .otherTab].contains(scene[child].role) {
        let side = open(.alternative)
        tabItems(in: child, known)
        close(side)
      }
      close(start)
    case .view where entry.word == .ForEach || entry.word == .Group || entry.word == .TabSection:
      tabItems(in: node, known)
    case .helper, .group, .modified: tabItems(in: node, known)
    case .view, .custom, .alternative, .opaque, .recursion:
      if let below = scene.tabItemNode(below: node) {
        tabItem(below, known)
      } else {
        appendTab(leaf(.tab, node, known.confidence), node)
      }
    }
  }

  private mutating func tabItems(in node: Scene.NodeID, _ known: KnownView) {
    for child in scene.children(of: node)
    where [.content, .otherTab].contains(scene[child].role) {
      tabItem(child, known)
    }
  }

  private mutating func appendTab(_ element: Element, _ node: Scene.NodeID) {
    var tab = element
    tab.role = .tab
    tab.made = .itself
    tab.traits = [.tab]
    tab.origin = scene[node].origin
    if let badge = scene.modifiers(of: node).first(where: { $0.word == .badge }) {
      tab.value = scene.firstArgument(of: badge) ?? .null
    }
    append(tab)
  }
}
