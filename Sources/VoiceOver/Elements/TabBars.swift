import Scenes
import Views

/// The bar of a `TabView`, and the dots below pages.
enum TabBars {
  static func build(_ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder) {
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
      for child in builder.scene.children(of: node, role) { add(child, known, &builder) }
    }
    if areNameless(from: start, builder) { builder.remove(from: start) }
    fold(from: start, node, known, &builder)
    builder.number(from: start)
    swap(&builder.list, &builder.chrome)
  }

  /// Of more than five tabs a bar shows four, and one that leads to the others; a tab to search with has a place of its
  /// own.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbarcontroller
  private static func fold(
    from start: Int, _ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    let rest = start + shown
    guard builder.list.entries.count > rest, builder.list.entries[start..<rest].allSatisfy(\.isTab),
      !hasSearch(from: start, builder)
    else { return }
    let others = builder.list.cost(rest..<builder.list.entries.count, rowsOnce: false)
    guard others.max > 1, others.min > 0 else { return }
    var more = builder.leaf(.tab, node, traits: .tab, known.confidence)
    more.label = builder.fixed("More")
    more.labelSource = .content
    if others.min == 1 {
      // Where the one that is always there is alone, it has the fifth place itself.
      guard let alone = tab(from: rest, builder) else { return }
      builder.remove(from: rest)
      let branch = builder.open(.branch(isExhaustive: true))
      let side = builder.open(.alternative)
      builder.list.entries.append(alone)
      builder.close(side)
      let other = builder.open(.alternative)
      builder.append(more)
      builder.close(other)
      builder.close(branch)
    } else {
      builder.remove(from: rest)
      builder.append(more)
    }
  }

  /// Beside the one that leads to the others.
  private static let shown = 4

  /// The first that is there whatever the app asks.
  private static func tab(from start: Int, _ builder: borrowing ElementBuilder)
    -> ElementList.Entry?
  {
    var index = start
    while index < builder.list.entries.count {
      if builder.list.entries[index].isTab { return builder.list.entries[index] }
      index += Int(builder.list.entries[index].span)
    }
    return nil
  }

  private static func hasSearch(from start: Int, _ builder: borrowing ElementBuilder) -> Bool {
    builder.list.entries[start...].contains { entry in
      guard case .element(let id) = entry.kind else { return false }
      let tab = builder.list.elements[Int(id)].node
      return builder.scene[tab].word == .Tab && builder.scene.argument(.role, of: tab) != nil
    }
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
  private static func isHidden(_ node: Scene.NodeID, _ builder: borrowing ElementBuilder) -> Bool {
    guard builder.scene[node].word == .Tab || builder.scene[node].word == .TabSection else {
      return false
    }
    return builder.scene.modifiers(of: node).contains { modifier in
      modifier.word == .hidden
        && builder.scene.firstArgument(of: modifier).map { builder.flag($0) == true } ?? true
    }
  }

  private static func add(
    _ node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    let entry = builder.scene[node]
    if isHidden(node, builder) { return }
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
      append(
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
      append(element, node, &builder)
    case .rows(let repetition):
      let value = builder.scene.repetitions[Int(repetition)]
      // A bar has room for five; the last of them leads to the rest.
      let count = value.isAssumed ? min(value.count, builder.isInTabRows ? 1 : 5) : value.count
      let before = builder.isInTabRows
      builder.isInTabRows = true
      let start = builder.open(.rows(node: node, count: Int32(count), isAssumed: value.isAssumed))
      addAll(in: node, known, &builder)
      builder.close(start)
      builder.isInTabRows = before
    case .branch(_, let isExhaustive):
      let start = builder.open(.branch(isExhaustive: isExhaustive))
      for child in builder.scene.children(of: node)
      where [.content, .otherTab].contains(builder.scene[child].role) {
        let side = builder.open(.alternative)
        addAll(in: child, known, &builder)
        builder.close(side)
      }
      builder.close(start)
    case .view where entry.word == .ForEach || entry.word == .Group || entry.word == .TabSection:
      addAll(in: node, known, &builder)
    case .helper, .group, .modified: addAll(in: node, known, &builder)
    case .view, .custom, .alternative, .opaque, .recursion:
      if let below = builder.scene.tabItemNode(below: node) {
        add(below, known, &builder)
      } else {
        append(builder.leaf(.tab, node, known.confidence), node, &builder)
      }
    }
  }

  private static func addAll(
    in node: Scene.NodeID, _ known: KnownView, _ builder: inout ElementBuilder
  ) {
    for child in builder.scene.children(of: node)
    where [.content, .otherTab].contains(builder.scene[child].role) {
      add(child, known, &builder)
    }
  }

  private static func append(
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

extension ElementList.Entry {
  fileprivate var isTab: Bool { if case .element = kind { true } else { false } }
}
