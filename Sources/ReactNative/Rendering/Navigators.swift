internal import Components
internal import ScriptModules

/// Navigators among elements, and the screens that they are given.
enum Navigators {
  /// Nil where it is no part of a navigator.
  static func renderNavigation(
    _ name: ExternalName, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode]? {
    let path = name.path
    let isRouter = name.module == "expo-router" || name.module.hasPrefix("expo-router/")
    if name.module == ScriptEvaluator.navigatorModule {
      evaluator.trace.tally.isKnown[element.site] = true
      if let navigator = StaticNavigator(path[0], element.props) {
        return renderStatic(navigator, element, &evaluator)
      }
      guard path.last == "Navigator" else {
        // Inside a screen it sets the options of that screen.
        if path.last == "Screen" { addOwnOptions(element, &evaluator) }
        return []
      }
      return renderNavigator(path[0], element, &evaluator)
    }
    guard isRouter, let first = path.first, KnownNavigation.routers.contains(first) else {
      return nil
    }
    evaluator.trace.tally.isKnown[element.site] = true
    if path.count > 1 { return RouterBars.render(path, element, &evaluator) }
    return renderNavigator(first, element, &evaluator)
  }

  private static func addOwnOptions(_ element: ReactElement, _ evaluator: inout ScriptEvaluator) {
    if let own = element.props["options"] { evaluator.setOptions(own) }
  }

  private static func renderNavigator(
    _ word: String, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let kind = ScreenRegistration.kind(word)
    let hasBars = KnownNavigation.hasBars(word, element.props)
    var screens: [(element: ReactElement, options: [ScriptValue])] = []
    let common = element.props["screenOptions"].map { [$0] } ?? []
    collect(element.props["children"] ?? .undefined, common, &screens, &evaluator)
    let first = screens.first?.element.props["name"]?.literal
    var reading = NavigatorReading()
    // Routes that no screen names are told by their files.
    var rest = ScreenRegistration(key: nil, kind: kind, site: element.site)
    rest.bar.isHidden = !hasBars
    for value in common { evaluator.addBar(value, to: &rest.bar) }
    reading.screens.append(rest)
    var pages: [NavigatorPage] = []
    for (screen, options) in screens {
      var registration = ScreenRegistration(
        name: screen.props["name"]?.literal, kind: kind, navigator: word, site: screen.site)
      registration.begin(element.props["initialRouteName"], orWith: first, evaluator)
      registration.bar.isHidden = !hasBars
      let isOfRouter = KnownNavigation.routers.contains(word)
      let inline = isOfRouter ? nil : inlineElement(of: screen, &evaluator)
      let component = inline?.type ?? self.component(of: screen, &evaluator)
      registration.key = component.flatMap { evaluator.componentKey($0) }
      for value in options { evaluator.addBar(value, to: &registration.bar) }
      if word == "Stack" { RouterBars.add(screen, to: &registration.bar, &evaluator) }
      if let own = component.flatMap({ evaluator.staticOptions($0) }) {
        evaluator.addBar(own, to: &registration.bar)
      }
      if KnownNavigation.isPresented(registration.bar, in: word) {
        registration.bar.hasBack = false
      }
      let handed = props(of: screen, inline)
      registration.drawHeader(component, handed, &evaluator)
      reading.screens.append(registration)
      for key in component.map({ evaluator.componentKeys($0) }) ?? [] where key != registration.key
      {
        var other = registration
        other.key = key
        reading.screens.append(other)
      }
      pages.append(
        NavigatorPage(
          component: component, props: handed, registration: registration,
          tab: kind == .tab ? label(options, registration, &evaluator) : SourcedText(),
          hasTab: kind != .tab || hasTab(options, &evaluator)))
      if kind == .tab, isOfRouter {
        RouterBars.add(screen, to: &pages[pages.count - 1], &evaluator)
      }
    }
    if kind == .tab {
      let names = pages.compactMap(\.registration.name)
      let first = names.contains("index") ? "index" : names.first
      reading.screens[0].firstTab = first
      let bar = element.props["tabBar"] ?? .undefined
      if bar.isMissing || StandardTabs.areShown(by: bar, &evaluator) {
        reading.screens[0].tabs = tabs(of: pages)
      } else if bar.isCallable, let page = pages.first(where: { $0.registration.name == first }) {
        reading.screens[0].tabBar = tabBar(bar, pages, page, element, &evaluator)
      }
    }
    evaluator.trace.note(reading)
    return render(pages, word, element.props["tabBar"], element, &evaluator)
  }

