internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// Bodies of functions: what they return, on which conditions.
extension DartEvaluator {
  enum Completion {
    case fallen
    case returned(DartValue)
  }

  mutating func execute(_ node: DartNodeID, _ frame: inout CodeFrame) -> Completion {
    let file = file(frame)
    switch file.kind(node) {
    case .block:
      for statement in file.children(node) {
        if case .returned(let value) = execute(statement, &frame) { return .returned(value) }
      }
    case .returnStmt:
      return .returned(file.firstChild(node).map { evaluate($0, &frame) } ?? .null)
    case .variableDecl: declare(node, &frame)
    case .functionDecl: declareFunction(node, &frame)
    case .patternDecl:
      let parts = file.children(node).filter { file.kind($0) != .annotation }
      if parts.count == 2 {
        let value = evaluate(parts[1], &frame)
        bindPattern(parts[0], value, &frame)
      }
    case .ifStmt: return branch(node, &frame)
    case .switchStmt: return switchStatement(node, &frame)
    case .forStmt, .forInStmt: loop(node, &frame)
    case .whileStmt, .doStmt: openLoop(node, &frame)
    case .tryStmt:
      // What is caught is the exception.
      if let body = file.firstChild(node) { return execute(body, &frame) }
    case .labeledStmt:
      if let body = file.firstChild(node) { return execute(body, &frame) }
    case .yieldStmt: break
    case .throwExpr: return .returned(.null)
    case .assertStmt, .emptyStmt, .jumpStmt: break
    case .unexpected, .missing: break
    default: perform(node, &frame)
    }
    return .fallen
  }

  private mutating func declare(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    var type: DartTypeName?
    for child in file.children(node) {
      switch file.kind(child) {
      case .type: type = file.typeName(child)
      case .declarator:
        let name = file.name(child)
        frame.note(type ?? file.firstChild(child).flatMap(file.collectionType), of: name)
        guard let value = file.firstChild(child) else {
          // What cannot be nothing is set before it is read.
          if type?.isNullable ?? true { frame.set(name, .null) } else { frame.declare(name) }
          continue
        }
        var found = evaluate(value, &frame)
        if let type, isMessages(type, frame) { found = .messages }
        if case .unknown(var unknown) = found {
          if unknown.type == nil { unknown.type = type }
          // What was not followed is known by its name from here on.
          let isCut = unknown.code.last == ")" || unknown.code.last == "…"
          if unknown.isData ? isCut : unknown.code.count > 24 {
            unknown.code = name
          }
          found = .unknown(unknown)
        }
        frame.set(name, found)
      default: break
      }
    }
  }

  private mutating func declareFunction(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    var body: DartNodeID?
    var result: DartTypeName?
    for child in file.children(node) {
      switch file.kind(child) {
      case .block, .expressionBody: body = child
      case .type: result = file.typeName(child)
      default: break
      }
    }
    let name = file.name(node)
    frame.set(
      name,
      .closure(
        DartClosure(
          name, file.parameters(ofFunction: node), body: body, frame, result: result,
          code: libraries.anchor(of: node, in: frame.file))))
  }

  // MARK: Branches

