internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// Switches and patterns.
extension DartEvaluator {
  mutating func switchExpression(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    guard let first = parts.first else { return .null }
    let subject = evaluate(first, &frame)
    var sides: [DartChoice<DartValue>.Side] = []
    var others = DartCondition()
    for part in parts.dropFirst() where file.kind(part) == .switchExprCase {
      let inner = file.children(part)
      guard let pattern = inner.first, let result = inner.last, inner.count >= 2 else { continue }
      var own = frame
      var answer = match(pattern, subject, &own)
      if let guardNode = inner.first(where: { file.kind($0) == .guardClause }),
        let condition = file.firstChild(guardNode)
      {
        answer = and(answer, self.answer(condition, &own))
      }
      if case .always(false) = answer { continue }
      let value = evaluate(result, &own)
      guard case .depends(let condition) = answer else {
        sides.append(.init(condition: others, content: value))
        break
      }
      sides.append(.init(condition: others.and(condition), content: value))
      others = others.and(condition.negated)
    }
    return joined(sides, at: place(node, frame))
  }

  private func joined(_ sides: [DartChoice<DartValue>.Side], at place: Place) -> DartValue {
    guard let first = sides.first else { return .null }
    let digest = first.content.digest
    if sides.allSatisfy({ $0.content.digest == digest }) { return first.content }
    return .either(DartChoice(sides, at: place))
  }

  private func and(_ a: DartAnswer, _ b: DartAnswer) -> DartAnswer {
    switch (a, b) {
    case (.always(false), _), (_, .always(false)): .always(false)
    case (.always(true), _): b
    case (_, .always(true)): a
    case (.depends(let a), .depends(let b)): .depends(a.and(b))
    }
  }