  static func render(
    _ pages: [NavigatorPage], _ word: String, _ tabBar: ScriptValue?, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    guard let first = pages.first(where: \.registration.isInitial) ?? pages.first else { return [] }
    for page in pages where page.registration.name != first.registration.name {
      registerInner(page, in: word, element, &evaluator)
    }
    guard ScreenRegistration.kind(word) == .tab else {
      presentStatic(pages, but: first, element, 0, &evaluator)
      // By itself it is only a frame, but for what no component stands for; as the content of a tab it shows its
      // first screen.
      let isShown =
        evaluator.isInTab || first.component.flatMap { StaticNavigator($0) } != nil
        || first.registration.isInitial && first.hasOwnTabs
      if isShown { return page(first, of: word, &evaluator) }
      registerInner(first, in: word, element, &evaluator)
      return []
    }
    let isInTab = evaluator.isInTab
    defer { evaluator.isInTab = isInTab }
    evaluator.isInTab = true
    let nodes = page(first, of: word, &evaluator)
    // Above the pages by default (React Navigation, “Material Top Tabs Navigator”: `tabBarPosition`).
    let isAbove =
      word == ScreenRegistration.topTab && element.props["tabBarPosition"]?.literal != "bottom"
    if let tabBar, tabBar.isCallable, !StandardTabs.areShown(by: tabBar, &evaluator) {
      let bar = self.tabBar(tabBar, pages, first, element, &evaluator)
      return isAbove ? bar + nodes : nodes + [.chrome(.nodes(bar))]
    }
    let tabs = tabs(of: pages)
    return isAbove ? [.chrome(.topTabs(tabs))] + nodes : nodes + [.chrome(.tabs(tabs))]
  }

  private static func tabs(of pages: [NavigatorPage]) -> [HostTab] {
    pages.filter(\.hasTab).map { HostTab(label: $0.tab, site: $0.registration.site) }
  }

  struct NavigatorPage {
    var component: ScriptValue?
    /// What it is handed, as far as code says.
    var props = ScriptObject()
    var registration: ScreenRegistration
    var tab: SourcedText
    var hasTab = true

    /// The navigator that is written in its place, by its kind.
    var navigator: String? {
      guard case .external(let name)? = component,
        name.module == ScriptEvaluator.navigatorModule, name.path.last == "Navigator"
      else { return nil }
      return name.path[0]
    }

    var hasOwnTabs: Bool { navigator.map { ScreenRegistration.kind($0) == .tab } ?? false }
  }

  /// A navigator that is written in the place of a screen has no component that it would be met in: what its screens
  /// are is told here, and its tabs stand over whoever writes it.
  private static func registerInner(
    _ page: NavigatorPage, in word: String, _ element: ReactElement,
    _ evaluator: inout ScriptEvaluator
  ) {
    guard let navigator = page.navigator else { return }
    let options = evaluator.options.count
    let nodes = self.page(page, of: page.hasOwnTabs ? word : "Slot", &evaluator)
    evaluator.options.removeLast(evaluator.options.count - options)
    guard page.hasOwnTabs else { return }
    evaluator.trace.note(
      HostPresentation(
        suffix: page.registration.name ?? navigator, reason: .cover, nodes: nodes,
        site: page.registration.site, writer: element.makers.last))
  }

