import Scenes
import Views

/// Sections, groups, tabs, tables: containers that add stops of their own.
enum StructureElements {
  static func section(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    let start = builder.list.entries.count
    if let title = builder.scene.firstArgument(of: node), isTitle(title, builder),
      !builder.isEmptyText(title)
    {
      builder.append(builder.leaf(.text, node, label: title, traits: .staticText, known.confidence))
    }
    builder.build(children: node, .header)
    markHeading(from: start, to: builder.list.entries.count, &builder)
    builder.build(children: node)
    builder.build(children: node, .footer)
  }

  /// The first leaf of the header is the heading, on each side that shows one; false where there may be none.
  @discardableResult
  private static func markHeading(
    from start: Int, to end: Int, _ builder: inout ElementBuilder
  ) -> Bool {
    var index = start
    while index < end {
      let entry = builder.list.entries[index]
      let next = index + Int(entry.span)
      switch entry.kind {
      case .element(let id), .group(let id):
        builder.list.elements[Int(id)].traits.insert(.header)
        return true
      case .branch(let isExhaustive):
        var isSure = isExhaustive
        var side = index + 1
        while side < next {
          let after = side + Int(builder.list.entries[side].span)
          if !markHeading(from: side + 1, to: after, &builder) { isSure = false }
          side = after
        }
        if isSure { return true }
      case .alternative, .rows:
        if markHeading(from: index + 1, to: next, &builder) { return true }
      }
      index = next
    }
    return false
  }

  private static func isTitle(_ value: ValueID, _ builder: borrowing ElementBuilder) -> Bool {
    switch builder.scene[value] {
    case .view, .closure, .instance, .type, .null: false
    default: true
    }
  }

  static func groupBox(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    var heading = builder.control(node, .text, [.staticText, .header], known)
    if heading.label != .null {
      heading.made = .itself
      builder.append(heading)
    }
    builder.build(children: node)
  }

  static func disclosure(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    var header = builder.control(node, .button, .button, known)
    let state =
      builder.scene.argument(.isExpanded, of: node).map { constantFlag($0, builder) } ?? false
    if builder.surroundings.isInList {
      header.traits.insert(.header)
      if let state { header.traits.insert(state ? .expanded : .collapsed) }
    }
    builder.append(header)
    if state == true { builder.build(children: node) }
  }

  /// As in `.constant(true)`.
  static func constantFlag(_ value: ValueID, _ builder: borrowing ElementBuilder) -> Bool? {
    guard case .call(.constant, _, let range) = builder.scene[value],
      let first = builder.scene.arguments[Int(range.lowerBound)..<Int(range.upperBound)].first
    else { return builder.flag(value) }
    return builder.flag(first.value)
  }

  /// One candidate is shown.
  static func anyOf(_ node: Scene.NodeID, _ builder: inout ElementBuilder) {
    let start = builder.open(.branch(isExhaustive: true))
    var next = node + 1
    while next < builder.scene.nodes[Int(node)].end {
      let side = builder.open(.alternative)
      builder.build(next)
      builder.close(side)
      next = builder.scene.nodes[Int(next)].end
    }
    builder.close(start)
  }

  static func unavailable(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder)
  {
    if let title = builder.scene.firstArgument(of: node), isTitle(title, builder) {
      builder.append(builder.leaf(.text, node, label: title, traits: .staticText, known.confidence))
    } else if builder.scene.firstChild(of: node, .label) == nil,
      builder.scene.firstChild(of: node, .content) == nil
    {
      // `ContentUnavailableView.search`: the system's title and description.
      for name in ["No Results", "Check the spelling or try a new search."] {
        let wording = builder.fixed(name)
        builder.append(
          builder.leaf(.text, node, label: wording, traits: .staticText, known.confidence))
      }
      return
    }
    if let text = builder.scene.argument(.description, of: node), isTitle(text, builder),
      !builder.isEmptyText(text)
    {
      builder.append(builder.leaf(.text, node, label: text, traits: .staticText, known.confidence))
    }
    builder.build(children: node, .label)
    builder.build(children: node)
  }

  /// Of the columns of a navigation view a compact screen shows the first.
  ///
  /// The others are what a wide one shows beside it; a first one that may be absent leaves its place to
  /// the next.
  static func columns(of node: Scene.NodeID, _ builder: inout ElementBuilder) {
    for child in builder.scene.children(of: node, .content) {
      builder.build(child)
      if case .branch(_, isExhaustive: false) = builder.scene[child].kind { continue }
      return
    }
  }

