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

extension ScriptEvaluator {
  static let navigatorModule = "navigator"

  mutating func navigator(
    _ name: ExternalName, _ config: ScriptValue, _ site: Call
  ) -> ScriptValue {
    let kind = KnownNavigation.kind(ofFactory: name.name)
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
    let outer = place
    defer { place = outer }
    place = site
    var registration = ScreenRegistration(
      key: key, name: name, kind: kind, isInitial: isInitial, site: site)
    for value in options { addBar(value, to: &registration.bar) }
    if let own = staticOptions(component) { addBar(own, to: &registration.bar) }
    drawHeader(
      of: &registration.bar, name: name, canGoBack: kind == .stack && !isInitial)
    var reading = NavigatorReading(screens: [registration])
    for other in componentKeys(component) where other != key {
      registration.key = other
      reading.screens.append(registration)
    }
    trace.note(reading)
  }

  /// `static navigationOptions` and `Home.navigationOptions = …`.
  mutating func staticOptions(_ component: ScriptValue) -> ScriptValue? {
    for name in ["navigationOptions", "options"] {
      switch component {
      case .classType(let type): if let value = member(of: type, name) { return value }
      case .object(let object):
        if let root = object.root, let value = staticOptions(root) { return value }
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
    case .object(let object): object.root.flatMap { componentKey($0) }
    default: nil
    }
  }

  /// All that it may be.
  func componentKeys(_ value: ScriptValue) -> [ComponentKey] {
    if case .choice(let choice) = value { return choice.sides.flatMap { componentKeys($0.value) } }
    return componentKey(value).map { [$0] } ?? []
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
    trace.note(
      NavigatorReading(screens: [
        ScreenRegistration(key: key, kind: .root, site: hostSite(site, "registerComponent"))
      ]))
  }
}

extension ScreenRegistration {
  static func kind(_ word: String) -> Kind {
    switch word {
    case "tab", "materialTab", "Tabs", "NativeTabs": .tab
    case "drawer", "Drawer": .drawer
    case "Slot": .none
    default: .stack
    }
  }
}

enum KnownNavigation {
  /// Navigators of expo-router.
  static let routers: Set<String> = ["Stack", "Tabs", "Drawer", "Slot", "NativeTabs"]

  /// Of what a function makes navigators: `createBottomTabNavigator`.
  static func kind(ofFactory name: String) -> String {
    if name.contains("Tab") { return name.contains("Material") ? "materialTab" : "tab" }
    return name.contains("Drawer") ? "drawer" : "stack"
  }

  /// A bar with the title stands above each screen: those of Material have tabs only (React Navigation's
  /// documentation of both).
  static func hasBars(_ word: String) -> Bool { !withoutBars.contains(word) }

  private static let withoutBars: Set<String> = ["materialTab", "Slot", "NativeTabs"]
}
