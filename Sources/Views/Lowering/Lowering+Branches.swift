import Syntax

/// `if`, `switch`, and what their conditions say and bind.
extension Lowering {
  struct Head {
    var kind: Branch.Kind = .condition
    var text: TextID?
    var clauses: Range<Int32> = 0..<0
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
        Alternative(condition: head.text, clauses: head.clauses, body: then))
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
    for clause in head.clauses {
      if case .availability(let version, true) = file.code.clauses[Int(clause)] {
        file.code.clauses[Int(clause)] = .availability(iOS: version, isNegated: false)
      }
    }
    alternatives.append(Alternative(condition: head.text, clauses: head.clauses, body: body))
    alternatives.append(Alternative(condition: nil, clauses: 0..<0, body: then))
    return true
  }

  private mutating func appendElse(_ node: NodeID) {
    let body = elseBlock(node)
    alternatives.append(Alternative(condition: nil, clauses: 0..<0, body: body))
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

  /// It asks for a version and for nothing else.
  private func isAvailability(_ node: NodeID) -> Bool {
    var isAsked = false
    var child = node + 1
    while child < end(node) {
      if case .condition = kind(child) {
        guard !isAsked, child + 1 < end(child), case .availabilityCondition = kind(child + 1) else {
          return false
        }
        isAsked = true
      }
      child = end(child)
    }
    return isAsked
  }

  // MARK: Conditions

  mutating func conditions(of node: NodeID) -> Head {
    var head = Head()
    let mark = clauses.count
    var whole: Range<Int>?
    var child = node + 1
    while child < end(node) {
      if case .condition = kind(child) {
        condition(child, into: &head)
        let range = range(child)
        whole = (whole?.lowerBound ?? range.lowerBound)..<range.upperBound
      }
      child = end(child)
    }
    if clauses.count - mark != 1 {
      head.kind = .condition
      head.isNegated = false
      head.text = nil
    }
    if head.text == nil, let whole { head.text = text(ofSource: whole) }
    head.clauses = Self.seal(&clauses, from: mark, into: &file.code.clauses)
    return head
  }

  private mutating func condition(_ node: NodeID, into head: inout Head) {
    let inner = node + 1
    guard inner < end(node) else { return }
    switch kind(inner) {
    case .availabilityCondition:
      let isNegated = isName(inner, "#unavailable")
      let asked = availabilityText(inner)
      head.kind = .availability
      head.isNegated = isNegated
      head.text = text(ofSource: asked)
      clauses.append(.availability(iOS: version(in: asked), isNegated: isNegated))
    case .bindingCondition, .patternCondition: binding(inner)
    default:
      let test = expression(inner)
      clauses.append(.test(test))
    }
  }

  /// What stands between the parentheses of `#available(…)`.
  private func availabilityText(_ node: NodeID) -> Range<Int> {
    var range = range(node)
    while let first = range.first, bytes[first] != UInt8(ascii: "(") { range.removeFirst() }
    return range.count >= 2 ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
  }

  /// The first number behind `iOS`.
  private func version(in range: Range<Int>) -> Int32? {
    for part in bytes[range].split(separator: UInt8(ascii: ",")) {
      let words = part.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
      guard words.count >= 2, words[0].elementsEqual("iOS".utf8) else { continue }
      return Int32(String(decoding: words[1], as: UTF8.self))
    }
    return nil
  }

  /// Reads `let x = value`, `let x` and `case .a(let x) = value`.
  private mutating func binding(_ node: NodeID) {
    let place = node + 1
    guard place < end(node) else { return }
    let mark = patterns.count
    let asked = pattern(place)
    // Only what is there is bound by `let`.
    if case .bindingCondition = kind(node) {
      patterns.append(.optional(add(asked)))
    } else {
      patterns.append(asked)
    }
    let range = Self.seal(&patterns, from: mark, into: &file.code.patterns)
    let written = lastExpression(of: node, after: place)
    let value =
      if let written { written } else if case .name(let name) = asked {
        add(.name(name), at: start(place))
      } else { unknown(node) }
    clauses.append(.match(value, range))
  }

  private mutating func lastExpression(of node: NodeID, after pattern: NodeID) -> ExpressionID? {
    var child = end(pattern)
    while child < end(node) {
      guard case .typeAnnotation = kind(child) else { return expression(child) }
      child = end(child)
    }
    return nil
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
    let mark = patterns.count
    var written: Range<Int>?
    let bodyMark = statements.count
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .attribute: break
      case .casePattern:
        let range = range(child)
        written = (written?.lowerBound ?? range.lowerBound)..<range.upperBound
        let pattern = filtered(child)
        patterns.append(pattern)
      default: statement(child)
      }
      child = end(child)
    }
    let asked = Self.seal(&patterns, from: mark, into: &file.code.patterns)
    let clauseMark = clauses.count
    if !asked.isEmpty { clauses.append(.match(subject, asked)) }
    let condition = written.map { text(ofSource: $0) }
    let clauses = Self.seal(&clauses, from: clauseMark, into: &file.code.clauses)
    let body = Self.seal(&statements, from: bodyMark, into: &file.code.statements)
    alternatives.append(Alternative(condition: condition, clauses: clauses, body: body))
  }

  /// Of `.a where isOn` both.
  private mutating func filtered(_ node: NodeID) -> Pattern {
    let place = node + 1
    guard place < end(node) else { return .unknown }
    let asked = pattern(place)
    guard end(place) < end(node) else { return asked }
    let inner = add(asked)
    return .filtered(inner, by: expression(end(place)))
  }
}
