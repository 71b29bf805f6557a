internal import Components
internal import ScriptModules

extension ScriptEvaluator {
  /// Where a call is written.
  struct Call {
    var id: ScriptExpression.ID
    var offset: UInt32
    var scope: Int
  }

  mutating func call(
    _ callee: ScriptExpression.ID, _ arguments: [ScriptExpression.ID], _ site: Call
  ) -> ScriptValue {
    if case .member(let base, let name) = expression(callee, site.scope) {
      if case .name("super") = expression(base, site.scope) { return .undefined }
      if name == "setOptions", let first = arguments.first {
        let value = evaluate(first, site.scope)
        setOptions(value)
        return .undefined
      }
      let value = evaluate(base, site.scope)
      if let chosen = Platforms.selected(from: arguments, by: name, of: value, site.scope, self) {
        return evaluate(chosen, site.scope)
      }
      if let items = ExtractedItems.value(of: value, name, base, arguments, site.scope, &self) {
        return items
      }
      return call(value, method: name, self.arguments(arguments, site.scope), site)
    }
    let value = evaluate(callee, site.scope)
    return call(value, self.arguments(arguments, site.scope), site)
  }

  mutating func arguments(_ ids: [ScriptExpression.ID], _ scope: Int) -> [ScriptValue] {
    var result: [ScriptValue] = []
    for id in ids {
      let value = evaluate(id, scope)
      if case .spread = expression(id, scope), case .list(let list) = value, let items = list.items
      {
        result += items
      } else {
        // Also where it is only looked at.
        if case .function(let closure) = value { trace.note(codeOf: closure.module) }
        result.append(value)
      }
    }
    return result
  }

  /// A method of a value.
  mutating func call(
    _ value: ScriptValue, method name: String, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    switch value {
    case .list(let list):
      if let result = listMethod(list, name, arguments, site) { return result }
    case .text(let text):
      if let result = text.called(name, arguments) { return result }
    case .unknown(let unknown): return unknownMethod(unknown, name, arguments, site)
    case .function, .classType:
      switch name {
      case "bind":
        guard case .function(var closure) = value, arguments.count > 1 else { return value }
        closure.bound += arguments.dropFirst()
        return .function(closure)
      case "call": return call(value, Array(arguments.dropFirst()), site)
      default: break
      }
    case .object(let object):
      if name == "hasOwnProperty", let key = arguments.first,
        let isIn = Comparisons.membership(
          key, in: value, module(site.scope).words(site.id), self)
      {
        return ScriptValue.of(isIn)
      }
      if let made = CompoundComponents.called(object, name, arguments, site, &self)
        ?? PatternChains.called(object, name, arguments, site, &self)
      {
        return made
      }
    case .choice(let choice)
    where choice.tableWords != nil && KnownFunctions.givesWords(name):
      // Any of them would be a guess, and so would be what is made of it.
      let data = ScriptUnknown(words: choice.tableWords ?? "", subject: value.subject())
      return unknownMethod(data, name, arguments, site)
    case .choice(let choice) where choice.sides.count <= ScriptChoice.most:
      return map(choice) { $0.call($1, method: name, arguments, site) }
    case .choice(let choice):
      return unknownMethod(ManyWays.unknown(choice), name, arguments, site)
    // A file of data whose content is not read.
    case .external(let file) where file.module.hasSuffix(".json"):
      let data = ScriptUnknown(words: file.path.last ?? "", subject: value.subject())
      return unknownMethod(data, name, arguments, site)
    default: break
    }
    if let text = MessageText.formatted(name, arguments) { return text }
    let method = member(value, name)
    if case .undefined = method {
      if case .undefined = value { return .undefined }
      return result(of: value, arguments, site)
    }
    return call(method, arguments, site)
  }

  mutating func call(
    _ value: ScriptValue, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    switch value {
    case .function(let closure): return call(closure, arguments, site)
    case .external(let name): return call(name, arguments, site)
    case .choice(let choice) where choice.sides.count <= ScriptChoice.most:
      return map(choice) { $0.call($1, arguments, site) }
    case .undefined, .null: return .undefined
    // A styled component is called with its style, and is the same after it.
    case .object(let object) where object.root != nil: return value
    case .object(let object):
      guard let props = object.givenOn, let first = arguments.first else {
        return result(of: value, arguments, site)
      }
      return .object(ScriptObject(madeOf: first).fixing(props))
    default: return result(of: value, arguments, site)
    }
  }

