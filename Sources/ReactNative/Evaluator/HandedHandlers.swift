internal import Components
internal import ScriptModules

/// Handlers among the props of a component: functions that it calls when something happens, and never while it is shown
/// (React, “Responding to Events”: names of such props “start with `on`, followed by a capital letter”).
///
/// Each use makes functions of its own, so a component that is handed one would never be shown twice by one evaluation.
/// Whatever a handler does then, all that is asked of it is whether it is there and which one it is.
enum HandedHandlers {
  /// With what only tells one handler from another in the place of each.
  static func opened(_ props: ScriptObject, _ evaluator: inout ScriptEvaluator) -> ScriptObject {
    var opened = props
    for name in props.keys where isHandler(name) {
      guard let value = props[name] else { continue }
      opened[name] = self.opened(value, name, &evaluator)
    }
    return opened
  }

  private static func isHandler(_ name: String) -> Bool {
    guard name.hasPrefix(start), !name.hasPrefix(slot) else { return false }
    return name.dropFirst(start.count).first?.isUppercase ?? false
  }

  private static let start = "on"
  /// What that gives is shown.
  private static let slot = "onRender"

  private static func opened(
    _ value: ScriptValue, _ name: String, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    switch value {
    case .function(let closure):
      guard !evaluator.isOfTop(value),
        !evaluator.modules[closure.module].module.functions[Int(closure.function)].hasElements,
        // What these do is asked of their code.
        !IdleHandlers.doesNothing(value, &evaluator), !value.dismisses(evaluator.modules)
      else { return value }
      var handler = ScriptUnknown(words: name, subject: value.subject())
      handler.isCertain = true
      return .unknown(handler)
    case .choice(var choice):
      for index in choice.sides.indices {
        choice.sides[index].value = opened(choice.sides[index].value, name, &evaluator)
      }
      return .choice(choice)
    default: return value
    }
  }
}
