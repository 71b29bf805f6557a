extension LiveFiles {
  /// What the conditions of a side are made of: tests, values that are matched, and what patterns ask for.
  package func expressions(of side: Alternative, in file: FileID) -> [ExpressionID] {
    var found: [ExpressionID] = []
    for index in side.clauses {
      switch clause(index, in: file) {
      case .test(let test): found.append(test)
      case .match(let value, let patterns):
        found.append(value)
        for pattern in patterns { gather(pattern, file, into: &found) }
      case .availability: break
      }
    }
    return found
  }

  private func gather(_ id: PatternID, _ file: FileID, into found: inout [ExpressionID]) {
    switch pattern(id, in: file) {
    case .any, .name, .unknown: break
    case .value(let value): found.append(value)
    case .member(_, let parts), .tuple(let parts):
      for part in parts { gather(part, file, into: &found) }
    case .optional(let inner), .cast(let inner, _): gather(inner, file, into: &found)
    case .filtered(let inner, let test):
      gather(inner, file, into: &found)
      found.append(test)
    }
  }
}
