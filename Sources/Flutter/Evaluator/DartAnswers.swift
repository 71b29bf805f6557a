internal import Components
internal import DartModules
internal import DartSyntax
import Scenes
internal import VoiceOver

/// What values answer when they are asked.
enum DartAnswers {
  /// A value as a condition.
  static func answer(_ value: DartValue, words: String) -> DartAnswer {
    switch value {
    case .flag(let flag): return .always(flag)
    case .null: return .always(false)
    case .unknown(let unknown):
      // `xs.isNotEmpty` asks what `xs.isEmpty` asks.
      return .depends(
        DartCondition(
          asks: [.init(subject: unknown.subject, answers: [.flag(true)])], words: words))
    case .either(let choice):
      let answers = choice.sides.map { side in
        if case .unknown(let unknown) = side.content {
          answer(side.content, words: unknown.code)
        } else {
          answer(side.content, words: words)
        }
      }
      return answer(choice, answers, question: choice.question, words: words)
    case .text, .number, .list, .map, .made, .instance, .closure, .member, .type, .constructor,
      .texts:
      return open(value.digest, words)
    }
  }

  /// What one of several values answers, where the answers of all of them are known.
  ///
  /// What takes more than one set of things that all hold, as `a ? b : c` does, is a question of its own, in the words
  /// of the code that asks it: those of a side would say that it hangs on that side alone.
  static func answer(
    _ choice: DartChoice<DartValue>, _ answers: [DartAnswer], question: DartSubject, words: String
  ) -> DartAnswer {
    let whole = DartAnswer.depends(
      DartCondition(asks: [.init(subject: question, answers: [.flag(true)])], words: words))
    guard choice.isExhaustive, let first = choice.sides.first?.condition else { return whole }
    let flags = answers.compactMap { if case .always(let holds) = $0 { holds } else { nil } }
    if flags.count == answers.count {
      if Set(flags).count == 1 { return .always(flags[0]) }
      if flags.count == 2 { return .depends(flags[0] ? first : first.negated) }
      let holding = zip(choice.sides, flags).filter(\.1).map { $0.0.condition.pointed }
      let found = any(holding.map { .depends($0) }, words: words)
      if case .depends(let condition) = found, condition.isWhole { return found.said(words) }
      return whole
    }
    guard answers.count == 2 else { return whole }
    switch (answers[0], answers[1]) {
    case (.depends(let more), .always(false)): return .depends(first.and(more))
    case (.always(false), .depends(let more)): return .depends(first.negated.and(more))
    case (.depends(let a), .depends(let b)) where a == b: return answers[0]
    default: return whole
    }
  }

  static func open(
    _ digest: UInt64, _ words: String, nature: DartSubject.Nature = .data
  ) -> DartAnswer {
    let subject = DartSubject(owner: 0, hash: digest, nature: nature)
    return .depends(
      DartCondition(asks: [.init(subject: subject, answers: [.flag(true)])], words: words))
  }

  static func pair(_ a: Answer?, _ b: Answer?) -> (Answer, Answer)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  static func ask(_ unknown: UnknownValue, _ answer: Answer, _ words: String) -> DartAnswer {
    .depends(
      DartCondition(
        asks: [.init(subject: unknown.subject, answers: [answer])], words: words))
  }

  static func constant(_ value: DartValue) -> Answer? {
    switch value {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .member(_, let name): .member(Digest.of(name))
    case .number(let number): .literal(Digest.of([1, number.bitPattern]))
    case .text(let text, _): text.known.map { .literal(Digest.of($0)) }
    default: nil
    }
  }

  static func check(_ value: DartValue, _ type: String, words: String) -> DartAnswer {
    switch value {
    case .unknown(let unknown):
      return ask(unknown, .member(Digest.of(type)), words)
    case .made(let made):
      return made.name == type
        ? .always(true) : open(Digest.of([made.digest, Digest.of(type)]), words)
    case .null: return .always(false)
    case .text: return .always(type == "String")
    default: return open(Digest.of([value.digest, Digest.of(type)]), words)
    }
  }

  static func combine(_ sign: String, _ left: DartValue, _ right: DartValue) -> DartValue? {
    if let a = left.number, let b = right.number {
      switch sign {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return b == 0 ? nil : .number(a / b)
      case "~/": return b == 0 ? nil : .number((a / b).rounded(.towardZero))
      case "%": return b > 0 && a >= 0 ? .number(a.truncatingRemainder(dividingBy: b)) : nil
      default: return nil
      }
    }
    guard sign == "+" else { return nil }
    switch (left, right) {
    case (.text, _), (_, .text): return DartWords.joined(left, right)
    case (.list(let a), .list(let b)) where a.count + b.count <= DartLimits.items:
      return .list(a + b)
    default: return nil
    }
  }

