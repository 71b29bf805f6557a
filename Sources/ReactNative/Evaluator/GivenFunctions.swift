internal import Components
internal import ScriptModules

/// Functions that are handed through something that keeps them.
enum GivenFunctions {
  /// What a reference keeps of functions and components is there from the beginning, whatever else it is set to later; nil where it
  /// holds none.
  static func reference(to first: ScriptValue, _ subject: UInt64) -> ScriptValue? {
    guard let kept = functions(first, subject) else { return nil }
    var object = ScriptObject()
    object["current"] = kept
    return .object(object)
  }

  private static func functions(_ value: ScriptValue, _ subject: UInt64) -> ScriptValue? {
    switch value {
    case .function, .classType: return value
    case .object(let object) where object.root != nil: return value
    case .object(let object):
      var kept = ScriptObject(
        others: ScriptUnknown(words: "", subject: .of("current", subject), isCode: true))
      for key in object.keys {
        if case .function? = object[key] { kept[key] = object[key] }
      }
      return kept.keys.isEmpty ? nil : .object(kept)
    default: return nil
    }
  }

  /// A hook of the app that is given what shows something, and gives a function that shows nothing itself, gives that:
  /// `const renderRow = useStable(row => <Row/>)`.
  static func through(
    _ hook: String?, _ arguments: [ScriptValue], _ result: ScriptValue,
    _ evaluator: ScriptEvaluator
  ) -> ScriptValue? {
    func shows(_ closure: ScriptClosure) -> Bool {
      evaluator.modules[closure.module].module.functions[Int(closure.function)].hasElements
    }
    guard hook?.hasPrefix("use") == true, case .function(let given)? = arguments.first,
      shows(given)
    else { return nil }
    switch result {
    case .function(let inner): return shows(inner) ? nil : .function(given)
    case .unknown(let unknown): return unknown.isCode ? .function(given) : nil
    default: return nil
    }
  }
}
