internal import Components
internal import ScriptModules

/// Functions that are there only because something has to be, or that do something on other platforms only.
enum IdleHandlers {
  /// `() => {}`, `noop`, and `() => { if (Platform.OS === 'android') … }`.
  static func doesNothing(_ value: ScriptValue, _ evaluator: inout ScriptEvaluator) -> Bool {
    doesNothing(value, &evaluator, depth: 0)
  }

  /// Functions that call each other.
  private static let deepest = 4

  private static func doesNothing(
    _ value: ScriptValue, _ evaluator: inout ScriptEvaluator, depth: Int
  ) -> Bool {
    if case .external(let name) = value { return KnownFunctions.doesNothing(name) }
    guard case .function(let closure) = value, depth < deepest else { return false }
    evaluator.trace.note(codeOf: closure.module)
    let function = evaluator.modules[closure.module].module.functions[Int(closure.function)]
    if function.body.isEmpty { return true }
    let parameters = function.parameters.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var reader = BodyReader(
      module: closure.module, scope: closure.scope, own: parameters, depth: depth)
    return reader.outcome(of: function.body, &evaluator) != .acts
  }

  private static let counts: Set<String> = ["length", "size"]

  /// What statements do that stand behind each other.
  private enum Outcome { case nothing, leaves, acts }

  private struct BodyReader {
    let module: Int
    let scope: Int
    /// What only a call of the function gives.
    let own: Set<String>
    let depth: Int

    mutating func outcome(
      of body: [ScriptStatement], _ evaluator: inout ScriptEvaluator
    ) -> Outcome {
      for statement in body {
        let outcome: Outcome =
          switch statement {
          case .return(let value):
            value.map { isIdle($0, &evaluator) } ?? true ? .leaves : .acts
          case .expression(let id): isIdle(id, &evaluator) ? .nothing : .acts
          case .block(let inner): self.outcome(of: inner, &evaluator)
          case .if(let condition, let then, let otherwise):
            isKnown(condition, &evaluator).map {
              self.outcome(of: $0 ? then : otherwise, &evaluator)
            } ?? .acts
          default: .acts
          }
        if outcome != .nothing { return outcome }
      }
      return .nothing
    }

    /// Nothing comes of it.
    private mutating func isIdle(
      _ id: ScriptExpression.ID, _ evaluator: inout ScriptEvaluator
    ) -> Bool {
      switch evaluator.expression(id, scope) {
      case .null, .name("undefined"): return true
      case .logical("&&", let left, let right):
        return isKnown(left, &evaluator).map { $0 ? isIdle(right, &evaluator) : true } ?? false
      case .conditional(let condition, let then, let otherwise):
        return isKnown(condition, &evaluator).map { isIdle($0 ? then : otherwise, &evaluator) }
          ?? false
      case .call(let callee, let arguments, _):
        // What is handed in may be a call that does something.
        guard isFixed(callee, evaluator), arguments.allSatisfy({ isRead($0, evaluator) })
        else { return false }
        return IdleHandlers.doesNothing(
          evaluator.evaluate(callee, scope), &evaluator, depth: depth + 1)
      default: return false
      }
    }

    /// Whether it holds, where that is the same whenever it is asked.
    private mutating func isKnown(
      _ condition: ScriptExpression.ID, _ evaluator: inout ScriptEvaluator
    ) -> Bool? {
      guard isFixed(condition, evaluator) else { return nil }
      let value = evaluator.evaluate(condition, scope)
      guard case .constant(let flag) = evaluator.truth(value) else { return nil }
      return flag
    }

    /// It is made of names that nothing sets again, and of nothing that only a call knows.
    private func isFixed(_ id: ScriptExpression.ID, _ evaluator: ScriptEvaluator) -> Bool {
      switch evaluator.expression(id, scope) {
      case .string, .number, .flag, .null: true
      case .name(let name):
        !own.contains(name) && !evaluator.modules[module].assigned.contains(name)
      case .member(let base, let name):
        // How many there are changes without an assignment.
        if case .name(let holder) = evaluator.expression(base, scope),
          !IdleHandlers.counts.contains(name)
        {
          isFixed(base, evaluator)
            && !evaluator.modules[module].assigned.contains(holder + "." + name)
        } else {
          false
        }
      case .unary("!", let operand): isFixed(operand, evaluator)
      case .binary(_, let left, let right), .logical(_, let left, let right):
        isFixed(left, evaluator) && isFixed(right, evaluator)
      default: false
      }
    }

    /// To read it changes nothing.
    private func isRead(_ id: ScriptExpression.ID, _ evaluator: ScriptEvaluator) -> Bool {
      switch evaluator.expression(id, scope) {
      case .string, .number, .flag, .null, .name, .this, .function: true
      case .member(let base, _): isRead(base, evaluator)
      default: false
      }
    }
  }
}

extension ScriptPattern {
  /// All that it gives a name.
  fileprivate var names: Set<String> {
    switch self {
    case .missing: []
    case .name(let name): [name]
    case .object(let parts, let others):
      parts.reduce(into: others?.names ?? []) { $0.formUnion($1.pattern.names) }
    case .array(let parts, let others):
      parts.reduce(into: others?.names ?? []) { $0.formUnion($1.names) }
    case .defaulted(let inner, _), .others(let inner): inner.names
    }
  }
}
