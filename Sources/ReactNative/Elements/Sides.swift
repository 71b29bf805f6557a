internal import Components
import Scenes
internal import VoiceOver

extension [Piece] {
  /// Marks the first element as made by something that nobody knows; false where there is none.
  mutating func mark(_ unknown: PieceUnknown) -> Bool {
    for index in indices {
      switch self[index] {
      case .element(var element):
        if element.unknown == nil { element.unknown = unknown }
        self[index] = .element(element)
        return true
      case .group(let name, var inner):
        guard inner.mark(unknown) else { continue }
        self[index] = .group(name, inner)
        return true
      case .stack(let axis, var inner):
        guard inner.mark(unknown) else { continue }
        self[index] = .stack(axis, inner)
        return true
      case .rows(var rows):
        guard rows.pieces.mark(unknown) else { continue }
        self[index] = .rows(rows)
        return true
      case .branch, .silent: continue
      }
    }
    return false
  }
}

extension ScriptCondition {
  /// As a side asks it: all that it asks at once, as far as that can be told.
  func side(_ pieces: [Piece]) -> PieceSide {
    var asks: [PieceAsk] = []
    let isWhole = collect(holds: true, &asks)
    var side = PieceSide(asks: asks, isWhole: isWhole, when: words, pieces)
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

  /// False where more is asked than what is collected.
  private func collect(holds: Bool, _ asks: inout [PieceAsk]) -> Bool {
    switch self {
    case .constant(let flag): return flag == holds
    case .not(let inner): return inner.collect(holds: !holds, &asks)
    case .ask(let question):
      switch question.answer {
      case .isTrue:
        asks.append(
          PieceAsk(
            subject: question.subject, answers: [.flag(holds)],
            isUsual: question.isUsual.map { $0 == holds }))
      case .equals(let literal):
        asks.append(
          PieceAsk(
            subject: question.subject, answers: [.literal(literal)], isNone: !holds,
            isUsual: question.isUsual.map { $0 == holds }))
      }
      return true
    case .all(let parts):
      guard holds else { return collectEqual(parts, holds: false, &asks) }
      var isWhole = true
      for part in parts { isWhole = part.collect(holds: true, &asks) && isWhole }
      return isWhole
    case .any(let parts):
      guard !holds else { return collectEqual(parts, holds: true, &asks) }
      var isWhole = true
      for part in parts { isWhole = part.collect(holds: false, &asks) && isWhole }
      return isWhole
    }
  }

  /// `a === 1 || a === 2` is one question; others that are joined so cannot be told.
  private func collectEqual(
    _ parts: [ScriptCondition], holds: Bool, _ asks: inout [PieceAsk]
  ) -> Bool {
    if parts.count == 1 { return parts[0].collect(holds: holds, &asks) }
    var subject: UInt64?
    var answers: [Answer] = []
    for part in parts {
      guard holds, case .ask(let question) = part, case .equals(let literal) = question.answer,
        subject ?? question.subject == question.subject
      else { return false }
      subject = question.subject
      answers.append(.literal(literal))
    }
    guard let subject else { return false }
    asks.append(
      PieceAsk(subject: subject, answers: answers, isUsual: ScriptCondition.any(parts).isUsual))
    return true
  }
}
