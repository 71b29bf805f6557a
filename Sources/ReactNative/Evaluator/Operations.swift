internal import Components
internal import ScriptModules

/// Operators, and what is assigned.
extension ScriptEvaluator {
  mutating func operation(_ id: ScriptExpression.ID, _ scope: Int) -> ScriptValue {
    switch module(scope)[id] {
    case .unary(let word, let operand): return unary(word, operand, id, scope)
    case .binary(let word, let left, let right):
      return binary(
        word, (evaluate(left, scope), left), (evaluate(right, scope), right), id, scope)
    case .logical(let word, let left, let right): return logical(word, left, right, scope)
    case .conditional(let condition, let then, let otherwise):
      let asked = evaluate(condition, scope)
      let test = truth(asked)
      if case .constant(let flag) = test { return evaluate(flag ? then : otherwise, scope) }
      let first = assuming(test, true) { $0.evaluate(then, scope) }
      let second = assuming(test, false) { $0.evaluate(otherwise, scope) }
      return ScriptValue.choose(test, first, second)
    default: return .undefined
    }
  }

  mutating func assuming<Result>(
    _ condition: ScriptCondition, _ holds: Bool, _ body: (inout ScriptEvaluator) -> Result
  ) -> Result {
    let outer = assumptions
    assumptions.add(condition, holds)
    defer { assumptions = outer }
    return body(&self)
  }

  private mutating func unary(
    _ word: String, _ operand: ScriptExpression.ID, _ id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    let value = evaluate(operand, scope)
    switch word {
    case "!": return ScriptValue.of(.not(of: truth(value)))
    case "void": return .undefined
    case "typeof": return type(of: value, id, scope)
    case "-":
      if case .number(let number) = value { return .number(-number) }
    case "+": if case .number = value { return value }
    default: break
    }
    return .unknown(
      ScriptUnknown(
        words: module(scope).words(id), subject: .of(word, value.subject()), isCode: true,
        isOfDevice: DeviceValues.areAll([value])))
  }

  private mutating func type(
    of value: ScriptValue, _ id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    switch value {
    case .undefined: return .text(.literal("undefined"))
    case .null, .object, .list, .element, .namespace, .instance: return .text(.literal("object"))
    case .flag: return .text(.literal("boolean"))
    case .number: return .text(.literal("number"))
    case .text: return .text(.literal("string"))
    case .function, .classType: return .text(.literal("function"))
    case .choice(let choice): return map(choice) { $0.type(of: $1, id, scope) }
    case .unknown, .external:
      return unknown(module(scope).words(id), .of("typeof", value.subject()))
    }
  }

  private mutating func binary(
    _ word: String, _ one: (value: ScriptValue, id: ScriptExpression.ID),
    _ other: (value: ScriptValue, id: ScriptExpression.ID), _ id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    let (a, left, b, right) = (one.value, one.id, other.value, other.id)
    // Of several numbers each is reckoned with.
    if let choice = a.numbers {
      return map(choice) { $0.binary(word, ($1, left), other, id, scope) }
    }
    if let choice = b.numbers {
      return map(choice) { $0.binary(word, one, ($1, right), id, scope) }
    }
    if let any = Comparisons.ofCount(word, one, other, scope, self) { return ScriptValue.of(any) }
    if let last = RowQuestions.ofLast(word, one, other, scope, &self) {
      return ScriptValue.of(last)
    }
    switch word {
    case "in":
      if let isIn = Comparisons.membership(a, in: b, module(scope).words(id), self) {
        return ScriptValue.of(isIn)
      }
    case "===", "==": return ScriptValue.of(equals(a, b))
    case "!==", "!=": return ScriptValue.of(.not(of: equals(a, b)))
    case "+":
      if case .number(let one) = a, case .number(let two) = b { return .number(one + two) }
      if a.isText || b.isText {
        return joined(textValue(a, left, scope), textValue(b, right, scope))
      }
    default:
      if case .number(let one) = a, case .number(let two) = b,
        let result = ScriptValue.arithmetic(word, one, two)
      {
        return result
      }
      if case .unknown(let unknown) = a, case .number(let number) = b,
        let holds = unknown.answer(word, number)
      {
        return .flag(holds)
      }
      if case .unknown(let one) = a, case .unknown(let two) = b, let holds = one.answer(word, two) {
        return .flag(holds)
      }
    }
    // At most as much is what is not more: asked both ways it is one question.
    if let opposite = Self.opposites[word] {
      let module = module(scope)
      let words = [left, right].map { module.words($0, asOperandOf: word) }
        .joined(separator: " \(opposite) ")
      let asked = ScriptUnknown(
        words: words, subject: .of(opposite, a.subject(), b.subject()), isCode: true,
        sources: ScriptUnknown.sources(of: [a, b]), isOfDevice: DeviceValues.areAll([a, b]))
      var question = asked.isThere
      question.denied = module.words(id)
      return ScriptValue.of(.not(of: ask(question)))
    }
    let result = ScriptUnknown(
      words: module(scope).words(id), subject: .of(word, a.subject(), b.subject()),
      isCode: !a.isReckoned || !b.isReckoned, sources: ScriptUnknown.sources(of: [a, b]),
      isOfDevice: DeviceValues.areAll([a, b]))
    return .unknown(result)
  }

  private static let opposites = ["<=": ">", ">=": "<"]