  private mutating func branch(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> Completion {
    let parts = file(frame).children(node)
    guard parts.count >= 2 else { return .fallen }
    let answer = answer(parts[0], &frame)
    switch answer {
    case .always(let holds):
      if holds { return execute(parts[1], &frame) }
      return parts.count > 2 ? execute(parts[2], &frame) : .fallen
    case .depends(let ask):
      var other = frame
      let (yes, yesEarly) = apart { $0.execute(parts[1], &frame) }
      let (no, noEarly) = apart {
        parts.count > 2 ? $0.execute(parts[2], &other) : .fallen
      }
      return merge(
        ask, (yes, yesEarly), (no, noEarly), &frame, other, at: place(node, frame))
    }
  }

  /// A part with its own early returns.
  mutating func apart(
    _ run: (inout DartEvaluator) -> Completion
  ) -> (Completion, [DartChoice<DartValue>.Side]) {
    let before = early
    early = []
    let completion = run(&self)
    let own = early
    early = before
    return (completion, own)
  }

  typealias Part = (completion: Completion, early: [DartChoice<DartValue>.Side])

  mutating func merge(
    _ ask: DartCondition, _ yes: Part, _ no: Part, _ frame: inout CodeFrame, _ other: CodeFrame,
    at place: Place
  ) -> Completion {
    func whole(_ part: Part, _ last: DartValue) -> DartValue {
      part.early.reversed().reduce(last) {
        DartAnswers.join($1.condition, $1.content, $0, at: place)
      }
    }
    switch (yes.completion, no.completion) {
    case (.returned(let a), .returned(let b)):
      return .returned(DartAnswers.join(ask, whole(yes, a), whole(no, b), at: place))
    case (.returned(let a), .fallen):
      early.append(.init(condition: ask, content: whole(yes, a)))
      early += no.early
      frame = other
      return .fallen
    case (.fallen, .returned(let b)):
      early.append(.init(condition: ask.negated, content: whole(no, b)))
      early += yes.early
      return .fallen
    case (.fallen, .fallen):
      for side in yes.early {
        early.append(.init(condition: ask.and(side.condition), content: side.content))
      }
      for side in no.early {
        early.append(.init(condition: ask.negated.and(side.condition), content: side.content))
      }
      join(ask, &frame, other, at: place)
      return .fallen
    }
  }

  /// What was set in one of two ways.
  private func join(
    _ ask: DartCondition, _ frame: inout CodeFrame, _ other: CodeFrame, at place: Place
  ) {
    if frame.digest == other.digest { return }
    for name in Set(frame.locals.keys).union(other.locals.keys).sorted() {
      guard let b = other.locals[name] else { continue }
      guard let a = frame.locals[name] else {
        if frame.unset.contains(name) { frame.set(name, b) }
        continue
      }
      if let left = DartLists.entries(a), let right = DartLists.entries(b) {
        if a.digest != b.digest, let joined = join(ask, left, right, at: place) {
          frame.set(name, .list(joined))
        }
      } else if a.digest != b.digest {
        frame.set(name, DartAnswers.join(ask, a, b, at: place))
      }
    }
  }

  /// Lists that begin alike, as when one side added something.
  private func join(
    _ ask: DartCondition, _ left: [DartValue.Item], _ right: [DartValue.Item], at place: Place
  ) -> [DartValue.Item]? {
    var common = 0
    while common < min(left.count, right.count), left[common].digest == right[common].digest {
      common += 1
    }
    if common == left.count, common == right.count { return nil }
    return left[..<common] + [
      .either(
        DartChoice(
          [
            .init(condition: ask, content: Array(left[common...])),
            .init(condition: ask.negated, content: Array(right[common...])),
          ], at: place))
    ]
  }

  // MARK: Effects

  /// An expression for what it does: of all that, what is put into a local is followed.
  private mutating func perform(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    switch file.kind(node) {
    case .assignmentExpr: assign(node, &frame)
    case .callExpr:
      LocalCollections.change(node, &frame, &self)
      forEach(node, &frame)
    case .cascadeExpr:
      guard let target = file.firstChild(node), file.kind(target) == .nameExpr else { return }
      let name = file.name(target)
      guard frame.locals[name] != nil else { return }
      frame.set(name, evaluate(node, &frame))
    default: break
    }
  }

  /// What is assigned is what the assignment comes to.
  mutating func assigned(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    guard parts.count == 2 else { return .null }
    let name = file.kind(parts[0]) == .nameExpr ? file.name(parts[0]) : ""
    if frame.locals[name] != nil || frame.unset.contains(name) {
      assign(node, &frame)
      return frame.locals[name] ?? .null
    }
    let value: DartValue
    switch file.name(node) {
    case "=": value = evaluate(parts[1], &frame)
    case "??=": value = unlessNull(parts, node, &frame)
    default: value = unknown(node, frame)
    }
    LocalCollections.setElement(node, &frame, &self)
    return value
  }

  mutating func assign(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    let parts = file.children(node)
    guard parts.count == 2 else { return }
    guard file.kind(parts[0]) == .nameExpr else {
      return LocalCollections.setElement(node, &frame, &self)
    }
    let name = file.name(parts[0])
    guard frame.locals[name] != nil || frame.unset.contains(name) else { return }
    let old = frame.locals[name] ?? .null
    let value = evaluate(parts[1], &frame)
    switch file.name(node) {
    case "=": frame.set(name, value)
    case "??=": if old.isNull { frame.set(name, value) }
    case "+=":
      switch (old, value) {
      case (.text, _): frame.set(name, DartWords.joined(old, value))
      case (.list(let a), .list(let b)): frame.set(name, .list(a + b))
      default: frame.set(name, named(name, frame))
      }
    default: frame.set(name, named(name, frame))
    }
  }

  mutating func cascade(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let file = file(frame)
    let parts = file.children(node)
    guard let target = parts.first else { return .null }
    var value = evaluate(target, &frame)
    for section in parts.dropFirst() {
      value = LocalCollections.changed(value, inSection: section, &frame, &self) ?? value
    }
    return value
  }
}

extension DartFile {
  func typeName(_ node: DartNodeID) -> DartTypeName {
    var type = DartTypeName(name(node))
    let last = Int(tree.nodes[node].endToken) - 1
    type.isNullable = last >= 0 && tree.tokens[last].kind == .question
    for child in children(node) where kind(child) == .typeArguments {
      type.arguments = children(child).filter { kind($0) == .type }.map { typeName($0) }
    }
    return type
  }
}
