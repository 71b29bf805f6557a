internal import ScriptTokens

/// Expressions by precedence.
extension ScriptParser {
  /// With commas.
  ///
  /// False where no expression begins here.
  @discardableResult
  mutating func expression() -> Bool {
    let start = mark()
    guard assignment() else { return false }
    guard kind == .comma else { return true }
    while take(.comma) { value() }
    finish(start, .sequenceExpr)
    return true
  }

  /// What `beginAssignment` has read.
  private enum Beginning { case nothing, operand, whole }

  /// An expression without commas.
  ///
  /// False where none begins here.
  @inline(never)
  mutating func assignment() -> Bool {
    guard descend() else {
      let before = position
      tooDeep()
      return position > before
    }
    defer { ascend() }
    let start = mark()
    switch beginAssignment(start) {
    case .nothing: return false
    case .whole: return true
    case .operand: if kind == .question { conditional(start) } else { assign(start) }
    }
    return true
  }

  /// `? b : c` behind what begins at `start`.
  ///
  /// Chains of `a ? b : c ? d : e` are read in a loop, so that their length is not their depth. Never
  /// inlined, as others that hold much: what calls itself must be small on the stack.
  @inline(never)
  private mutating func conditional(_ start: ScriptMark) {
    var start = start
    var outer: [ScriptMark] = []
    while kind == .question {
      consequent()
      guard take(.colon) else {
        missing()
        finish(start, .conditionalExpr)
        break
      }
      let next = mark()
      let beginning = beginAssignment(next)
      if beginning == .nothing { missing() }
      guard beginning == .operand, kind == .question else {
        if beginning == .operand { assign(next) }
        finish(start, .conditionalExpr)
        break
      }
      outer.append(start)
      start = next
    }
    while let start = outer.popLast() { finish(start, .conditionalExpr) }
  }

  /// `? a`.
  private mutating func consequent() {
    let outer = surroundings
    surroundings = .stopsAtColon
    advance()
    value()
    surroundings = outer
  }

  /// `= a` behind what begins at `start`, if it is there.
  private mutating func assign(_ start: ScriptMark) {
    guard kind == .equal || kind == .assignment else { return }
    let name = takeName()
    skipJoined()
    value()
    finish(start, .assignmentExpr, name: name)
  }

  /// Reads an arrow function or a `yield` as a whole, or operands with binary operators.
  private mutating func beginAssignment(_ start: ScriptMark) -> Beginning {
    switch kind {
    case .leftParen:
      if opensArrowParameters(position) {
        arrowFunction()
        return .whole
      }
    case .leftAngle:
      if opensGenericArrow(position) {
        arrowFunction()
        return .whole
      }
    case .async:
      if isAsyncArrow || peek() == .arrow {
        arrowFunction()
        return .whole
      }
    case .yield:
      if isYield {
        yield()
        return .whole
      }
    default: break
    }
    if kind.isIdentifier, peek() == .arrow {
      arrowFunction()
      return .whole
    }
    guard unary() else { return .nothing }
    operators(start, 1)
    return .operand
  }

  /// `yield` as a name is followed by an operator, or by nothing it could be with.
  private var isYield: Bool {
    switch peek() {
    case .equal, .assignment, .arrow, .period, .optionalPeriod, .in, .of, .equality, .and, .or,
      .nullish, .question:
      false
    default: true
    }
  }

  private mutating func yield() {
    let start = mark()
    advance()
    if kind == .multiplicative {
      advance()
      value()
    } else if !startsLine {
      _ = assignment()
    }
    finish(start, .yieldExpr)
  }

  // MARK: Binary operators

  /// How tightly the operator here binds; 0 where there is none.
  @inline(__always)
  private mutating func precedence() -> UInt8 {
    switch kind {
    case .nullish, .or: return 1
    case .and: return 2
    case .bitOr: return 3
    case .bitXor: return 4
    case .bitAnd: return 5
    case .equality: return 6
    case .leftAngle, .relational, .instanceof: return 7
    case .in: return surroundings.contains(.stopsAtIn) ? 0 : 7
    case .as, .satisfies: return startsLine ? 0 : 7
    case .shift: return 8
    case .additive: return 9
    case .multiplicative: return 10
    case .exponent: return 11
    case .rightAngle: return joinAngles()
    default: return 0
    }
  }

