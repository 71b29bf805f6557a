/// What stands side by side in a range, to be added up.
struct DecisionParts {
  var plain = DecisionTable.Leaf.nothing
  var tables: [DecisionTable] = []

  mutating func add(_ other: DecisionParts) {
    plain = plain + other.plain
    tables += other.tables
  }

  mutating func add(_ table: DecisionTable) {
    if table.questions.isEmpty { plain = plain + table.only } else { tables.append(table) }
  }

  func times(_ count: Int) -> DecisionParts {
    DecisionParts(plain: plain.times(count), tables: tables.map { $0.times(count) })
  }
}

/// A side of a branch.
struct ShownSide {
  let parts: DecisionParts
  let asks: Decisions.Side?
  /// What it comes to, where that hangs on answers.
  var table: DecisionTable?
}
