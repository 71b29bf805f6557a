internal import Components
internal import ScriptModules

/// A navigator that was met, and the screens that it is given.
struct NavigatorReading: Sendable, Equatable {
  var screens: [ScreenRegistration] = []
}

extension NavigatorReading {
  /// What is given to the system.
  static func root(_ key: ComponentKey, _ site: HostSite) -> NavigatorReading {
    NavigatorReading(screens: [ScreenRegistration(key: key, kind: .root, site: site)])
  }
}

/// A component that a navigator or the system shows as a screen.
struct ScreenRegistration: Sendable, Equatable {
  enum Kind: Sendable, Hashable { case root, stack, tab, drawer, none }
  /// Nil where a route names a file.
  var key: ComponentKey?
  /// The name of the route.
  var name: String?
  var kind: Kind
  /// Of which kind its navigator is, as `KnownNavigation` calls it.
  var navigator = ""
  var isInitial = false
  /// It is the first of its navigator, which stands in another one that has a way back, and shows that.
  var hasWayOut = false
  /// Of the outermost layout the first file: nothing is behind it.
  var isFirstOfApp = false
  /// What has to hold for that, where only a run tells it.
  var isInitialWhere: ScriptCondition?
  var bar = HostBar()
  /// Of a navigator whose screens files tell: its tabs, and the one that is open at first.
  var tabs: [HostTab] = []
  /// What the app draws in the place of those.
  var tabBar: [HostNode]?
  var firstTab: String?
  var site: HostSite
}

extension ScriptEvaluator {
  static let navigatorModule = "navigator"

  mutating func navigator(
    _ name: ExternalName, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    let path = modules[scopes[site.scope].module].path
    let kind = KnownNavigation.kind(ofFactory: name, graph.least(of: name.module, at: path))
    if case .object(let config)? = arguments.first {
      let value = StaticNavigator.value(
        kind, config, arguments.count > 1 ? arguments[1] : .undefined)
      if let navigator = StaticNavigator(value) {
        Navigators.register(navigator, hostSite(site, "Navigator"), &self)
      }
      return value
    }
    var object = ScriptObject()
    for part in ["Navigator", "Screen", "Group"] {
      object[part] = .external(ExternalName(module: Self.navigatorModule, path: [kind, part]))
    }
    return .object(object)
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
        if let key = componentKey(argument) {
          trace.note(.root(key, hostSite(site, "registerComponent")))
        }
        continue
      }
      let isNamed = modules[closure.module].names[closure.function] != nil
      if isNamed, isComponent(closure) {
        trace.note(.root(self.key(of: closure), hostSite(site, "registerComponent")))
        continue
      }
      let value = call(closure, [])
      if let key = componentKey(value) {
        trace.note(.root(key, hostSite(site, "registerComponent")))
      }
    }
  }
}

extension ScreenRegistration {
  /// A navigator begins with the screen that it is told, else with its first (React Navigation's documentation of
  /// `initialRouteName`).
  mutating func begin(
    _ given: ScriptValue?, orWith first: String?, _ evaluator: ScriptEvaluator
  ) {
    guard let name else { return }
    guard let given, !given.isMissing else {
      isInitial = name == first
      return
    }
    switch evaluator.equals(given, .text(.literal(name))) {
    case .constant(let flag): isInitial = flag
    case let condition: isInitialWhere = condition
    }
  }

  static let topTab = "topTab"

  static func kind(_ word: String) -> Kind {
    switch word {
    case "tab", topTab, "materialTab", "firstTab", "Tabs", "NativeTabs": .tab
    case "drawer", "firstDrawer", "Drawer": .drawer
    case "Slot": .none
    default: .stack
    }
  }
}

enum KnownNavigation {
  /// Navigators of expo-router.
  static let routers: Set<String> = ["Stack", "Tabs", "Drawer", "Slot", "NativeTabs"]

