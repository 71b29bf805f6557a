internal import Components
internal import ScriptModules

extension ScriptEvaluator {
  // MARK: Truth

  func truth(_ value: ScriptValue) -> ScriptCondition {
    switch value {
    case .undefined, .null: return .constant(false)
    case .flag(let flag): return .constant(flag)
    case .number(let number): return .constant(number != 0 && !number.isNaN)
    case .text(let text):
      if let known = text.known { return .constant(!known.isEmpty) }
      if text.isCertain || text.isTranslated { return .constant(true) }
      return ask(ScriptQuestion(subject: .of("text", value.subject()), words: text.plainWords))
    case .list, .object, .function, .classType, .instance, .namespace, .external, .element:
      return .constant(true)
    case .unknown(let unknown):
      if unknown.isCertain { return .constant(true) }
      if let range = unknown.range, range.lowerBound > 0 { return .constant(true) }
      return ask(unknown.isThere)
    case .choice(let choice):
      let isThere = fold(choice) { truth($0) }
      guard isThere == .constant(true), let question = choice.presence else { return isThere }
      return ask(question)
    }
  }

  func ask(_ question: ScriptQuestion) -> ScriptCondition {
    assumptions.answer(question).map { .constant($0) } ?? .ask(question)
  }

  /// What holds of the side that is taken.
  func fold(
    _ choice: ScriptChoice, _ test: (ScriptValue) -> ScriptCondition
  ) -> ScriptCondition {
    var result = ScriptCondition.constant(false)
    var before = ScriptCondition.constant(true)
    for side in choice.sides {
      let condition = assumptions.simplify(side.condition)
      result = .either(result, .both(before, .both(condition, test(side.value))))
      before = .both(before, .not(of: condition))
      if case .constant(false) = before { break }
    }
    result = result.reduced
    guard result.size <= ScriptLimits.parts else {
      let value = ScriptValue.choice(choice)
      return ask(ScriptQuestion(subject: .of("any", value.subject()), words: "…"))
    }
    return result
  }

  /// As `===` has it; nothing and null are alike.
  func equals(_ left: ScriptValue, _ right: ScriptValue) -> ScriptCondition {
    switch (left, right) {
    case (.choice(let choice), let other), (let other, .choice(let choice)):
      let isSame = fold(choice) { equals($0, other) }
      guard other.isMissing, isSame == .constant(false), let question = choice.presence else {
        return isSame
      }
      return .not(of: ask(question))
    case (.unknown(let unknown), let other), (let other, .unknown(let unknown)):
      return equals(unknown, other)
    case (.undefined, .undefined), (.null, .null), (.undefined, .null), (.null, .undefined):
      return .constant(true)
    case (.flag(let one), .flag(let two)): return .constant(one == two)
    case (.number(let one), .number(let two)): return .constant(one == two)
    case (.text(let one), .text(let two)):
      if let one = one.known, let two = two.known { return .constant(one == two) }
      if Comparisons.differ(one, two) { return .constant(false) }
      // Asked of one text which of several it is, it is one question.
      if one.known != nil { return equals(right, left) }
      let isLiteral = two.known != nil
      return ask(
        ScriptQuestion(
          subject: isLiteral ? left.subject() : .of("==", left.subject(), right.subject()),
          answer: isLiteral ? .equals(right.subject()) : .isTrue,
          words: one.plainWords + " === " + two.plainWords))
    case (.external(let name), let other), (let other, .external(let name)):
      return Comparisons.ofConstant(name, other, self)
    case (.function(let one), .function(let two)):
      return .constant(one.module == two.module && one.function == two.function)
    default: return .constant(false)
    }
  }

