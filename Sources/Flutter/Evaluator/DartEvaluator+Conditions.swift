internal import Components
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// What a condition comes to.
enum DartAnswer {
  case always(Bool)
  case depends(DartCondition)

  var negated: DartAnswer {
    switch self {
    case .always(let holds): .always(!holds)
    case .depends(let condition): .depends(condition.negated)
    }
  }

  /// The same in the words of the code.
  func said(_ words: String) -> DartAnswer {
    guard case .depends(var condition) = self else { return self }
    condition.words = words
    return .depends(condition)
  }
}

extension DartEvaluator {
  mutating func answer(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartAnswer {
    let file = file(frame)
    let parts = file.children(node)
    switch file.kind(node) {
    case .parenExpr, .nonNullExpr, .awaitExpr:
      if let inner = parts.first { return answer(inner, &frame) }
    case .unaryExpr where file.token(node) == .exclamation:
      if let inner = parts.first { return answer(inner, &frame).negated }
    case .logicalExpr where parts.count == 2:
      switch file.token(node) {
      case .and: return both(parts, &frame, isOr: false)
      case .or: return both(parts, &frame, isOr: true)
      default: break
      }
    case .binaryExpr where parts.count == 2 && file.token(node) == .equality:
      let isEqual = file.name(node) == "=="
      let (left, right) = (evaluate(parts[0], &frame), evaluate(parts[1], &frame))
      let found = compare(left, right, words: file.code(node), node, frame)
      return isEqual ? found : found.negated.said(file.code(node))
    case .isExpr, .isNotExpr:
      if parts.count == 2 {
        let value = evaluate(parts[0], &frame)
        let found = check(value, file.name(parts[1]), words: file.code(node))
        return file.kind(node) == .isExpr ? found : found.negated.said(file.code(node))
      }
    case .caseCondition:
      if parts.count >= 2 {
        let subject = evaluate(parts[0], &frame)
        return match(parts[1], subject, &frame)
      }
    default: break
    }
    return answer(evaluate(node, &frame), words: file.code(node))
  }

  private mutating func both(
    _ parts: [DartNodeID], _ frame: inout CodeFrame, isOr: Bool
  ) -> DartAnswer {
    let left = answer(parts[0], &frame)
    if case .always(let holds) = left, holds == isOr { return left }
    let right = answer(parts[1], &frame)
    switch (left, right) {
    case (.always, _): return right
    case (_, .always(let holds)): return holds == isOr ? right : left
    case (.depends(let a), .depends(let b)):
      if !isOr { return .depends(a.and(b)) }
      if a == b { return left }
      var either = DartCondition(words: a.words + " or " + b.words)
      either.isWhole = false
      return .depends(either)
    }
  }

  /// A value as a condition.
  func answer(_ value: DartValue, words: String) -> DartAnswer {
    switch value {
    case .flag(let flag): return .always(flag)
    case .null: return .always(false)
    case .unknown(let unknown):
      // `xs.isNotEmpty` asks what `xs.isEmpty` asks.
      return .depends(
        DartCondition(
          asks: [.init(subject: unknown.subject, answers: [.flag(true)])], words: words))
    case .either(let choice):
      let answers = choice.sides.map { (side: $0, answer: answer($0.content, words: words)) }
      if answers.count == 2, choice.isExhaustive {
        return answer(either: answers[0].side.condition, answers[0].answer, answers[1].answer)
      }
      return open(choice.digest, words)
    case .text, .number, .list, .map, .made, .instance, .closure, .member, .type, .messages:
      return open(value.digest, words)
    }
  }

  private func answer(
    either first: DartCondition, _ yes: DartAnswer, _ no: DartAnswer
  ) -> DartAnswer {
    switch (yes, no) {
    case (.always(true), .always(true)): return .always(true)
    case (.always(false), .always(false)): return .always(false)
    case (.always(true), .always(false)): return .depends(first)
    case (.always(false), .always(true)): return .depends(first.negated)
    case (.depends(let more), .always(false)): return .depends(first.and(more))
    case (.always(false), .depends(let more)): return .depends(first.negated.and(more))
    default:
      var open = DartCondition(words: first.words)
      open.isWhole = false
      return .depends(open)
    }
  }

  private func open(_ digest: UInt64, _ words: String) -> DartAnswer {
    .depends(
      DartCondition(
        asks: [
          .init(subject: DartSubject(owner: 0, hash: digest), answers: [.flag(true)])
        ], words: words))
  }

  // MARK: Comparing

  private func compare(
    _ left: DartValue, _ right: DartValue, words: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartAnswer {
    switch (left, right) {
    case (.unknown(let unknown), _):
      if let answer = constant(right) { return ask(unknown, answer, words) }
    case (_, .unknown(let unknown)):
      if let answer = constant(left) { return ask(unknown, answer, words) }
    case (.either(let choice), _) where choice.sides.count == 2 && choice.isExhaustive:
      let answers = choice.sides.map { compare($0.content, right, words: words, node, frame) }
      return answer(either: choice.sides[0].condition, answers[0], answers[1])
    default:
      if let (a, b) = pair(constant(left), constant(right)) {
        return .always(a == b)
      }
      // What is made is not nothing.
      if left.isNull != right.isNull { return .always(false) }
    }
    return open(
      Digest.of([left.digest, right.digest, frame.owner, file(frame).codeHash(node)]), words)
  }

  private func pair(_ a: Answer?, _ b: Answer?) -> (Answer, Answer)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  private func ask(_ unknown: UnknownValue, _ answer: Answer, _ words: String) -> DartAnswer {
    .depends(
      DartCondition(
        asks: [.init(subject: unknown.subject, answers: [answer])], words: words))
  }

  func constant(_ value: DartValue) -> Answer? {
    switch value {
    case .null: .absent
    case .flag(let flag): .flag(flag)
    case .member(_, let name): .member(Digest.of(name))
    case .number(let number): .literal(Digest.of([1, number.bitPattern]))
    case .text(let text, _): text.known.map { .literal(Digest.of($0)) }
    default: nil
    }
  }

  private func check(_ value: DartValue, _ type: String, words: String) -> DartAnswer {
    switch value {
    case .unknown(let unknown):
      return ask(unknown, .member(Digest.of(type)), words)
    case .made(let made):
      if made.name == type { return .always(true) }
      return made.type == nil
        ? open(Digest.of([made.digest, Digest.of(type)]), words)
        : .always(false)
    case .null: return .always(false)
    case .text: return .always(type == "String")
    default: return open(Digest.of([value.digest, Digest.of(type)]), words)
    }
  }

  // MARK: Operations

  mutating func operation(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    switch file.kind(node) {
    case .logicalExpr where file.token(node) == .nullish && parts.count == 2:
      return unlessNull(parts, node, &frame)
    case .binaryExpr where parts.count == 2 && file.token(node) != .equality:
      let (left, right) = (evaluate(parts[0], &frame), evaluate(parts[1], &frame))
      return combine(file.name(node), left, right) ?? unknown(node, frame)
    case .unaryExpr where file.token(node) == .minus:
      if let inner = parts.first, let number = evaluate(inner, &frame).number {
        return .number(-number)
      }
      return unknown(node, frame)
    default: break
    }
    switch answer(node, &frame) {
    case .always(let holds): return .flag(holds)
    case .depends(let condition):
      if condition.isWhole, condition.asks.count == 1, condition.asks[0].answers == [.flag(true)],
        !condition.asks[0].isNone
      {
        return .unknown(
          UnknownValue(
            code: condition.words, subject: condition.asks[0].subject, isData: true))
      }
      return .either(
        DartChoice(
          [
            .init(condition: condition, content: .flag(true)),
            .init(condition: condition.negated, content: .flag(false)),
          ], at: place(node, frame)))
    }
  }

  /// `a ?? b`.
  private mutating func unlessNull(
    _ parts: [DartNodeID], _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let left = evaluate(parts[0], &frame)
    switch left {
    case .null: return evaluate(parts[1], &frame)
    case .unknown(let unknown):
      let right = evaluate(parts[1], &frame)
      if right.isNull { return left }
      let ask = DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.present])],
        words: unknown.code + " is there")
      return join(ask, left, right, at: place(node, frame))
    case .either(let choice) where choice.sides.contains { $0.content.isNull }:
      let right = evaluate(parts[1], &frame)
      return left.mapped { $0.isNull ? right : $0 }
    default: return left
    }
  }

  private func combine(_ sign: String, _ left: DartValue, _ right: DartValue) -> DartValue? {
    if let a = left.number, let b = right.number {
      switch sign {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return b == 0 ? nil : .number(a / b)
      case "<": return .flag(a < b)
      case ">": return .flag(a > b)
      case "<=": return .flag(a <= b)
      case ">=": return .flag(a >= b)
      default: return nil
      }
    }
    guard sign == "+" else { return nil }
    switch (left, right) {
    case (.text, _), (_, .text): return Self.joined(left, right)
    case (.list(let a), .list(let b)) where a.count + b.count <= DartLimits.items:
      return .list(a + b)
    default: return nil
    }
  }
}
