internal import DartModules
internal import DartSyntax

/// A question about how long a list is that a local holds: `xs.length > 5`.
struct Length {
  let name: String
  private let relation: DartRelation
  private let number: Double

  init?(
    _ condition: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) {
    let file = evaluator.file(frame)
    let parts = file.children(condition)
    guard file.kind(condition) == .binaryExpr, parts.count == 2,
      let relation = DartRelation(file.name(condition))
    else { return nil }
    for (list, other, relation) in [
      (parts[0], parts[1], relation), (parts[1], parts[0], relation.turned),
    ] {
      guard file.kind(list) == .memberExpr, file.name(list) == "length",
        let base = file.firstChild(list), file.kind(base) == .nameExpr,
        frame.locals[file.name(base)] != nil,
        let number = evaluator.evaluate(other, &frame).number
      else { continue }
      (name, self.relation, self.number) = (file.name(base), relation, number)
      return
    }
    return nil
  }

  /// How many there are at most where that holds, or where it does not.
  private func most(holding: Bool) -> Int? {
    let most: Double
    switch (relation, holding) {
    case (.less, true), (.atLeast, false): most = number - 1
    case (.atMost, true), (.more, false): most = number
    default: return nil
    }
    return Int(exactly: most.rounded(.down)).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The list with what is known then; nil where that is nothing new.
  func bounded(_ list: DartValue, holding: Bool) -> DartValue? {
    guard let most = most(holding: holding), case .unknown(let unknown) = list else { return nil }
    if let known = unknown.most, known <= most { return nil }
    return list.atMost(most)
  }

  /// What is known of it behind a branch: on the side that leaves it as it was, where the other one does not or ends.
  func keep(
    of old: DartValue?, _ frame: inout CodeFrame, _ other: inout CodeFrame,
    ends: (yes: Bool, no: Bool)
  ) {
    guard let old, let yes = frame.locals[name], let no = other.locals[name] else { return }
    let isOther = yes.digest != no.digest
    if isOther || ends.no, yes.digest == old.digest, let new = bounded(old, holding: true) {
      frame.set(name, new)
    }
    if isOther || ends.yes, no.digest == old.digest, let new = bounded(old, holding: false) {
      other.set(name, new)
    }
  }
}
