internal import Components
internal import ScriptModules

extension ScriptEvaluator {
  mutating func evaluate(optional id: ScriptExpression.ID?, _ scope: Int) -> ScriptValue {
    id.map { evaluate($0, scope) } ?? .undefined
  }

  mutating func evaluate(_ id: ScriptExpression.ID, _ scope: Int) -> ScriptValue {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    guard steps < ScriptLimits.steps, depth < ScriptLimits.depth else {
      isCut = true
      return unknown("…", .of("cut"))
    }
    switch expression(id, scope) {
    case .missing: return unknown("…", site(id, scope))
    case .name(let name):
      let value = lookup(name, scope)
      return modules[scopes[scope].module].held(value, name)
    case .this: return receiver(scope).map { .instance($0) } ?? .undefined
    case .string(let text): return .text(.literal(text))
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .null: return .null
    case .template(let texts, let values): return template(texts, values, scope)
    case .array(let items): return array(items, scope)
    case .object(let properties): return object(properties, scope)
    case .function(let function):
      return .function(closure(function, scope))
    case .classType(let type): return .classType(classValue(type, scope))
    case .call(let callee, let arguments, let offset):
      return call(callee, arguments, Call(id: id, offset: offset, scope: scope))
    case .new(let callee, let arguments): return make(callee, arguments, id, scope)
    case .member(let base, let name):
      if case .name(let own) = expression(base, scope), let member = attached(name, to: own, scope)
      {
        return member
      }
      let value = RouteTables.value(member(evaluate(base, scope), name), name, base, scope, self)
      if case .unknown(var unknown) = value, unknown.words == name, name == "length" {
        unknown.words = module(scope).words(id)
        return .unknown(unknown)
      }
      return modules[scopes[scope].module].held(value, name)
    case .index(let base, let key):
      let value = evaluate(base, scope)
      return index(value, evaluate(key, scope), id, scope)
    case .unary, .binary, .logical, .conditional: return operation(id, scope)
    case .assignment(let word, let target, let value):
      return assign(word, target, value, scope)
    case .sequence(let items):
      for item in items.dropLast() { perform(item, scope) }
      return evaluate(optional: items.last, scope)
    case .spread(let value): return evaluate(value, scope)
    case .element(let element): return self.element(element, scope)
    case .module(let specifier):
      switch resolve(specifier, from: scopes[scope].module) {
      case .file(let path): return TopValues.required(path, &self)
      case .package(let name): return .external(ExternalName(module: name))
      }
    }
  }

  func unknown(_ words: String, _ subject: UInt64) -> ScriptValue {
    .unknown(ScriptUnknown(words: words, subject: subject, isCode: true))
  }

  /// What only this place asks.
  func site(_ id: ScriptExpression.ID, _ scope: Int) -> UInt64 {
    .of(modules[scopes[scope].module].path, UInt64(id), seed)
  }

  // MARK: Literals

  private mutating func template(
    _ texts: [String], _ values: [ScriptExpression.ID], _ scope: Int
  ) -> ScriptValue {
    var result = ScriptValue.text(SourcedText())
    for (index, text) in texts.enumerated() {
      result = joined(result, .text(.literal(text)))
      guard index < values.count else { continue }
      let value = evaluate(values[index], scope)
      result = joined(result, textValue(value, values[index], scope))
    }
    return result
  }

  /// One text behind the other; what decides about either decides about both.
  mutating func joined(_ left: ScriptValue, _ right: ScriptValue) -> ScriptValue {
    guard left.leaves * right.leaves <= 24, !left.isOfMany, !right.isOfMany else {
      return .joined(of: left, right)
    }
    if case .choice(let choice) = left { return map(choice) { $0.joined($1, right) } }
    if case .choice(let choice) = right { return map(choice) { $0.joined(left, $1) } }
    return .text(left.text + right.text)
  }

  /// A value as a part of a text, with the conditions that it hangs on.
  mutating func textValue(
    _ value: ScriptValue, _ id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    if case .choice(let choice) = value {
      if let words = choice.tableWords { return .text(.data(words)) }
      return map(choice) { $0.textValue($1, id, scope) }
    }
    return .text(asText(value, id, scope))
  }

  /// What cannot be put into a text is shown in its own words.
  func asText(_ value: ScriptValue, _ id: ScriptExpression.ID, _ scope: Int) -> SourcedText {
    switch value {
    case .undefined, .null, .external, .object, .function, .classType, .instance, .namespace,
      .element:
      return .code(module(scope).words(id))
    case .unknown(let unknown) where unknown.words.isEmpty:
      return .code(module(scope).words(id))
    default: return value.text
    }
  }

  private mutating func array(_ items: [ScriptExpression.ID], _ scope: Int) -> ScriptValue {
    var list = ScriptList()
    for item in items {
      let value = evaluate(item, scope)
      guard case .spread = expression(item, scope) else {
        list.parts.append(.item(value))
        continue
      }
      add(value, to: &list, at: item, scope)
    }
    return .list(list)
  }

  /// Items of a collection behind those of a list; what nobody knows is as long as assumed once only.
  func add(
    _ value: ScriptValue, to list: inout ScriptList, at id: ScriptExpression.ID, _ scope: Int
  ) {
    if case .list(let inner) = value {
      list.parts += inner.parts
    } else if case .choice(let choice) = value, choice.isOfLists {
      // `...(ready ? [section] : [])`
      list.parts.append(.item(value))
    } else if !value.isMissing {
      let isThere = list.parts.contains { part in
        if case .rows(let rows) = part, case .unknown = rows.body { rows.isAssumed } else { false }
      }
      let added = rows(of: value, each: value, at: id, scope)
      if !isThere || !added.isAssumed { list.parts.append(.rows(added)) }
    }
  }