  /// Of what a function makes navigators: `createBottomTabNavigator`; and which version of its package there is.
  static func kind(ofFactory name: ExternalName, _ version: PackageVersion?) -> String {
    if let own = OwnNavigators.kind(of: name) { return own }
    let isFirst =
      name.module.hasPrefix(firstModules) || version.map { $0 < firstWithBars } ?? false
    let word = name.name
    if word.contains("Tab") {
      if word.contains("MaterialTop") { return ScreenRegistration.topTab }
      return word.contains("Material") ? "materialTab" : isFirst ? "firstTab" : "tab"
    }
    if word.contains("Drawer") { return isFirst ? "firstDrawer" : "drawer" }
    if word.contains("Native") { return "nativeStack" }
    return name.module.hasPrefix(firstModules) ? "firstStack" : drawnStack
  }

  /// A stack whose bars are drawn by scripts: the first of its screens has the way back of the navigator around it
  /// (github.com/react-navigation/react-navigation, packages/stack/src/views/Header/HeaderContainer.tsx:
  /// `HeaderBackContext`), where a bar of the system has none.
  static let drawnStack = "stack"

  /// What stands in the first screen of such a navigator is told of the way back of the one around it
  /// (packages/native-stack/src/views/NativeStackView.native.tsx); tabs and drawers say nothing of it, and the first
  /// card of a stack that scripts draw says that there is none (packages/stack/src/views/Stack/CardContainer.tsx).
  static func passesWayBack(_ screen: ScreenRegistration) -> Bool {
    switch screen.kind {
    case .tab, .drawer: true
    case .stack: systemStacks.contains(screen.navigator)
    case .root, .none: false
    }
  }

  /// Packages of its versions before the fifth.
  private static let firstModules = "react-navigation"
  /// Tabs and drawers have no bar above their screens before it (React Navigation, “Upgrading from 5.x”: “Headers are
  /// now shown by default in Bottom Tabs and Drawer navigators”).
  private static let firstWithBars = PackageVersion(6, 0, 0)

  /// A package of navigators, of which it matters which version it is.
  static func isOfNavigators(_ module: String) -> Bool {
    module.hasPrefix("@" + firstModules + "/")
  }

  /// A screen of the system's own stack that it presents over the others is the first of its bar, which has no way back
  /// (React Navigation, “Native Stack Navigator”: `presentation`; react-native-screens, `RNSScreen`).
  static func isPresented(_ bar: HostBar, in word: String) -> Bool {
    guard systemStacks.contains(word), let way = bar.options["presentation"]?.literal else {
      return false
    }
    return presenting.contains(way)
  }

  private static let systemStacks: Set<String> = ["nativeStack", "Stack"]
  private static let presenting: Set<String> = [
    "modal", "fullScreenModal", "formSheet", "pageSheet", "transparentModal", "containedModal",
    "containedTransparentModal",
  ]

  /// A bar with the title stands above each screen: those of Material, and all before the sixth version, have tabs
  /// only (React Navigation's documentation of both).
  static func hasBars(_ word: String) -> Bool { !withoutBars.contains(word) }

  /// Until the sixth version a stack is told by itself that none of its screens has a bar (React Navigation 5, “Stack
  /// Navigator”: `headerMode`).
  static func hasBars(_ word: String, _ settings: ScriptObject) -> Bool {
    hasBars(word) && settings["headerMode"]?.literal != "none"
  }

  /// What a hook gives that goes to other screens (React Navigation, `useNavigation`; expo-router, `useRouter`).
  static func isGiven(by callee: ScriptValue) -> Bool {
    guard case .external(let name) = callee else { return false }
    switch name.name {
    case "useNavigation":
      return name.module.hasPrefix("@" + firstModules) || name.module.hasPrefix(firstModules)
        || name.module == "expo-router"
    case "useRouter": return name.module == "expo-router"
    default: return false
    }
  }

  /// A call that tells whether there is a screen to go back to.
  static func asksForWayBack(_ words: String) -> Bool { words.hasSuffix(".canGoBack()") }

  /// Methods of it (React Navigation, “Navigation object reference”; expo-router, `Router`).
  static let methods: Set<String> = [
    "goBack", "navigate", "push", "pop", "popToTop", "replace", "reset", "dispatch", "setOptions",
    "setParams", "canGoBack", "getParent", "getState", "addListener", "isFocused", "back",
    "dismiss", "dismissAll", "canDismiss",
  ]

  private static let withoutBars: Set<String> = [
    ScreenRegistration.topTab, "materialTab", "firstTab", "firstDrawer", "Slot", "NativeTabs",
    OwnNavigators.stack,
  ]
}