  private func equals(_ unknown: ScriptUnknown, _ other: ScriptValue) -> ScriptCondition {
    let question = unknown.isThere
    switch other {
    // Whether it is there; nothing, null and false are hardly told apart by what is shown.
    case .undefined, .null:
      return .not(of: unknown.isCertain ? .constant(true) : ask(question))
    case .flag(let flag): return flag ? ask(question) : .not(of: ask(question))
    case .number(let number) where unknown.range.map { !$0.contains(number) } ?? false:
      return .constant(false)
    case .number, .text, .external:
      guard other.isDistinct else { break }
      return ask(
        ScriptQuestion(
          subject: unknown.subject, answer: .equals(other.subject()),
          words: unknown.words + " === " + other.constantWords, isOfApp: unknown.isOfDevice,
          isUsual: unknown.start?.equals(other.subject())))
    default: break
    }
    if case .unknown(let second) = other, second.subject == unknown.subject {
      return .constant(true)
    }
    var same = ScriptQuestion(
      subject: .of("==", unknown.subject, other.subject()),
      words: unknown.words + " === " + other.text.plainWords)
    if case .unknown(let second) = other {
      same.compared = RowQuestions.comparison(unknown, second, self)
    }
    return ask(same)
  }

  // MARK: Choices

  /// Each side changed, while what leads to it is known to hold.
  @inline(never)
  mutating func map(
    _ choice: ScriptChoice, _ change: (inout ScriptEvaluator, ScriptValue) -> ScriptValue
  ) -> ScriptValue {
    let outer = assumptions
    var sides: [ScriptChoice.Side] = []
    var (count, ways) = (0, 0)
    for side in choice.sides {
      // What is done here is work too, though less than to evaluate what is asked.
      steps += 1 + side.condition.size / ScriptLimits.parts
      guard steps < ScriptLimits.steps else {
        isCut = true
        break
      }
      let condition = assumptions.simplify(side.condition)
      if case .constant(false) = condition { continue }
      let inner = assumptions
      assumptions.add(condition, true)
      let value = change(&self, side.value)
      if case .choice(let nested) = value { count += nested.sides.count } else { count += 1 }
      ways += value.ways(upTo: ManyWays.mostOfAll)
      sides.append(ScriptChoice.Side(condition: condition, value: value))
      assumptions = inner
      if case .constant(true) = condition { break }
      assumptions.add(condition, false)
    }
    assumptions = outer
    guard count <= ScriptChoice.most * 4, ways < ManyWays.mostOfAll else {
      let subject = ScriptValue.choice(choice).subject()
      return .unknown(ScriptUnknown(words: "", subject: .of("map", subject), isCode: true))
    }
    return .choose(sides)
  }
}

extension ScriptValue {
  var isNumber: Bool { if case .number = self { true } else { false } }

  /// Says nothing about elements.
  var isPlain: Bool {
    switch self {
    case .undefined, .null, .flag, .number, .text: true
    default: false
    }
  }
}

extension SourcedText {
  /// For people who read a condition.
  var plainWords: String {
    var text = ""
    writePlainWords(into: &text)
    return text
  }

  /// No further than conditions are told.
  private func writePlainWords(into text: inout String) {
    for (index, part) in parts.enumerated() {
      guard text.utf8.count <= ScriptCondition.mostBytes else { return }
      if index > 0 { text += " + " }
      switch part {
      case .literal(let own): text += "'" + own + "'"
      case .data(let words), .code(let words): text += words
      case .either(let texts):
        for (index, one) in texts.enumerated() {
          if index > 0 { text += "|" }
          one.writePlainWords(into: &text)
        }
      }
    }
  }
}

extension ScriptCondition {
  var size: Int {
    switch self {
    case .constant, .ask: 1
    case .not(let inner): inner.size
    case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.size }
    }
  }

  /// `a || (!a && b)` is `a || b`, `a || a` is `a`, and `a || !a` always holds.
  var reduced: ScriptCondition {
    guard case .any(let parts) = self else { return self }
    var kept: [ScriptCondition] = []
    for part in parts {
      var part = part
      if case .all(let inner) = part {
        let rest = inner.filter { inner in !kept.contains { $0 == .not(of: inner) } }
        if rest.isEmpty { return .constant(true) }
        part = rest.count == 1 ? rest[0] : .all(rest)
      }
      if kept.contains(where: { $0 == .not(of: part) }) { return .constant(true) }
      if !kept.contains(part) { kept.append(part) }
    }
    return kept.count == 1 ? kept[0] : .any(kept)
  }
}

