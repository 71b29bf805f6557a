internal import Components
internal import ScriptModules

/// A navigator that was met, and the screens that it is given.
struct NavigatorReading: Sendable {
  var screens: [ScreenRegistration] = []
}

/// A component that a navigator or the system shows as a screen.
struct ScreenRegistration: Sendable {
  enum Kind: Sendable, Hashable { case root, stack, tab, drawer, none }
  /// Nil where a route names a file.
  var key: ComponentKey?
  /// The name of the route.
  var name: String?
  var kind: Kind
  var isInitial = false
  var bar = HostBar()
  var site: HostSite
}

/// What stands in the bar above a screen.
struct HostBar: Sendable {
  var isHidden = false
  var title: SourcedText?
  /// A title that is made of elements.
  var titleNodes: [HostNode]?
  var left: [HostNode]?
  var right: [HostNode] = []
  var hasBack = true
  var hasSearch = false

  /// What is set later wins.
  mutating func add(_ change: HostBarChange) {
    let (other, sets) = (change.bar, change.sets)
    if sets.contains("headerShown") { isHidden = other.isHidden }
    if let title = other.title { self.title = title }
    if let nodes = other.titleNodes { titleNodes = nodes }
    if let left = other.left { self.left = left }
    if sets.contains("headerRight") { right = other.right }
    if sets.contains("headerBackVisible") { hasBack = other.hasBack }
    if other.hasSearch { hasSearch = true }
  }
}

extension ScriptEvaluator {
  static let navigatorModule = "navigator"

  mutating func navigator(
    _ name: ExternalName, _ config: ScriptValue, _ site: Call
  ) -> ScriptValue {
    let kind =
      name.name.contains("Tab") ? "tab" : name.name.contains("Drawer") ? "drawer" : "stack"
    var object = ScriptObject()
    for part in ["Navigator", "Screen", "Group"] {
      object[part] = .external(ExternalName(module: Self.navigatorModule, path: [kind, part]))
    }
    if case .object(let config) = config {
      registerStatic(config, kind, hostSite(site, "Navigator"))
      return .external(ExternalName(module: Self.navigatorModule, path: [kind, "Static"]))
    }
    return .object(object)
  }

  /// `{screens: {A: AScreen, B: {screen: BScreen, options: {…}}}, screenOptions}`, or the screens at once.
  private mutating func registerStatic(
    _ config: ScriptObject, _ kind: String, _ site: HostSite
  ) {
    var screens = config
    if case .object(let inner)? = config["screens"] { screens = inner }
    let common = config["screenOptions"] ?? config["defaultNavigationOptions"]
    let initial = config["initialRouteName"]?.literal ?? screens.keys.first
    for name in screens.keys {
      guard let value = screens[name] else { continue }
      var component = value
      var own: [ScriptValue] = common.map { [$0] } ?? []
      if case .object(let object) = value, let screen = object["screen"] {
        component = screen
        if let options = object["options"] ?? object["navigationOptions"] { own.append(options) }
      }
      add(
        component, name, ScreenRegistration.kind(kind), own, isInitial: name == initial, site)
    }
  }

  private mutating func add(
    _ component: ScriptValue, _ name: String?, _ kind: ScreenRegistration.Kind,
    _ options: [ScriptValue], isInitial: Bool, _ site: HostSite
  ) {
    guard let key = componentKey(component) else { return }
    var registration = ScreenRegistration(
      key: key, name: name, kind: kind, isInitial: isInitial, site: site)
    for value in options { addBar(value, to: &registration.bar) }
    if let own = staticOptions(component) { addBar(own, to: &registration.bar) }
    navigators.append(NavigatorReading(screens: [registration]))
  }

  /// `static navigationOptions` and `Home.navigationOptions = …`.
  private mutating func staticOptions(_ component: ScriptValue) -> ScriptValue? {
    for name in ["navigationOptions", "options"] {
      switch component {
      case .classType(let type): if let value = member(of: type, name) { return value }
      case .function:
        let value = member(component, name)
        if !value.isMissing { return value }
      default: break
      }
    }
    return nil
  }

