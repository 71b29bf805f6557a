import Views

extension Code {
  /// The expressions directly inside one.
  func parts(of expression: ExpressionID) -> [ExpressionID] {
    switch expressions[Int(expression)] {
    case .unknown, .null, .boolean, .number, .name, .implicitMember, .keyPath, .implicitBase,
      .closure, .branch:
      []
    case .string(let range):
      range.compactMap { index in
        if case .interpolation(let inner) = segments[Int(index)] { inner } else { nil }
      }
    case .member(let base, _), .prefix(_, let base), .cast(let base, _): [base]
    case .call(let callee, let range), .element(let callee, let range):
      [callee] + range.map { arguments[Int($0)].value }
    case .array(let range), .dictionary(let range), .tuple(let range): range.map { items[Int($0)] }
    case .binary(_, let left, let right): [left, right]
    }
  }

  /// The bodies directly inside one: of a closure, of the alternatives of a branch.
  func bodies(of expression: ExpressionID) -> [Block] {
    switch expressions[Int(expression)] {
    case .closure(let index): [closures[Int(index)].body]
    case .branch(let index): branches[Int(index)].alternatives.map { alternatives[Int($0)].body }
    default: []
    }
  }

  /// The expressions directly in a statement.
  func parts(of statement: Statement) -> [ExpressionID] {
    switch statement {
    case .expression(let expression): [expression]
    case .declaration(_, let value, _): value.map { [$0] } ?? []
    case .assignment(let target, _, let value): [target, value]
    case .return(let value): value.map { [$0] } ?? []
    case .loop(_, let sequence, _): [sequence]
    case .guard, .function: []
    }
  }

  /// The bodies directly in a statement.
  func bodies(of statement: Statement) -> [Block] {
    switch statement {
    case .loop(_, _, let body): [body]
    case .guard(let index): branches[Int(index)].alternatives.map { alternatives[Int($0)].body }
    case .expression, .declaration, .assignment, .return, .function: []
    }
  }

  /// Every statement of a body, those of closures and branches included.
  @inline(never)
  func forEachStatement(
    in body: Block, leavesOutOldSystems: Bool = false, _ visit: (Statement) -> Void
  ) {
    var pending: [Block] = [body]
    while let next = pending.popLast() {
      for index in next {
        let statement = statements[Int(index)]
        visit(statement)
        pending += bodies(of: statement)
        for part in parts(of: statement) {
          forEachExpression(in: part) { inner in
            pending +=
              leavesOutOldSystems && isOfSystems(inner)
              ? bodies(of: inner).prefix(1) : bodies(of: inner)[...]
          }
        }
      }
    }
  }

  /// `if #available(iOS 13, *)`, whose other side only systems have that nobody hears any more.
  private func isOfSystems(_ expression: ExpressionID) -> Bool {
    guard case .branch(let index) = expressions[Int(expression)],
      branches[Int(index)].kind == .availability,
      let first = branches[Int(index)].alternatives.first,
      let clause = alternatives[Int(first)].clauses.first,
      case .availability(_, isNegated: false) = clauses[Int(clause)]
    else { return false }
    return true
  }

  /// An expression and all inside it, without the bodies of closures and branches.
  @inline(never)
  func forEachExpression(in root: ExpressionID, _ visit: (ExpressionID) -> Void) {
    var pending = [root]
    while let next = pending.popLast() {
      visit(next)
      pending += parts(of: next)
    }
  }
}
