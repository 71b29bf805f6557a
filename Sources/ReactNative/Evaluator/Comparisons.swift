internal import Components
internal import ScriptModules

/// What is compared with how many there are, and whether something has a member.
enum Comparisons {
  typealias Operand = (value: ScriptValue, id: ScriptExpression.ID)

  /// Whether there are any, which is one question however it is asked; nil where something else is.
  ///
  /// `xs.length > 0`, `xs.length === 0`, `!xs.length`.
  static func ofCount(
    _ word: String, _ one: Operand, _ other: Operand, _ scope: Int, _ evaluator: ScriptEvaluator
  ) -> ScriptCondition? {
    if one.value.isNumber {
      guard !other.value.isNumber, let turned = Self.turned[word] else { return nil }
      return ofCount(turned, other, one, scope, evaluator)
    }
    guard case .unknown(let count) = one.value, case .number(let number) = other.value,
      isCount(count, evaluator), let isAny = Self.isAny(word, number)
    else { return nil }
    var question = count.isThere
    let words = evaluator.module(scope).words(one.id)
    (question.words, question.denied) = (words + " > 0", words + " === 0")
    let any = evaluator.ask(question)
    if isAny { return any }
    // Of what is not there nobody knows how many there are.
    guard evaluator.module(scope).isOptional(one.id),
      let base = evaluator.members[count.subject]?.base,
      case .member(let holder, _) = evaluator.expression(one.id, scope)
    else { return .not(of: any) }
    let isThere = evaluator.ask(
      ScriptQuestion(subject: base, words: evaluator.module(scope).words(holder)))
    return .both(isThere, .not(of: any))
  }

  private static func isCount(_ unknown: ScriptUnknown, _ evaluator: ScriptEvaluator) -> Bool {
    if let range = unknown.range { return range == ScriptUnknown.places }
    let name =
      evaluator.members[unknown.subject]?.name
      ?? unknown.words.split(separator: ".").last.map(String.init)
    guard let name else { return false }
    return name == "length" || name == "size" || name.lowercased().hasSuffix("count")
  }

  private static func isAny(_ word: String, _ number: Double) -> Bool? {
    switch (word, number) {
    case (">", 0), (">=", 1), ("!==", 0), ("!=", 0): true
    case ("===", 0), ("==", 0), ("<", 1), ("<=", 0): false
    default: nil
    }
  }

  static let turned = [
    "<": ">", ">": "<", "<=": ">=", ">=": "<=", "===": "===", "==": "==", "!==": "!==", "!=": "!=",
  ]

  /// One begins or ends as the other does not, or has in it what the other has not: `'rgb(' + x + ')'` is no `'plain'`.
  static func differ(_ one: SourcedText, _ other: SourcedText) -> Bool {
    // In another language a text is another.
    guard !one.isTranslated, !other.isTranslated else { return false }
    if let known = other.known { return differs(one, from: known) }
    if let known = one.known { return differs(other, from: known) }
    return false
  }

  private static func differs(_ text: SourcedText, from known: String) -> Bool {
    if case .literal(let start)? = text.parts.first, !known.hasPrefix(start) { return true }
    if case .literal(let end)? = text.parts.last, !known.hasSuffix(end) { return true }
    return text.parts.contains { part in
      if case .literal(let own) = part { !known.contains(own) } else { false }
    }
  }

  /// A constant of a package against what else is written.
  static func ofConstant(
    _ one: ExternalName, _ other: ScriptValue, _ evaluator: ScriptEvaluator
  ) -> ScriptCondition {
    let own = ScriptValue.external(one)
    if case .external(let two) = other {
      if one == two { return .constant(true) }
      if one.isListed, two.isListed, one.list == two.list { return .constant(false) }
    }
    // One that a package offers is there, as where it is asked for alone.
    if other.isMissing, !one.module.isEmpty { return .constant(false) }
    var question = ScriptQuestion(subject: .of("==", own.subject(), other.subject()), words: "…")
    if !one.module.isEmpty, other.isNamed {
      (question.words, question.isOfApp) = (one.words + " === " + other.constantWords, true)
    }
    return evaluator.ask(question)
  }

  /// `'key' in object`; nil where only a run tells.
  static func membership(
    _ key: ScriptValue, in value: ScriptValue, _ words: String, _ evaluator: ScriptEvaluator
  ) -> ScriptCondition? {
    switch value {
    case .undefined, .null: return .constant(false)
    case .object(let object):
      guard let name = key.key, object.root == nil else { return nil }
      if let member = object[name] { return isGiven(member, evaluator) }
      guard let others = object.others else { return .constant(false) }
      return evaluator.ask(
        ScriptQuestion(subject: .of("in", key.subject(), others.subject), words: words))
    case .choice(let choice):
      return evaluator.fold(choice) { side in
        membership(key, in: side, words, evaluator)
          ?? evaluator.ask(
            ScriptQuestion(subject: .of("in", key.subject(), side.subject()), words: words))
      }
    default: return nil
    }
  }

  /// What is undefined on a side only is not there: it was spread in.
  private static func isGiven(_ value: ScriptValue, _ evaluator: ScriptEvaluator)
    -> ScriptCondition
  {
    guard case .choice(let choice) = value else { return .constant(true) }
    return evaluator.fold(choice) {
      $0.isUndefined ? .constant(false) : isGiven($0, evaluator)
    }
  }
}

extension ExternalName {
  /// A member of what a package counts up, as `enum` of TypeScript does: `Fruit.apple`.
  ///
  /// Names of types begin with a capital letter (TypeScript's handbook, “Enums”).
  var isListed: Bool {
    !module.isEmpty && path.count > 1 && path[path.count - 2].first?.isUppercase == true
  }

  fileprivate var list: ExternalName { ExternalName(module: module, path: path.dropLast()) }
}

extension ScriptValue {
  fileprivate var isNamed: Bool {
    switch self {
    case .external(let name): !name.module.isEmpty
    case .text(let text): text.known != nil
    case .number: true
    default: false
    }
  }

  /// As it is written where something is compared with it.
  var constantWords: String {
    switch self {
    case .external(let name): name.words
    case .number: key ?? ""
    default: text.plainWords
    }
  }

  /// What no two of are the same, and of which something may be one: a text, a number, a member of what a package counts
  /// up.
  var isDistinct: Bool {
    switch self {
    case .external(let name): name.isListed
    case .number: true
    default: literal != nil
    }
  }
}