extension ScriptUnknown {
  /// Whether it is something that counts as true.
  var isThere: ScriptQuestion {
    // What has no members may be a flag, or how many there are.
    let isLookedUp = isLookedUp && isObject && start == nil
    return ScriptQuestion(
      subject: subject, words: words, isOfApp: isOfDevice,
      isUsual: isLookedUp ? true : start?.isTrue,
      isOfPresence: isObject, isLookedUp: isLookedUp, sources: sources)
  }
}

extension ScriptCondition {
  /// All that it asks, each once.
  func collectQuestions(into questions: inout [ScriptQuestion]) {
    switch self {
    case .constant: break
    case .ask(let question): if !questions.contains(question) { questions.append(question) }
    case .not(let inner): inner.collectQuestions(into: &questions)
    case .all(let parts), .any(let parts):
      for part in parts { part.collectQuestions(into: &questions) }
    }
  }
}

/// Values that hang on conditions.
extension ScriptValue {
  /// One text behind the other, in more ways than anybody reads: which of them it is hangs on all that they ask.
  static func joined(of left: ScriptValue, _ right: ScriptValue) -> ScriptValue {
    var questions: [ScriptQuestion] = []
    left.collectQuestions(into: &questions)
    right.collectQuestions(into: &questions)
    let text = ScriptValue.text(left.text + right.text)
    let asked = ScriptCondition.any(questions.prefix(ScriptLimits.parts).map { .ask($0) })
    var choice = ScriptChoice(sides: [
      ScriptChoice.Side(condition: asked, value: text),
      ScriptChoice.Side(condition: .constant(true), value: text),
    ])
    choice.isOfMany = true
    return .choice(choice)
  }

  var isOfMany: Bool { if case .choice(let choice) = self { choice.isOfMany } else { false } }

  private func collectQuestions(into questions: inout [ScriptQuestion]) {
    guard case .choice(let choice) = self else { return }
    for side in choice.sides {
      side.condition.collectQuestions(into: &questions)
      side.value.collectQuestions(into: &questions)
    }
  }

  static func of(_ condition: ScriptCondition) -> ScriptValue {
    if case .constant(let flag) = condition { return .flag(flag) }
    return .choice(
      ScriptChoice(sides: [
        ScriptChoice.Side(condition: condition, value: .flag(true)),
        ScriptChoice.Side(condition: .constant(true), value: .flag(false)),
      ]))
  }

  static func choose(
    _ condition: ScriptCondition, _ then: ScriptValue, _ otherwise: ScriptValue
  ) -> ScriptValue {
    choose([
      ScriptChoice.Side(condition: condition, value: then),
      ScriptChoice.Side(condition: .constant(true), value: otherwise),
    ])
  }

  /// The first side that holds; nothing where none does.
  static func choose(_ sides: [ScriptChoice.Side]) -> ScriptValue {
    var kept: [ScriptChoice.Side] = []
    for side in sides {
      switch side.condition {
      case .constant(false): continue
      case .constant(true):
        if kept.isEmpty { return side.value }
        kept.append(side)
        return joined(kept)
      default: kept.append(side)
      }
    }
    guard !kept.isEmpty else { return .undefined }
    kept.append(ScriptChoice.Side(condition: .constant(true), value: .undefined))
    return joined(kept)
  }

  /// Sides that come to the same truth, number or text are one, and so are those that are one component: what is
  /// shown would be twice as much with each of them that stands in another.
  private static func joined(_ sides: [ScriptChoice.Side]) -> ScriptValue {
    if let first = sides.first?.value {
      if first.isPlain {
        let subject = first.subject()
        if sides.allSatisfy({ $0.value.isPlain && $0.value.subject() == subject }) { return first }
      } else if sides.dropFirst().allSatisfy({ first.isOne(with: $0.value) }) {
        return first
      }
    }
    return ManyWays.value(ScriptChoice(sides: sides))
  }
}
