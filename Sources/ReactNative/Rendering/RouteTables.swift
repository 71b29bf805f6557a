internal import Components
internal import ScriptModules

/// Screens that an app keeps in a table by the names of its routes and shows itself: `screens[route.name].screen`, of
/// `{Home: {screen: Home}, Find: {screen: Find}}`.
///
/// The table is as React Navigation has had it from its first version (its documentation of version 1, “RouteConfigs”).
enum RouteTables {
  private static let member = "screen"

  /// What stands in a table under a name that only a run tells, marked as that.
  static func value(
    _ value: ScriptValue, _ name: String, _ base: ScriptExpression.ID, _ scope: Int,
    _ evaluator: ScriptEvaluator
  ) -> ScriptValue {
    guard name == member, case .choice(var choice) = value,
      case .index = evaluator.expression(base, scope)
    else { return value }
    choice.isOfScreens = true
    return .choice(choice)
  }

  /// Each is a screen of its own; nil where one of them is no component.
  static func render(
    _ choice: ScriptChoice, _ element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> [HostNode]? {
    guard choice.isOfScreens else { return nil }
    var reading = NavigatorReading()
    for side in choice.sides where !side.value.isMissing {
      guard let key = evaluator.componentKey(side.value) else { return nil }
      var registration = ScreenRegistration(key: key, kind: .stack, site: element.site)
      registration.bar.isHidden = true
      reading.screens.append(registration)
    }
    guard reading.screens.count > 1 else { return nil }
    evaluator.trace.note(reading)
    evaluator.trace.tally.isKnown[element.site] = true
    return []
  }
}
