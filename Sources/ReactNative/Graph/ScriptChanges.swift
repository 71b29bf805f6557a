internal import ScriptModules

/// What the functions of a script change of what is around them.
///
/// Only a run tells how often a function runs that is handed on, or in which order: what it changes is
/// not known any more from there on.
struct ScriptChanges: Sendable {
  struct Function: Sendable {
    /// Variables of the functions around it that it assigns, fills or empties, in order.
    var names: [String] = []
    /// Functions around it that it calls, and that change something.
    var calls: [String] = []
  }

  /// Only those that change something.
  private(set) var functions: [Int32: Function] = [:]

  init(_ module: ScriptModule) {
    var reader = ChangeReader(module: module)
    for number in module.functions.indices { _ = reader.summary(of: Int32(number)) }
    var changing = Set(reader.functions.filter { !$0.value.changed.isEmpty }.keys)
    var callers: [String: [Int32]] = [:]
    for (number, function) in reader.functions {
      for name in function.called { callers[name, default: []].append(number) }
    }
    var names: Set<String> = []
    var open = Array(changing)
    while let number = open.popLast() {
      for name in reader.names[number] ?? [] where names.insert(name).inserted {
        for caller in callers[name] ?? [] where changing.insert(caller).inserted {
          open.append(caller)
        }
      }
    }
    for number in changing {
      guard let function = reader.functions[number] else { continue }
      functions[number] = Function(
        names: function.changed.sorted(), calls: function.called.intersection(names).sorted())
    }
  }
}

/// Names that functions use and do not bind.
private struct ChangeReader {
  struct Function {
    var bound: Set<String> = []
    var changed: Set<String> = []
    var called: Set<String> = []
  }

  let module: ScriptModule
  var functions: [Int32: Function] = [:]
  /// What functions are called.
  var names: [Int32: [String]] = [:]
  var current = Function()

  init(module: ScriptModule) { self.module = module }

  mutating func summary(of number: Int32) -> Function {
    if let known = functions[number] { return known }
    guard module.functions.indices.contains(Int(number)) else { return Function() }
    functions[number] = Function()
    let function = module.functions[Int(number)]
    let outer = current
    current = Function()
    for parameter in function.parameters { bind(parameter) }
    read(function.body)
    var result = current
    current = outer
    result.changed.subtract(result.bound)
    result.called.subtract(result.bound)
    result.bound = []
    functions[number] = result
    return result
  }

  /// A function in a function changes what is around both.
  private mutating func take(_ number: Int32) {
    let inner = summary(of: number)
    current.changed.formUnion(inner.changed)
    current.called.formUnion(inner.called)
  }

  private mutating func bind(_ pattern: ScriptPattern) {
    current.bound.formUnion(pattern.names)
    readDefaults(pattern)
  }

  private mutating func readDefaults(_ pattern: ScriptPattern) {
    switch pattern {
    case .missing, .name: break
    case .object(let parts, let others):
      for part in parts { readDefaults(part.pattern) }
      if let others { readDefaults(others) }
    case .array(let parts, let others):
      for part in parts { readDefaults(part) }
      if let others { readDefaults(others) }
    case .defaulted(let inner, let value):
      readDefaults(inner)
      read(value)
    case .others(let inner): readDefaults(inner)
    }
  }

  private mutating func name(_ number: Int32, _ name: String) {
    names[number, default: []].append(name)
  }

  // MARK: Statements

  private mutating func read(_ statements: [ScriptStatement]) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: ScriptStatement) {
    switch statement {
    case .variable(let pattern, let value):
      bind(pattern)
      guard let value else { return }
      if case .name(let name) = pattern, let number = module.function(in: value) {
        self.name(number, name)
      }
      read(value)
    case .function(let name, let number):
      current.bound.insert(name)
      self.name(number, name)
      take(number)
    case .classType(let name, let number):
      current.bound.insert(name)
      read(type: number)
    case .expression(let id): read(id)
    case .return(let id): if let id { read(id) }
    case .if(let condition, let then, let otherwise):
      read(condition)
      read(then)
      read(otherwise)
    case .switch(let subject, let cases):
      read(subject)
      for one in cases {
        if let value = one.value { read(value) }
        read(one.body)
      }
    case .loop(let pattern, let collection, let body):
      if let pattern { bind(pattern) }
      if let collection { read(collection) }
      read(body)
    case .block(let body): read(body)
    case .throw, .break: break
    }
  }

  // MARK: Expressions

  private mutating func read(_ ids: [ScriptExpression.ID]) { for id in ids { read(id) } }

  private mutating func read(_ id: ScriptExpression.ID) {
    switch module[id] {
    case .missing, .name, .this, .string, .number, .flag, .null, .module: break
    case .template(_, let values): read(values)
    case .array(let items), .sequence(let items): read(items)
    case .object(let properties): for property in properties { read(property) }
    case .function(let number): take(number)
    case .classType(let number): read(type: number)
    case .call(let callee, let arguments, _):
      switch module[callee] {
      case .name(let name): current.called.insert(name)
      case .member(let base, let name):
        if KnownFunctions.changesList(name) { change(base) }
      default: break
      }
      read(callee)
      read(arguments)
    case .new(let callee, let arguments):
      read(callee)
      read(arguments)
    case .member(let base, _), .unary(_, let base), .spread(let base): read(base)
    case .index(let left, let right), .binary(_, let left, let right),
      .logical(_, let left, let right):
      read(left)
      read(right)
    case .conditional(let condition, let then, let otherwise):
      read([condition, then, otherwise])
    case .assignment(_, let target, let value):
      change(target)
      read(target)
      read(value)
    case .element(let number): read(module.elements[Int(number)])
    }
  }

  private mutating func read(_ property: ScriptProperty) {
    switch property {
    case .value(_, let value), .spread(let value): read(value)
    case .getter(_, let number): take(number)
    case .computed(let key, let value):
      read(key)
      read(value)
    }
  }

  /// What handles an event runs when all is shown: "event handlers" of React's documentation have names
  /// that begin with `on`.
  private mutating func read(_ element: ScriptElement) {
    for attribute in element.attributes {
      guard let value = attribute.value else { continue }
      if attribute.name?.hasPrefix("on") ?? false, case .function = module[value] { continue }
      read(value)
    }
    read(element.children)
  }

  private mutating func read(type number: Int32) {
    guard module.classes.indices.contains(Int(number)) else { return }
    let type = module.classes[Int(number)]
    for name in type.methods.keys.sorted() { if let id = type.methods[name] { take(id) } }
    for field in type.fields + type.statics { read(field.value) }
  }

  /// What an assignment or a method of a list changes: the variable that holds it.
  private mutating func change(_ target: ScriptExpression.ID) {
    var at = target
    while true {
      switch module[at] {
      case .name(let name):
        current.changed.insert(name)
        return
      case .member(let base, _), .index(let base, _): at = base
      case .array(let items):
        for item in items { change(item) }
        return
      case .object(let properties):
        for property in properties {
          switch property {
          case .value(_, let value), .computed(_, let value), .spread(let value): change(value)
          case .getter: break
          }
        }
        return
      case .spread(let base), .assignment(_, let base, _): at = base
      default: return
      }
    }
  }
}

extension ScriptModule {
  /// The function that a value is, or that `useCallback(…)` is given first.
  fileprivate func function(in id: ExpressionID) -> Int32? {
    switch self[id] {
    case .function(let number): return number
    case .call(_, let arguments, _):
      if let first = arguments.first, case .function(let number) = self[first] { return number }
      return nil
    default: return nil
    }
  }
}
