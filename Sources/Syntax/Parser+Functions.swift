internal import Tokens

/// What parameters a parenthesis holds.
enum ParameterContext: Sendable {
  case function, closure, enumCase
}

/// Functions and what is like them.
extension Parser {
  mutating func function(_ start: Mark) {
    advance()
    let name = kind.isWord || kind == .dollarIdentifier ? takeName() : operatorName()
    signature()
    codeBlock()
    finish(start, .functionDecl, name: name)
  }

  mutating func initializer(_ start: Mark) {
    let name = takeName()
    switch kind {
    case .postfixQuestion, .exclamation: advance()
    // `init ?(…)`
    case .prefixOperator, .infixQuestion: if peek() == .leftParen { advance() }
    default: break
    }
    signature()
    codeBlock()
    finish(start, .initializerDecl, name: name)
  }

  mutating func deinitializer(_ start: Mark) {
    let name = takeName()
    effects()
    codeBlock()
    finish(start, .deinitializerDecl, name: name)
  }

  mutating func subscriptDeclaration(_ start: Mark) {
    let name = takeName()
    signature()
    accessorBlock()
    finish(start, .subscriptDecl, name: name)
  }

  mutating func macroDeclaration(_ start: Mark) {
    advance()
    let name = kind.isWord ? takeName() : Node.noName
    signature()
    if take(.equal) { expression() }
    whereClause()
    finish(start, .macroDecl, name: name)
  }

  private mutating func signature() {
    genericParameters()
    if kind == .leftParen { parameterClause(.function) }
    effects()
    resultType()
    whereClause()
  }

  /// `async`, `throws(…)` and their kin.
  mutating func effects() {
    while true {
      switch kind {
      case .async, .reasync, .rethrows: advance()
      case .throws, .throw:
        advance()
        if kind == .leftParen, !startsLine { skipGroup() }
      // Written where it does not belong, it is an effect none the less.
      case .await, .try:
        guard peek() == .arrow else { return }
        advance()
      default: return
      }
    }
  }

  mutating func resultType() {
    guard kind == .arrow else { return }
    let result = mark()
    advance()
    type()
    finish(result, .resultType)
  }

  // MARK: Operator names

  func isOperatorName(_ kind: TokenKind) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .equal,
      .ampersand, .prefixAmpersand, .exclamation, .postfixQuestion, .infixQuestion, .regex, .arrow:
      true
    default: false
    }
  }

  /// The name of an operator, joined where it was read in pieces; none where no operator stands.
  mutating func operatorName() -> UInt32 {
    guard isOperatorName(kind) else { return Node.noName }
    joinOperator()
    let name = takeName()
    skipJoined()
    return name
  }

  /// Makes one token of `>` and the operator tokens directly behind it.
  mutating func joinOperator() {
    guard kind == .rightAngle else { return }
    var end = position + 1
    while end < list.tokens.count, isOperatorName(list.tokens[end].kind),
      list.tokens[end].start == list.tokens[end - 1].end
    {
      end += 1
    }
    if end > position + 1 {
      list.join(position, until: end)
      kind = .binaryOperator
    }
  }

  @inline(__always)
  mutating func skipJoined() {
    while kind == .joined { advance() }
  }

  // MARK: Parameters

  mutating func parameterClause(_ context: ParameterContext) {
    let clause = mark()
    let outer = surroundings
    clearSurroundings()
    advance()
    while !endsListElement || isLabelOfParameter {
      parameter(context)
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    take(.rightParen)
    surroundings = outer
    finish(clause, .parameterClause)
  }

  /// `struct base: Int,` at the beginning of a line, where a declaration would have a body.
  private var isLabelOfParameter: Bool {
    guard startsLine, peek(2) == .colon else { return false }
    var next = 3
    while !peekStartsLine(next) {
      switch peek(next) {
      case .comma, .rightParen: return true
      case .leftBrace, .equal, .endOfFile: return false
      default: next += 1
      }
    }
    return peek(next) == .rightParen
  }

  private mutating func parameter(_ context: ParameterContext) {
    let start = mark()
    attributes()
    while isParameterModifier { leaf(.modifier) }
    var name = Node.noName
    if isParameterName(context) {
      name = takeName()
      if kind.isWord { advance() }
      if take(.colon) { type() }
    } else {
      type()
    }
    if kind == .postfixOperator { advance() }  // `Int...`
    if take(.equal) { expression() }
    finish(start, .parameter, name: name)
  }

  /// The word is a modifier in `isolated _ x: T`, and the label in `isolated x: T`.
  private var isParameterModifier: Bool {
    switch kind {
    case .isolated, .underscoreConst:
      switch peek() {
      case .wildcard: true
      case .isolated, .underscoreConst: peek(2) != .colon
      default: false
      }
    default: false
    }
  }

  private func isParameterName(_ context: ParameterContext) -> Bool {
    guard kind.isWord || kind == .dollarIdentifier else { return false }
    switch context {
    case .closure: return true
    case .function: return peek() == .colon || peek().isWord
    case .enumCase: return peek() == .colon || peek().isWord && peek(2) == .colon
    }
  }
}
