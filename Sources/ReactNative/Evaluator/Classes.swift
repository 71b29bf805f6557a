internal import Components
internal import ScriptModules

/// Components that are classes.
extension ScriptEvaluator {
  func declaration(_ type: ScriptClassValue) -> ScriptClass {
    modules[type.module].module.classes[Int(type.id)]
  }

  /// The class of the repository that it is made from.
  mutating func base(of type: ScriptClassValue) -> ScriptClassValue? {
    trace.note(codeOf: type.module)
    guard let base = declaration(type).base else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard depth < ScriptLimits.depth else { return nil }
    if case .classType(let value) = evaluate(base, type.scope) { return value }
    return nil
  }

  /// A static member, also one that was given later or is of the base.
  mutating func member(of type: ScriptClassValue, _ name: String) -> ScriptValue? {
    trace.note(codeOf: type.module)
    let declared = declaration(type)
    if let member = declared.statics.last(where: { $0.name == name }) {
      return evaluate(member.value, type.scope)
    }
    if let own = modules[type.module].names[-1 - type.id],
      let value = memberLater(name, of: own, type.module)
    {
      return value
    }
    guard let base = base(of: type), base.id != type.id || base.module != type.module else {
      return nil
    }
    return member(of: base, name)
  }

  /// `this.name`.
  mutating func member(of instance: ScriptInstance, _ name: String) -> ScriptValue {
    trace.note(codeOf: instance.type.module)
    switch name {
    case "props": return .object(instance.props)
    case "state":
      return .unknown(ScriptUnknown(words: "", subject: .of("state", instance.seed)))
    case "context":
      if let type = member(of: instance.type, "contextType"),
        let value = Contexts.value(of: type, &self)
      {
        return value
      }
      return .unknown(ScriptUnknown(words: "", subject: .of("context", instance.seed)))
    default: break
    }
    var type: ScriptClassValue? = instance.type
    var hops = 0
    while let current = type, hops < 8 {
      trace.note(codeOf: current.module)
      let declared = declaration(current)
      let scope = openScope(current.scope)
      scopes[scope].module = current.module
      scopes[scope].receiver = instance
      // The same whenever it is asked for: an instance does not change.
      scopes[scope].identity = .of("this", instance.seed, current.home, current.around)
      if let method = declared.methods[name] {
        return .function(closure(method, scope, receiver: instance))
      }
      if let getter = declared.getters[name] {
        return call(closure(getter, scope, receiver: instance), [])
      }
      if let field = declared.fields.last(where: { $0.name == name }) {
        let value = evaluate(field.value, scope)
        guard modules[current.module].fields.contains(name, value) else { return value }
        let change = ScriptChange(
          rows: rows, seed: instance.seed, path: modules[current.module].path,
          assumptions: assumptions)
        return change.opened(value, name)
      }
      type = base(of: current)
      hops += 1
    }
    return unknown("this." + name, .of(name, instance.seed))
  }

  /// What `render` gives.
  mutating func rendered(_ instance: ScriptInstance) -> ScriptValue {
    let declared = declaration(instance.type)
    for name in declared.methods.keys.sorted() {
      guard let method = declared.methods[name],
        modules[instance.type.module].module.functions[Int(method)].setsOptions,
        case .function(let closure) = member(of: instance, name)
      else { continue }
      _ = call(closure, [])
    }
    let render = member(of: instance, "render")
    guard case .function(let closure) = render else { return .undefined }
    return call(closure, [])
  }
}
