internal import Components

/// What holds in no more than one of the rows around it, as in Swift.
///
/// Rows are told apart by what they are made of, so of all of them at most one is what something else is.
enum OneRows {
  /// Notes at a side how far out those rows are, and which of its questions each row is asked for itself.
  static func mark(
    _ side: inout PieceSide, _ condition: ScriptCondition, in turns: [ScriptTurn?],
    isLayer: Bool = false
  ) {
    var questions: [ScriptQuestion] = []
    if isLayer, let turn = turns.last ?? nil { markLayer(&side, condition, of: turn) }
    for (index, turn) in turns.reversed().enumerated() {
      guard let turn, let distance = UInt8(exactly: index + 1) else { continue }
      if side.oneRow == 0, holds(condition, true, inOneOf: turn) { side.oneRow = distance }
      if questions.isEmpty { condition.collectQuestions(into: &questions) }
      for question in questions
      where holds(question, true, inOneOf: turn) || holds(question, false, inOneOf: turn) {
        side.asks.mark(question.subject, distance)
        for group in side.anyOf.indices { side.anyOf[group].mark(question.subject, distance) }
      }
    }
  }

  /// Rows that fill the same place lie one over the other (React Native, “Layout with Flexbox”: `position`): what decides
  /// by which row it is whether that is seen shows one of them, whoever answers it.
  private static func markLayer(
    _ side: inout PieceSide, _ condition: ScriptCondition, of turn: ScriptTurn
  ) {
    var questions: [ScriptQuestion] = []
    condition.collectQuestions(into: &questions)
    for question in questions
    where turn.keys.contains(question.subject)
      || question.sources.contains(where: turn.keys.contains)
    {
      side.oneRow = 1
      side.asks.mark(question.subject, 1)
      for group in side.anyOf.indices { side.anyOf[group].mark(question.subject, 1) }
    }
  }

  /// What the first row has whatever else is asked stands for itself: `i === 0 || day !== days[i - 1]` asks the others
  /// only for what is behind it.
  static func parted(
    _ sides: [HostBranch.Side], in turns: [ScriptTurn?]
  ) -> [HostBranch.Side] {
    let places = Set(turns.compactMap { $0?.index })
    guard !places.isEmpty else { return sides }
    return sides.flatMap { side -> [HostBranch.Side] in
      guard case .any(var parts) = side.condition, !side.nodes.isEmpty,
        let place = parts.firstIndex(where: { $0.isOfFirst(places) })
      else { return [side] }
      var (first, others) = (side, side)
      first.condition = parts.remove(at: place)
      others.condition = parts.count == 1 ? parts[0] : .any(parts)
      return [first, others]
    }
  }

  private static func holds(
    _ condition: ScriptCondition, _ flag: Bool, inOneOf turn: ScriptTurn
  ) -> Bool {
    switch condition {
    case .constant: return false
    case .not(let inner): return holds(inner, !flag, inOneOf: turn)
    case .ask(let question): return holds(question, flag, inOneOf: turn)
    case .all(let parts), .any(let parts):
      let isOfAll = if case .all = condition { flag } else { !flag }
      if isOfAll { return parts.contains { holds($0, flag, inOneOf: turn) } }
      // In one row each, and never two of them.
      return parts.allSatisfy { holds($0, flag, inOneOf: turn) }
        && parts.indices.allSatisfy { index in
          parts[..<index].allSatisfy { exclude($0, parts[index], flag) }
        }
    }
  }

  private static func holds(
    _ question: ScriptQuestion, _ flag: Bool, inOneOf turn: ScriptTurn
  ) -> Bool {
    switch question.answer {
    case .equals: return flag && turn.keys.contains(question.subject)
    case .isTrue:
      // Whether something is before it: of the first only that is not so.
      if question.subject == turn.index { return !flag }
      guard flag, let compared = question.compared else { return false }
      let (one, other) = (compared.one, compared.other)
      return turn.keys.contains(one.subject) && !turn.roots.contains(other.root)
        || turn.keys.contains(other.subject) && !turn.roots.contains(one.root)
    }
  }

  /// A part of one says what a part of the other denies.
  private static func exclude(
    _ one: ScriptCondition, _ other: ScriptCondition, _ flag: Bool
  ) -> Bool {
    let (own, others) = (parts(of: one, flag), parts(of: other, flag))
    return own.contains { others.contains(.not(of: $0)) }
  }

  private static func parts(of condition: ScriptCondition, _ flag: Bool) -> [ScriptCondition] {
    switch condition {
    case .not(let inner): parts(of: inner, !flag)
    case .all(let parts) where flag: parts.flatMap { Self.parts(of: $0, flag) }
    case .any(let parts) where !flag: parts.flatMap { Self.parts(of: $0, flag) }
    default: [flag ? condition : .not(of: condition)]
    }
  }
}

extension ScriptCondition {
  /// Nothing is before it in its list.
  fileprivate func isOfFirst(_ places: Set<UInt64>) -> Bool {
    guard case .not(.ask(let question)) = self else { return false }
    return question.answer == .isTrue && places.contains(question.subject)
  }
}

extension [PieceAsk] {
  fileprivate mutating func mark(_ subject: UInt64, _ distance: UInt8) {
    for index in indices where self[index].subject == subject && self[index].row == 0 {
      self[index].row = distance
    }
  }
}
