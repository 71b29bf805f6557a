internal import Components
internal import ScriptModules

/// What a function takes from the state of an app, which a hook hands to it: `useSelector(state => state.user)`.
enum SelectedState {
  /// What the function gives for a state of which only a run tells more; nil where it is none that can be followed
  /// (React Redux, “Hooks”: `useSelector`; use-context-selector: `useContextSelector`).
  static func value(
    of hook: ExternalName, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    let place = places[hook.name] ?? 0
    guard place < arguments.count, case .function(let selector) = arguments[place] else {
      return nil
    }
    if place > 0, let held = Contexts.value(of: arguments[0], &evaluator) {
      return evaluator.call(selector, [held], site)
    }
    // There is one store, and as many contexts as there are.
    let owner = place == 0 ? .of(hook.module) : arguments[0].subject()
    // Its members are called by their own names, and it is always there.
    let state = ScriptUnknown(words: "", subject: .of("state", owner))
    let value = evaluator.call(selector, [.object(ScriptObject(others: state))], site)
    guard LookUps.isOne(arguments[place], evaluator), value.isOneOrNone else { return value }
    if case .unknown(var own) = value, !own.isCode {
      own.isLookedUp = true
      return .unknown(own)
    }
    // What is there as a rule, or is not there: with the conditions for that nobody could be told of the rule.
    let words = evaluator.module(site.scope).words(site.id)
    var one = ScriptUnknown(
      words: words, subject: .of("one", value.subject()), isCode: true,
      takesName: CalledNames.areHidden(in: words))
    one.isLookedUp = true
    return .unknown(one)
  }

  /// Which argument the function is, where it is not the first.
  private static let places = ["useContextSelector": 1]
}

extension ScriptValue {
  /// What only a run tells, and nothing else but that it is not there.
  fileprivate var isOneOrNone: Bool {
    switch self {
    case .unknown: true
    case .choice(let choice):
      choice.sides.allSatisfy { $0.value.isOneOrNone || $0.value.isMissing }
        && choice.sides.contains { $0.value.isOneOrNone }
    default: false
    }
  }
}