  /// What a screen is handed: of its route the name and the first parameters (React Navigation, “Initial params”),
  /// and what is written with the element that stands for it.
  private static func props(of screen: ReactElement, _ inline: ReactElement?) -> ScriptObject {
    var props = inline?.props ?? ScriptObject()
    guard inline == nil, let parameters = screen.props["initialParams"],
      case .object = parameters
    else { return props }
    var route = ScriptObject(
      others: ScriptUnknown(words: "route", subject: .of("route", screen.seed)))
    route["params"] = parameters
    if let name = screen.props["name"] { route["name"] = name }
    props["route"] = .object(route)
    return props
  }

  /// A screen inside another one, below its own bar.
  private static func page(
    _ page: NavigatorPage, of word: String, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    guard let component = page.component else { return [] }
    let outer = (evaluator.isInTab, evaluator.options.count)
    var others = ScriptUnknown(words: "", subject: evaluator.seed)
    others.lacksChildren = true
    defer { evaluator.isInTab = outer.0 }
    evaluator.isInTab = true
    var props = page.props
    if props.others == nil { props.others = others }
    let nodes = evaluator.render(
      ReactElement(
        type: component,
        props: props,
        site: page.registration.site, seed: evaluator.seed, makers: evaluator.shown))
    var bar = page.registration.bar
    if bar.title == nil, bar.titleNodes == nil {
      bar.title = page.registration.name.map { .literal($0) }
    }
    // What it sets for its screen is of this bar.
    for change in evaluator.options[outer.1...] { bar.add(change) }
    bar.canGoBack = page.registration.kind == .stack && !page.registration.isInitial
    evaluator.options.removeLast(evaluator.options.count - outer.1)
    guard !bar.isHidden, KnownNavigation.hasBars(word) else { return nodes }
    return [.chrome(.bar(bar, page.registration.site))] + nodes
  }

  /// What an app draws in the place of the tabs, which is given the routes and their options (`tabBar` of React
  /// Navigation's documentation of tabs).
  private static func tabBar(
    _ bar: ScriptValue, _ pages: [NavigatorPage], _ first: NavigatorPage,
    _ navigator: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let subject = UInt64.of("tabs", evaluator.seed)
    var props = ScriptObject(others: ScriptUnknown(words: "", subject: subject))
    let names = pages.compactMap(\.registration.name)
    if names.count == pages.count {
      func others(_ word: String) -> ScriptUnknown {
        ScriptUnknown(words: word, subject: .of(word, subject))
      }
      var routes = ScriptList()
      var descriptors = ScriptObject(others: others("descriptors"))
      for (name, page) in zip(names, pages) {
        var route = ScriptObject(others: others("route"))
        // A key is the name and what a run makes of it: whoever looks an option up by it finds that of the name.
        (route["key"], route["name"]) = (.text(.literal(name)), .text(.literal(name)))
        routes.parts.append(.item(.object(route)))
        var descriptor = ScriptObject(others: others("descriptor"))
        descriptor["options"] = .object(page.registration.bar.options)
        descriptors[name] = .object(descriptor)
      }
      var state = ScriptObject(others: others("state"))
      state["routes"] = .list(routes)
      state["index"] = .number(
        Double(names.firstIndex { $0 == first.registration.name } ?? 0))
      (props["state"], props["descriptors"]) = (.object(state), .object(descriptors))
    }
    return evaluator.render(
      ReactElement(
        type: bar, props: props, site: navigator.site, seed: evaluator.seed, makers: evaluator.shown
      ))
  }