  /// Rows of which nothing but a place is known.
  func rows(
    of collection: ScriptValue, each body: ScriptValue, at id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptRows {
    ScriptRows(
      count: count(of: collection) ?? rows, isAssumed: count(of: collection) == nil, body: body,
      site: HostSite(
        path: modules[scopes[scope].module].path, offset: 0, view: "", anchor: "", tag: "…"))
  }

  private mutating func object(_ properties: [ScriptProperty], _ scope: Int) -> ScriptValue {
    var result = ScriptObject()
    for property in properties {
      switch property {
      case .value(let key, let value): result[key] = evaluate(value, scope)
      case .getter(let key, let function):
        result[key] = call(closure(function, scope), [])
      case .computed(let key, let value):
        let value = evaluate(value, scope)
        if let key = evaluate(key, scope).key {
          result[key] = value
        } else {
          result.others = ScriptUnknown(words: "", subject: value.subject(), isCode: true)
        }
      case .spread(let id):
        let value = evaluate(id, scope)
        spread(value, into: &result)
      }
    }
    return .object(result)
  }

  /// Later members win; where only a condition tells whether they are there, both may be.
  func spread(_ value: ScriptValue, into result: inout ScriptObject) {
    switch value {
    case .object(let object):
      for key in object.keys { result[key] = object[key] }
      if let others = object.others { result.others = result.others ?? others }
    case .choice(let choice):
      var sides: [ScriptObject] = []
      for side in choice.sides {
        var copy = result
        spread(side.value, into: &copy)
        sides.append(copy)
      }
      for side in sides { result.others = result.others ?? side.others }
      // What none of them sets stays as it is.
      var set = ScriptObject()
      value.collectKeys(into: &set)
      for key in set.keys {
        result[key] = ScriptValue.choose(
          zip(choice.sides, sides).map {
            ScriptChoice.Side(condition: $0.condition, value: $1[key] ?? .undefined)
          })
      }
    case .unknown(let unknown): result.others = result.others ?? unknown
    case .external(let name):
      result.others =
        result.others ?? ScriptUnknown(words: name.name, subject: value.subject(), isCode: true)
    default: break
    }
  }

  // MARK: Members

  /// `Card.Title` where the module gave it to the name later.
  private mutating func attached(_ name: String, to own: String, _ scope: Int) -> ScriptValue? {
    let number = scopes[scope].module
    return memberLater(name, of: own, number)
  }

  mutating func member(_ value: ScriptValue, _ name: String) -> ScriptValue {
    switch value {
    case .unknown(let unknown): return derived(unknown, name)
    case .object(let object):
      if let member = object[name] { return member }
      // `Card.extend.attrs({…})` is the same component with more props.
      if object.root != nil, ComponentMakers.settingsMethods.contains(name) { return value }
      if let root = object.root { return self.member(root, name) }
      return object.others.map { derived($0, name) } ?? .undefined
    case .list(let list):
      guard name == "length" else { return .undefined }
      return list.ways.map { map($0) { $0.member($1, name) } } ?? list.length
    case .text(let text):
      guard name == "length" else { return .undefined }
      if let known = text.known { return .number(Double(known.utf16.count)) }
      return unknown(text.plainWords + ".length", .of("length", value.subject()))
    case .namespace(let path): return exportValue(name, of: path) ?? .undefined
    case .external(let external): return externalMember(external, name)
    case .function(let closure):
      trace.note(codeOf: closure.module)
      guard let own = modules[closure.module].names[closure.function] else { return .undefined }
      return memberLater(name, of: own, closure.module) ?? .undefined
    case .classType(let type): return member(of: type, name) ?? .undefined
    case .instance(let instance): return member(of: instance, name)
    case .element(let element):
      switch name {
      case "props": return .object(element.props)
      case "type": return element.type
      default: return unknown(name, .of(name, value.subject()))
      }
    case .choice(let choice): return map(choice) { $0.member($1, name) }
    case .undefined, .null, .flag, .number: return .undefined
    }
  }

  mutating func derived(_ unknown: ScriptUnknown, _ name: String) -> ScriptValue {
    let member = unknown.member(name)
    members[member.subject] = ScriptMemberSubject(name: name, base: unknown.subject)
    return .unknown(member)
  }

  private func externalMember(_ external: ExternalName, _ name: String) -> ScriptValue {
    // The default export of a package, and the package, are hardly told apart.
    if name == "default" { return .external(external) }
    if AssetValues.lacks(name, external) { return .undefined }
    var member = external
    member.path.append(name)
    if external.module.isEmpty, external.path == KnownFunctions.environment {
      return KnownFunctions.variable(name)
    }
    return KnownFunctions.constants[member.path.joined(separator: ".")] ?? .external(member)
  }
}

extension ScriptValue {
  /// What members it gives to what it is spread into.
  fileprivate func collectKeys(into keys: inout ScriptObject) {
    switch self {
    case .object(let object): for key in object.keys { keys[key] = .undefined }
    case .choice(let choice):
      for side in choice.sides { side.value.collectKeys(into: &keys) }
    default: break
    }
  }

  /// How many ways it may come out.
  var leaves: Int {
    if case .choice(let choice) = self { return choice.sides.reduce(0) { $0 + $1.value.leaves } }
    return 1
  }
}
