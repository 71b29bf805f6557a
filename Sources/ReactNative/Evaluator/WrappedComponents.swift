internal import Components
internal import ScriptModules

/// Components that functions of packages or of the repository are given.
enum WrappedComponents {
  /// A function that takes a component and gives another wraps it, also where a package has made one more of that.
  static func wrapping(
    _ value: ScriptValue, _ arguments: [ScriptValue], _ evaluator: ScriptEvaluator
  ) -> ScriptValue {
    switch value {
    case .function(var inner):
      guard evaluator.modules[inner.module].names[inner.function] == nil,
        let component = evaluator.component(in: arguments)
      else { return value }
      inner.wrapped = inner.wrapped ?? component
      return .function(inner)
    case .classType(var inner):
      guard evaluator.modules[inner.module].names[-1 - inner.id] == nil,
        let component = evaluator.component(in: arguments)
      else { return value }
      inner.wrapped = inner.wrapped ?? component
      return .classType(inner)
    case .object(let object):
      guard let root = object.root else { return value }
      return .object(object.made(of: wrapping(root, arguments, evaluator)))
    default: return value
    }
  }

  /// What a package makes of a component that it is given: the component, with more props.
  static func first(
    of arguments: [ScriptValue], _ evaluator: ScriptEvaluator
  ) -> ScriptValue? {
    for argument in arguments {
      switch argument {
      case .function(var closure) where evaluator.isComponent(closure):
        closure.isFed = true
        return .function(closure)
      case .classType(var type) where evaluator.isComponent(type):
        type.isFed = true
        return .classType(type)
      case .external(let name) where KnownComponents.row(of: name) != nil: return argument
      case .object(let object):
        guard let root = object.root else { break }
        return .object(first(of: [root], evaluator).map { object.made(of: $0) } ?? object)
      default: break
      }
    }
    return nil
  }
}

extension ScriptEvaluator {
  func component(in arguments: [ScriptValue]) -> ComponentKey? {
    for argument in arguments {
      switch argument {
      case .function(let closure) where isComponent(closure): return key(of: closure)
      case .classType(let type) where isComponent(type): return key(of: type)
      case .object(let object):
        if let root = object.root, let key = component(in: [root]) { return key }
      default: break
      }
    }
    return nil
  }

  func key(of closure: ScriptClosure) -> ComponentKey {
    closure.wrapped ?? ComponentKey(path: modules[closure.module].path, id: closure.function)
  }

  func key(of type: ScriptClassValue) -> ComponentKey {
    type.wrapped ?? ComponentKey(path: modules[type.module].path, id: -1 - type.id)
  }

  /// Writes elements, and is called like a component or stands alone as one.
  func isComponent(_ closure: ScriptClosure) -> Bool {
    let (number, function) = (closure.module, Int(closure.function))
    guard modules[number].module.functions[function].hasElements else { return false }
    if closure.wrapped != nil { return true }
    let name =
      modules[number].names[closure.function] ?? modules[number].module.functions[function].name
    return name.map { $0.first?.isUppercase == true } ?? true
  }

  func isComponent(_ type: ScriptClassValue) -> Bool {
    let type = modules[type.module].module.classes[Int(type.id)]
    return type.base != nil && type.hasElements
  }
}
