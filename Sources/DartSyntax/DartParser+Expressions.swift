internal import DartTokens

/// Expressions by precedence.
extension DartParser {
  /// False where no expression begins here.
  mutating func expression() -> Bool {
    guard descend() else { return tooDeepItem() }
    defer { ascend() }
    let start = mark()
    guard withoutCascade(start) else { return false }
    if kind == .cascade { cascades(start) }
    return true
  }

  /// An expression, or `missing`.
  mutating func value() { if !expression() { missing() } }

  /// Operands with what joins them, a condition or an assignment; false where none begins here.
  @inline(never)
  private mutating func withoutCascade(_ start: DartMark) -> Bool {
    guard unary() else { return false }
    operators(start, 1)
    switch kind {
    case .question: conditional(start)
    case .equal, .assignment:
      let name = takeName()
      skipJoined()
      value()
      finish(start, .assignmentExpr, name: name)
    default: break
    }
    return true
  }

  /// Where a cascade would belong to what is around.
  private mutating func branch() {
    let start = mark()
    guard descend() else { return tooDeep() }
    if !withoutCascade(start) { missing() }
    ascend()
  }

  /// `? b : c` behind what begins at `start`.
  @inline(never)
  private mutating func conditional(_ start: DartMark) {
    advance()
    branch()
    if take(.colon) { branch() } else { missing() }
    finish(start, .conditionalExpr)
  }

  /// The `?` at `index` has its `:`.
  ///
  /// `a?[b]` and `a ? [b] : c`, `a is B?` and `a is B ? c : d` begin alike: the front end of Dart tries to
  /// read a condition and takes it back where the `:` is missing. Here the rest of the expression is looked
  /// through.
  mutating func isCondition(_ index: Int) -> Bool {
    var (index, questions, steps) = (index &+ 1, 1, 0)
    defer { lookaheads &+= steps }
    while steps < Self.farthest {
      steps &+= 1
      switch tokenKind(index) {
      case .question: questions &+= 1
      case .colon:
        questions &-= 1
        if questions == 0 { return true }
      case .comma, .semicolon, .rightParen, .rightBracket, .rightBrace, .endOfFile, .stringMiddle,
        .stringTail, .cascade, .equal, .arrow, .conflictMarker:
        // `a ? b = c : d`, `a ? () => b : c`
        if tokenKind(index) == .equal || tokenKind(index) == .arrow { break }
        return false
      default: break
      }
      index = endOfGroup(index)
    }
    return true
  }

  // MARK: Cascades

  /// `..a..b()` behind what begins at `start`.
  @inline(never)
  private mutating func cascades(_ start: DartMark) {
    while kind == .cascade { cascadeSection() }
    finish(start, .cascadeExpr)
  }

  private mutating func cascadeSection() {
    let section = mark()
    let name = takeName()
    let start = mark()
    finish(start, .cascadeTarget)
    if kind != .leftBracket { finishMember(start, .memberExpr) }
    suffixes(start)
    if kind == .rightAngle { _ = joinAngles() }
    if kind == .equal || kind == .assignment {
      let name = takeName()
      skipJoined()
      branch()
      finish(start, .assignmentExpr, name: name)
    }
    finish(section, .cascadeSection, name: name)
  }

  // MARK: Binary operators

  /// How tightly the operator here binds; 0 where there is none.
  @inline(__always)
  private mutating func precedence() -> UInt8 {
    switch kind {
    case .nullish: return 1
    case .or: return 2
    case .and: return 3
    case .equality: return 4
    case .leftAngle, .relational, .is, .as: return 5
    case .bitOr: return 6
    case .bitXor: return 7
    case .bitAnd: return 8
    case .shift: return 9
    case .plus, .minus: return 10
    case .multiplicative: return 11
    case .rightAngle: return joinAngles()
    default: return 0
    }
  }

  /// Makes one operator of `>`, `>`, `>`, `=` that stand together.
  private mutating func joinAngles() -> UInt8 {
    var index = position + 1
    while index < position + 3, tokenKind(index) == .rightAngle, isAdjacent(index) { index += 1 }
    let isShift = index > position + 1
    let hasEqual = tokenKind(index) == .equal && isAdjacent(index)
    if hasEqual { index += 1 }
    kind = isShift ? (hasEqual ? .assignment : .shift) : .relational
    list.join(position, until: index, kind)
    return isShift ? (hasEqual ? 0 : 9) : 5
  }

  private mutating func skipJoined() { while kind == .joined { advance() } }

  /// Operators that bind at least as tightly as `minimum`, with their right operands, behind what begins at
  /// `start`.
  mutating func operators(_ start: DartMark, _ minimum: UInt8) {
    while true {
      let binds = precedence()
      guard binds >= minimum, binds > 0 else { return }
      if kind == .is || kind == .as {
        typeTest(start)
        continue
      }
      let nodeKind: DartNodeKind
      switch kind {
      case .and, .or, .nullish: nodeKind = .logicalExpr
      default: nodeKind = .binaryExpr
      }
      let name = takeName()
      skipJoined()
      let right = mark()
      if unary() { operators(right, binds + 1) } else { missing() }
      finish(start, nodeKind, name: name)
    }
  }

  /// `as A`, `is A`, `is! A` behind what begins at `start`.
  @inline(never)
  private mutating func typeTest(_ start: DartMark) {
    var nodeKind = DartNodeKind.asExpr
    if kind == .is { nodeKind = peek() == .exclamation ? .isNotExpr : .isExpr }
    advance()
    take(.exclamation)
    var leavesQuestion = false
    if let end = endOfType(position), tokenKind(end &- 1) == .question {
      leavesQuestion = beginsOperand(end) && isCondition(end &- 1)
    }
    type(leavesQuestion: leavesQuestion)
    finish(start, nodeKind)
  }

  /// Behind a `?` that belongs to a type no operand begins.
  private func beginsOperand(_ index: Int) -> Bool {
    switch tokenKind(index) {
    case .leftParen, .leftBracket, .leftBrace, .leftAngle, .minus, .exclamation, .tilde, .increment,
      .number, .symbol, .string, .stringHead, .period:
      true
    case .is, .as, .in, .when: false
    default: tokenKind(index).isWord
    }
  }

  // MARK: Unary operators

  /// False where no operand begins here.
  mutating func unary() -> Bool {
    switch kind {
    case .exclamation, .minus, .tilde: prefixed(.unaryExpr)
    case .increment: prefixed(.prefixUpdateExpr)
    case .throw: throwing()
    case .await:
      guard isAwait else { return postfix() }
      prefixed(.awaitExpr)
    default: return postfix()
    }
    return true
  }

  @inline(never)
  private mutating func prefixed(_ nodeKind: DartNodeKind) {
    let start = mark()
    let name = takeName()
    if descend() {
      if !unary() { missing() }
      ascend()
    } else {
      tooDeep()
    }
    finish(start, nodeKind, name: nodeKind == .awaitExpr ? DartNode.noName : name)
  }

  /// Takes all that follows to itself.
  @inline(never)
  private mutating func throwing() {
    let start = mark()
    advance()
    value()
    finish(start, .throwExpr)
  }

  /// `await` is a name where no operand can follow it.
  private var isAwait: Bool {
    switch peek() {
    case .leftParen, .leftBracket, .leftBrace, .leftAngle, .exclamation, .tilde, .increment, .minus,
      .number, .string, .stringHead, .period, .symbol:
      return true
    case .is, .as, .in: return false
    default: return peek().isWord
    }
  }
}
