import Syntax

/// `if`, `switch`, and what their conditions say and bind.
extension Lowering {
  struct Head {
    var kind: Branch.Kind = .condition
    var text: TextID?
    var test: ExpressionID?
    var bindings: Range<Int32> = 0..<0
    /// `#unavailable`: the sides are exchanged.
    var isNegated = false
  }

  mutating func ifExpression(_ node: NodeID) -> ExpressionID {
    let branch = ifBranch(node)
    return add(.branch(branch), at: start(node))
  }

  private mutating func ifBranch(_ first: NodeID) -> Int32 {
    let mark = alternatives.count
    var isExhaustive = false
    var kind = Branch.Kind.condition
    var node = first
    var isFirst = true
    while true {
      let head = conditions(of: node)
      let blocks = blocks(of: node)
      if isFirst { kind = head.kind }
      let then = block(ofOptional: blocks.then)
      if head.isNegated {
        isExhaustive = exchange(head, then, blocks.otherwise)
        break
      }
      alternatives.append(
        Alternative(condition: head.text, test: head.test, bindings: head.bindings, body: then))
      guard let otherwise = blocks.otherwise else { break }
      // A chain goes on while it asks for the same sort of thing; else it is nested.
      if case .ifExpr = self.kind(otherwise), isAvailability(otherwise) == isAvailability(first) {
        node = otherwise
        isFirst = false
        continue
      }
      appendElse(otherwise)
      isExhaustive = true
      break
    }
    let range = Self.seal(&alternatives, from: mark, into: &file.code.alternatives)
    file.code.branches.append(Branch(kind: kind, alternatives: range, isExhaustive: isExhaustive))
    return Int32(file.code.branches.count - 1)
  }

  /// `if #unavailable(iOS 17) { A } else { B }` says of iOS 17 that it shows B.
  private mutating func exchange(_ head: Head, _ then: Block, _ otherwise: NodeID?) -> Bool {
    var body: Block = 0..<0
    if let otherwise { body = elseBlock(otherwise) }
    alternatives.append(
      Alternative(condition: head.text, test: nil, bindings: 0..<0, body: body))
    alternatives.append(Alternative(condition: nil, test: nil, bindings: 0..<0, body: then))
    return true
  }

  private mutating func appendElse(_ node: NodeID) {
    let body = elseBlock(node)
    alternatives.append(Alternative(condition: nil, test: nil, bindings: 0..<0, body: body))
  }

  private mutating func elseBlock(_ node: NodeID) -> Block {
    if case .codeBlock = kind(node) { return block(of: node) }
    let nested = expression(node)
    let mark = statements.count
    statements.append(.expression(nested))
    return Self.seal(&statements, from: mark, into: &file.code.statements)
  }

