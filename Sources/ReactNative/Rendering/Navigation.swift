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
    _ name: ExternalName, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    let kind = KnownNavigation.kind(ofFactory: name)
    if case .object(let config)? = arguments.first {
      let value = StaticNavigator.value(
        kind, config, arguments.count > 1 ? arguments[1] : .undefined)
      if let navigator = StaticNavigator(value) { register(navigator, hostSite(site, "Navigator")) }
      return value
    }
    var object = ScriptObject()
    for part in ["Navigator", "Screen", "Group"] {
      object[part] = .external(ExternalName(module: Self.navigatorModule, path: [kind, part]))
    }
    return .object(object)
  }

  private mutating func register(_ navigator: StaticNavigator, _ site: HostSite) {
    let outer = place
    defer { place = outer }
    place = site
    let kind = ScreenRegistration.kind(navigator.word)
    for screen in navigator.screens {
      var component = screen.component
      // `getScreen: () => require("./Home").default`
      if case .function(let closure) = component, !isComponent(closure) {
        component = call(closure, [])
      }
      guard let key = componentKey(component) else { continue }
      var registration = ScreenRegistration(
        key: key, name: screen.name, kind: kind, isInitial: screen.name == navigator.initial,
        site: site)
      registration.bar.isHidden = !KnownNavigation.hasBars(navigator.word)
      for value in screen.common { addBar(value, to: &registration.bar) }
      if let own = staticOptions(component) { addBar(own, to: &registration.bar) }
      for value in screen.own { addBar(value, to: &registration.bar) }
      drawHeader(
        of: &registration.bar, name: screen.name,
        canGoBack: kind == .stack && !registration.isInitial)
      var reading = NavigatorReading(screens: [registration])
      for other in componentKeys(component) where other != key {
        registration.key = other
        reading.screens.append(registration)
      }
      trace.note(reading)
    }
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
    case "tab", "materialTab", "firstTab", "Tabs", "NativeTabs": .tab
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
  static func kind(ofFactory name: ExternalName) -> String {
    let isFirst = name.module.hasPrefix(firstModules)
    let word = name.name
    if word.contains("Tab") {
      return word.contains("Material") ? "materialTab" : isFirst ? "firstTab" : "tab"
    }
    return word.contains("Drawer") ? "drawer" : "stack"
  }

  /// Packages of its versions before the fifth.
  private static let firstModules = "react-navigation"

  /// A bar with the title stands above each screen: those of Material, and all before the fifth version, have tabs
  /// only (React Navigation's documentation of both).
  static func hasBars(_ word: String) -> Bool { !withoutBars.contains(word) }

  private static let withoutBars: Set<String> = [
    "materialTab", "firstTab", "Slot", "NativeTabs",
  ]
}
