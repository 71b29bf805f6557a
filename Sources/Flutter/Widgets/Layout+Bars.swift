internal import Components
internal import VoiceOver

/// Pages with their bars, dialogs, tabs.
extension Layout {
  mutating func scaffold(_ made: Made, _ around: Around) -> [SemanticsPart] {
    hasScaffold = true
    var bars = around
    for label in ["drawer", "endDrawer"] {
      guard let drawer = made[label], !drawer.isNull else { continue }
      apart.append(Apart(name: label, value: drawer, place: made.place, view: made.view))
      if label == "drawer" { bars.bar.hasMenu = true }
    }
    let inner = entered(made, bars)
    let content = entered(made, around)
    var found: [SemanticsPart] = []
    // `headers` and `footers` are those of packages that have a page of the same name (shadcn_flutter, `Scaffold`).
    for label in ["appBar", "navigationBar", "headers"] {
      let bar = slot(label, of: made, inner)
      if !bar.isEmpty { found.append(.bar(bar)) }
    }
    found += slots(["body", "child", "tabBuilder"], of: made, content)
    found += slots(["persistentFooterButtons", "bottomSheet", "footers"], of: made, content)
    found += slots(["floatingActionButton"], of: made, content)
    for label in ["bottomNavigationBar", "tabBar"] {
      let bar = slot(label, of: made, inner)
      if !bar.isEmpty { found.append(.bar(bar)) }
    }
    return found + unread(made, around, beside: Self.ofPages)
  }

  /// What a page is given to show, and what it has behind it.
  private static let ofPages: Set<String> = [
    "drawer", "endDrawer", "appBar", "navigationBar", "headers", "body", "child", "tabBuilder",
    "persistentFooterButtons", "bottomSheet", "floatingActionButton", "bottomNavigationBar",
    "tabBar", "footers",
  ]
  private static let ofBars: Set<String> = [
    "leading", "title", "middle", "largeTitle", "header", "subtitle", "child", "actions",
    "trailing",
    "flexibleSpace", "bottom",
  ]

  mutating func appBar(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found: [SemanticsPart] = []
    found += leading(made["leading"], of: made, around, inner)
    found += slots(["header"], of: made, inner)
    for label in ["title", "middle", "largeTitle"] {
      let title = slot(label, of: made, inner)
      if title.isEmpty { continue }
      var config = SemanticsConfig()
      config.flags = [.header]
      config.role = .header
      found.append(
        node(made, inner, config, isBoundary: true, collects: .slots, title).standing(at: title))
    }
    found += slots(["subtitle", "child"], of: made, inner)
    let trailing = slots(["actions", "trailing"], of: made, inner)
    found += trailing.map(\.inTrailing)
    found += slots(["flexibleSpace", "bottom"], of: made, inner)
    found += unread(made, around, beside: Self.ofBars)
    return [node(made, around, isBoundary: true, isExplicit: true, found)]
  }

  /// What a bar is given to have in front, and where that is nothing what it puts there by itself (material library,
  /// `app_bar.dart`: `leading == null && automaticallyImplyLeading`).
  private mutating func leading(
    _ value: DartValue?, of made: Made, _ around: Around, _ inner: Around
  ) -> [SemanticsPart] {
    guard let value, !value.isNull else {
      return made["automaticallyImplyLeading"]?.flag == false ? [] : automatic(made, around)
    }
    guard value.mayBeNull, case .either(let choice) = value else { return parts(value, inner) }
    var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
    for side in choice.sides {
      sides.append((side.condition, leading(side.content, of: made, around, inner)))
    }
    return branch(sides, choice.isExhaustive, choice.place)
  }

  /// What a bar puts in front by itself.
  private mutating func automatic(_ made: Made, _ around: Around) -> [SemanticsPart] {
    guard around.bar.hasMenu || around.bar.hasBack else { return [] }
    var config = SemanticsConfig()
    let isBack = !around.bar.hasMenu && !around.bar.isOfDialog
    config.role = isBack ? .backButton : .button
    config.flags = [.button]
    config.actions = [.tap]
    config.tooltip = .literal(
      around.bar.hasMenu ? "Open navigation menu" : isBack ? "Back" : "Close")
    return [node(made, around, config, isBoundary: true)]
  }

  // MARK: Tabs

