internal import Components
internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// Bodies of functions: what they return, on which conditions.
extension DartEvaluator {
  mutating func execute(_ node: DartNodeID, _ frame: inout CodeFrame) -> Completion {
    let file = file(frame)
    switch file.kind(node) {
    case .block: return execute(all: file.children(node), &frame)
    case .returnStmt:
      if isInEach {
        jumps.append(Jump(isBreak: false, frame: frame))
        return .jumped
      }
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
    case .forStmt, .forInStmt: return loop(node, &frame)
    case .whileStmt, .doStmt: return openLoop(node, &frame)
    case .tryStmt:
      // What is caught is the exception.
      if let body = file.firstChild(node) { return execute(body, &frame) }
    case .labeledStmt:
      if let body = file.firstChild(node) { return execute(body, &frame) }
    case .yieldStmt: break
    case .throwExpr: return .returned(.null)
    case .jumpStmt:
      // One with a label leaves more than what is around it.
      guard let isBreak = file.isBreak(node) else { break }
      jumps.append(Jump(isBreak: isBreak, frame: frame))
      return .jumped
    case .assertStmt, .emptyStmt: break
    case .unexpected, .missing: break
    default: perform(node, &frame)
    }
    return .fallen
  }

  mutating func execute(
    all statements: [DartNodeID], _ frame: inout CodeFrame
  ) -> Completion {
    for statement in statements {
      let completion = execute(statement, &frame)
      if case .fallen = completion { continue }
      return completion
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
        if case .unknown(var unknown) = found.asElement(called: name) {
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

  // MARK: Effects

  /// An expression for what it does: of all that, what is put into a local is followed.
  private mutating func perform(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    switch file.kind(node) {
    case .assignmentExpr: assign(node, &frame)
    case .prefixUpdateExpr, .postfixUpdateExpr:
      guard let target = file.firstChild(node), file.kind(target) == .nameExpr,
        let old = frame.locals[file.name(target)]
      else { return }
      let name = file.name(target)
      let step = file.name(node) == "++" ? 1.0 : -1.0
      frame.set(name, old.number.map { .number($0 + step) } ?? named(name, frame))
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
      if SetFields.set(node, &frame, &self) { return }
      LocalCollections.loosen(fieldOf: parts[0], &frame, self)
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
