internal import Components
import Scenes
internal import VoiceOver

extension ScriptCondition {
  /// As a side asks it: all that it asks at once, as far as that can be told.
  func side(_ pieces: [Piece]) -> PieceSide {
    var claims = SideClaims()
    let isComplete = claims.collect(self, holds: true)
    var side = PieceSide(
      asks: claims.asks, isWhole: isComplete && claims.anyOf.isEmpty, when: words, pieces)
    side.anyOf = claims.anyOf
    side.isComplete = isComplete
    side.isOfMissing = needsMissing(holds: true)
    return side
  }

  /// Something has to be missing that is there as a rule.
  private func needsMissing(holds: Bool) -> Bool {
    switch self {
    case .constant: false
    case .ask(let question): question.isLookedUp && !holds
    case .not(let inner): inner.needsMissing(holds: !holds)
    case .all(let parts): holds && parts.contains { $0.needsMissing(holds: true) }
    case .any(let parts): !holds && parts.contains { $0.needsMissing(holds: false) }
    }
  }
}

/// What a side asks: all of these, and one of each of those.
private struct SideClaims {
  var asks: [PieceAsk] = []
  var anyOf: [[PieceAsk]] = []

  /// As many as of a side in Swift: see `ClaimsInCode`.
  private static let most = 8

  /// False where more is asked than what is collected.
  mutating func collect(_ condition: ScriptCondition, holds: Bool) -> Bool {
    switch condition {
    case .constant(let flag): return flag == holds
    case .not(let inner): return collect(inner, holds: !holds)
    case .ask(let question):
      asks.append(question.ask(holds: holds))
      return true
    case .all(let parts):
      return holds ? collect(all: parts, holds: true) : collect(anyOf: parts, holds: false)
    case .any(let parts):
      return holds ? collect(anyOf: parts, holds: true) : collect(all: parts, holds: false)
    }
  }

  private mutating func collect(all parts: [ScriptCondition], holds: Bool) -> Bool {
    var isComplete = true
    for part in parts { isComplete = collect(part, holds: holds) && isComplete }
    return isComplete
  }

  /// `a === 1 || a === 2` is one question; of others that are joined so one holds.
  private mutating func collect(anyOf parts: [ScriptCondition], holds: Bool) -> Bool {
    if parts.count == 1 { return collect(parts[0], holds: holds) }
    if let ask = Self.oneQuestion(parts, holds: holds) {
      asks.append(ask)
      return true
    }
    guard let clauses = Self.clauses(anyOf: parts, holds: holds),
      anyOf.count + clauses.count <= Self.most
    else { return false }
    for clause in clauses {
      if clause.count == 1 { asks += clause } else { anyOf.append(clause) }
    }
    return true
  }

  /// Clauses of which each has to hold, each of asks of which one has to, `a || b && c` as `a || b` and `a || c`; nil where
  /// they are too many, and where one never holds.
  private static func clauses(_ condition: ScriptCondition, holds: Bool) -> [[PieceAsk]]? {
    switch condition {
    case .constant(let flag): flag == holds ? [] : nil
    case .not(let inner): clauses(inner, holds: !holds)
    case .ask(let question): [[question.ask(holds: holds)]]
    case .all(let parts):
      holds ? clauses(allOf: parts, holds: true) : clauses(anyOf: parts, holds: false)
    case .any(let parts):
      holds ? clauses(anyOf: parts, holds: true) : clauses(allOf: parts, holds: false)
    }
  }

  private static func clauses(allOf parts: [ScriptCondition], holds: Bool) -> [[PieceAsk]]? {
    var result: [[PieceAsk]] = []
    for part in parts {
      guard let own = clauses(part, holds: holds) else { return nil }
      result += own
    }
    return result.count <= most ? result : nil
  }

  private static func clauses(anyOf parts: [ScriptCondition], holds: Bool) -> [[PieceAsk]]? {
    var result: [[PieceAsk]] = [[]]
    for part in parts {
      guard let own = clauses(part, holds: holds), result.count * own.count <= most else {
        return nil
      }
      result = result.flatMap { one in
        own.map { other in one + other.filter { !one.contains($0) } }
      }
    }
    return result.allSatisfy { $0.count <= most } ? result : nil
  }

  private static func oneQuestion(_ parts: [ScriptCondition], holds: Bool) -> PieceAsk? {
    var subject: UInt64?
    var answers: [Answer] = []
    for part in parts {
      guard holds, case .ask(let question) = part, case .equals(let literal) = question.answer,
        subject ?? question.subject == question.subject
      else { return nil }
      subject = question.subject
      answers.append(.literal(literal))
    }
    return subject.map {
      PieceAsk(subject: $0, answers: answers, isUsual: ScriptCondition.any(parts).isUsual)
    }
  }
}

extension ScriptQuestion {
  fileprivate func ask(holds: Bool) -> PieceAsk {
    let isUsual = isUsual.map { $0 == holds }
    switch answer {
    case .isTrue: return PieceAsk(subject: subject, answers: [.flag(holds)], isUsual: isUsual)
    case .equals(let literal):
      return PieceAsk(
        subject: subject, answers: [.literal(literal)], isNone: !holds, isUsual: isUsual)
    }
  }
}