  /// What a tab is called; an element in the place of its label says what it shows.
  static func label(
    _ options: [ScriptValue], _ registration: ScreenRegistration,
    _ evaluator: inout ScriptEvaluator
  ) -> SourcedText {
    for value in options.reversed() {
      guard case .object(let object) = evaluator.optionObject(value) else { continue }
      for key in ["tabBarAccessibilityLabel", "tabBarLabel", "title"] {
        guard let text = object[key] else { continue }
        if text.isText { return text.text }
        if case .unknown(let unknown) = text { return unknown.text }
        guard key == "tabBarLabel", text.isCallable || text.isElement else { continue }
        let words = shown(text, &evaluator)
        if !words.isEmpty { return words }
      }
    }
    return registration.bar.title ?? registration.name.map { .literal($0) } ?? .code("name")
  }

  /// What a label that is an element, or a function of what only a run tells, shows.
  private static func shown(_ label: ScriptValue, _ evaluator: inout ScriptEvaluator)
    -> SourcedText
  {
    let others = ScriptUnknown(words: "", subject: .of("tab", evaluator.seed))
    let nodes =
      label.isCallable
      ? evaluator.render(
        ReactElement(
          type: label, props: ScriptObject(others: others), site: evaluator.place,
          seed: evaluator.seed, makers: evaluator.shown))
      : evaluator.render(label)
    return HostWords(members: evaluator.members).shown(nodes)
  }

  /// A button of its own that shows nothing takes a tab out of the bar (`tabBarButton` of React Navigation's
  /// documentation of tabs).
  static func hasTab(_ options: [ScriptValue], _ evaluator: inout ScriptEvaluator) -> Bool {
    for value in options.reversed() {
      guard case .object(let object) = evaluator.optionObject(value) else { continue }
      guard case .function(let closure)? = object["tabBarButton"] else { continue }
      return !evaluator.call(closure, [.undefined]).isMissing
    }
    return true
  }

  /// Screens among children, through groups, fragments and conditions.
  private static func collect(
    _ value: ScriptValue, _ options: [ScriptValue],
    _ screens: inout [(element: ReactElement, options: [ScriptValue])],
    _ evaluator: inout ScriptEvaluator
  ) {
    evaluator.depth += 1
    defer { evaluator.depth -= 1 }
    guard evaluator.depth < ScriptLimits.depth else { return }
    switch value {
    case .list(let list):
      for part in list.parts {
        switch part {
        case .item(let item): collect(item, options, &screens, &evaluator)
        case .rows(let rows): collect(rows.body, options, &screens, &evaluator)
        }
      }
    case .choice(let choice):
      for side in choice.sides { collect(side.value, options, &screens, &evaluator) }
    case .element(let element):
      evaluator.trace.tally.isKnown[element.site] = true
      if case .external(let name) = element.type {
        switch name.path.last {
        case "Screen", "Trigger":
          let own = element.props["options"] ?? element.props["navigationOptions"]
          screens.append((element, options + (own.map { [$0] } ?? [])))
          return
        default: break
        }
        let common = element.props["screenOptions"].map { [$0] } ?? []
        collect(element.props["children"] ?? .undefined, options + common, &screens, &evaluator)
      } else if case .function(let closure) = element.type {
        collect(evaluator.call(closure, [.object(element.props)]), options, &screens, &evaluator)
      }
    default: break
    }
  }

  private static func component(of screen: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> ScriptValue?
  {
    if let component = screen.props["component"] { return component }
    if case .function(let closure)? = screen.props["getComponent"] {
      return evaluator.call(closure, [])
    }
    return nil
  }

  /// What stands between the tags of a screen: an element, or a function that makes one.
  private static func inlineElement(of screen: ReactElement, _ evaluator: inout ScriptEvaluator)
    -> ReactElement?
  {
    guard screen.props["component"] == nil else { return nil }
    switch screen.props["children"] {
    case .function(let closure)?:
      let argument = ScriptValue.unknown(
        ScriptUnknown(words: "props", subject: .of("props", evaluator.seed)))
      if case .element(let element) = evaluator.call(closure, [argument]) { return element }
    case .element(let element)?: return element
    default: break
    }
    return nil
  }
}