  /// Makes one operator of `>`, `>`, `=` that stand together.
  private mutating func joinAngles() -> UInt8 {
    var index = position + 1
    while index < position + 3, tokenKind(index) == .rightAngle, isAdjacent(index) { index += 1 }
    let isShift = index > position + 1
    let hasEqual = tokenKind(index) == .equal && isAdjacent(index)
    if hasEqual { index += 1 }
    kind = isShift ? (hasEqual ? .assignment : .shift) : .relational
    list.join(position, until: index, kind)
    return isShift ? (hasEqual ? 0 : 8) : 7
  }

  /// The token directly follows the one before.
  private func isAdjacent(_ index: Int) -> Bool {
    list.tokens[index - 1].end == list.tokens[index].start
  }

  mutating func skipJoined() { while kind == .joined { advance() } }

  /// Operators that bind at least as tightly as `minimum`, with their right operands, behind what
  /// begins at `start`.
  mutating func operators(_ start: ScriptMark, _ minimum: UInt8) {
    while true {
      let binds = precedence()
      guard binds >= minimum, binds > 0 else { return }
      let nodeKind: ScriptNodeKind
      switch kind {
      case .as, .satisfies:
        let name = takeName()
        // `as const` is no type, but it stands where one does.
        if kind == .const { leaf(.type) } else { type() }
        finish(start, .asExpr, name: name)
        continue
      case .and, .or, .nullish: nodeKind = .logicalExpr
      default: nodeKind = .binaryExpr
      }
      let isExponent = kind == .exponent
      let name = takeName()
      skipJoined()
      rightOperand(isExponent ? binds : binds + 1)
      finish(start, nodeKind, name: name)
    }
  }

  /// An operand with the operators that bind more tightly than the one before it.
  private mutating func rightOperand(_ minimum: UInt8) {
    let right = mark()
    guard unary() else { return missing() }
    // Only `**` takes its like on the right, and so may go on and on.
    guard minimum == 11 else { return operators(right, minimum) }
    guard descend() else { return }
    operators(right, minimum)
    ascend()
  }

  // MARK: Unary operators

  /// False where no operand begins here.
  @inline(never)
  mutating func unary() -> Bool {
    switch kind {
    case .exclamation, .additive, .tilde, .typeof, .void, .delete: prefixed(.unaryExpr)
    case .increment: prefixed(.prefixUpdateExpr)
    case .await:
      guard isAwait else { return postfix() }
      prefixed(.awaitExpr)
    case .leftAngle: return typeAssertion()
    default: return postfix()
    }
    return true
  }

  private mutating func prefixed(_ nodeKind: ScriptNodeKind) {
    let start = mark()
    let name = takeName()
    if descend() {
      if !unary() { missing() }
      ascend()
    } else {
      tooDeep()
    }
    finish(start, nodeKind, name: nodeKind == .awaitExpr ? ScriptNode.noName : name)
  }

  /// `await` is a name where no operand can follow it.
  private var isAwait: Bool {
    switch peek() {
    case .leftParen, .leftBracket, .leftBrace, .additive, .exclamation, .tilde, .increment, .number,
      .string, .regex, .template, .templateHead, .elementStart, .privateName, .leftAngle, .at:
      return true
    case .in, .instanceof, .as, .satisfies, .of: return false
    default: return peek().isWord
    }
  }

  /// `<T>a`.
  private mutating func typeAssertion() -> Bool {
    guard let end = endOfTypeArguments(position, within: Self.farthest), descend() else {
      return false
    }
    lookaheads &+= end &- position
    let start = mark()
    let arguments = mark()
    go(to: end)
    finish(arguments, .type)
    if !unary() { missing() }
    ascend()
    finish(start, .typeAssertionExpr)
    return true
  }
}
