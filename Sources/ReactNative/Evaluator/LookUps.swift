internal import Components
internal import ScriptModules

/// What is called, where nobody follows it.
enum CalledNames {
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