  func componentKey(_ value: ScriptValue) -> ComponentKey? {
    switch value {
    case .function(let closure): key(of: closure)
    case .classType(let type): key(of: type)
    case .choice(let choice):
      choice.sides.lazy.compactMap { self.componentKey($0.value) }.first
    case .element(let element): componentKey(element.type)
    default: nil
    }
  }

  /// `AppRegistry.registerComponent(name, () => App)`.
  mutating func register(_ arguments: [ScriptValue], _ site: Call) {
    for argument in arguments {
      guard case .function(let closure) = argument else {
        if let key = componentKey(argument) { addRoot(key, site) }
        continue
      }
      let isNamed = modules[closure.module].names[closure.function] != nil
      if isNamed, isComponent(closure) {
        addRoot(self.key(of: closure), site)
        continue
      }
      let value = call(closure, [])
      if let key = componentKey(value) { addRoot(key, site) }
    }
  }

  private mutating func addRoot(_ key: ComponentKey, _ site: Call) {
    navigators.append(
      NavigatorReading(screens: [
        ScreenRegistration(key: key, kind: .root, site: hostSite(site, "registerComponent"))
      ]))
  }

  // MARK: Navigators in elements

  /// Nil where it is no part of a navigator.
  mutating func renderNavigation(
    _ name: ExternalName, _ element: ReactElement
  ) -> [HostNode]? {
    let path = name.path
    let isRouter = name.module == "expo-router" || name.module.hasPrefix("expo-router/")
    if name.module == Self.navigatorModule {
      tally.isKnown[element.site] = true
      guard path.last == "Navigator" else {
        // Inside a screen it sets the options of that screen.
        if path.last == "Screen" { addOwnOptions(element) }
        return []
      }
      return renderNavigator(ScreenRegistration.kind(path[0]), element)
    }
    guard isRouter, let first = path.first, KnownNavigation.routers.contains(first) else {
      return nil
    }
    tally.isKnown[element.site] = true
    if path.count > 1 {
      addOwnOptions(element)
      return []
    }
    return renderNavigator(ScreenRegistration.kind(first), element)
  }

  private mutating func addOwnOptions(_ element: ReactElement) {
    if let own = element.props["options"], let change = barChange(own) { options.append(change) }
  }

  private mutating func renderNavigator(
    _ kind: ScreenRegistration.Kind, _ element: ReactElement
  ) -> [HostNode] {
    var screens: [(element: ReactElement, options: [ScriptValue])] = []
    let common = element.props["screenOptions"].map { [$0] } ?? []
    collect(element.props["children"] ?? .undefined, common, &screens)
    let initial =
      element.props["initialRouteName"]?.literal ?? screens.first?.element.props["name"]?.literal
    var reading = NavigatorReading()
    // Routes that no screen names are told by their files.
    var rest = ScreenRegistration(key: nil, kind: kind, site: element.site)
    for value in common { addBar(value, to: &rest.bar) }
    reading.screens.append(rest)
    var first: ReactElement?
    var tabs: [HostTab] = []
    for (screen, options) in screens {
      let name = screen.props["name"]?.literal
      var registration = ScreenRegistration(
        key: nil, name: name, kind: kind, isInitial: name != nil && name == initial,
        site: screen.site)
      let component = self.component(of: screen)
      registration.key = component.flatMap { componentKey($0) }
      for value in options { addBar(value, to: &registration.bar) }
      if let own = component.flatMap({ staticOptions($0) }) { addBar(own, to: &registration.bar) }
      reading.screens.append(registration)
      guard kind == .tab else { continue }
      tabs.append(HostTab(label: label(screen, options, registration), site: screen.site))
      if first == nil, let component {
        first = ReactElement(
          type: component, props: ScriptObject(others: ScriptUnknown(words: "", subject: seed)),
          site: screen.site, seed: seed, makers: shown)
      }
    }
    navigators.append(reading)
    guard kind == .tab, !tabs.isEmpty else { return [] }
    return (first.map { render($0) } ?? []) + [.tabs(tabs)]
  }

  private mutating func label(
    _ screen: ReactElement, _ options: [ScriptValue], _ registration: ScreenRegistration
  ) -> SourcedText {
    for value in options.reversed() {
      guard case .object(let object) = optionObject(value) else { continue }
      for key in ["tabBarAccessibilityLabel", "tabBarLabel", "title"] {
        if let text = object[key], text.isText { return text.text }
      }
    }
    return registration.bar.title ?? registration.name.map { .literal($0) } ?? .code("name")
  }