  private mutating func logical(
    _ word: String, _ left: ScriptExpression.ID, _ right: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    let first = evaluate(left, scope)
    let test = word == "??" ? assumptions.presence(first) : truth(first)
    let takesRight = word == "&&"
    if case .constant(let flag) = test {
      return flag == takesRight ? evaluate(right, scope) : takesRight ? first.whenKnown : first
    }
    let second = assuming(test, takesRight) { $0.evaluate(right, scope) }
    if takesRight { return ScriptValue.choose(test, second, first.whenFalse) }
    return ScriptValue.choose(test, truthy(first, test), second)
  }

  /// The value where it is known to be there: sides that are not go.
  private mutating func truthy(_ value: ScriptValue, _ test: ScriptCondition) -> ScriptValue {
    guard case .choice(let choice) = value else { return value }
    let kept = choice.sides.filter { side in
      if case .constant(false) = truth(side.value) { false } else { true }
    }
    guard kept.count < choice.sides.count, var last = kept.last else { return value }
    last.condition = .constant(true)
    return ScriptValue.choose(kept.dropLast() + [last])
  }

  // MARK: Assignments

  mutating func assign(
    _ word: String, _ target: ScriptExpression.ID, _ value: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    var result: ScriptValue
    switch word {
    case "=": result = evaluate(value, scope)
    case "+=":
      let (a, b) = (evaluate(target, scope), evaluate(value, scope))
      if case .number(let one) = a, case .number(let two) = b {
        result = .number(one + two)
      } else if a.isText || b.isText {
        result = joined(textValue(a, target, scope), textValue(b, value, scope))
      } else {
        result = unknown(module(scope).words(target), .of("+=", a.subject(), b.subject()))
      }
    case "||=", "??=", "&&=": result = logical(String(word.dropLast()), target, value, scope)
    default:
      let before = evaluate(target, scope)
      result = unknown(module(scope).words(target), .of(word, before.subject()))
    }
    store(result, target, scope)
    return result
  }

  /// Members are stored where their object is held by a name.
  mutating func store(_ value: ScriptValue, _ target: ScriptExpression.ID, _ scope: Int) {
    switch module(scope)[target] {
    case .name(let name): assign(name, value, scope)
    case .assignment(_, let target, _): store(value, target, scope)
    case .member(let base, let key): store(value, key, base, scope)
    case .index(let base, let key):
      let key = evaluate(key, scope)
      guard let made = key.madeKey, case .object(let object) = evaluate(base, scope) else {
        return store(value, key.key, base, scope)
      }
      // Two that come to one key may be two in a run, so neither is told.
      let isTaken = object[made].map { $0.subject() != value.subject() } ?? false
      store(isTaken ? unknown("", .of("stored", value.subject())) : value, made, base, scope)
    default: break
    }
  }

  private mutating func store(
    _ value: ScriptValue, _ key: String?, _ base: ScriptExpression.ID, _ scope: Int
  ) {
    let holder = evaluate(base, scope)
    if let changed = change(in: scope).stored(value, key, in: holder) {
      store(changed, base, scope)
    }
  }
}

extension ScriptValue {
  var isList: Bool { if case .list = self { true } else { false } }

  var isText: Bool {
    switch self {
    case .text: true
    case .choice(let choice): choice.sides.contains { $0.value.isText }
    default: false
    }
  }
}

extension ScriptValue {
  /// It is one of several, and each of these is a number.
  fileprivate var numbers: ScriptChoice? {
    guard case .choice(let choice) = self, choice.tableWords == nil,
      choice.sides.allSatisfy({ $0.value.isNumber || $0.value.numbers != nil })
    else { return nil }
    return choice
  }
}

extension ScriptValue {
  /// A number, or data that may be one: what is reckoned with both is data too.
  fileprivate var isReckoned: Bool {
    switch self {
    case .number: true
    case .unknown(let unknown): !unknown.isCode && !unknown.words.isEmpty
    default: false
    }
  }

  fileprivate static func arithmetic(_ word: String, _ one: Double, _ two: Double) -> ScriptValue? {
    switch word {
    case "-": .number(one - two)
    case "*": .number(one * two)
    case "/": two == 0 ? nil : .number(one / two)
    case "<": .flag(one < two)
    case ">": .flag(one > two)
    case "<=": .flag(one <= two)
    case ">=": .flag(one >= two)
    default: nil
    }
  }

  /// The same where it is known already that it is not there: of that nothing is shown either.
  fileprivate var whenKnown: ScriptValue {
    switch self {
    case .unknown, .choice: whenFalse
    default: self
    }
  }

  /// What stands left of `&&` where it is taken shows nothing; a number may show as `0`, which is a
  /// fault of its own.
  fileprivate var whenFalse: ScriptValue {
    switch self {
    case .undefined, .null: self
    default: .flag(false)
    }
  }
}

extension ScriptAssumptions {
  /// Neither undefined nor null.
  fileprivate func presence(_ value: ScriptValue) -> ScriptCondition {
    switch value {
    case .undefined, .null: return .constant(false)
    case .unknown(let unknown):
      let question = unknown.isThere
      return answer(question).map { .constant($0) } ?? .ask(question)
    case .choice(let choice):
      var result = ScriptCondition.constant(false)
      var before = ScriptCondition.constant(true)
      for side in choice.sides {
        let condition = simplify(side.condition)
        result = .either(result, .both(before, .both(condition, presence(side.value))))
        before = .both(before, .not(of: condition))
      }
      if result.reduced == .constant(true), let question = choice.presence {
        return answer(question).map { .constant($0) } ?? .ask(question)
      }
      return result.reduced
    default: return .constant(true)
    }
  }
}
