import Syntax

/// What stands behind `case` and `let`, as data.
extension Lowering {
  /// A pattern that is part of another one.
  mutating func add(_ pattern: Pattern) -> PatternID {
    file.code.patterns.append(pattern)
    return PatternID(file.code.patterns.count - 1)
  }

  mutating func pattern(_ node: NodeID) -> Pattern {
    guard goDeeper(1) else { return .unknown }
    defer { depth -= 1 }
    switch kind(node) {
    case .wildcardPattern: return .any
    case .identifierPattern:
      guard let name = name(node) else { return .unknown }
      return isName(node, "_") ? .any : .name(name)
    case .valueBindingPattern, .expressionPattern, .patternExpr:
      return node + 1 < end(node) ? pattern(node + 1) : .unknown
    case .optionalChainExpr:
      guard node + 1 < end(node) else { return .unknown }
      let inner = pattern(node + 1)
      return .optional(add(inner))
    case .tuplePattern, .tupleExpr: return tuplePattern(node)
    case .isTypePattern: return cast(.any, to: node)
    case .sequenceExpr: return castPattern(node) ?? .value(expression(node))
    case .implicitMemberExpr:
      guard let name = name(node) else { return .unknown }
      return .member(name, 0..<0)
    case .callExpr: return casePattern(node) ?? .value(expression(node))
    case .identifierExpr where isName(node, "_"): return .any
    default: return .value(expression(node))
    }
  }

  /// A pair of parentheses around one pattern is no tuple.
  private mutating func tuplePattern(_ node: NodeID) -> Pattern {
    let parts = parts(of: node)
    if parts.count == 1, let only = parts.first { return file.code.patterns[Int(only)] }
    return .tuple(parts)
  }

  /// The patterns that stand in parentheses; labels tell only what is told by their order.
  private mutating func parts(of node: NodeID) -> Range<Int32> {
    let mark = patterns.count
    var child = node + 1
    while child < end(node) {
      let inner = if case .argument = kind(child) { child + 1 } else { child }
      if inner < end(child) || inner == child {
        let part = pattern(inner)
        patterns.append(part)
      }
      child = end(child)
    }
    return Self.seal(&patterns, from: mark, into: &file.code.patterns)
  }

  /// `.many(let count)`, `Amount.many(let count)`; a function that is called, as in `limit(3)`, is a value.
  private mutating func casePattern(_ node: NodeID) -> Pattern? {
    let callee = node + 1
    guard callee < end(node), end(callee) < end(node),
      case .argumentClause = kind(end(callee))
    else { return nil }
    switch kind(callee) {
    case .implicitMemberExpr, .memberExpr: break
    default: return nil
    }
    guard let name = name(callee) else { return nil }
    let held = parts(of: end(callee))
    // What an optional holds is one more pattern further in.
    if held.count == 1, let only = held.first, isName(callee, "some") { return .optional(only) }
    return .member(name, held)
  }

  /// As in `let row as Row`.
  private mutating func castPattern(_ node: NodeID) -> Pattern? {
    let value = node + 1
    guard value < end(node), end(value) < end(node), end(end(value)) == end(node),
      case .castOperator = kind(end(value)), !isName(end(value), "is")
    else { return nil }
    let inner = pattern(value)
    return cast(inner, to: end(value))
  }

  /// The type is the last that has a name.
  private mutating func cast(_ inner: Pattern, to node: NodeID) -> Pattern {
    var named: NameID?
    var child = node + 1
    while child < end(node) {
      if let name = name(child) { named = name }
      child = end(child)
    }
    let pattern = add(inner)
    return .cast(pattern, named ?? names.id(of: "_"))
  }
}