  private func blocks(of node: NodeID) -> (then: NodeID?, otherwise: NodeID?) {
    var then: NodeID?
    var otherwise: NodeID?
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .codeBlock: if then == nil { then = child } else { otherwise = child }
      case .ifExpr: if then != nil { otherwise = child }
      default: break
      }
      child = end(child)
    }
    return (then, otherwise)
  }

  private func isAvailability(_ node: NodeID) -> Bool {
    var child = node + 1
    while child < end(node) {
      if case .condition = kind(child) {
        if child + 1 < end(child), case .availabilityCondition = kind(child + 1) { return true }
        return false
      }
      child = end(child)
    }
    return false
  }

  // MARK: Conditions

  mutating func conditions(of node: NodeID) -> Head {
    var head = Head()
    let mark = parameters.count
    var count = 0
    var tests: [ExpressionID] = []
    var whole: Range<Int>?
    var child = node + 1
    while child < end(node) {
      if case .condition = kind(child) {
        count += 1
        head.test = nil
        condition(child, into: &head)
        if let test = head.test { tests.append(test) }
        let range = range(child)
        whole = (whole?.lowerBound ?? range.lowerBound)..<range.upperBound
      }
      child = end(child)
    }
    if count == 1, head.kind == .availability { head.test = nil }
    if count > 1 {
      head.test = all(tests, andMore: tests.count < count, of: node)
      head.kind = .condition
      head.isNegated = false
      head.text = nil
    }
    if head.text == nil, let whole { head.text = text(ofSource: whole) }
    head.bindings = Self.seal(&parameters, from: mark, into: &file.code.parameters)
    return head
  }

  /// `a, b` as `a && b`; of conditions that bind something nobody says that they hold.
  private mutating func all(
    _ tests: [ExpressionID], andMore: Bool, of node: NodeID
  ) -> ExpressionID? {
    guard var test = tests.first else { return nil }
    for next in tests.dropFirst() + (andMore ? [unknown(node)] : []) {
      test = add(.binary(names.id(of: "&&"), test, next), at: start(node))
    }
    return test
  }

  private mutating func condition(_ node: NodeID, into head: inout Head) {
    let inner = node + 1
    guard inner < end(node) else { return }
    switch kind(inner) {
    case .availabilityCondition:
      head.kind = .availability
      head.isNegated = isName(inner, "#unavailable")
      head.text = availabilityText(inner)
      // Beside other conditions, what the newest system says to it.
      head.test = add(.boolean(!head.isNegated), at: start(inner))
    case .bindingCondition: binding(inner)
    case .patternCondition: head.test = patternBinding(inner)
    default: head.test = expression(inner)
    }
  }

  /// What stands between the parentheses of `#available(…)`.
  private mutating func availabilityText(_ node: NodeID) -> TextID {
    var range = range(node)
    while let first = range.first, bytes[first] != UInt8(ascii: "(") { range.removeFirst() }
    if range.count >= 2 { range = (range.lowerBound + 1)..<(range.upperBound - 1) }
    return text(ofSource: range)
  }

  /// Reads `let x = value` and `let x`.
  private mutating func binding(_ node: NodeID) {
    let pattern = node + 1
    guard pattern < end(node) else { return }
    let value = lastExpression(of: node, after: pattern)
    let bound = boundNames(in: pattern)
    for name in bound {
      let whole =
        bound.count > 1
        ? unknown(node) : value ?? add(.name(name), at: start(pattern))
      bind(name, whole)
    }
  }

  /// `case .a(let x) = value`: what is inside a case is not known; `case let x? = value` is the value.
  ///
  /// As a condition, it holds at most where there is a value.
  private mutating func patternBinding(_ node: NodeID) -> ExpressionID? {
    let pattern = node + 1
    guard pattern < end(node) else { return nil }
    let value = lastExpression(of: node, after: pattern)
    let bound = boundNames(in: pattern)
    let isWhole = bound.count == 1 && !hasCall(pattern)
    for name in bound { bind(name, isWhole ? value : nil) }
    guard let value else { return nil }
    let null = add(.null, at: start(node))
    let isThere = add(.binary(names.id(of: "!="), value, null), at: start(node))
    return add(.binary(names.id(of: "&&"), isThere, unknown(node)), at: start(node))
  }

  private mutating func lastExpression(of node: NodeID, after pattern: NodeID) -> ExpressionID? {
    var child = end(pattern)
    while child < end(node) {
      guard case .typeAnnotation = kind(child) else { return expression(child) }
      child = end(child)
    }
    return nil
  }

  private func hasCall(_ pattern: NodeID) -> Bool {
    (pattern..<end(pattern)).contains { if case .callExpr = kind($0) { true } else { false } }
  }

  private mutating func bind(_ name: NameID, _ value: ExpressionID?) {
    parameters.append(
      Parameter(
        label: nil, name: name, type: nil, defaultValue: value, attribute: .none,
        isFunction: false))
  }
}

// MARK: - Switch

