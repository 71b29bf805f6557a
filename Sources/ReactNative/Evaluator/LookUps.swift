internal import Components
internal import ScriptModules

/// What takes something out of many by what something else says: that is there as a rule.
enum LookUps {
  /// A function that is given all of them: `state => getUser(state, id)`, `state => state.users[id]`.
  static func isOne(_ value: ScriptValue, _ evaluator: ScriptEvaluator) -> Bool {
    guard case .function(let closure) = value else { return false }
    let module = evaluator.modules[closure.module].module
    let function = module.functions[Int(closure.function)]
    guard function.parameters.count == 1, case .name(let given) = function.parameters[0],
      function.body.count == 1, case .return(let id?) = function.body[0]
    else { return false }
    func isData(_ id: ScriptExpression.ID) -> Bool {
      switch module[id] {
      case .name(let name): name != given
      case .member(let base, _): isData(base)
      case .this: true
      default: false
      }
    }
    switch module[id] {
    case .call(_, let arguments, _):
      let isGiven = arguments.contains { if case .name(given) = module[$0] { true } else { false } }
      return isGiven && arguments.contains(where: isData)
    case .index(_, let key): return isData(key)
    default: return false
    }
  }
}

/// What is called, where nobody follows it.
enum CalledNames {
  /// What it asks is in a function that nobody sees there: what is bound to it has the better name.
  static func areHidden(in words: String) -> Bool {
    words.contains(ScriptModule.functionWords)
  }

  /// The name that it is called by, where that is one of a function for texts: `const t = useContext(Texts)`.
  static func named(
    _ callee: ScriptValue, _ site: ScriptEvaluator.Call, _ evaluator: ScriptEvaluator
  ) -> ScriptValue {
    guard case .unknown(let unknown) = callee,
      case .call(let written, _, _) = evaluator.expression(site.id, site.scope),
      case .name(let name) = evaluator.expression(written, site.scope),
      KnownFunctions.texts.contains(name)
    else { return callee }
    return .unknown(ScriptUnknown(words: name, subject: unknown.subject, isCode: true))
  }
}
