internal import ScriptModules

/// Which functions and classes of a module are components, by names alone.
extension ScriptModule {
  /// Names of the top level by what they come to: functions from 0 up, classes from −1 down.
  var componentNames: [Int32: String] {
    var result: [Int32: String] = [:]
    for name in names {
      guard let binding = bindings[name], let id = declared(binding), result[id] == nil else {
        continue
      }
      result[id] = name
    }
    return result
  }

  private func declared(_ binding: ScriptBinding) -> Int32? {
    switch binding {
    case .function(let id): id
    case .classType(let id): -1 - id
    case .variable(.name, let value?): innermost(value, depth: 0)
    case .variable, .imported: nil
    }
  }

  /// The function or class that an expression is, or that it wraps: `memo(forwardRef(() => …))`.
  func innermost(_ id: ExpressionID, depth: Int) -> Int32? {
    guard depth < 12 else { return nil }
    switch self[id] {
    case .function(let function): return function
    case .classType(let type): return -1 - type
    case .call(_, let arguments, _):
      for argument in arguments {
        if let inner = innermost(argument, depth: depth + 1), hasElements(inner) { return inner }
      }
      return nil
    default: return nil
    }
  }

  func hasElements(_ component: Int32) -> Bool {
    component >= 0
      ? functions[Int(component)].hasElements : classes[Int(-1 - component)].hasElements
  }

  /// The components of the file, in the order of the source: what begins with a capital and writes
  /// elements, and the default export.
  var components: [(id: Int32, name: String?, offset: UInt32)] {
    var found: [(id: Int32, name: String?, offset: UInt32)] = []
    for (id, name) in componentNames where isComponent(id) {
      let isDefault = if case .local(name)? = exports["default"] { true } else { false }
      guard name.first?.isUppercase == true || isDefault else { continue }
      found.append((id, name, offset(id)))
    }
    if case .value(let value)? = exports["default"], let id = innermost(value, depth: 0),
      isComponent(id), componentNames[id] == nil
    {
      let own = id >= 0 ? functions[Int(id)].name : classes[Int(-1 - id)].name
      found.append((id, own, offset(id)))
    }
    return found.sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }
  }

  private func offset(_ id: Int32) -> UInt32 {
    id >= 0 ? functions[Int(id)].offset : classes[Int(-1 - id)].offset
  }

  private func isComponent(_ id: Int32) -> Bool {
    guard hasElements(id) else { return false }
    return id >= 0 || classes[Int(-1 - id)].base != nil
  }
}
