internal import Components

/// What an app puts in the place of the tabs that shows the tabs of the package after all.
enum StandardTabs {
  /// `tabBarComponent: props => <TabBarBottom {...props}/>` (React Navigation's documentation of its first versions, and
  /// of `tabBar` in the later ones).
  static func areShown(by bar: ScriptValue, _ evaluator: inout ScriptEvaluator) -> Bool {
    switch bar {
    case .external(let name): return isOne(name)
    case .function(let closure):
      let given = ScriptObject(
        others: ScriptUnknown(words: "", subject: .of("tabs", evaluator.seed)))
      guard case .element(let element) = evaluator.call(closure, [.object(given)]),
        case .external(let name) = element.type
      else { return false }
      return isOne(name)
    default: return false
    }
  }

  private static func isOne(_ name: ExternalName) -> Bool {
    (name.module.hasPrefix("react-navigation") || name.module.hasPrefix("@react-navigation/"))
      && bars.contains(name.name)
  }

  private static let bars: Set<String> = [
    "TabBarBottom", "TabBarTop", "BottomTabBar", "MaterialTopTabBar",
  ]
}
