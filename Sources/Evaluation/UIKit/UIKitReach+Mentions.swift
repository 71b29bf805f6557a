import Views

/// What code speaks of.
extension UIKitCode {
  /// The names by which a member speaks of functions of its class, but for those that only its actions do.
  func mentions(
    of id: MemberID, on target: Int?, isAny: Bool = false
  ) -> Set<UInt64> {
    var found: Set<UInt64> = []
    let file = id.file
    var open: [ExpressionID] = []
    var bodies: [Block] = []
    if let value = files[id].value { open.append(value) }
    if let body = files[id].body { bodies.append(body) }
    while true {
      if let body = bodies.popLast() {
        for index in body {
          gather(files.statement(index, in: file), file, &open, &bodies)
          if !isAny, leaves(at: index, on: target, file) { break }
        }
        continue
      }
      guard let next = open.popLast() else { return found }
      switch files.expression(next, in: file) {
      case .name(let name): found.insert(files.hash(name, in: file))
      case .member(let base, let name):
        if case .name(let owner) = files.expression(base, in: file) {
          switch files.word(owner, in: file) {
          case .`self`, .super: found.insert(files.hash(name, in: file))
          default: break
          }
        } else {
          open.append(base)
        }
      case .call(let callee, let arguments):
        open.append(callee)
        let isAction = makesAction(callee, file)
        for index in arguments {
          let value = files.argument(index, in: file).value
          if isAction, case .closure = files.expression(value, in: file) { continue }
          open.append(value)
        }
      case .element(let base, let arguments):
        open.append(base)
        open += arguments.map { files.argument($0, in: file).value }
      case .closure(let closure): bodies.append(files.closure(closure, in: file).body)
      case .array(let items), .dictionary(let items), .tuple(let items):
        open += items.map { files.item($0, in: file) }
      case .branch(let branch):
        let untaken = isAny ? [] : untaken(by: branch, on: target, file)
        gather(branch, file, &open, &bodies, without: untaken)
      case .binary(_, let left, let right): open += [left, right]
      case .prefix(_, let inner), .cast(let inner, _): open.append(inner)
      case .string(let segments):
        for index in segments {
          if case .interpolation(let inner) = files.segment(index, in: file) { open.append(inner) }
        }
      default: break
      }
    }
  }

  func gather(
    _ statement: Statement, _ file: FileID, _ open: inout [ExpressionID], _ bodies: inout [Block]
  ) {
    switch statement {
    case .expression(let id), .return(let id?), .declaration(_, let id?, _): open.append(id)
    case .assignment(let target, _, let value): open += [target, value]
    case .loop(_, let sequence, let body):
      open.append(sequence)
      bodies.append(body)
    case .guard(let branch): gather(branch, file, &open, &bodies)
    case .function(let index):
      if let body = files[MemberID(file: file, index: index)].body { bodies.append(body) }
    default: break
    }
  }

  func gather(
    _ index: Int32, _ file: FileID, _ open: inout [ExpressionID], _ bodies: inout [Block],
    without untaken: Set<Int32> = []
  ) {
    for place in files.branch(index, in: file).alternatives where !untaken.contains(place) {
      let side = files.alternative(place, in: file)
      for clause in side.clauses {
        switch files.clause(clause, in: file) {
        case .test(let id), .match(let id, _): open.append(id)
        case .availability: break
        }
      }
      bodies.append(side.body)
    }
  }
}
