internal import Components

/// Whether a key is in a table: where code asks that, its author reckons with what is not there.
///
/// Elsewhere what a table gives is one of what stands in it.
enum TableKeys {
  /// What stands in a table under a key of which only a run tells what it is.
  static func mayLack(
    _ value: ScriptValue, _ key: ScriptValue, _ words: String, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    guard case .choice(var choice) = value else { return value }
    // What the state begins with stands in the table.
    guard !choice.sides.dropLast().contains(where: { $0.condition.isUsual == true }) else {
      return value
    }
    choice.keyWords = words
    guard let asked = choice.presence else { return value }
    evaluator.members[asked.subject] = ScriptMemberSubject(
      name: ScriptChoice.presenceName(words), base: key.subject())
    return .choice(choice)
  }
}

extension ScriptChoice {
  /// Whether a table has the key by which this is taken from it; nil where nobody asks.
  var presence: ScriptQuestion? {
    guard let words = keyWords, case .ask(let first)? = sides.first?.condition,
      case .equals = first.answer
    else { return nil }
    return ScriptQuestion(
      subject: .of(Self.presenceName(words), first.subject), words: words, isOfPresence: true)
  }

  // No name of a script has a space.
  fileprivate static func presenceName(_ words: String) -> String { "in " + words }
}

extension ScriptValue {
  var isFlag: Bool { if case .flag = self { true } else { false } }
}