  /// Screens among children, through groups, fragments and conditions.
  private mutating func collect(
    _ value: ScriptValue, _ options: [ScriptValue],
    _ screens: inout [(element: ReactElement, options: [ScriptValue])]
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth < ScriptLimits.depth else { return }
    switch value {
    case .list(let list):
      for part in list.parts {
        switch part {
        case .item(let item): collect(item, options, &screens)
        case .rows(let rows): collect(rows.body, options, &screens)
        }
      }
    case .choice(let choice):
      for side in choice.sides { collect(side.value, options, &screens) }
    case .element(let element):
      tally.isKnown[element.site] = true
      if case .external(let name) = element.type {
        switch name.path.last {
        case "Screen", "Trigger":
          let own = element.props["options"] ?? element.props["navigationOptions"]
          screens.append((element, options + (own.map { [$0] } ?? [])))
          return
        default: break
        }
        let common = element.props["screenOptions"].map { [$0] } ?? []
        collect(element.props["children"] ?? .undefined, options + common, &screens)
      } else if case .function(let closure) = element.type {
        collect(call(closure, [.object(element.props)]), options, &screens)
      }
    default: break
    }
  }

  private mutating func component(of screen: ReactElement) -> ScriptValue? {
    if let component = screen.props["component"] { return component }
    if case .function(let closure)? = screen.props["getComponent"] {
      return call(closure, [])
    }
    if case .function(let closure)? = screen.props["children"] {
      let argument = ScriptValue.unknown(ScriptUnknown(words: "props", subject: .of("props", seed)))
      if case .element(let element) = call(closure, [argument]) { return element.type }
    }
    if case .element(let element)? = screen.props["children"] { return element.type }
    return nil
  }

  // MARK: Bars

  /// Options may be a function of what nobody knows.
  private mutating func optionObject(_ value: ScriptValue) -> ScriptValue {
    switch value {
    case .function(let closure):
      return call(
        closure, [.unknown(ScriptUnknown(words: "", subject: .of("options", seed)))])
    case .choice(let choice):
      return choice.sides.map(\.value).first { if case .object = $0 { true } else { false } }
        ?? .undefined
    default: return value
    }
  }

  mutating func addBar(_ value: ScriptValue, to bar: inout HostBar) {
    if let change = barChange(value) { bar.add(change) }
  }

  /// What options of a screen say about its bar.
  mutating func barChange(_ value: ScriptValue) -> HostBarChange? {
    guard case .object(let object) = optionObject(value) else { return nil }
    var own = HostBar()
    var sets = Set(object.keys)
    if let shown = object["headerShown"] {
      if case .flag(let flag) = shown { own.isHidden = !flag } else { sets.remove("headerShown") }
    }
    if case .null? = object["header"] {
      own.isHidden = true
      sets.insert("headerShown")
    }
    for key in ["title", "headerTitle"] {
      guard let title = object[key] else { continue }
      switch title {
      case .function, .element, .classType: own.titleNodes = renderSlot(title)
      case .undefined, .null: break
      default: if own.title == nil { own.title = title.text }
      }
    }
    if let left = object["headerLeft"], !left.isMissing { own.left = renderSlot(left) }
    if let right = object["headerRight"] { own.right = renderSlot(right) }
    if case .flag(let flag)? = object["headerBackVisible"] { own.hasBack = flag }
    own.hasSearch = object["headerSearchBarOptions"].map { !$0.isMissing } ?? false
    return HostBarChange(bar: own, sets: sets)
  }
}

/// Options that were set, and which of them.
struct HostBarChange: Sendable {
  var bar: HostBar
  var sets: Set<String>
}

extension ScreenRegistration {
  fileprivate static func kind(_ word: String) -> Kind {
    switch word {
    case "tab", "Tabs", "NativeTabs": .tab
    case "drawer", "Drawer": .drawer
    case "Slot": .none
    default: .stack
    }
  }
}

enum KnownNavigation {
  /// Navigators of expo-router.
  static let routers: Set<String> = ["Stack", "Tabs", "Drawer", "Slot", "NativeTabs"]
}
