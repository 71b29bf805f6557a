internal import ScriptModules

/// Navigators that an app makes of a view of its own (React Navigation, “Custom navigators”: `createNavigatorFactory`).
enum OwnNavigators {
  static let stack = "ownStack"

  /// Which of the routers its view is told to follow says how its screens follow each other; a bar is there where the view
  /// is that of the package.
  private static let kinds: [String: String] = [
    "createTabNavigator": "materialTab", "createDrawerNavigator": "firstDrawer",
    "createStackNavigator": stack, "createBarredStackNavigator": KnownNavigation.drawnStack,
  ]

  static func maker(of view: ScriptValue, _ evaluator: ScriptEvaluator) -> ExternalName {
    ExternalName(module: ScriptEvaluator.navigatorModule, path: [word(of: view, evaluator)])
  }

  /// Nil for what a package makes.
  static func kind(of maker: ExternalName) -> String? {
    maker.module == ScriptEvaluator.navigatorModule ? kinds[maker.name] : nil
  }

  private static func word(of view: ScriptValue, _ evaluator: ScriptEvaluator) -> String {
    guard case .function(let closure) = view else { return "createStackNavigator" }
    let bindings = evaluator.modules[closure.module].module.bindings.values
    let taken = bindings.compactMap { binding in
      if case .imported(let taken) = binding { taken } else { nil }
    }
    func takes(_ name: String) -> Bool {
      taken.contains { KnownNavigation.isOfNavigators($0.module) && $0.name == .named(name) }
    }
    if takes("TabRouter") { return "createTabNavigator" }
    if takes("DrawerRouter") { return "createDrawerNavigator" }
    return takes("StackView") || takes("NativeStackView")
      ? "createBarredStackNavigator" : "createStackNavigator"
  }
}
