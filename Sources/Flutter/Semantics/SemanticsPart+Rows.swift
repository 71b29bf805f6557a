import Scenes
internal import VoiceOver

/// Rows of a list that are not as the others are: a head before the first, a button behind the last.
extension SemanticsPart {
  /// What is answered to a question about a subject below, each once, in order.
  static func answers(_ parts: [SemanticsPart], about subject: DartSubject) -> [Answer] {
    var found: [Answer] = []
    for part in parts { part.visit(subject, &found) }
    return found
  }

  private func visit(_ subject: DartSubject, _ found: inout [Answer]) {
    switch self {
    case .node(let node): for part in node.children { part.visit(subject, &found) }
    case .branch(let branch):
      for side in branch.sides {
        for ask in side.condition.asks where ask.subject == subject {
          found += ask.answers.filter { !found.contains($0) }
        }
        for part in side.parts { part.visit(subject, &found) }
      }
    case .rows(let rows): for part in rows.parts { part.visit(subject, &found) }
    case .owned(_, _, let parts), .bar(let parts), .blocking(let parts):
      for part in parts { part.visit(subject, &found) }
    }
  }

  /// What is left where the answer is known; nil is none of those that are asked for.
  static func assuming(
    _ parts: [SemanticsPart], _ subject: DartSubject, _ answer: Answer?
  ) -> [SemanticsPart] {
    parts.flatMap { part -> [SemanticsPart] in
      switch part {
      case .node(var node):
        node.children = assuming(node.children, subject, answer)
        // What only collects is nothing without what it collects.
        if node.collects == .index, node.children.isEmpty { return [] }
        return [.node(node)]
      case .branch(let branch): return left(of: branch, subject, answer)
      case .rows(var rows):
        rows.parts = assuming(rows.parts, subject, answer)
        return rows.parts.isEmpty ? [] : [.rows(rows)]
      case .owned(let owner, let use, let inner):
        return [.owned(owner, use: use, assuming(inner, subject, answer))]
      case .bar(let inner): return [.bar(assuming(inner, subject, answer))]
      case .blocking(let inner): return [.blocking(assuming(inner, subject, answer))]
      }
    }
  }

  private static func left(
    of branch: SemanticsBranch, _ subject: DartSubject, _ answer: Answer?
  ) -> [SemanticsPart] {
    var left = branch
    left.sides = []
    for (condition, parts) in branch.sides {
      let own = condition.asks.filter { $0.subject == subject }
      let holds = own.allSatisfy { ask in
        (answer.map { ask.answers.contains($0) } ?? false) != ask.isNone
      }
      if !holds { continue }
      var condition = condition
      condition.asks.removeAll { $0.subject == subject }
      let inner = assuming(parts, subject, answer)
      if !own.isEmpty, condition.asks.isEmpty, condition.isWhole {
        // It is this one, whatever else there is.
        if left.sides.isEmpty { return inner }
        condition = DartCondition()
      }
      left.sides.append((condition, inner))
    }
    if left.sides.count == 1, branch.isExhaustive { return left.sides[0].parts }
    return left.sides.contains { !$0.parts.isEmpty } ? [.branch(left)] : []
  }
}
