internal import ScriptModules

/// Fields of classes that methods set, fill or empty: what they begin with is not what they hold.
///
/// By name, whichever class of the module does it: `this.rows = …`, `this.user.name = …`, `this.rows.push(…)`.
struct FieldChanges: Sendable {
  private var assigned: Set<String> = []
  /// Only lists and what has members are changed by methods.
  private var filled: Set<String> = []

  init(_ module: ScriptModule) {
    for expression in module.expressions {
      switch expression {
      case .assignment(_, let target, _):
        if let name = Self.field(of: target, module) { assigned.insert(name) }
      case .call(let callee, _, _):
        guard case .member(let base, let method) = module[callee], Self.methods.contains(method),
          let name = Self.field(of: base, module)
        else { continue }
        filled.insert(name)
      default: break
      }
    }
  }

  func contains(_ name: String, _ value: ScriptValue) -> Bool {
    if assigned.contains(name) { return true }
    switch value {
    case .list, .object: return filled.contains(name)
    default: return false
    }
  }

  /// Of lists, sets and maps, and of the lists of MobX (its documentation, “Observable arrays”).
  private static let methods: Set<String> = [
    "push", "unshift", "splice", "pop", "shift", "add", "set", "delete", "clear", "replace",
    "remove",
  ]

  private static func field(of target: ScriptExpression.ID, _ module: ScriptModule) -> String? {
    var at = target
    while true {
      switch module[at] {
      case .member(let base, let name):
        if case .this = module[base] { return name }
        at = base
      case .index(let base, _): at = base
      default: return nil
      }
    }
  }
}
