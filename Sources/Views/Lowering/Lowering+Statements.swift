import Syntax

/// Bodies: what is built, bound, assigned and returned, in order.
extension Lowering {
  /// The items among the children of a node, as a block of their own.
  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func block(of node: NodeID) -> Block {
    let mark = statements.count
    statements(in: node)
    return Self.seal(&statements, from: mark, into: &file.code.statements)
  }

  mutating func block(ofOptional node: NodeID?) -> Block {
    if let node { block(of: node) } else { 0..<0 }
  }

  mutating func statements(in node: NodeID) {
    guard goDeeper(1) else { return }
    defer { depth -= 1 }
    var child = node + 1
    let end = end(node)
    while child < end {
      statement(child)
      child = self.end(child)
    }
  }

  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  mutating func statement(_ node: NodeID) {
    switch kind(node) {
    case .variableDecl: localVariables(node)
    case .functionDecl:
      if let index = localFunction(node) { statements.append(.function(index)) }
    case .structDecl, .classDecl, .enumDecl, .actorDecl: declaration(node)
    case .returnStmt:
      let value = node + 1 < end(node) ? expression(node + 1) : nil
      statements.append(.return(value))
    // An error leaves the body as a bare `return` does: nothing is shown.
    case .throwStmt: statements.append(.return(nil))
    case .guardStmt: guardStatement(node)
    case .forStmt: loop(node)
    case .whileStmt: whileLoop(node)
    case .repeatStmt, .labeledStmt: nestedBlocks(of: node)
    case .doStmt, .doExpr: doBody(node)
    case .codeBlock: statements(in: node)
    case .ifConfig: eachOfChosen(node) { $0.statement($1) }
    case .sequenceExpr: operatorStatement(node)
    case .macroExpansion: if !isName(node, "Preview") { expressionStatement(node) }
    // What follows in the body of a loop is not done either.
    case .jumpStmt where isName(node, "continue"): statements.append(.return(nil))
    // Nothing of these is shown, and nothing behind them is reached differently.
    case .deferStmt, .jumpStmt, .directive, .unexpected, .importDecl, .typealiasDecl, .operatorDecl,
      .precedenceGroupDecl, .extensionDecl, .protocolDecl, .macroDecl, .closureSignature:
      break
    default: expressionStatement(node)
    }
  }

  private mutating func expressionStatement(_ node: NodeID) {
    let value = expression(node)
    statements.append(.expression(value))
  }

  private mutating func operatorStatement(_ node: NodeID) {
    let value = expression(node)
    guard case .binary(let name, let target, let new) = file.code.expressions[Int(value)],
      isAssignment(names[name].text)
    else {
      statements.append(.expression(value))
      return
    }
    file.code.expressions.removeLast()
    file.code.offsets.removeLast()
    statements.append(.assignment(target: target, name, value: new))
  }

