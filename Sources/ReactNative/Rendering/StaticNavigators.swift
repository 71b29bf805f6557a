internal import Components
internal import ScriptModules

/// Navigators whose screens are given as data: React Navigation's static configuration, and all of its versions before
/// the fifth (its documentation of both).
///
/// No component stands for such a navigator: it is shown by whoever shows the one around it.
struct StaticNavigator {
  struct Screen {
    var name: String
    var component: ScriptValue
    /// What is said of all of them, and of this one, which wins.
    var common: [ScriptValue]
    var own: [ScriptValue] = []

    var options: [ScriptValue] { common + own }
  }
  /// What kind it is, as `KnownNavigation` calls it.
  var word: String
  var screens: [Screen]
  var initial: ScriptValue?
  var tabBar: ScriptValue?
  var hasBars: Bool

  // No name of a script has a space.
  private static let configName = "its screens"
  private static let settingsName = "its settings"
  static let part = "Static"

  /// A navigator as a value; what it is shown with is what it was made with.
  static func value(_ word: String, _ config: ScriptObject, _ settings: ScriptValue) -> ScriptValue
  {
    var props = ScriptObject()
    props[configName] = .object(config)
    props[settingsName] = settings
    let name = ExternalName(module: ScriptEvaluator.navigatorModule, path: [word, part])
    return .object(ScriptObject(madeOf: .external(name)).fixing(props))
  }

  /// Nil where it is none.
  init?(_ value: ScriptValue) {
    guard case .object(let object) = value, case .external(let name)? = object.root,
      name.module == ScriptEvaluator.navigatorModule, name.path.last == Self.part
    else { return nil }
    self.init(name.path[0], object.given(ScriptObject()))
  }

  /// `{screens: {A: AScreen, B: {screen: BScreen, options: {…}}}, groups, screenOptions}`, or the screens at once with
  /// settings behind them.
  init?(_ word: String, _ props: ScriptObject) {
    guard case .object(let config)? = props[Self.configName] else { return nil }
    self.word = word
    hasBars = KnownNavigation.hasBars(word, config)
    var common: [ScriptValue] = []
    screens = []
    tabBar = config["tabBar"]
    if case .object(let settings)? = props[Self.settingsName] {
      common = Self.options(settings, ["navigationOptions", "defaultNavigationOptions"])
      initial = settings["initialRouteName"]
      tabBar = tabBar ?? settings["tabBarComponent"]
      hasBars = hasBars && KnownNavigation.hasBars(word, settings)
    }
    common += Self.options(config, ["defaultNavigationOptions", "screenOptions"])
    let isWrapped = config["screens"] != nil || config["groups"] != nil
    if case .object(let inner)? = config["screens"] { add(inner, common) }
    if case .object(let groups)? = config["groups"] {
      for key in groups.keys {
        guard case .object(let group)? = groups[key], case .object(let inner)? = group["screens"]
        else { continue }
        add(inner, common + Self.options(group, ["screenOptions"]))
      }
    }
    if !isWrapped { add(config, common) }
    initial = initial ?? config["initialRouteName"]
  }

  private static func options(_ object: ScriptObject, _ names: [String]) -> [ScriptValue] {
    names.compactMap { object[$0] }
  }

  private mutating func add(_ members: ScriptObject, _ common: [ScriptValue]) {
    for name in members.keys where screens.count < ScriptLimits.items {
      guard let value = members[name] else { continue }
      var screen = Screen(name: name, component: value, common: common)
      if case .object(let object) = value, object.root == nil {
        screen.component = object["screen"] ?? object["getScreen"] ?? .undefined
        screen.own = Self.options(object, ["navigationOptions", "options"])
      }
      screens.append(screen)
    }
  }
}

extension Navigators {
  static func register(
    _ navigator: StaticNavigator, _ site: HostSite, _ evaluator: inout ScriptEvaluator
  ) {
    let outer = evaluator.place
    defer { evaluator.place = outer }
    evaluator.place = site
    let kind = ScreenRegistration.kind(navigator.word)
    for screen in navigator.screens {
      var component = screen.component
      // `getScreen: () => require("./Home").default`
      if case .function(let closure) = component, !evaluator.isComponent(closure) {
        component = evaluator.call(closure, [])
      }
      guard let key = evaluator.componentKey(component) else { continue }
      var registration = ScreenRegistration(key: key, name: screen.name, kind: kind, site: site)
      registration.navigator = navigator.word
      registration.begin(navigator.initial, orWith: navigator.screens.first?.name, evaluator)
      registration.bar.isHidden = !navigator.hasBars
      for value in screen.common { evaluator.addBar(value, to: &registration.bar) }
      if let own = evaluator.staticOptions(component) {
        evaluator.addBar(own, to: &registration.bar)
      }
      for value in screen.own { evaluator.addBar(value, to: &registration.bar) }
      if KnownNavigation.isPresented(registration.bar, in: navigator.word) {
        registration.bar.hasBack = false
      }
      registration.drawHeader(component, ScriptObject(), &evaluator)
      var reading = NavigatorReading(screens: [registration])
      for other in evaluator.componentKeys(component) where other != key {
        registration.key = other
        reading.screens.append(registration)
      }
      evaluator.trace.note(reading)
    }
  }

  /// What a navigator of data shows by itself, and what is to be found behind it.
  static func renderStatic(
    _ navigator: StaticNavigator, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode] {
    let kind = ScreenRegistration.kind(navigator.word)
    let pages = navigator.screens.map { screen in
      var registration = ScreenRegistration(
        key: nil, name: screen.name, kind: kind, site: element.site)
      registration.begin(navigator.initial, orWith: navigator.screens.first?.name, evaluator)
      registration.bar.isHidden = !navigator.hasBars
      for value in screen.options { evaluator.addBar(value, to: &registration.bar) }
      let tab = kind == .tab ? label(screen.options, registration, &evaluator) : nil
      return NavigatorPage(
        component: screen.component, registration: registration, tab: tab ?? SourcedText(),
        hasTab: kind != .tab || hasTab(screen.options, &evaluator))
    }
    return render(pages, navigator.word, navigator.tabBar, element, &evaluator)
  }

  /// Pages behind the first that no component stands for are shown over it.
  static func presentStatic(
    _ pages: [NavigatorPage], but first: NavigatorPage?, _ element: ReactElement, _ depth: Int,
    _ evaluator: inout ScriptEvaluator
  ) {
    guard depth < 8 else { return }
    for page in pages where page.registration.name != first?.registration.name {
      guard let component = page.component, let inner = StaticNavigator(component) else { continue }
      var own = element
      (own.type, own.props) = (component, ScriptObject())
      guard ScreenRegistration.kind(inner.word) == .tab else {
        let pages = inner.screens.map { screen in
          NavigatorPage(
            component: screen.component,
            registration: ScreenRegistration(
              key: nil, name: screen.name, kind: .stack, site: element.site), tab: SourcedText())
        }
        presentStatic(pages, but: nil, own, depth + 1, &evaluator)
        continue
      }
      let nodes = evaluator.render(own)
      evaluator.trace.note(
        HostPresentation(
          suffix: page.registration.name ?? inner.word, reason: .cover, nodes: nodes,
          site: element.site, writer: element.makers.last))
    }
  }
}
