/// What stands side by side in a range, to be added up.
struct DecisionParts {
  var plain = DecisionTable.Leaf.nothing
  var tables: [DecisionTable] = []

  mutating func add(_ other: DecisionParts) {
    plain = plain + other.plain
    tables += other.tables
  }

  mutating func add(_ table: DecisionTable) {
    if table.questions.isEmpty { plain = plain + table.leaves[0] } else { tables.append(table) }
  }

  func times(_ count: Int) -> DecisionParts {
    DecisionParts(plain: plain.times(count), tables: tables.map { $0.times(count) })
  }
}

/// A side of a branch, with the places of what it asks among what the branch asks.
///
/// An object, as each way through a branch looks at all of its sides: copies would cost more than the looks.
final class ShownSide {
  let parts: DecisionParts
  let asks: Decisions.Side?
  var table: DecisionTable?
  var places: [Int] = []

  init(parts: DecisionParts, asks: Decisions.Side?) {
    self.parts = parts
    self.asks = asks
  }
}