  private func isAssignment(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "=") else { return false }
    return switch text {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&+=", "&-=", "<<=", ">>=": true
    default: false
    }
  }

  // MARK: Declarations

  private mutating func localVariables(_ node: NodeID) {
    let isVariable = isName(node, "var")
    var child = node + 1
    while child < end(node) {
      if case .binding = kind(child) { localBinding(child, isVariable: isVariable) }
      child = end(child)
    }
  }

  private mutating func localBinding(_ node: NodeID, isVariable: Bool) {
    let pattern = node + 1
    guard pattern < end(node) else { return }
    var value: ExpressionID?
    var type: NameID?
    var child = end(pattern)
    while child < end(node) {
      switch kind(child) {
      case .typeAnnotation: if child + 1 < end(child) { type = self.name(child + 1) }
      case .accessorBlock:
        // A computed local variable is what its getter gives.
        let body = block(of: child)
        file.code.closures.append(Closure(parameters: 0..<0, body: body))
        let closure = add(.closure(Int32(file.code.closures.count - 1)), at: start(child))
        value = add(.call(callee: closure, arguments: 0..<0), at: start(child))
      default: value = expression(child)
      }
      child = end(child)
    }
    if let token = nameToken(node) {
      let name = name(ofToken: token)
      // Only the type of its place tells what `isOpen ? .wide : .narrow` is.
      // In code of UIKit it also tells what a cell is that a table hands out, and what `.init()` makes.
      if let untold = value, let type, isUntold(untold) || isImperative && isCall(untold) {
        value = add(.cast(untold, type), at: start(node))
      }
      statements.append(.declaration(name, value: value, isVariable: isVariable))
      return
    }
    let names = boundNames(in: pattern)
    let written = value.map { parts(of: $0, count: names.count) } ?? []
    for (place, name) in names.enumerated() {
      // What is not written out is told by its name: the whole declaration would say less.
      let part =
        place < written.count
        ? written[place] : add(.unknown(text(self.names[name].text)), at: start(node))
      statements.append(.declaration(name, value: part, isVariable: isVariable))
    }
  }

  private func isCall(_ value: ExpressionID) -> Bool {
    if case .call = file.code.expressions[Int(value)] { true } else { false }
  }

  private func isUntold(_ value: ExpressionID) -> Bool {
    switch file.code.expressions[Int(value)] {
    case .implicitMember: true
    case .branch(let index):
      file.code.branches[Int(index)].alternatives.allSatisfy { side in
        let body = file.code.alternatives[Int(side)].body
        guard body.count == 1,
          case .expression(let only) = file.code.statements[Int(body.lowerBound)],
          case .implicitMember = file.code.expressions[Int(only)]
        else { return false }
        return true
      }
    default: false
    }
  }

  /// The values of `let (a, b) = (x, y)`, and of `let (a, b) = isOpen ? (x, y) : (z, w)`, each of which asks the same.
  private mutating func parts(of value: ExpressionID, count: Int) -> [ExpressionID] {
    guard case .branch(let index) = file.code.expressions[Int(value)] else {
      return file.code.items(ofTuple: value, count) ?? []
    }
    let branch = file.code.branches[Int(index)]
    var sides: [[ExpressionID]] = []
    for place in branch.alternatives {
      let body = file.code.alternatives[Int(place)].body
      guard body.count == 1,
        case .expression(let only) = file.code.statements[Int(body.lowerBound)],
        let items = file.code.items(ofTuple: only, count)
      else { return [] }
      sides.append(items)
    }
    let offset = file.code.offsets[Int(value)]
    return (0..<count).map { part in
      let start = Int32(file.code.alternatives.count)
      for (place, items) in zip(branch.alternatives, sides) {
        var side = file.code.alternatives[Int(place)]
        file.code.statements.append(.expression(items[part]))
        let end = Int32(file.code.statements.count)
        side.body = (end - 1)..<end
        file.code.alternatives.append(side)
      }
      var own = branch
      own.alternatives = start..<Int32(file.code.alternatives.count)
      file.code.branches.append(own)
      return add(.branch(Int32(file.code.branches.count - 1)), at: offset)
    }
  }

  /// The names that a pattern binds, in order.
  mutating func boundNames(in pattern: NodeID) -> [NameID] {
    var found: [NameID] = []
    var node = pattern
    while node < end(pattern) {
      if case .identifierPattern = kind(node), let name = name(node) { found.append(name) }
      node += 1
    }
    return found
  }

  // MARK: Control

  private mutating func guardStatement(_ node: NodeID) {
    var body: NodeID?
    var child = node + 1
    while child < end(node) {
      if case .codeBlock = kind(child) { body = child }
      child = end(child)
    }
    let head = conditions(of: node)
    let mark = alternatives.count
    let otherwise = block(ofOptional: body)
    alternatives.append(
      Alternative(condition: head.text, clauses: head.clauses, body: otherwise))
    let range = Self.seal(&alternatives, from: mark, into: &file.code.alternatives)
    file.code.branches.append(
      Branch(kind: head.kind, alternatives: range, isExhaustive: false))
    statements.append(.guard(Int32(file.code.branches.count - 1)))
  }

  private mutating func loop(_ node: NodeID) {
    let pattern = node + 1
    var sequence: ExpressionID?
    var asked: NodeID?
    var body: Block = 0..<0
    var child = pattern < end(node) ? end(pattern) : pattern
    while child < end(node) {
      switch kind(child) {
      case .typeAnnotation: break
      case .codeBlock: body = block(of: child)
      default: if sequence == nil { sequence = expression(child) } else { asked = child }
      }
      child = end(child)
    }
    if let asked {
      // Of `for view in views where view !== shown { … }` the body is done in some cases only.
      let (clauseMark, mark, place) = (clauses.count, alternatives.count, statements.count)
      let test = expression(asked)
      clauses.append(.test(test))
      let tests = Self.seal(&clauses, from: clauseMark, into: &file.code.clauses)
      alternatives.append(
        Alternative(condition: text(ofSource: range(asked)), clauses: tests, body: body))
      let sides = Self.seal(&alternatives, from: mark, into: &file.code.alternatives)
      file.code.branches.append(Branch(kind: .condition, alternatives: sides, isExhaustive: false))
      let branch = add(.branch(Int32(file.code.branches.count - 1)), at: start(asked))
      statements.append(.expression(branch))
      body = Self.seal(&statements, from: place, into: &file.code.statements)
    }
    // What comes one after the other as time goes by is no list: its code is done at times. `for await event in events`,
    // `for try await event in events`: https://developer.apple.com/documentation/swift/asyncsequence
    let first = Int(tree.nodes[node].firstToken)
    if isToken(first + 1, "await") || isToken(first + 2, "await") {
      file.code.closures.append(Closure(parameters: 0..<0, body: body))
      let closure = add(.closure(Int32(file.code.closures.count - 1)), at: start(node))
      let call = add(.call(callee: closure, arguments: 0..<0), at: start(node))
      return statements.append(.expression(call))
    }
    let bound = boundNames(in: pattern)
    let values = sequence ?? unknown(node)
    // Of `for (place, title) in titles.enumerated()` the second.
    var name = bound.count == 1 ? bound[0] : nil
    if bound.count == 2, case .call(let callee, _) = file.code.expressions[Int(values)],
      case .member(_, let called) = file.code.expressions[Int(callee)],
      names.word(called) == .enumerated
    {
      name = bound[1]
    }
    statements.append(.loop(name, values, body))
  }

  private mutating func whileLoop(_ node: NodeID) {
    let test = add(.unknown(text("while")), at: start(node))
    var child = node + 1
    while child < end(node) {
      if case .codeBlock = kind(child) {
        let body = block(of: child)
        statements.append(.loop(nil, test, body))
      }
      child = end(child)
    }
  }

  private mutating func nestedBlocks(of node: NodeID) {
    var child = node + 1
    while child < end(node) {
      if case .codeBlock = kind(child) {
        statements(in: child)
      } else if case .labeledStmt = kind(node) {
        statement(child)
      }
      child = end(child)
    }
  }

  /// Of `do { … } catch { … }` the way without an error is read.
  private mutating func doBody(_ node: NodeID) {
    var child = node + 1
    while child < end(node) {
      if case .codeBlock = kind(child) {
        statements(in: child)
        return
      }
      child = end(child)
    }
  }
}

extension Code {
  /// Nil for what is no tuple of so many.
  fileprivate func items(ofTuple value: ExpressionID, _ count: Int) -> [ExpressionID]? {
    guard case .tuple(let range) = expressions[Int(value)], range.count == count else { return nil }
    return range.map { items[Int($0)] }
  }
}
