/// The code that a value brings with it: what is made of the value holds as long as that is as it is.
enum MetCode {
  static func note(
    in value: ScriptValue, _ evaluator: inout ScriptEvaluator, depth: Int = 0
  ) {
    guard depth < 24 else { return }
    func inner(_ value: ScriptValue, _ evaluator: inout ScriptEvaluator) {
      note(in: value, &evaluator, depth: depth + 1)
    }
    switch value {
    case .undefined, .null, .flag, .number, .text, .namespace, .external, .unknown: return
    case .function(let closure):
      evaluator.trace.note(codeOf: closure.module)
      evaluator.trace.note(host: evaluator.scopes[closure.scope].opener)
      if let receiver = closure.receiver { inner(.instance(receiver), &evaluator) }
      for value in closure.bound { inner(value, &evaluator) }
    case .classType(let type):
      evaluator.trace.note(codeOf: type.module)
      evaluator.trace.note(host: evaluator.scopes[type.scope].opener)
    case .instance(let instance):
      inner(.classType(instance.type), &evaluator)
      inner(.object(instance.props), &evaluator)
    case .element(let element):
      note(at: element.site.path, &evaluator)
      inner(element.type, &evaluator)
      inner(.object(element.props), &evaluator)
    case .list(let list):
      for part in list.parts {
        switch part {
        case .item(let item): inner(item, &evaluator)
        case .rows(let rows):
          note(at: rows.site.path, &evaluator)
          inner(rows.body, &evaluator)
        }
      }
    case .object(let object):
      for key in object.keys { if let value = object[key] { inner(value, &evaluator) } }
    case .choice(let choice): for side in choice.sides { inner(side.value, &evaluator) }
    }
  }

  /// Of what is written in a file.
  static func note(at path: String, _ evaluator: inout ScriptEvaluator) {
    if let number = evaluator.moduleNumbers[path] { evaluator.trace.note(codeOf: number) }
  }
}
