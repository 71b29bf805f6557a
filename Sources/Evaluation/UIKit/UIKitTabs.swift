import Scenes
import Views

/// One item of the bar of a controller of tabs.
struct UIKitTab {
  /// The controller that it shows; nil for one that nobody knows.
  var part: Int?
  var expression: ExpressionID
  var site: Site
  /// What stands in the bar.
  var item = -1
}

/// Controllers of tabs, and the navigation controllers that their children stand in.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
enum UIKitTabs {
  /// What shows one of its children.
  static let pagers: Set<Word> = [.UIPageViewController, .UINavigationController]
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbarcontroller
  static let holder = NameHash.of("tabBarController")
  private static let item = NameHash.of("tabBarItem")
  private static let itemClass = NameHash.of("UITabBarItem")
  private static let systemItem = NameHash.of("tabBarSystemItem")

  /// What the system says for its own items.
  ///
  /// https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
  static let systemItems = [
    "bookmarks": "Bookmarks", "contacts": "Contacts", "downloads": "Downloads",
    "favorites": "Favorites", "featured": "Featured", "history": "History", "more": "More",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed", "recents": "Recents",
    "search": "Search", "topRated": "Top Rated",
  ]

  // MARK: Navigation controllers

  /// `UINavigationController(rootViewController: Home())` holds that.
  static func takeRoot(of part: Int, _ builder: inout UIKitBuilder) {
    var (id, site) = builder.parts[part].made
    while case .cast(let inner, _) = builder.evaluator.expression(id, site.file) { id = inner }
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
      let first = arguments.first,
      let label = builder.evaluator.argument(first, site.file).label,
      builder.evaluator.word(label, site.file) == .rootViewController
    else { return }
    UIKitEdges.noteRoot(callee, arguments, site, &builder)
    let value = builder.evaluator.argument(first, site.file).value
    guard let root = builder.made(value, site),
      root != part, root != builder.own, !builder.parts[root].isPlaced,
      UIKitClasses.controllers.contains(builder.parts[root].word)
    else { return }
    builder.parts[part].children = [root]
    // That is what hosts, of which code may say more.
    builder.parts[part].hosted = nil
  }

  /// The controller at the bottom of a navigation controller; of any other one itself.
  static func root(of part: Int, _ builder: borrowing UIKitBuilder) -> Int {
    guard builder.parts[part].word == .UINavigationController else { return part }
    return builder.parts[part].children.first ?? part
  }

  /// Once it is placed, so is what it shows.
  static func readRoot(of part: Int, _ builder: inout UIKitBuilder) {
    let root = root(of: part, builder)
    guard root != part, !builder.parts[root].isPlaced else { return }
    builder.parts[root].isPlaced = true
    builder.parts[root].around = builder.parts[part].around
    builder.readOwn(root)
  }

  // MARK: Items

  /// `home.tabBarItem = UITabBarItem(title: …)`, `tabBarItem.title = …`; false for anything else.
  static func set(
    _ target: ExpressionID, to value: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if let owner = owner(ofItem: target, site, &builder) {
      take(value, of: owner, site, &builder)
      return true
    }
    guard case .member(let base, let name) = builder.evaluator.expression(target, site.file),
      let owner = owner(ofItem: base, site, &builder)
    else { return false }
    let word = builder.evaluator.word(name, site.file)
    switch word {
    case .title, .accessibilityLabel:
      add(word, name, .expression(value), target, to: owner, site, &builder)
    default: break
    }
    return true
  }