  /// Each side returns, or goes on behind the switch.
  mutating func switchStatement(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> Completion {
    let file = file(frame)
    let parts = file.children(node)
    guard let first = parts.first else { return .fallen }
    let subject = evaluate(first, &frame)
    return cases(Array(parts.dropFirst()), subject, &frame, node)
  }

  private mutating func cases(
    _ parts: [DartNodeID], _ subject: DartValue, _ frame: inout CodeFrame, _ node: DartNodeID
  ) -> Completion {
    let file = file(frame)
    var left = parts
    // Labels without a body share that of the next.
    var answers: [DartAnswer] = []
    var own = frame
    while let part = left.first {
      left.removeFirst()
      let inner = file.children(part)
      let isDefault = file.token(part) == .default
      var body = inner[...]
      if isDefault {
        answers.append(.always(true))
      } else if let pattern = inner.first {
        var answer = match(pattern, subject, &own)
        body = body.dropFirst()
        if let clause = body.first, file.kind(clause) == .guardClause {
          body = body.dropFirst()
          if let condition = file.firstChild(clause) {
            answer = and(answer, self.answer(condition, &own))
          }
        }
        answers.append(answer)
      }
      if body.isEmpty, !left.isEmpty { continue }
      let answer = any(answers, words: file.code(node))
      answers = []
      let statements = Array(body)
      switch answer {
      case .always(false): continue
      case .always(true): return execute(all: statements, &own, into: &frame)
      case .depends(let ask):
        var other = frame
        let (yes, yesEarly) = apart { $0.execute(all: statements, &own) }
        let rest = left
        let (no, noEarly) = apart { $0.cases(rest, subject, &other, node) }
        frame = own
        return merge(
          ask, (yes, yesEarly), (no, noEarly), &frame, other, at: place(node, frame))
      }
    }
    return .fallen
  }

  private mutating func execute(
    all statements: [DartNodeID], _ own: inout CodeFrame, into frame: inout CodeFrame
  ) -> Completion {
    for statement in statements {
      if case .returned(let value) = execute(statement, &own) { return .returned(value) }
    }
    frame = own
    return .fallen
  }

  private mutating func execute(all statements: [DartNodeID], _ own: inout CodeFrame) -> Completion
  {
    for statement in statements {
      if case .returned(let value) = execute(statement, &own) { return .returned(value) }
    }
    return .fallen
  }

  /// One of several holds.
  private func any(_ answers: [DartAnswer], words: String) -> DartAnswer {
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
    let asks = open.compactMap { $0.isWhole && $0.asks.count == 1 ? $0.asks[0] : nil }
    if asks.count == open.count, asks.allSatisfy({ $0.subject == asks[0].subject && !$0.isNone }) {
      return .depends(
        DartCondition(
          asks: [.init(subject: asks[0].subject, answers: asks.flatMap(\.answers))],
          words: first.words))
    }
    return .depends(DartCondition(isWhole: false, words: first.words))
  }

  // MARK: Matching

  /// Whether a value has the shape; what the pattern names is bound.
  mutating func match(
    _ pattern: DartNodeID, _ value: DartValue, _ frame: inout CodeFrame
  ) -> DartAnswer {
    let file = file(frame)
    let parts = file.children(pattern)
    switch file.kind(pattern) {
    case .variablePattern:
      bindPattern(pattern, value, &frame)
      if let type = parts.first, file.kind(type) == .type {
        return typed(value, file.name(type), file.code(pattern))
      }
      return .always(true)
    case .constantPattern:
      guard let inner = parts.first else { return .always(true) }
      let constant = evaluate(inner, &frame)
      return equals(value, constant, words: file.code(pattern))
    case .logicalPattern where parts.count == 2:
      let (left, right) = (match(parts[0], value, &frame), match(parts[1], value, &frame))
      return file.name(pattern) == "||"
        ? any([left, right], words: file.code(pattern)) : and(left, right)
    case .parenPattern, .nullAssertPattern, .castPattern:
      if let inner = parts.first { return match(inner, value, &frame) }
    case .nullCheckPattern:
      guard let inner = parts.first else { break }
      let there = present(value, words: file.code(pattern))
      return and(there, match(inner, value.present, &frame))
    case .objectPattern:
      guard let type = parts.first else { break }
      var answer = typed(value, file.name(type), file.name(type))
      for field in parts.dropFirst() {
        answer = and(answer, matchField(field, of: value, &frame))
      }
      return answer
    case .recordPattern:
      for (index, field) in parts.enumerated() {
        let name = file.name(field)
        let part = member(
          name.isEmpty ? "$\(index + 1)" : name, of: value, pattern, frame)
        if let inner = file.firstChild(field) { _ = match(inner, part, &frame) }
      }
      return .always(true)
    default: break
    }
    bindPattern(pattern, value, &frame)
    return open(value, words: file.code(pattern), node: pattern, frame)
  }

  private mutating func matchField(
    _ field: DartNodeID, of value: DartValue, _ frame: inout CodeFrame
  ) -> DartAnswer {
    let file = file(frame)
    guard let inner = file.firstChild(field) else { return .always(true) }
    var name = file.name(field)
    if name.isEmpty { name = file.name(inner) }
    return match(inner, member(name, of: value, field, frame), &frame)
  }

  private func present(_ value: DartValue, words: String) -> DartAnswer {
    switch value {
    case .null: return .always(false)
    case .unknown(let unknown):
      return .depends(
        DartCondition(
          asks: [.init(subject: unknown.subject, answers: [.present])], words: words))
    default: return .always(true)
    }
  }

  private func typed(_ value: DartValue, _ type: String, _ words: String) -> DartAnswer {
    guard case .unknown(let unknown) = value else { return .always(true) }
    if unknown.type?.name == type { return .always(true) }
    return .depends(
      DartCondition(
        asks: [.init(subject: unknown.subject, answers: [.member(Digest.of(type))])],
        words: unknown.code + " is " + words))
  }

  private func equals(_ value: DartValue, _ constant: DartValue, words: String) -> DartAnswer {
    switch value {
    case .unknown(let unknown):
      guard let answer = self.constant(constant) else { break }
      return .depends(
        DartCondition(
          asks: [.init(subject: unknown.subject, answers: [answer])],
          words: unknown.code + " == " + words))
    default:
      if let a = self.constant(value), let b = self.constant(constant) { return .always(a == b) }
    }
    return .depends(
      DartCondition(
        asks: [
          .init(
            subject: DartSubject(owner: 0, hash: value.digest),
            answers: [.literal(constant.digest)])
        ], words: words))
  }

  private func open(
    _ value: DartValue, words: String, node: DartNodeID, _ frame: CodeFrame
  ) -> DartAnswer {
    .depends(
      DartCondition(
        asks: [
          .init(
            subject: DartSubject(owner: frame.owner, hash: value.digest),
            answers: [.literal(file(frame).codeHash(node))])
        ], words: words))
  }

  /// Gives the names in a pattern what they stand for.
  mutating func bindPattern(
    _ pattern: DartNodeID, _ value: DartValue, _ frame: inout CodeFrame
  ) {
    let file = file(frame)
    let parts = file.children(pattern)
    switch file.kind(pattern) {
    case .variablePattern, .nameExpr: frame.set(file.name(pattern), value)
    case .variableDecl, .declarator:
      for part in parts where file.kind(part) == .declarator {
        frame.set(file.name(part), value)
      }
    case .recordPattern, .objectPattern:
      for (index, field) in parts.filter({ file.kind($0) == .patternField }).enumerated() {
        guard let inner = file.firstChild(field) else { continue }
        var name = file.name(field)
        if name.isEmpty { name = file.kind(pattern) == .objectPattern ? file.name(inner) : "" }
        let part = member(
          name.isEmpty ? "$\(index + 1)" : name, of: value, pattern, frame)
        bindPattern(inner, part, &frame)
      }
    case .patternDecl:
      if let inner = parts.first(where: { file.kind($0) != .annotation }) {
        bindPattern(inner, value, &frame)
      }
    default:
      for part in parts {
        bindPattern(part, member(file.name(part), of: value, pattern, frame), &frame)
      }
    }
  }

  /// The variable of a loop; answers how many elements there are.
  mutating func bindElement(
    _ variable: DartNodeID, of list: DartValue, _ frame: inout CodeFrame
  ) -> Int? {
    let file = file(frame)
    var name = file.name(variable)
    if file.kind(variable) == .variableDecl,
      let declarator = file.children(variable).first(where: { file.kind($0) == .declarator })
    {
      name = file.name(declarator)
    }
    let value = anyElement(of: list, name: name, frame)
    if file.kind(variable) == .patternDecl {
      bindPattern(variable, value, &frame)
    } else {
      frame.set(name, value)
    }
    return count(of: list)
  }
}
