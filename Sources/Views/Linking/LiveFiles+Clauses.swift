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

  /// Any value is like it.
  package func takesAnything(_ pattern: PatternID, _ file: FileID) -> Bool {
    switch self.pattern(pattern, in: file) {
    case .any, .name: true
    case .tuple(let parts): parts.allSatisfy { takesAnything($0, file) }
    case .value, .member, .optional, .cast, .filtered, .unknown: false
    }
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

extension ViewIndex {
  /// `case (_, _):` is what is left, as `default:` is.
  package func takesAnything(_ side: Alternative, in file: FileID) -> Bool {
    guard side.clauses.count == 1, let only = side.clauses.first,
      case .match(_, let patterns) = clause(only, in: file)
    else { return false }
    return patterns.contains { LiveFiles(files).takesAnything($0, file) }
  }
}
