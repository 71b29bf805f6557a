internal import Components
internal import ScriptModules

/// What is asked in a row to find out which of all it is: `index === 0`, `item.id === chosen`, `i < xs.length - 1`.
enum RowQuestions {
  // MARK: Rows

  /// What tells rows apart for whose items code was run.
  static func turn(
    index: UInt64, _ item: ScriptValue, _ evaluator: ScriptEvaluator
  ) -> ScriptTurn {
    var turn = ScriptTurn(index: index, keys: [index], roots: [index])
    switch item {
    case .unknown(let unknown):
      turn.keys.append(unknown.subject)
      turn.keys += keys.map { .of($0, unknown.subject) }
      turn.roots.append(root(of: unknown.subject, evaluator.members))
    case .object(let object):
      for key in object.keys.prefix(ScriptLimits.parts) {
        guard case .unknown(let unknown)? = object[key] else { continue }
        if keys.contains(key) { turn.keys.append(unknown.subject) }
        turn.roots.append(root(of: unknown.subject, evaluator.members))
      }
    default: break
    }
    return turn
  }

  /// By which lists tell items apart (React, “Rendering Lists”: keys; React Native, FlatList: `keyExtractor`).
  private static let keys = ["id", "key", "_id", "uuid"]

  static func root(of subject: UInt64, _ members: [UInt64: ScriptMemberSubject]) -> UInt64 {
    var (base, depth) = (subject, 0)
    while let member = members[base], depth < 16 { (base, depth) = (member.base, depth + 1) }
    return base
  }

  // MARK: Questions

  /// Nil where either may be made of whatever row it is asked in.
  static func comparison(
    _ one: ScriptUnknown, _ other: ScriptUnknown, _ evaluator: ScriptEvaluator
  ) -> ScriptComparison? {
    guard isPlain(one.words), isPlain(other.words) else { return nil }
    return ScriptComparison(
      one: operand(one.subject, evaluator), other: operand(other.subject, evaluator))
  }

  private static func operand(
    _ subject: UInt64, _ evaluator: ScriptEvaluator
  ) -> ScriptComparison.Operand {
    ScriptComparison.Operand(subject: subject, root: root(of: subject, evaluator.members))
  }

  /// Nothing is handed to a call in it, and nothing is looked up but the first or the last.
  private static func isPlain(_ words: String) -> Bool {
    for piece in words.split(separator: "(", omittingEmptySubsequences: false).dropFirst()
    where !piece.hasPrefix(")") {
      return false
    }
    for piece in words.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "]") else { return false }
      let key = piece[..<end]
      guard key.hasSuffix(".length - 1") || key.allSatisfy(\.isNumber) else { return false }
    }
    return true
  }

  typealias Operand = Comparisons.Operand

  /// Whether it is the last, however that is asked; nil where something else is.
  static func ofLast(
    _ word: String, _ one: Operand, _ other: Operand, _ scope: Int,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptCondition? {
    for (word, one, other) in [(word, one, other), (Comparisons.turned[word] ?? "", other, one)] {
      let isLast: Bool
      switch word {
      case "===", "==", ">=": isLast = true
      case "!==", "!=", "<": isLast = false
      default: continue
      }
      guard let (place, count) = places(one, other, scope, &evaluator) else { continue }
      let last = UInt64.of("-", count, ScriptValue.number(1).subject())
      let words = [one.id, other.id].map { evaluator.module(scope).words($0) }
      let own = ScriptQuestion(
        subject: .of("==", place, last), words: words.joined(separator: " === "),
        compared: ScriptComparison(
          one: operand(place, evaluator), other: operand(last, evaluator)))
      let condition = evaluator.ask(own)
      return isLast ? condition : .not(of: condition)
    }
    return nil
  }

  /// The place and the number that are compared in `i` and `xs.length - 1`, or `i + 1` and `xs.length`.
  private static func places(
    _ one: Operand, _ other: Operand, _ scope: Int, _ evaluator: inout ScriptEvaluator
  ) -> (place: UInt64, count: UInt64)? {
    if case .unknown(let place) = one.value, place.range == ScriptUnknown.places,
      case .binary("-", let count, let step) = evaluator.expression(other.id, scope),
      case .number(1) = evaluator.expression(step, scope),
      let count = Self.count(count, scope, &evaluator)
    {
      return (place.subject, count)
    }
    guard case .binary("+", let place, let step) = evaluator.expression(one.id, scope),
      case .number(1) = evaluator.expression(step, scope),
      let count = Self.count(other.id, scope, &evaluator),
      case .unknown(let place) = evaluator.evaluate(place, scope),
      place.range == ScriptUnknown.places
    else { return nil }
    return (place.subject, count)
  }

  /// How many there are, where only a run tells.
  private static func count(
    _ id: ScriptExpression.ID, _ scope: Int, _ evaluator: inout ScriptEvaluator
  ) -> UInt64? {
    guard case .member(_, "length") = evaluator.expression(id, scope),
      case .unknown(let count) = evaluator.evaluate(id, scope)
    else { return nil }
    return count.subject
  }
}

extension ScriptUnknown {
  /// Places in a list, of which nobody knows more.
  static let places = 0...Double.infinity
}

extension ScriptComparison {
  func renamed(by names: ScriptRenaming) -> ScriptComparison {
    func renamed(_ operand: Operand) -> Operand {
      // What was handed in as a whole may be a member of something out there.
      Operand(
        subject: names(operand.subject),
        root: RowQuestions.root(of: names(operand.root), names.members))
    }
    return ScriptComparison(one: renamed(one), other: renamed(other))
  }
}

extension ScriptTurn {
  func renamed(by names: ScriptRenaming) -> ScriptTurn {
    ScriptTurn(
      index: index.map { names($0) }, keys: keys.map { names($0) }, roots: roots.map { names($0) })
  }
}