  /// What a call comes to whose code is not in the repository.
  mutating func result(
    of callee: ScriptValue, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    if let component = WrappedComponents.first(of: arguments, self) { return component }
    forget(changesBy: arguments)
    if let time = MessageText.time(callee, arguments) { return time }
    let words = module(site.scope).words(site.id)
    let asked = CalledNames.named(callee, site, self)
    if let text = translated(asked, words, arguments) { return text }
    var digest = ScriptDigest(.of("call"))
    digest.mix(callee.subject())
    for argument in arguments { digest.mix(argument.subject()) }
    // What hooks and clocks tell is told apart by who asks.
    digest.mix(seed)
    var result = ScriptUnknown(words: words, subject: digest.value, isCode: true)
    result.takesName = CalledNames.areHidden(in: words)
    result.isLookedUp = arguments.contains { LookUps.isOne($0, self) }
    result.sources = ScriptUnknown.sources(of: arguments)
    result.isOfDevice = DeviceValues.isOne(callee, arguments)
    result.isNavigation = KnownNavigation.isGiven(by: callee)
    // As a rule there is a way back: all screens but the first are pushed (React Navigation, `canGoBack`).
    if arguments.isEmpty, KnownNavigation.asksForWayBack(words) { result.start = .flag(true) }
    return .unknown(result)
  }

  // MARK: Functions of the repository

  mutating func call(
    _ closure: ScriptClosure, _ arguments: [ScriptValue], _ site: Call
  ) -> ScriptValue {
    trace.note(codeOf: closure.module)
    let own = modules[closure.module].names[closure.function]
    if let own, KnownFunctions.texts.contains(own),
      let text = MessageText.inTable(arguments, &self)
    {
      return text
    }
    let value = KeptCalls.value(of: closure, arguments, &self) ?? call(closure, arguments)
    if case .function(let inner) = value { trace.note(codeOf: inner.module) }
    if let given = GivenFunctions.through(own, arguments, value, self) { return given }
    switch value {
    case .choice:
      if let text = MessageText.inTable(arguments, &self), MessageText.isEnglish(value, text) {
        return text
      }
      if value.isOpen, let text = MessageText.itself(own, arguments, &self) { return text }
      // What a function of a module makes of constants hangs on nothing that is shown: `themeColor('text')`.
      let asksApp =
        closure.receiver == nil && closure.scope == modules[closure.module].scope
        && own?.hasPrefix("use") == false && arguments.allSatisfy(\.isConstant)
      return asksApp ? value.ofApp : value
    case .unknown(var unknown) where unknown.isCode:
      if let text = MessageText.inTable(arguments, &self) { return text }
      if let text = MessageText.itself(own, arguments, &self) { return text }
      // What a helper hides is called as its user calls it.
      unknown.words = module(site.scope).words(site.id)
      unknown.takesName = CalledNames.areHidden(in: unknown.words)
      return .unknown(unknown)
    default: return WrappedComponents.wrapping(value, arguments, self)
    }
  }