  /// On a compact screen the first column is all there is.
  static func table(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    let before = builder.surroundings
    let all = (node + 1)..<builder.scene[node].end
    builder.surroundings.column = all.first { builder.scene[$0].word == .TableColumn } ?? -1
    for child in builder.scene.children(of: node, .content) {
      if case .rows(let repetition) = builder.scene[child].kind, holdsColumns(child, builder) {
        let entry = builder.scene.repetitions[Int(repetition)]
        let start = builder.open(
          .rows(node: child, count: Int32(entry.count), isAssumed: entry.isAssumed))
        let column =
          builder.surroundings.column < 0
          ? builder.scene.firstChild(of: child, .content) : builder.surroundings.column
        if let column { cell(column, at: column, known, &builder) }
        builder.close(start)
      } else if builder.surroundings.column >= 0, !holdsColumns(child, builder) {
        builder.build(child)
      }
    }
    builder.surroundings = before
  }

  /// `Table(…) { columns } rows: { rows }`: what is repeated are either all columns at once, or rows of their own.
  private static func holdsColumns(_ child: Scene.NodeID, _ builder: borrowing ElementBuilder)
    -> Bool
  {
    (child..<builder.scene[child].end).contains(builder.surroundings.column)
      || !builder.scene.holdsTableRows(child)
  }

  /// One row of a table, told by its first column.
  static func tableRow(_ row: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    if builder.surroundings.column >= 0 {
      cell(builder.surroundings.column, at: row, known, &builder)
    }
  }

  private static func cell(
    _ column: Scene.NodeID, at node: Scene.NodeID, _ known: KnownView,
    _ builder: inout ElementBuilder
  ) {
    let start = builder.list.entries.count
    builder.build(children: column)
    var element = Combining.merged(from: start, node, known.confidence, &builder)
    element.made = .itself
    if element.label == .null {
      element.label = builder.scene.argument(.value, of: column) ?? .null
      element.labelSource = .content
    }
    element.role = .text
    builder.append(element)
  }

  // MARK: Tabs

  static func tabs(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
    let before = builder.surroundings
    builder.surroundings.isTabContent = true
    // Of pages one is there at a time, whichever it is (MODEL 1.3).
    if builder.scene[node].isPaged, builder.scene.children(of: node, .tab).count > 1 {
      builder.branch(node, true, .tab)
    } else {
      builder.build(children: node, .tab)
    }
    builder.surroundings = before
    if builder.surroundings.tabViewStyle == .page
      || builder.surroundings.tabViewStyle == .pageTabViewStyle
    {
      if builder.surroundings.hidesPageControl { return }
      var control = builder.leaf(.pageControl, node, traits: .adjustable, known.confidence)
      control.label = builder.fixed("‹page›")
      builder.append(control)
      return
    }
    swap(&builder.list, &builder.chrome)
    let start = builder.list.entries.count
    for role in [NodeRole.tab, .otherTab] {
      for child in builder.scene.children(of: node, role) { tabItem(child, known, &builder) }
    }
    if areNameless(from: start, builder) { builder.remove(from: start) }
    foldTabs(from: start, node, known, &builder)
    builder.number(from: start)
    swap(&builder.list, &builder.chrome)
  }

  /// Of more than five tabs a bar shows four, and one that leads to the others; a tab to search with has a place of its
  /// own.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller
  private static func foldTabs(
    from start: Int, _ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    guard builder.list.entries.count - start > 5 else { return }
    for entry in builder.list.entries[start...] {
      guard case .element(let id) = entry.kind else { return }
      let tab = builder.list.elements[Int(id)].node
      if builder.scene[tab].word == .Tab, builder.scene.argument(.role, of: tab) != nil { return }
    }
    builder.remove(from: start + 4)
    var more = builder.leaf(.tab, node, traits: .tab, known.confidence)
    more.label = builder.fixed("More")
    more.labelSource = .content
    builder.append(more)
  }

  /// Views without a `tabItem` have no place in the bar: whoever leaves it out has a switch of his own.
  private static func areNameless(from start: Int, _ builder: borrowing ElementBuilder) -> Bool {
    builder.list.entries[start...].allSatisfy { entry in
      guard case .element(let id) = entry.kind else { return false }
      let tab = builder.list.elements[Int(id)]
      guard tab.label == .null, tab.made == .itself, builder.scene[tab.node].word != .Tab else {
        return false
      }
      if case .opaque = builder.scene[tab.node].kind { return false }
      return builder.scene.modifiers(of: tab.node).allSatisfy { $0.word != .tabItem }
    }
  }