  /// What functions of numbers come to, where all of them are known (dart:math `min`, `max`; dart:ui `clampDouble`).
  static func reckoned(_ name: String, _ given: @autoclosure () -> [DartValue]) -> DartValue? {
    guard let count = reckonings[name] else { return nil }
    let numbers = given().compactMap(\.number)
    guard numbers.count == count else { return nil }
    switch name {
    case "min": return .number(Swift.min(numbers[0], numbers[1]))
    case "max": return .number(Swift.max(numbers[0], numbers[1]))
    default: return .number(Swift.min(Swift.max(numbers[0], numbers[1]), numbers[2]))
    }
  }

  /// How many numbers each takes.
  private static let reckonings = ["min": 2, "max": 2, "clampDouble": 3]

  static func joined(_ sides: [DartChoice<DartValue>.Side], at place: Place) -> DartValue {
    guard let first = sides.first else { return .null }
    let digest = first.content.digest
    if sides.allSatisfy({ $0.content.digest == digest }) { return first.content }
    return .either(DartChoice(sides, at: place))
  }

  static func and(_ a: DartAnswer, _ b: DartAnswer) -> DartAnswer {
    switch (a, b) {
    case (.always(false), _), (_, .always(false)): .always(false)
    case (.always(true), _): b
    case (_, .always(true)): a
    case (.depends(let a), .depends(let b)): .depends(a.and(b))
    }
  }

  /// One of several holds.
  static func any(_ answers: [DartAnswer], words: String) -> DartAnswer {
    var open: [DartCondition] = []
    for answer in answers {
      switch answer {
      case .always(true): return answer
      case .always(false): break
      case .depends(let condition): open.append(condition)
      }
    }
    guard let first = open.first else { return .always(false) }
    if open.count == 1 { return .depends(first) }
    var told: Set<String> = []
    let said = open.map(\.words).filter { !$0.isEmpty && told.insert($0).inserted }
      .joined(separator: " or ")
    let asks = open.compactMap { $0.isWhole && $0.asks.count == 1 ? $0.asks[0] : nil }
    if asks.count == open.count, asks.allSatisfy({ $0.subject == asks[0].subject && !$0.isNone }) {
      return .depends(
        DartCondition(
          asks: [.init(subject: asks[0].subject, answers: asks.flatMap(\.answers))], words: said))
    }
    return .depends(DartCondition(isWhole: false, words: said))
  }

  static func present(_ value: DartValue, words: String) -> DartAnswer {
    switch value {
    case .null: return .always(false)
    case .unknown(let unknown):
      return .depends(
        DartCondition(
          asks: [.init(subject: unknown.subject, answers: [.present])], words: words))
    default: return .always(true)
    }
  }

  static func typed(_ value: DartValue, _ type: String, _ asked: Asked) -> DartAnswer {
    guard case .unknown(let unknown) = value else { return .always(true) }
    if unknown.type?.name == type {
      let isThere = unknown.type?.isNullable != true && !unknown.isLoose
      return isThere ? .always(true) : present(value, words: asked.words + " is there")
    }
    return .depends(
      DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.member(Digest.of(type))])],
        words: asked.words + " is " + type))
  }

  /// Whether a value is a constant, which is written as `words`.
  static func equals(
    _ value: DartValue, _ constant: DartValue, _ asked: Asked, words: String
  ) -> DartAnswer {
    // What is a flag asks no more than the flag does.
    if let flag = constant.flag, !value.mayBeNull {
      let found = answer(value, words: asked.words)
      return flag ? found : found.negated
    }
    let said = asked.words + " == " + words
    switch value {
    case .unknown(let unknown):
      guard let answer = self.constant(constant) else { break }
      return .depends(
        DartCondition(asks: [.init(subject: unknown.subject, answers: [answer])], words: said))
    case .either(let choice) where choice.isExhaustive:
      let answers = choice.sides.map { equals($0.content, constant, asked, words: words) }
      let question = choice.question(with: constant.digest)
      let found = answer(choice, answers, question: question, words: said)
      guard case .depends(let condition) = found else { return found }
      if !condition.asks.contains(where: { $0.subject == question }) { return found }
    default:
      if let a = self.constant(value), let b = self.constant(constant) { return .always(a == b) }
      if value.isNull != constant.isNull, !value.isChoice { return .always(false) }
    }
    return .depends(
      DartCondition(
        asks: [
          .init(
            subject: DartSubject(owner: 0, hash: value.digest),
            answers: [.literal(constant.digest)])
        ], words: said))
  }

  static func join(
    _ ask: DartCondition, _ yes: DartValue, _ no: DartValue, at place: Place
  ) -> DartValue {
    if yes.digest == no.digest { return yes }
    return whole(
      DartChoice(
        [.init(condition: ask, content: yes), .init(condition: ask.negated, content: no)],
        at: place))
  }

  /// One of several values; of too many, as loops of loops make them, nobody knows which it is.
  static func whole(_ choice: DartChoice<DartValue>) -> DartValue {
    if choice.leaves <= DartLimits.sides { return .either(choice) }
    if choice.leaves <= DartLimits.seenSides, choice.isSeen { return .either(choice) }
    return .unknown(UnknownValue(code: "…", subject: choice.question, isData: true))
  }
}