  /// `keepsWrites` for what runs as a part of its caller.
  mutating func call(
    _ closure: ScriptClosure, _ given: [ScriptValue], keepsWrites: Bool = false
  ) -> ScriptValue {
    let arguments = closure.bound + given
    steps += 1
    depth += 1
    defer { depth -= 1 }
    trace.note(codeOf: closure.module)
    let function = modules[closure.module].module.functions[Int(closure.function)]
    let key = ComponentKey(path: modules[closure.module].path, id: closure.function)
    let name = modules[closure.module].names[closure.function] ?? function.name ?? "…"
    let running = calls[key, default: 0]
    guard steps < ScriptLimits.steps, depth < ScriptLimits.depth else {
      isCut = true
      return unknown("…", .of("cut"))
    }
    // What calls itself comes to what a run would tell: of a tree of data nobody knows how deep that is, and its rows
    // in rows would be more than there ever are.
    let isOfData = !arguments.isEmpty && arguments.allSatisfy { !$0.isConstant }
    guard running < (isOfData ? 1 : 2), !function.isDeferred else {
      var digest = ScriptDigest(.of(key.path, UInt64(truncatingIfNeeded: key.id)))
      for argument in arguments { digest.mix(argument.subject()) }
      forget(changesBy: [.function(closure)])
      var value = ScriptUnknown(words: name + "()", subject: digest.value, isCode: true)
      value.repeats = function.hasElements
      return .unknown(value)
    }
    calls[key] = running + 1
    let outer = assumptions
    let mark = writes.count
    let scope = openScope(closure.scope)
    scopes[scope].module = closure.module
    scopes[scope].receiver = closure.receiver
    if function.bindsThis {
      scopes[scope].values["arguments"] = .list(ScriptList(arguments))
    }
    for (index, parameter) in function.parameters.enumerated() {
      if case .others(let inner) = parameter {
        bind(inner, .list(ScriptList(Array(arguments.dropFirst(index)))), scope)
      } else {
        bind(parameter, index < arguments.count ? arguments[index] : .undefined, scope)
      }
    }
    let outcome = run(function.body, scope, leaving: keepsWrites ? .function : .nothing)
    if !keepsWrites {
      undoWrites(since: mark, below: scope)
      forget(changesBy: [.function(closure)])
    }
    assumptions = outer
    calls[key] = running
    let result = ScriptValue.choose(
      outcome.falls
        ? outcome.returns + [ScriptChoice.Side(condition: .constant(true), value: .undefined)]
        : outcome.returns)
    guard case .choice(var choice) = result, outcome.returns.count > 1 || outcome.falls else {
      return result
    }
    choice.isOfReturns = true
    return .choice(choice)
  }

  // MARK: Effects

  /// A statement that gives nothing: only what it changes matters.
  mutating func perform(_ id: ScriptExpression.ID, _ scope: Int) {
    let module = module(scope)
    switch module[id] {
    case .assignment: _ = evaluate(id, scope)
    case .sequence(let items): for item in items { perform(item, scope) }
    case .unary(_, let operand): perform(operand, scope)
    case .logical(let word, let left, let right):
      let body = [ScriptStatement.expression(right)]
      _ = run(
        [word == "&&" ? .if(left, body, []) : .if(left, [], body)], scope)
    case .conditional(let condition, let then, let otherwise):
      _ = run([.if(condition, [.expression(then)], [.expression(otherwise)])], scope)
    case .call(let callee, let arguments, _): perform(callee, arguments, id, scope)
    default: break
    }
  }

  private mutating func perform(
    _ callee: ScriptExpression.ID, _ arguments: [ScriptExpression.ID], _ id: ScriptExpression.ID,
    _ scope: Int
  ) {
    let module = module(scope)
    switch module[callee] {
    case .member(_, "setOptions"): _ = evaluate(id, scope)
    case .member(let base, "push"), .member(let base, "unshift"):
      let added = self.arguments(arguments, scope).map { ScriptList.Part.item($0) }
      let isPush = if case .member(_, "push") = module[callee] { true } else { false }
      if FilledMembers.extend(base, added, atEnd: isPush, scope, &self) { return }
      let holder = evaluate(base, scope)
      if let value = change(in: scope).extended(holder, added, atEnd: isPush) {
        store(value, base, scope)
      }
    case .member(let base, "splice"):
      guard case .name = module[base], case .list(let list) = evaluate(base, scope) else { return }
      store(.list(list.spliced(self.arguments(arguments, scope))), base, scope)
    case .member(_, "forEach"), .member(_, "pop"), .member(_, "shift"): _ = evaluate(id, scope)
    case .name(let name), .member(_, let name):
      if performsChanges(callee, arguments, id, scope) { return }
      guard module.mentionsOptions(arguments) || name.hasPrefix("use") || name.hasPrefix("set")
      else { return }
      switch evaluate(callee, scope) {
      case .function(let closure):
        if modules[closure.module].module.functions[Int(closure.function)].setsOptions
          || module.mentionsOptions(arguments)
        {
          _ = call(closure, self.arguments(arguments, scope))
        }
      case .external, .unknown:
        // Effects run once what is shown is there.
        guard let first = arguments.first, case .function(let closure) = evaluate(first, scope),
          modules[closure.module].module.functions[Int(closure.function)].setsOptions
        else { return }
        _ = call(closure, [], keepsWrites: false)
      default: break
      }
    default: break
    }
  }
}

extension ScriptModule {
  fileprivate func mentionsOptions(_ arguments: [ExpressionID]) -> Bool {
    arguments.contains { argument in
      if case .function(let function) = self[argument] {
        return functions[Int(function)].setsOptions
      }
      return false
    }
  }
}
