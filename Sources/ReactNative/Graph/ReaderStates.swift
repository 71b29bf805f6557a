internal import ScriptModules

/// States that say whether VoiceOver runs, as it does for whoever this is told of: set to what the system says when it
/// is asked, or when it tells of changes (React Native, “AccessibilityInfo”).
struct ReaderStates {
  private(set) var calls: Set<Int32> = []

  fileprivate static let query = "isScreenReaderEnabled"
  fileprivate static let event = "screenReaderChanged"

  init(_ module: ScriptModule) {
    let asks = module.expressions.contains { expression in
      switch expression {
      case .member(_, let name): name == Self.query
      case .string(let text): text == Self.event
      default: false
      }
    }
    guard asks else { return }
    for function in module.functions {
      let states = StateStarts.states(function, module)
      guard let first = states.first else { continue }
      let reader = SetterReader(module, function, from: first.call)
      for state in states where reader.setters.contains(state.setter) { calls.insert(state.call) }
    }
  }

  /// What the functions in a function set to what the system says.
  private struct SetterReader {
    let module: ScriptModule
    private(set) var setters: Set<String> = []
    private var functions: [String: Int32] = [:]
    /// Names that what the system says is bound to.
    private var answers: Set<String> = []

    /// Expressions of a function are numbered one behind the other, those of the functions in it as well.
    init(_ module: ScriptModule, _ function: ScriptFunction, from first: ScriptExpression.ID) {
      self.module = module
      let last = function.body.reduce(first) { max($0, $1.last) }
      guard first >= 0, Int(last) < module.expressions.count else { return }
      let inside = module.expressions[Int(first)...Int(last)]
      note(function.body)
      for case .function(let number) in inside { note(module.functions[Int(number)].body) }
      for case .call(let callee, let arguments, _) in inside { read(callee, arguments) }
    }

    private mutating func note(_ statements: [ScriptStatement]) {
      for statement in statements {
        switch statement {
        case .function(let name, let number):
          functions[name] = number
          note(module.functions[Int(number)].body)
        case .variable(.name(let name), let value?):
          if case .function(let number) = module[value] { functions[name] = number }
          if isQuery(value) { answers.insert(name) }
        case .block(let inner): note(inner)
        default: break
        }
      }
    }

    private mutating func read(_ callee: ScriptExpression.ID, _ arguments: [ScriptExpression.ID]) {
      switch module[callee] {
      case .member(let base, "then"):
        if isQuery(base), let handler = arguments.first { set(by: handler) }
      case .member(_, "addEventListener"):
        if arguments.count > 1, case .string(ReaderStates.event) = module[arguments[0]] {
          set(by: arguments[1])
        }
      case .name(let setter):
        guard let value = arguments.first else { return }
        if isQuery(value) { setters.insert(setter) }
        if case .name(let name) = module[value], answers.contains(name) { setters.insert(setter) }
      default: break
      }
    }

    private func isQuery(_ id: ScriptExpression.ID) -> Bool {
      guard case .call(let callee, _, _) = module[id],
        case .member(_, ReaderStates.query) = module[callee]
      else { return false }
      return true
    }

    /// The setter itself, or a function that calls it with what it is given.
    private mutating func set(by handler: ScriptExpression.ID) {
      switch module[handler] {
      case .name(let name):
        setters.insert(name)
        if let number = functions[name] { set(byFunction: number) }
      case .function(let number): set(byFunction: number)
      default: break
      }
    }

    private mutating func set(byFunction number: Int32) {
      let function = module.functions[Int(number)]
      guard case .name(let given)? = function.parameters.first else { return }
      for statement in function.body {
        switch statement {
        case .expression(let id), .return(let id?):
          guard case .call(let callee, let arguments, _) = module[id],
            case .name(let setter) = module[callee], let value = arguments.first,
            case .name(given) = module[value]
          else { continue }
          setters.insert(setter)
        default: break
        }
      }
    }
  }
}

extension ScriptStatement {
  /// The highest number among its expressions.
  fileprivate var last: ScriptExpression.ID {
    func highest(_ statements: [ScriptStatement]) -> ScriptExpression.ID {
      statements.reduce(-1) { max($0, $1.last) }
    }
    return switch self {
    case .variable(_, let value): value ?? -1
    case .expression(let id): id
    case .return(let id): id ?? -1
    case .if(let test, let then, let otherwise): max(test, highest(then), highest(otherwise))
    case .switch(let subject, let cases):
      cases.reduce(subject) { max($0, $1.value ?? -1, highest($1.body)) }
    case .loop(_, let collection, let body): max(collection ?? -1, highest(body))
    case .block(let inner): highest(inner)
    case .function, .classType, .throw, .break: -1
    }
  }
}
