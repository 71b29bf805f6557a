internal import Components
internal import ScriptModules

/// Variables whose value only a run would tell from some call on.
extension ScriptEvaluator {
  struct Variable: Hashable {
    var scope: Int
    var name: String
  }

  /// Of functions around it, what a function or those that it calls change.
  func changes(by closure: ScriptClosure) -> [Variable] {
    var result: [Variable] = []
    var seen: Set<Variable> = []
    var met: Set<Int32> = [closure.function]
    var open = [closure]
    while let next = open.popLast() {
      guard let function = modules[next.module].changes.functions[next.function] else { continue }
      for name in function.names {
        guard let scope = scopes.holder(of: name, from: next.scope) else { continue }
        let variable = Variable(scope: scope, name: name)
        if seen.insert(variable).inserted { result.append(variable) }
      }
      for name in function.calls {
        guard let scope = scopes.holder(of: name, from: next.scope),
          case .function(let called)? = scopes[scope].values[name],
          called.module == closure.module, met.insert(called.function).inserted
        else { continue }
        open.append(called)
      }
    }
    return result
  }

  /// What functions change is open from here on.
  mutating func forget(changesBy functions: [ScriptValue]) {
    for case .function(let closure) in functions {
      trace.note(codeOf: closure.module)
      for variable in changes(by: closure) {
        let before = held(variable)
        write(variable, change(in: variable.scope).opened(before, variable.name))
      }
    }
  }

  func change(in scope: Int) -> ScriptChange {
    ScriptChange(
      rows: rows, seed: seed, path: modules[scopes[scope].module].path, assumptions: assumptions)
  }

  /// A statement that calls a function of its own, or hands one on, which changes something here.
  ///
  /// Hooks run theirs once all is shown (`useEffect` of React's documentation).
  mutating func performsChanges(
    _ callee: ScriptExpression.ID, _ arguments: [ScriptExpression.ID], _ id: ScriptExpression.ID,
    _ scope: Int
  ) -> Bool {
    let module = module(scope)
    let table = modules[scopes[scope].module].changes
    guard !table.functions.isEmpty else { return false }
    var handsOn = false
    for (index, id) in ([callee] + arguments).enumerated() {
      var closure: ScriptClosure?
      switch module[id] {
      case .function(let number):
        closure = self.closure(number, scope)
      case .name(let name):
        if let holder = scopes.holder(of: name, from: scope),
          case .function(let function)? = scopes[holder].values[name]
        {
          closure = function
        }
      default: break
      }
      guard let closure else { continue }
      trace.note(codeOf: closure.module)
      guard !changes(by: closure).isEmpty else { continue }
      if index == 0 {
        let values = self.arguments(arguments, scope)
        _ = call(closure, values, keepsWrites: true)
        return true
      }
      handsOn = true
    }
    switch module[callee] {
    case .name(let name), .member(_, let name): if name.hasPrefix("use") { return false }
    default: break
    }
    if handsOn { _ = evaluate(id, scope) }
    return handsOn
  }

  // MARK: Turns

  /// What a turn added to a list is there once for each turn; what else it assigned is unknown, or one of
  /// both where that is shown.
  mutating func repeatWrites(since mark: Int, count: Int?, _ turn: ScriptTurn? = nil) {
    var order: [Variable] = []
    var firsts: [Variable: ScriptValue] = [:]
    for write in Array(writes[mark...]) {
      let variable = Variable(scope: write.scope, name: write.name)
      guard firsts[variable] == nil else { continue }
      firsts[variable] = write.before ?? valueOfModule(variable)
      order.append(variable)
    }
    for variable in order {
      let before = firsts[variable] ?? .undefined
      let now = held(variable)
      scopes[variable.scope].values[variable.name] = change(in: variable.scope)
        .repeated(before, now, count, variable.name, turn)
    }
  }
}

extension [ScriptScope] {
  /// The scope of a function that binds the name; nil for what a module binds, which is read as a whole.
  fileprivate func holder(of name: String, from scope: Int) -> Int? {
    var at = scope
    while at >= 0, self[at].parent >= 0 {
      if self[at].values[name] != nil { return at }
      at = self[at].parent
    }
    return nil
  }
}

/// What values come to that are changed somewhere.
struct ScriptChange {
  /// How many rows a collection of unknown length has.
  let rows: Int
  let seed: UInt64
  let path: String
  let assumptions: ScriptAssumptions

  /// The value after any number of changes.
  func opened(_ value: ScriptValue, _ name: String) -> ScriptValue {
    let subject = UInt64.of("changed", value.subject(), .of(name), seed)
    switch value {
    case .list(var list):
      let item = ScriptValue.unknown(ScriptUnknown(words: "", subject: .of("item", subject)))
      let isOpen = list.parts.contains { part in
        if case .rows(let rows) = part, case .unknown = rows.body { rows.isAssumed } else { false }
      }
      if !isOpen { list.parts.append(openRows(item)) }
      return .list(list)
    case .object(var object):
      for key in object.keys { object[key] = opened(object[key] ?? .undefined, key) }
      object.others = object.others ?? ScriptUnknown(words: "", subject: subject)
      return .object(object)
    case .function, .classType, .instance, .namespace, .external: return value
    case .element, .choice:
      return either(.unknown(ScriptUnknown(words: name, subject: subject)), value, name)
    default: return .unknown(ScriptUnknown(words: name, subject: subject))
    }
  }