  /// The controller whose item an expression names: `tabBarItem`, `home.tabBarItem`.
  private static func owner(
    ofItem id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      guard hash == item, builder.evaluator.lookUp(hash, in: site.environment) == nil,
        UIKitClasses.controllers.contains(builder.parts[builder.own].word)
      else { return nil }
      return builder.own
    case .member(let base, let name):
      guard builder.evaluator.hash(name, site.file) == item else { return nil }
      return builder.part(base, site)
    default: return nil
    }
  }

  private static func take(
    _ id: ExpressionID, of owner: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard builder.evaluator.think() else { return }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          builder.evaluator.hash(name, site.file), in: site.environment)
      else { return }
      take(inner, of: owner, place, &builder)
    case .call(let callee, let arguments):
      guard case .name(let name) = builder.evaluator.expression(callee, site.file),
        builder.evaluator.hash(name, site.file) == itemClass
      else { return }
      builder.parts[owner].tabItem = []
      for index in arguments {
        let argument = builder.evaluator.argument(index, site.file)
        guard let label = argument.label else { continue }
        let word = builder.evaluator.word(label, site.file)
        if builder.evaluator.hash(label, site.file) == systemItem {
          let files = builder.evaluator.files
          guard let name = builder.evaluator.code.caseName(argument.value, site),
            let said = systemItems[files.text(of: name, in: site.file)]
          else { continue }
          add(.title, label, .text(said), id, to: owner, site, &builder)
        } else if word == .title {
          if case .null = builder.evaluator.expression(argument.value, site.file) { continue }
          add(word, label, .expression(argument.value), id, to: owner, site, &builder)
        }
      }
    // `Tab.home.item`, where that is computed.
    case .member:
      guard let (inner, place) = CaseProperties.source(of: id, site, &builder.evaluator)
      else { return }
      take(inner, of: owner, place, &builder)
    default: return
    }
  }

  private static func add(
    _ word: Word, _ name: NameID, _ value: UIKitPart.Given, _ id: ExpressionID, to owner: Int,
    _ site: Site, _ builder: inout UIKitBuilder
  ) {
    builder.parts[owner].tabItem.append(
      UIKitPart.Setting(word: word, name: name, value: value, expression: id, site: site))
  }

  // MARK: Tabs

  /// Of several lists the longest stands.
  static func take(_ items: [UIKitBuilder.Listed], _ site: Site, _ builder: inout UIKitBuilder) {
    guard items.count > builder.tabs.count, items.count <= UIKitBuilder.longest else { return }
    builder.tabs = items.map { item in
      let mark = builder.locals.count
      let made = builder.made(item.expression, item.site)
      // What a closure that makes it calls its parameter is another one each time.
      if item.site.environment != site.environment { builder.undoLocals(to: mark) }
      let part = made.flatMap {
        UIKitClasses.controllers.contains(builder.parts[$0].word) && $0 != builder.own ? $0 : nil
      }
      return UIKitTab(part: part, expression: item.expression, site: item.site)
    }
  }

  /// The first tab is shown; of the others only their items are there.
  static func settle(_ builder: inout UIKitBuilder) {
    for (place, tab) in builder.tabs.enumerated() where tab.item < 0 {
      if let part = tab.part {
        let shown = root(of: part, builder)
        if place == 0, shown != part {
          // The bars are those of what the first tab begins with, and none of the tabs' own.
          builder.bar = UIKitBar()
          builder.bar.owner = shown
        }
        if place == 0 {
          builder.put(part, in: 0)
        } else {
          builder.readOwn(shown)
        }
      }
      builder.tabs[place].item = item(of: tab, &builder)
    }
  }

  /// Its own item, else that of what stands in it, else the title of one of them.
  private static func item(of tab: UIKitTab, _ builder: inout UIKitBuilder) -> Int {
    let item = builder.add(UIKitKind(word: .UILabel), nil, -1, tab.site)
    builder.parts[item].expression = tab.expression
    builder.parts[item].isMade = true
    builder.parts[item].isPlaced = true
    guard let part = tab.part else { return item }
    let shown = root(of: part, builder)
    var told = builder.parts[part].tabItem
    if told.isEmpty { told = builder.parts[shown].tabItem }
    if !told.contains(where: { $0.word == .title }) {
      let titles = [part, shown].flatMap { builder.parts[$0].settings }.filter { $0.word == .title }
      if let title = titles.last ?? (shown == builder.bar.owner ? builder.bar.titles.last : nil) {
        told.append(title)
      }
    }
    for var one in told {
      // What the bar says of it is a text.
      if one.word != .accessibilityLabel { one.word = .text }
      one.around = -1
      builder.parts[item].settings.append(one)
    }
    return item
  }
}

extension UIKitWriter {
  /// The items of the bar at the bottom, and what the first of them shows.
  mutating func writeTabs() {
    let site = parts[0].site
    let node = evaluator.open(.view, .content, -1, site, word: .TabView)
    for (place, tab) in tabs.enumerated() where tab.item >= 0 {
      let one = evaluator.open(
        .group, place == 0 ? .tab : .otherTab, tab.expression, tab.site)
      let item = Scene.NodeID(evaluator.scene.nodes.count)
      write(tab.item, as: .tabItem, depth: 0)
      if place == 0 {
        if let part = tab.part {
          writeBarred(part, of: bar.owner)
        } else {
          writeUnknown(tab.item, as: .content)
        }
      }
      dress(one, .tabItem, content: item, tab.site, at: tab.expression)
      evaluator.close(one, [])
    }
    evaluator.close(node, [])
  }
}
