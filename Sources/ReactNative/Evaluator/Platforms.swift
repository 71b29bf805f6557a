internal import Components
internal import ScriptModules

/// `Platform.select({ios: …, android: …})`: what is written for other platforms is not evaluated.
enum Platforms {
  /// In the order in which React Native looks (its `Platform.ios.js`).
  private static let sides = ["ios", "native", "default"]

  /// The side of a written object that is for iOS; nil for all else.
  static func selected(
    from arguments: [ScriptExpression.ID], by method: String, of value: ScriptValue,
    _ scope: Int, _ evaluator: borrowing ScriptEvaluator
  ) -> ScriptExpression.ID? {
    guard method == "select", arguments.count == 1, case .external(let name) = value,
      name.module == "react-native", name.path == ["Platform"],
      case .object(let properties) = evaluator.expression(arguments[0], scope)
    else { return nil }
    var written: [String: ScriptExpression.ID] = [:]
    for property in properties {
      guard case .value(let key, let value) = property else { return nil }
      written[key] = value
    }
    return sides.lazy.compactMap { written[$0] }.first
  }
}