  /// A tab that is hidden has no place in the bar.
  ///
  /// https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)
  private static func isHiddenTab(_ node: Scene.NodeID, _ builder: borrowing ElementBuilder) -> Bool
  {
    guard builder.scene[node].word == .Tab || builder.scene[node].word == .TabSection else {
      return false
    }
    return builder.scene.modifiers(of: node).contains { modifier in
      modifier.word == .hidden
        && builder.scene.firstArgument(of: modifier).map { builder.flag($0) == true } ?? true
    }
  }

  private static func tabItem(
    _ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    let entry = builder.scene[node]
    if isHiddenTab(node, builder) { return }
    let isShown = builder.isShownTab
    if entry.role == .otherTab { builder.isShownTab = false }
    defer { builder.isShownTab = isShown }
    if let item = builder.scene.modifiers(of: node).first(where: { $0.word == .tabItem }) {
      let start = builder.list.entries.count
      builder.buildViews(of: item)
      // The title of the item names it; its picture does where there is none.
      // https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
      for entry in builder.list.entries[start...] {
        if case .element(let id) = entry.kind, builder.list.elements[Int(id)].role == .image {
          builder.list.elements[Int(id)].labelSource = .symbolName
        }
      }
      appendTab(
        Combining.merged(from: start, node, isControl: true, known.confidence, &builder), node,
        &builder)
      return
    }
    switch entry.kind {
    case .view where entry.word == .Tab:
      var element = builder.control(node, .tab, .tab, known)
      if element.label == .null, let role = builder.scene.argument(.role, of: node),
        case .member = builder.scene[role]
      {
        element.label = builder.fixed("Search")
        element.labelSource = .content
      }
      appendTab(element, node, &builder)
    case .rows(let repetition):
      let value = builder.scene.repetitions[Int(repetition)]
      // A bar has room for five; the last of them leads to the rest.
      let count = value.isAssumed ? min(value.count, builder.isInTabRows ? 1 : 5) : value.count
      let before = builder.isInTabRows
      builder.isInTabRows = true
      let start = builder.open(.rows(node: node, count: Int32(count), isAssumed: value.isAssumed))
      tabItems(in: node, known, &builder)
      builder.close(start)
      builder.isInTabRows = before
    case .branch(_, let isExhaustive):
      let start = builder.open(.branch(isExhaustive: isExhaustive))
      for child in builder.scene.children(of: node)
      where [.content, .otherTab].contains(builder.scene[child].role) {
        let side = builder.open(.alternative)
        tabItems(in: child, known, &builder)
        builder.close(side)
      }
      builder.close(start)
    case .view where entry.word == .ForEach || entry.word == .Group || entry.word == .TabSection:
      tabItems(in: node, known, &builder)
    case .helper, .group, .modified: tabItems(in: node, known, &builder)
    case .view, .custom, .alternative, .opaque, .recursion:
      if let below = builder.scene.tabItemNode(below: node) {
        tabItem(below, known, &builder)
      } else {
        appendTab(builder.leaf(.tab, node, known.confidence), node, &builder)
      }
    }
  }

  private static func tabItems(
    in node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    for child in builder.scene.children(of: node)
    where [.content, .otherTab].contains(builder.scene[child].role) {
      tabItem(child, known, &builder)
    }
  }

  private static func appendTab(
    _ element: Element, _ node: Scene.NodeID, _ builder: inout ElementBuilder
  ) {
    var tab = element
    tab.role = .tab
    tab.made = .itself
    // https://developer.apple.com/documentation/swiftui/tabcontent/disabled(_:)
    tab.traits = element.traits.contains(.dimmed) ? [.tab, .dimmed] : .tab
    tab.origin = builder.scene[node].origin
    if let badge = builder.scene.modifiers(of: node).first(where: { $0.word == .badge }) {
      tab.value = builder.scene.firstArgument(of: badge) ?? .null
    }
    // The bar says which one is shown (recorded of UITabBar: “Selected: Item B. Tab. 2 of 5.”); of rows nobody knows.
    if builder.isShownTab, !builder.isInTabRows { tab.traits.insert(.selected) }
    builder.append(tab)
  }
}
