import Views

// What the code says by itself.

extension LiveFiles {
  func isToldOfEditing(_ id: ExpressionID, _ file: FileID) -> Bool {
    guard case .closure(let index) = expression(id, in: file) else { return false }
    let closure = closure(index, in: file)
    return !closure.parameters.isEmpty || takes(closure.body, file)
  }

  fileprivate func takes(_ body: Block, _ file: FileID) -> Bool {
    body.contains { index in
      switch statement(index, in: file) {
      case .expression(let id), .declaration(_, let id?, _), .return(let id?): takes(id, file)
      case .assignment(let target, _, let value): takes(target, file) || takes(value, file)
      case .loop(_, let sequence, let body): takes(sequence, file) || takes(body, file)
      case .guard(let branch): takes(branch: branch, file)
      case .declaration, .return, .function: false
      }
    }
  }

  /// It uses `$0`; what closures in it are given is another one.
  fileprivate func takes(_ id: ExpressionID, _ file: FileID) -> Bool {
    switch expression(id, in: file) {
    case .name(let name): hash(name, in: file) == WellKnown.dollars[0]
    case .member(let base, _), .prefix(_, let base), .cast(let base, _): takes(base, file)
    case .binary(_, let left, let right): takes(left, file) || takes(right, file)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      takes(callee, file) || arguments.contains { takes(argument($0, in: file).value, file) }
    case .array(let items), .dictionary(let items), .tuple(let items):
      items.contains { takes(item($0, in: file), file) }
    case .branch(let index): takes(branch: index, file)
    case .string(let segments):
      segments.contains {
        if case .interpolation(let inner) = segment($0, in: file) {
          takes(inner, file)
        } else {
          false
        }
      }
    default: false
    }
  }

  fileprivate func takes(branch index: Int32, _ file: FileID) -> Bool {
    let branch = branch(index, in: file)
    if let subject = branch.subject, takes(subject, file) { return true }
    return branch.alternatives.contains { place in
      let side = alternative(place, in: file)
      return expressions(of: side, in: file).contains { takes($0, file) }
        || takes(side.body, file)
    }
  }
}
