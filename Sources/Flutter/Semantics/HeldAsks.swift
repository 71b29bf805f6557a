internal import Components
import Scenes

/// What the sides around ask: what asks otherwise below them is never there, and what asks the same always is.
struct HeldAsks: Sendable {
  var asks: [PieceAsk] = []

  enum Left {
    /// One that is there in any case.
    case one(Int)
    /// Those that may be.
    case some([Int])
  }

  /// Which of the sides of a branch are left, each with what it asks and whether that is all.
  func left(of sides: [(asks: [PieceAsk], isWhole: Bool)]) -> Left {
    if asks.isEmpty { return .some(Array(sides.indices)) }
    var found: [Int] = []
    for (index, side) in sides.enumerated() {
      let isOut = side.asks.contains { ask in asks.contains { $0.excludes(ask) } }
      if isOut { continue }
      let isIn =
        side.isWhole && !side.asks.isEmpty
        && side.asks.allSatisfy { ask in asks.contains { $0.implies(ask) } }
      if isIn { return .one(index) }
      found.append(index)
    }
    return .some(found)
  }
}

extension PieceAsk {
  /// Where this holds, that does not.
  fileprivate func excludes(_ other: PieceAsk) -> Bool {
    guard subject == other.subject, !answers.isEmpty, !other.answers.isEmpty else { return false }
    switch (isNone, other.isNone) {
    case (false, false):
      return answers.allSatisfy { own in other.answers.allSatisfy { $0.excludes(own) } }
    case (true, false): return other.answers.allSatisfy { answers.contains($0) }
    case (false, true): return answers.allSatisfy { other.answers.contains($0) }
    case (true, true): return false
    }
  }

  /// Where this holds, that does as well.
  fileprivate func implies(_ other: PieceAsk) -> Bool {
    var contrary = other
    contrary.isNone.toggle()
    return excludes(contrary)
  }
}
