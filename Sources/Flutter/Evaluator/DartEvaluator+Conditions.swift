internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
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
      let words =
        file.kind(parts[0]) == .thisExpr
        ? [Asked(parts[0], left, in: file).words, file.name(node), file.code(parts[1])]
          .joined(separator: " ") : file.code(node)
      let found = compare(left, right, words: words, node, frame)
      return isEqual ? found : found.negated.said(words)
    case .binaryExpr where parts.count == 2 && DartRelation(file.name(node)) != nil:
      guard let relation = DartRelation(file.name(node)) else { break }
      let (left, right) = (evaluate(parts[0], &frame), evaluate(parts[1], &frame))
      return relate(relation, left, right, words: file.code(node), node, frame)
    case .isExpr, .isNotExpr:
      if parts.count == 2 {
        let value = evaluate(parts[0], &frame)
        let type = file.name(parts[1])
        let found =
          PlatformFacts.isPageRoute(value, type, shownBy: shownBy).map { .always($0) }
          ?? Kinds.isOne(value, of: file.typeName(parts[1]), &self).map { .always($0) }
          ?? DartAnswers.check(value, type, words: file.code(node))
        return file.kind(node) == .isExpr ? found : found.negated.said(file.code(node))
      }
    case .caseCondition:
      if parts.count >= 2 {
        let subject = evaluate(parts[0], &frame)
        return match(parts[1], subject, Asked(parts[0], subject, in: file), &frame)
      }
    // The code of another object says less than the name by which it is asked.
    case .callExpr where parts.first.map { file.kind($0) == .memberExpr } == true:
      return DartAnswers.answer(evaluate(node, &frame), words: file.code(node))
        .said(file.code(node))
    default: break
    }
    return DartAnswers.answer(evaluate(node, &frame), words: file.code(node))
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

  // MARK: Comparing

  /// Sides of more than that are not asked one by one.
  private static let fewSides = 8

  private func compare(
    _ left: DartValue, _ right: DartValue, words: String, _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartAnswer {
    if let answer = RowKeys.answer(left, right, words: words) { return answer }
    switch (left, right) {
    case (.unknown(let unknown), .null), (.null, .unknown(let unknown)):
      if unknown.excludesNothing,
        libraries.packages.isNullSafe(libraries.path(frame.file))
      {
        return .always(false)
      }
      return DartAnswers.ask(unknown, .absent, words)
    // A row is one among others: the last, say.
    case (.unknown(let unknown), _) where unknown.isIndex && DartAnswers.constant(right) == nil:
      return DartAnswers.ask(unknown, .literal(right.digest), words)
    // `Brightness.dark` is of the device, and of no data.
    case (.unknown(var unknown), .member("Brightness", _)):
      unknown.subject = DartSubject(owner: PlatformFacts.owner, hash: Digest.of("brightness"))
      if let answer = DartAnswers.constant(right) { return DartAnswers.ask(unknown, answer, words) }
    case (.made, .member("Brightness", _)):
      return DartAnswers.open(
        Digest.of([left.digest, right.digest]), words, nature: .light)
    case (.member("Brightness", _), .unknown), (.member("Brightness", _), .made):
      return compare(right, left, words: words, node, frame)
    case (.unknown, .member("Orientation", let name)) where PlatformFacts.isOrientation(name):
      return .always(name == "portrait")
    case (.unknown(let unknown), _):
      if let answer = DartAnswers.constant(right) { return DartAnswers.ask(unknown, answer, words) }
    case (_, .unknown(let unknown)):
      if let answer = DartAnswers.constant(left) { return DartAnswers.ask(unknown, answer, words) }
    case (.either(let choice), _) where choice.isExhaustive && choice.sides.count <= Self.fewSides:
      let answers = choice.sides.map { compare($0.content, right, words: words, node, frame) }
      var question = choice.question(with: right.digest)
      if right.isNull, question.nature == .data { question.nature = .presence }
      return DartAnswers.answer(choice, answers, question: question, words: words)
    default:
      if let (a, b) = DartAnswers.pair(DartAnswers.constant(left), DartAnswers.constant(right)) {
        return .always(a == b)
      }
      // What is made is not nothing.
      if left.isNull != right.isNull, !left.isChoice { return .always(false) }
    }
    return DartAnswers.open(
      Digest.of([left.digest, right.digest, frame.owner, file(frame).codeHash(node)]), words)
  }

  /// Which of two is more.
  private func relate(
    _ relation: DartRelation, _ left: DartValue, _ right: DartValue, words: String,
    _ node: DartNodeID, _ frame: CodeFrame
  ) -> DartAnswer {
    switch (left, right) {
    case (.number(let a), .number(let b)): return .always(relation.holds(a, b))
    case (.member(let type, let a), .member(let other, let b)) where type == other:
      if let order = order(type, a, b, frame) { return .always(relation.holds(order.0, order.1)) }
    case (.unknown(let unknown), _) where unknown.extent != nil:
      if let holds = unknown.extent?.answer(relation, right) { return .always(holds) }
    case (_, .unknown(let unknown)) where unknown.extent != nil:
      if let holds = unknown.extent?.answer(relation.turned, left) { return .always(holds) }
    case (.unknown(let unknown), _) where unknown.isIndex:
      if let answer = relation.answer(unknown, right, words) { return answer }
    case (_, .unknown(let unknown)) where unknown.isIndex:
      if let answer = relation.turned.answer(unknown, left, words) { return answer }
    case (.either(let choice), _) where choice.sides.count == 2 && choice.isExhaustive:
      let answers = choice.sides.map {
        relate(relation, $0.content, right, words: words, node, frame)
      }
      return DartAnswers.answer(
        choice, answers,
        question: choice.question(with: Digest.of([Digest.of(relation.rawValue), right.digest])),
        words: words)
    default: break
    }
    // A pattern says nothing of what it is held against.
    if file(frame).kind(node) == .relationalPattern {
      return DartAnswers.open(
        Digest.of([left.digest, right.digest, frame.owner, Digest.of(relation.rawValue)]), words,
        nature: DartValue.nature(of: [left, right]))
    }
    return DartAnswers.answer(unknown(node, frame, of: [left, right]), words: words)
  }

  /// `< 5`, `!= null` as a pattern.
  func related(
    _ pattern: DartNodeID, _ value: DartValue, _ other: DartValue, _ asked: Asked,
    _ frame: CodeFrame
  ) -> DartAnswer {
    let sign = file(frame).name(pattern)
    let words = asked.words + " " + file(frame).code(pattern)
    if let relation = DartRelation(sign) {
      return relate(relation, value, other, words: words, pattern, frame)
    }
    let found = compare(value, other, words: words, pattern, frame)
    return sign == "!=" ? found.negated.said(words) : found
  }

  // MARK: Operations

  /// `xs.length + 1` is one more than what nobody knows.
  private func counted(
    _ sign: String, _ left: DartValue, _ right: DartValue, _ sum: DartValue
  ) -> DartValue {
    guard case .unknown(var unknown) = sum, case .unknown(let base) = left,
      sign == "+" || sign == "-"
    else { return sum }
    if let more = right.number.flatMap({ Int(exactly: $0) }), abs(more) <= DartLimits.rounds {
      (unknown.more, unknown.extra) = (base.more + (sign == "+" ? more : -more), base.extra)
      unknown.most = base.most.map { $0 + (sign == "+" ? more : -more) }
      unknown.said = base.said ?? (base.isData ? base.code : nil)
    } else if sign == "+", case .either(let choice) = right, choice.sides.count == 2,
      choice.isExhaustive
    {
      let more = choice.sides.map { $0.content.number.flatMap { Int(exactly: $0) } ?? -1 }
      guard more.min() == 0,
        let side = more.firstIndex(where: { (1...DartLimits.fewRows).contains($0) })
      else { return sum }
      unknown.more = base.more
      unknown.extra =
        base.extra + [.init(condition: choice.sides[side].condition, count: more[side])]
    }
    return .unknown(unknown)
  }

  mutating func operation(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    switch file.kind(node) {
    case .logicalExpr where file.token(node) == .nullish && parts.count == 2:
      return unlessNull(parts, node, &frame)
    case .binaryExpr
    where parts.count == 2 && file.token(node) != .equality && DartRelation(file.name(node)) == nil:
      let (left, right) = (evaluate(parts[0], &frame), evaluate(parts[1], &frame))
      if let value = DartAnswers.combine(file.name(node), left, right) { return value }
      return counted(file.name(node), left, right, unknown(node, frame, of: [left, right]))
    case .unaryExpr where file.token(node) == .minus:
      if let inner = parts.first, let number = evaluate(inner, &frame).number {
        return .number(-number)
      }
      return unknown(node, frame)
    // `++a`, `~a`, and what is cut off: no question.
    case .unaryExpr where file.token(node) != .exclamation || parts.isEmpty:
      return unknown(node, frame)
    case .logicalExpr, .binaryExpr, .isExpr, .isNotExpr:
      if parts.count != 2 { return unknown(node, frame) }
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
            code: condition.words, subject: condition.asks[0].subject, isData: true,
            type: DartTypeName("bool")))
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
  mutating func unlessNull(
    _ parts: [DartNodeID], _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let left = evaluate(parts[0], &frame)
    switch left {
    case .null: return evaluate(parts[1], &frame)
    case .unknown(let unknown):
      let right = evaluate(parts[1], &frame)
      if right.isNull { return left }
      let ask = DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.present], isReplaced: true)],
        words: unknown.code + " is there")
      return DartAnswers.join(ask, left, right, at: place(node, frame))
    case .either(let choice) where choice.sides.contains { $0.content.isNull }:
      let right = evaluate(parts[1], &frame)
      return left.mapped { $0.isNull ? right : $0 }
    default: return left
    }
  }
}
