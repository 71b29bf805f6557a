internal import ScriptModules

/// States that are what they begin with until a user does something: `const [isOpen, setOpen] = useState(false)`.
///
/// What runs when a component is shown, or in time, is given to hooks that give nothing back, and to those that are
/// called effects (React's documentation, `useEffect`). What that names, or what the functions name that it names, may
/// be set before anybody does anything.
struct StateStarts {
  private(set) var calls: Set<Int32> = []

  init(_ module: ScriptModule) {
    let names = module.componentNames
    let states = module.functions.enumerated().flatMap { number, function in
      // A hook of the app may hand what sets its state to anybody.
      names[Int32(number)]?.hasPrefix("use") == true ? [] : Self.states(function, module)
    }
    guard !states.isEmpty else { return }
    let reader = MentionReader(module: module)
    let set = reader.namesRunBySystem()
    for state in states where !set.contains(state.setter) { calls.insert(state.call) }
  }

  struct State {
    var call: ScriptExpression.ID
    var setter: String
  }

  static func states(_ function: ScriptFunction, _ module: ScriptModule) -> [State] {
    function.body.compactMap { statement in
      guard case .variable(.array(let names, _), let value?) = statement, names.count == 2,
        case .name(let setter) = names[1], case .call(let callee, _, _) = module[value],
        module.lastName(of: callee) == "useState"
      else { return nil }
      return State(call: value, setter: setter)
    }
  }
}

/// Which names are in what.
private struct MentionReader {
  let module: ScriptModule
  /// Functions by the names that they are bound to.
  private var functions: [String: [Int32]] = [:]

  init(module: ScriptModule) {
    self.module = module
    for function in module.functions { note(function.body) }
    for name in module.names {
      switch module.bindings[name] {
      case .function(let number)?: functions[name, default: []].append(number)
      case .variable(.name, let value?)?: note(name, value)
      default: break
      }
    }
  }

  private mutating func note(_ statements: [ScriptStatement]) {
    for statement in statements {
      switch statement {
      case .function(let name, let number): functions[name, default: []].append(number)
      case .variable(.name(let name), let value?): note(name, value)
      case .if(_, let then, let otherwise):
        note(then)
        note(otherwise)
      case .block(let inner): note(inner)
      default: break
      }
    }
  }

  /// Also what a hook or another function is given: `useCallback(() => …)`.
  private mutating func note(_ name: String, _ value: ScriptExpression.ID) {
    switch module[value] {
    case .function(let number): functions[name, default: []].append(number)
    case .call(_, let arguments, _):
      for argument in arguments {
        if case .function(let number) = module[argument] {
          functions[name, default: []].append(number)
        }
      }
    default: break
    }
  }

  /// All that is named in what runs without a user.
  func namesRunBySystem() -> Set<String> {
    var names: Set<String> = []
    var read: Set<Int32> = []
    for expression in module.expressions {
      guard case .call(let callee, let arguments, _) = expression,
        let name = module.lastName(of: callee), name.hasPrefix("use")
      else { continue }
      // Of functions that are given by name, as to a query, the hook decides when they run.
      for argument in arguments where name.hasSuffix("Effect") || module.isObject(argument) {
        collect(argument, &names, &read)
      }
    }
    for function in module.functions where function.body.contains(where: usesHook) {
      for case .expression(let id) in function.body { collect(id, &names, &read) }
    }
    var open = Array(names)
    while let name = open.popLast() {
      for function in functions[name] ?? [] {
        var inner: Set<String> = []
        enter(function, &inner, &read)
        for name in inner where names.insert(name).inserted { open.append(name) }
      }
    }
    return names
  }

  /// A component, or a hook.
  private func usesHook(_ statement: ScriptStatement) -> Bool {
    guard case .variable(_, let value?) = statement, case .call(let callee, _, _) = module[value]
    else { return false }
    return module.lastName(of: callee)?.hasPrefix("use") == true
  }

  private func enter(_ function: Int32, _ names: inout Set<String>, _ read: inout Set<Int32>) {
    guard module.functions.indices.contains(Int(function)), read.insert(function).inserted else {
      return
    }
    collect(module.functions[Int(function)].body, &names, &read)
  }

  private func collect(
    _ statements: [ScriptStatement], _ names: inout Set<String>, _ read: inout Set<Int32>
  ) {
    for statement in statements {
      switch statement {
      case .variable(_, let value?), .expression(let value), .return(let value?):
        collect(value, &names, &read)
      case .function(_, let number): enter(number, &names, &read)
      case .if(let condition, let then, let otherwise):
        collect(condition, &names, &read)
        collect(then, &names, &read)
        collect(otherwise, &names, &read)
      case .switch(let subject, let cases):
        collect(subject, &names, &read)
        for one in cases { collect(one.body, &names, &read) }
      case .loop(_, let collection, let body):
        if let collection { collect(collection, &names, &read) }
        collect(body, &names, &read)
      case .block(let body): collect(body, &names, &read)
      case .variable, .return, .classType, .throw, .break: break
      }
    }
  }

  private func collect(
    _ id: ScriptExpression.ID, _ names: inout Set<String>, _ read: inout Set<Int32>
  ) {
    func all(_ ids: [ScriptExpression.ID]) { for id in ids { collect(id, &names, &read) } }
    switch module[id] {
    case .name(let name): names.insert(name)
    case .function(let number): enter(number, &names, &read)
    case .member(let base, _), .unary(_, let base), .spread(let base): all([base])
    case .index(let left, let right), .binary(_, let left, let right),
      .logical(_, let left, let right), .assignment(_, let left, let right):
      all([left, right])
    case .call(let callee, let arguments, _), .new(let callee, let arguments):
      all([callee] + arguments)
    case .template(_, let values), .array(let values), .sequence(let values): all(values)
    case .conditional(let condition, let then, let otherwise): all([condition, then, otherwise])
    case .object(let properties):
      for property in properties {
        switch property {
        case .value(_, let value), .spread(let value): all([value])
        case .computed(let key, let value): all([key, value])
        case .getter(_, let number): enter(number, &names, &read)
        }
      }
    case .missing, .this, .string, .number, .flag, .null, .classType, .element, .module: break
    }
  }
}

extension ScriptModule {
  /// `useState` of `React.useState`.
  fileprivate func lastName(of callee: ExpressionID) -> String? {
    switch self[callee] {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  fileprivate func isObject(_ id: ExpressionID) -> Bool {
    if case .object = self[id] { true } else { false }
  }
}
