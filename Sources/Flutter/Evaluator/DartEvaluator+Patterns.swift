internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
internal import VoiceOver

/// Switches and patterns.
extension DartEvaluator {
  mutating func switchExpression(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    guard let first = parts.first else { return .null }
    let subject = evaluate(first, &frame)
    let asked = Asked(first, subject, in: file)
    var sides: [DartChoice<DartValue>.Side] = []
    var others = DartCondition()
    for part in parts.dropFirst() where file.kind(part) == .switchExprCase {
      let inner = file.children(part)
      guard let pattern = inner.first, let result = inner.last, inner.count >= 2 else { continue }
      var own = frame
      var answer = match(pattern, subject, asked, &own)
      if let guardNode = inner.first(where: { file.kind($0) == .guardClause }),
        let condition = file.firstChild(guardNode)
      {
        answer = DartAnswers.and(answer, self.answer(condition, &own))
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
    return DartAnswers.joined(sides, at: place(node, frame))
  }

  /// Each side returns, breaks off, or goes on behind the switch.
  mutating func switchStatement(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> Completion {
    let file = file(frame)
    let parts = file.children(node)
    guard let first = parts.first else { return .fallen }
    let subject = evaluate(first, &frame)
    let asked = Asked(first, subject, in: file)
    let part = apart { $0.cases(Array(parts.dropFirst()), subject, asked, &frame, node) }
    for side in part.early { leave(side.condition, side.content) }
    jumps += part.jumps.filter { !$0.isBreak }
    var fallen: CodeFrame?
    switch part.completion {
    case .returned: return part.completion
    case .fallen: fallen = frame
    case .jumped: break
    }
    guard let landed = part.jumps.filter(\.isBreak).landed(fallen, at: place(node, frame)) else {
      return part.completion
    }
    frame = landed
    return .fallen
  }

  private mutating func cases(
    _ parts: [DartNodeID], _ subject: DartValue, _ asked: Asked, _ frame: inout CodeFrame,
    _ node: DartNodeID
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
        var answer = match(pattern, subject, asked, &own)
        body = body.dropFirst()
        if let clause = body.first, file.kind(clause) == .guardClause {
          body = body.dropFirst()
          if let condition = file.firstChild(clause) {
            answer = DartAnswers.and(answer, self.answer(condition, &own))
          }
        }
        answers.append(answer)
      }
      if body.isEmpty, !left.isEmpty { continue }
      let answer = DartAnswers.any(answers, words: file.code(node))
      answers = []
      let statements = Array(body)
      switch answer {
      case .always(false): continue
      case .always(true): return execute(all: statements, &own, into: &frame)
      case .depends(let ask):
        var other = frame
        let yes = apart { $0.execute(all: statements, &own) }
        let rest = left
        let no = apart { $0.cases(rest, subject, asked, &other, node) }
        frame = own
        return merge(ask, yes, no, &frame, other, at: place(node, frame))
      }
    }
    return .fallen
  }

  private mutating func execute(
    all statements: [DartNodeID], _ own: inout CodeFrame, into frame: inout CodeFrame
  ) -> Completion {
    let completion = execute(all: statements, &own)
    if case .fallen = completion { frame = own }
    return completion
  }

  /// Whether a case of a switch may be the one that is taken.
  mutating func isReached(
    _ own: DartNodeID, of node: DartNodeID, _ frame: inout CodeFrame
  ) -> Bool {
    let file = file(frame)
    let parts = file.children(node)
    guard let first = parts.first else { return true }
    let subject = evaluate(first, &frame)
    var answers: [DartAnswer] = []
    for part in parts.dropFirst() {
      let inner = file.children(part)
      var answer = DartAnswer.always(true)
      if file.token(part) != .default, let pattern = inner.first {
        answer = match(pattern, subject, Asked(first, subject, in: file), &frame)
        if inner.count > 1, file.kind(inner[1]) == .guardClause {
          answer = .depends(DartCondition())
        }
      }
      answers.append(answer)
      // Labels without a body share that of the next.
      if inner.count < 2, file.token(part) != .default { continue }
      let any = DartAnswers.any(answers, words: "")
      answers = []
      if part == own {
        if case .always(false) = any { return false }
        return true
      }
      if case .always(true) = any { return false }
    }
    return true
  }

  // MARK: Matching

  /// Whether a value has the shape; what the pattern names is bound.
  mutating func match(
    _ pattern: DartNodeID, _ value: DartValue, _ asked: Asked, _ frame: inout CodeFrame
  ) -> DartAnswer {
    let file = file(frame)
    let parts = file.children(pattern)
    switch file.kind(pattern) {
    case .variablePattern:
      bindPattern(pattern, value, &frame)
      if let type = parts.first, file.kind(type) == .type {
        if let narrow = Narrowing.narrowed(value, to: file.typeName(type), in: frame.file, &self) {
          frame.set(file.name(pattern), narrow)
        }
        return Kinds.answer(value, file.typeName(type), asked, &self)
      }
      return .always(true)
    case .constantPattern:
      guard let inner = parts.first else { return .always(true) }
      let constant = evaluate(inner, &frame)
      return DartAnswers.equals(value, constant, asked, words: file.code(pattern))
    case .logicalPattern where parts.count == 2:
      let left = match(parts[0], value, asked, &frame)
      let right = match(parts[1], value, asked, &frame)
      return file.name(pattern) == "||"
        ? DartAnswers.any([left, right], words: file.code(pattern)) : DartAnswers.and(left, right)
    case .parenPattern, .nullAssertPattern, .castPattern:
      if let inner = parts.first { return match(inner, value, asked, &frame) }
    case .nullCheckPattern:
      guard let inner = parts.first else { break }
      let there = DartAnswers.present(value, words: asked.words + " is there")
      return DartAnswers.and(there, match(inner, value.present, asked, &frame))
    case .relationalPattern:
      guard let inner = parts.first else { break }
      return related(pattern, value, evaluate(inner, &frame), asked, frame)
    case .objectPattern:
      guard let type = parts.first else { break }
      var answer = Kinds.answer(value, file.typeName(type), asked, &self)
      let own = Narrowing.narrowed(value, to: file.typeName(type), in: frame.file, &self) ?? value
      for (field, inner, name) in file.objectFields(of: pattern) {
        let part = member(name, of: own, field, frame)
        answer = DartAnswers.and(answer, match(inner, part, asked.field(name), &frame))
      }
      return answer
    case .recordPattern:
      var answer = DartAnswer.always(true)
      for (_, inner, name) in file.recordFields(of: pattern) {
        let part = member(name, of: value, pattern, frame)
        answer = DartAnswers.and(answer, match(inner, part, asked.field(name), &frame))
      }
      return answer
    default: break
    }
    bindPattern(pattern, value, &frame)
    return open(value, words: file.code(pattern), node: pattern, frame)
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
    case .recordPattern:
      for (_, inner, name) in file.recordFields(of: pattern) {
        bindPattern(inner, member(name, of: value, pattern, frame), &frame)
      }
    case .objectPattern:
      for (_, inner, name) in file.objectFields(of: pattern) {
        bindPattern(inner, member(name, of: value, pattern, frame), &frame)
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
}