  mutating func tabBar(_ made: Made, _ around: Around) -> [SemanticsPart] {
    [.bar(tabs(made["tabs"], made, entered(made, around)))]
  }

  mutating func navigation(
    _ made: Made, _ row: WidgetRow, _ around: Around
  ) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found = slots(["leading"], of: made, inner)
    found += row.slots.flatMap { tabs(made[$0], made, inner) }
    found += slots(["trailing"], of: made, inner)
    return [.bar(found)]
  }

  private mutating func tabs(
    _ value: DartValue?, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    let items = DartLists.items(of: value ?? .null)
    let count = DartLists.count(of: .list(items))
    var found: [SemanticsPart] = []
    for (index, item) in items.enumerated() {
      found += tab(item, count.map { PiecePosition(index: index + 1, count: $0) }, made, around)
    }
    return found
  }

  /// Its name is the words on it, with its place among the others.
  private mutating func tab(
    _ item: DartValue.Item, _ position: PiecePosition?, _ made: Made, _ around: Around
  ) -> [SemanticsPart] {
    switch item {
    case .one(let value):
      var config = SemanticsConfig()
      config.role = .tab
      config.flags = [.selected]
      if position?.index == 1 { config.holding = [.selected] }
      config.actions = [.tap]
      config.facts.isGroupedByComponent = true
      var children: [SemanticsPart] = []
      if case .made(let tab) = value, tab.type == nil {
        var said = ""
        for label in ["text", "label", "tooltip"] where tab[label] != nil {
          if holdsWidget(tab[label]) { continue }
          if let text = words(tab[label]) {
            config.label = SourcedText.sentence([config.label, text])
            config.labelSource = .content
            said = label
            if label == "label" { break }
          }
        }
        children = slots(
          ["icon", "label", "child"].filter { $0 != said }, of: tab, entered(tab, around))
        if WidgetTable.row(tab.name)?.shape != .layout, children.isEmpty, config.label.isEmpty {
          children = parts(value, around)
        }
      } else {
        children = parts(value, around)
      }
      var place = SemanticsConfig()
      if let position {
        place.label = .literal("Tab \(position.index) of \(position.count)")
        place.labelSource = .content
      }
      return [
        node(
          made, around, config, isBoundary: true, collects: .slots,
          children + (place.label.isEmpty ? [] : [node(made, around, place)]))
      ]
    case .either(let choice):
      var sides: [(condition: DartCondition, parts: [SemanticsPart])] = []
      for side in choice.sides {
        sides.append((side.condition, side.content.flatMap { tab($0, nil, made, around) }))
      }
      return branch(sides, choice.isExhaustive, choice.place)
    case .rows(let rows):
      if let unread = rows.unread { return tab(.one(unread), nil, made, around) }
      let inner = rows.items.flatMap { tab($0, nil, made, around) }
      return repeated(
        SemanticsRows(
          place: rows.place, view: made.view, anchor: anchor(made, around), count: rows.count,
          parts: inner), rows.index)
    }
  }

  /// The first page.
  mutating func tabView(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    let items = DartLists.items(of: made["children"] ?? .null)
    keepPages(behind: items, of: made, inner, isTab: true)
    let page = DartLists.first(items).flatMap { first in
      each(first, made, inner) { layout, parts in layout.collected(parts, made, inner) }
    }
    if page.isEmpty { return [] }
    return [node(made, around, isBoundary: true, isExplicit: true, page)]
  }

  // MARK: Dialogs

  mutating func dialog(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found = slots(["icon"], of: made, inner)
    let title = slot("title", of: made, inner)
    if !title.isEmpty { found.append(node(made, inner, isBoundary: true, title)) }
    let content = slot("content", of: made, inner)
    if !content.isEmpty {
      found.append(node(made, inner, isBoundary: true, isExplicit: true, content))
    }
    found += slots(["actions"], of: made, inner)
    return [node(made, around, isBoundary: true, isExplicit: true, found)]
  }

  mutating func simpleDialog(_ made: Made, _ around: Around) -> [SemanticsPart] {
    let inner = entered(made, around)
    var found: [SemanticsPart] = []
    let title = slot("title", of: made, inner)
    if !title.isEmpty { found.append(node(made, inner, isBoundary: true, title)) }
    found += slots(["children"], of: made, inner)
    return [node(made, around, isBoundary: true, isExplicit: true, found)]
  }
}