  private func openRows(_ item: ScriptValue) -> ScriptList.Part {
    .rows(
      ScriptRows(
        count: rows, isAssumed: true, body: item,
        site: HostSite(path: path, offset: 0, view: "", anchor: "", tag: "…")))
  }

  private func either(
    _ now: ScriptValue, _ before: ScriptValue, _ name: String
  ) -> ScriptValue {
    let question = ScriptQuestion(
      subject: .of("changed", .of(name), before.subject(), now.subject(), seed), words: name)
    return ScriptValue.choose(
      assumptions.answer(question).map { .constant($0) } ?? .ask(question), now, before)
  }

  func repeated(
    _ before: ScriptValue, _ now: ScriptValue, _ count: Int?, _ name: String,
    _ turn: ScriptTurn? = nil
  ) -> ScriptValue {
    switch (before, now) {
    case (.list(let old), .list(let list)) where list.parts.count >= old.parts.count:
      var added = ScriptList()
      added.parts = Array(list.parts.dropFirst(old.parts.count))
      guard !added.parts.isEmpty else { return now }
      var result = old
      result.parts.append(
        .rows(
          ScriptRows(
            count: count ?? rows, isAssumed: count == nil, body: .list(added),
            site: site(of: added), turn: turn)))
      return .list(result)
    case (.object(let old), .object(var object)):
      for key in object.keys {
        let value = object[key] ?? .undefined
        object[key] = repeated(old[key] ?? .undefined, value, count, key, turn)
      }
      return .object(object)
    default: break
    }
    if before.isPlain, now.isPlain, before.subject() == now.subject() { return now }
    switch now {
    case .function, .classType, .instance, .namespace, .external: return now
    case .element, .list, .object, .choice: return either(now, before, name)
    default:
      let subject = UInt64.of("changed", now.subject(), .of(name), seed)
      return .unknown(ScriptUnknown(words: name, subject: subject))
    }
  }

  private func site(of list: ScriptList) -> HostSite {
    for case .item(let item) in list.parts {
      if case .element(let element) = item { return element.site }
    }
    return HostSite(
      path: path, offset: 0, view: "", anchor: "", tag: "…")
  }

  // MARK: Members

  /// Items put at the end or the beginning of what a variable holds, on each of the sides it may come from.
  func extended(_ value: ScriptValue, _ added: [ScriptList.Part], atEnd: Bool) -> ScriptValue? {
    switch value {
    case .list(var list):
      list.parts = atEnd ? list.parts + added : added + list.parts
      return .list(list)
    case .choice(var choice):
      var hasLists = false
      for index in choice.sides.indices {
        guard let side = extended(choice.sides[index].value, added, atEnd: atEnd) else { continue }
        choice.sides[index].value = side
        hasLists = true
      }
      return hasLists ? .choice(choice) : nil
    default: return nil
    }
  }

  /// A list or an object of which a member is stored under a key; nil where it holds none.
  func stored(_ value: ScriptValue, _ key: String?, in holder: ScriptValue) -> ScriptValue? {
    switch holder {
    case .object(var object):
      if let key {
        object[key] = value
      } else {
        object.others = ScriptUnknown(words: "", subject: .of("stored", value.subject()))
      }
      return .object(object)
    case .list(var list):
      guard let items = list.items, let at = key.flatMap({ Int($0) }), at >= 0, at <= items.count
      else {
        let subject = UInt64.of("stored", value.subject())
        list.parts.append(
          openRows(.unknown(ScriptUnknown(words: "", subject: .of("item", subject)))))
        return .list(list)
      }
      if at == items.count {
        list.parts.append(.item(value))
      } else {
        list.parts[at] = .item(value)
      }
      return .list(list)
    case .choice(var choice):
      for index in choice.sides.indices {
        let side = choice.sides[index].value
        choice.sides[index].value = stored(value, key, in: side) ?? side
      }
      return .choice(choice)
    default: return nil
    }
  }
}

extension ScriptModule {
  /// Where nothing but what it changes matters: `ok && rows.push(x)`.
  func isChange(_ id: ExpressionID) -> Bool {
    var at = id
    while true {
      switch self[at] {
      case .call(let callee, _, _):
        if case .member(_, let name) = self[callee] {
          return KnownFunctions.additions.contains(name)
        }
        return false
      case .logical(_, _, let right):
        if case .assignment = self[right] { return true }
        at = right
      case .unary("void", let operand): at = operand
      default: return false
      }
    }
  }
}