extension Lowering {
  mutating func switchExpression(_ node: NodeID) -> ExpressionID {
    let mark = alternatives.count
    let subjectNode = node + 1
    guard subjectNode < end(node) else { return unknown(node) }
    let subject = expression(subjectNode)
    var child = end(subjectNode)
    while child < end(node) {
      switchItem(child, subject)
      child = end(child)
    }
    let range = Self.seal(&alternatives, from: mark, into: &file.code.alternatives)
    file.code.branches.append(
      Branch(kind: .choice, alternatives: range, isExhaustive: true, subject: subject))
    return add(.branch(Int32(file.code.branches.count - 1)), at: start(node))
  }

  private mutating func switchItem(_ node: NodeID, _ subject: ExpressionID) {
    switch kind(node) {
    case .switchCase: switchCase(node, subject)
    case .ifConfig: eachOfChosen(node) { $0.switchItem($1, subject) }
    default: break
    }
  }

  private mutating func switchCase(_ node: NodeID, _ subject: ExpressionID) {
    var alternative = Alternative(condition: nil, test: nil, bindings: 0..<0, body: 0..<0)
    let mark = parameters.count
    var patterns: Range<Int>?
    var isPlain = true
    let bodyMark = statements.count
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .attribute: break
      case .casePattern:
        let range = range(child)
        patterns = (patterns?.lowerBound ?? range.lowerBound)..<range.upperBound
        for name in boundNames(in: child) { bindOnce(name, from: mark, subject, child) }
        if let test = caseTest(child, subject) {
          alternative.test = alternative.test.map { either($0, test, at: child) } ?? test
        } else {
          isPlain = false
        }
      default: statement(child)
      }
      child = end(child)
    }
    if !isPlain { alternative.test = nil }
    alternative.condition = patterns.map { text(ofSource: $0) }
    alternative.bindings = Self.seal(&parameters, from: mark, into: &file.code.parameters)
    alternative.body = Self.seal(&statements, from: bodyMark, into: &file.code.statements)
    alternatives.append(alternative)
  }

  /// Binds one x in `case .a(let x), .b(let x)`; that of `case let x` is the subject.
  private mutating func bindOnce(
    _ name: NameID, from mark: Int, _ subject: ExpressionID, _ pattern: NodeID
  ) {
    guard !parameters[mark...].contains(where: { $0.name == name }) else { return }
    let isWhole =
      if pattern + 1 < end(pattern), case .valueBindingPattern = kind(pattern + 1) {
        !hasCall(pattern) && boundNames(in: pattern).count == 1
      } else { false }
    bind(name, isWhole ? subject : nil)
  }

  /// `subject == .a` where a pattern is no more than that; `subject == .a && isOn` of `.a where isOn`.
  private mutating func caseTest(_ node: NodeID, _ subject: ExpressionID) -> ExpressionID? {
    let pattern = node + 1
    guard pattern < end(node), let test = plainTest(pattern, subject, node) else { return nil }
    guard end(pattern) < end(node) else { return test }
    let more = expression(end(pattern))
    return add(.binary(names.id(of: "&&"), test, more), at: start(node))
  }

  private mutating func plainTest(
    _ pattern: NodeID, _ subject: ExpressionID, _ node: NodeID
  ) -> ExpressionID? {
    guard case .expressionPattern = kind(pattern), pattern + 1 < end(pattern),
      boundNames(in: pattern).isEmpty
    else { return nil }
    switch kind(pattern + 1) {
    case .implicitMemberExpr, .memberExpr, .stringExpr, .numberExpr, .booleanExpr, .nilExpr:
      let value = expression(pattern + 1)
      return add(.binary(names.id(of: "=="), subject, value), at: start(node))
    default: return nil
    }
  }

  private mutating func either(
    _ left: ExpressionID, _ right: ExpressionID, at node: NodeID
  ) -> ExpressionID {
    add(.binary(names.id(of: "||"), left, right), at: start(node))
  }
}
