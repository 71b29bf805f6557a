internal import Tokens

/// Expressions: flat sequences of operands and operators. Precedence is for who needs it.
extension Parser {
  /// False where no expression begins here.
  @discardableResult @inline(never)
  mutating func expression() -> Bool {
    guard descend() else {
      let before = position
      tooDeep()
      return position > before
    }
    defer { ascend() }
    let start = mark()
    guard operand() else { return false }
    guard operatorAndOperand() else { return true }
    while operatorAndOperand() {}
    finish(start, .sequenceExpr)
    return true
  }

  /// An operator and what stands behind it.
  ///
  /// False where the sequence ends.
  @inline(__always)
  private mutating func operatorAndOperand() -> Bool {
    switch kind {
    case .binaryOperator, .ampersand, .leftAngle, .rightAngle:
      if endsAtLine, startsLine { return false }
      binaryOperator()
      operand()
      return true
    case .equal:
      if stopsAtEqual { return false }
      leaf(.assignmentOperator)
      operand()
      return true
    case .infixQuestion: return ternary()
    case .is, .as:
      cast()
      return true
    case .arrow: return arrow()
    case .async, .throws, .rethrows: return isArrowEffect() && arrow()
    default: return false
    }
  }

  private mutating func binaryOperator() {
    let start = mark()
    joinOperator()
    let name = takeName()
    skipJoined()
    finish(start, .binaryOperator, name: name)
  }

  @inline(never)
  private mutating func ternary() -> Bool {
    let start = mark()
    let outer = surroundings
    isInCondition = false
    stopsAtEqual = false
    let name = takeName()
    expression()
    surroundings = outer
    let hasColon = take(.colon)
    finish(start, .ternaryOperator, name: name)
    if hasColon { operand() }
    return true
  }

  @inline(never)
  private mutating func cast() {
    let start = mark()
    let name = takeName()
    if kind == .postfixQuestion || kind == .exclamation { advance() }
    type()
    finish(start, .castOperator, name: name)
  }

  private mutating func isArrowEffect() -> Bool {
    var index = position + 1
    if tokenKind(index) == .throws { index += 1 }
    if tokenKind(index) == .leftParen { index = endOfGroup(index) }
    return tokenKind(index) == .arrow
  }

  @inline(never)
  private mutating func arrow() -> Bool {
    let start = mark()
    effects()
    let name = takeName()
    finish(start, .arrowOperator, name: name)
    operand()
    return true
  }

  // MARK: Operands

  /// One operand with its prefix operators and keywords.
  ///
  /// False where none begins here.
  @discardableResult
  mutating func operand() -> Bool {
    switch kind {
    case .try:
      let start = mark()
      let name = takeName()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
      return keyword(start, name)
    case .await, .unsafe, .consume, .copy, .borrow, .discard, .each:
      guard isKeywordHere else { return postfixExpression() }
      let start = mark()
      return keyword(start, takeName())
    case .repeat:
      let start = mark()
      let name = takeName()
      expression()
      finish(start, .keywordExpr, name: name)
      return true
    case .any, .some:
      guard isKeywordHere else { return postfixExpression() }
      return typeExpression()
    case .prefixOperator, .prefixAmpersand: return prefixed()
    case .leftAngle:
      // `swift(<6)`
      if peek() == .number, list.tokens[position].end == list.tokens[position + 1].start {
        return prefixed()
      }
      return operatorOperand()
    case .binaryOperator, .postfixOperator, .rightAngle, .ampersand, .equal, .infixQuestion:
      return operatorOperand()
    case .exclamation, .postfixQuestion: return false
    case .at, .inout: return typeExpression()
    case .backslash:
      keyPath()
      return true
    case .if, .switch, .do: return statementAsExpression()
    default: return postfixExpression()
    }
  }

  private mutating func keyword(_ start: Mark, _ name: UInt32) -> Bool {
    guard descend() else {
      tooDeep()
      finish(start, .keywordExpr, name: name)
      return true
    }
    operand()
    ascend()
    finish(start, .keywordExpr, name: name)
    return true
  }

  /// A word like `consume` means something only in front of an operand on its line; `await` also in front of
  /// one on the next.
  private var isKeywordHere: Bool {
    guard kind == .await || !peekStartsLine() else { return false }
    switch peek() {
    case .Self, .`self`, .super, .Any, .dollarIdentifier, .wildcard: return true
    case .leftParen, .leftBracket, .`init`, .number, .openQuote, .pound, .try, .true, .false, .nil,
      .backslash, .period, .prefixOperator, .leftBrace, .if, .switch, .regex:
      switch kind {
      case .await: return true
      case .unsafe:
        switch peek() {
        case .leftParen, .leftBracket, .period:
          return !isNextAdjacent
        default: return peek() != .leftBrace
        }
      case .any, .some:
        return peek() == .leftParen && list.tokens[position].end < list.tokens[position + 1].start
      default: return false
      }
    default: return peek().isIdentifier
    }
  }

  private mutating func typeExpression() -> Bool {
    let start = mark()
    type()
    finish(start, .typeExpr)
    return true
  }

  private mutating func prefixed() -> Bool {
    switch peek() {
    case .rightParen, .rightBracket, .comma, .colon: return operatorOperand()
    default: break
    }
    let start = mark()
    let name = takeName()
    guard descend() else {
      tooDeep()
      finish(start, .prefixExpr, name: name)
      return true
    }
    operandBehindPrefix()
    ascend()
    finish(start, .prefixExpr, name: name)
    return true
  }

  private mutating func operandBehindPrefix() {
    switch kind {
    case .prefixOperator, .prefixAmpersand: _ = prefixed()
    default: if !operandIsKeyword { postfixExpression() } else { operand() }
    }
  }

  private var operandIsKeyword: Bool {
    switch kind {
    case .backslash, .if, .switch, .try, .await: true
    default: false
    }
  }

  /// An operator as a value: `reduce(0, +)`.
  private mutating func operatorOperand() -> Bool {
    switch peek() {
    case .rightParen, .rightBracket, .comma, .rightBrace, .semicolon, .endOfFile, .colon,
      .binaryOperator, .rightAngle, .equal, .postfixQuestion, .exclamation:
      break
    default: guard peekStartsLine() else { return false }
    }
    let start = mark()
    let name = operatorName()
    finish(start, .identifierExpr, name: name)
    return true
  }

  private mutating func statementAsExpression() -> Bool {
    switch kind {
    case .if: ifExpression()
    case .switch: switchExpression()
    default: doStatement(.doExpr)
    }
    return true
  }
}
