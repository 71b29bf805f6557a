internal import DartTokens

/// Statements.
extension DartParser {
  /// `{ … }` as a node of its own.
  @inline(never)
  mutating func block() {
    let block = mark()
    guard kind == .leftBrace else { return missing() }
    let group = openGroup()
    if descend() {
      statements()
      ascend()
    }
    closeGroup(group)
    finish(block, .block)
  }

  /// Up to the `}` of the block or the end of the file.
  mutating func statements() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile: return
      case .semicolon: advance()
      default: if !statement() { unexpectedLine() }
      }
    }
  }

  /// A statement where one must be.
  mutating func body() {
    if kind == .semicolon { return leaf(.emptyStmt) }
    let before = position
    if !statement(), position == before { missing() }
  }

  /// One statement with its `;`.
  ///
  /// False where none begins here.
  mutating func statement() -> Bool {
    guard descend() else { return tooDeepItem() }
    defer { ascend() }
    switch kind {
    case .leftBrace:
      // A map of patterns.
      if let close = closer(position), tokenKind(close &+ 1) == .equal {
        return expressionStatement()
      }
      block()
    case .if: ifStatement()
    case .for: forStatement()
    case .while: whileStatement()
    case .do: doStatement()
    case .return: returnStatement()
    case .switch: switchStatement()
    case .try: tryStatement()
    case .break, .continue, .rethrow: jumpStatement()
    case .assert:
      assertion(.assertStmt)
      endStatement()
    case .var, .final, .at: return declarationStatement()
    case .const: return declaresConstant ? declarationStatement() : expressionStatement()
    case .conflictMarker: return false
    // A `}` is missing.
    case .class, .enum: return declaration(.file)
    default:
      return kind.isIdentifier || kind == .void || kind == .leftParen
        ? wordStatement() : expressionStatement()
    }
    return true
  }

  private mutating func expressionStatement() -> Bool {
    guard expression() else { return false }
    endStatement()
    return true
  }

  mutating func endStatement() {
    switch kind {
    case .semicolon: advance()
    case .rightBrace, .endOfFile: return
    default: if !startsLine { unexpectedLine() }
    }
  }

  /// `const` here begins a declaration and no expression.
  private var declaresConstant: Bool {
    mutating get {
      if peek().isIdentifier, peek(2) == .equal { return true }
      guard let end = endOfType(position &+ 1) else { return false }
      return tokenKind(end).isIdentifier
    }
  }

  /// What begins with a word or a parenthesis: a declaration, a label, or an expression.
  private mutating func wordStatement() -> Bool {
    switch kind {
    case .identifier: break
    case .await:
      if peek() == .for {
        forStatement()
        return true
      }
      return expressionStatement()
    case .yield:
      switch peek() {
      case .equal, .period, .semicolon, .assignment, .colon, .comma: break
      default:
        yieldStatement()
        return true
      }
    case .late:
      if peek().isWord, peek() != .is, peek() != .as { return declarationStatement() }
    case .abstract, .base, .interface, .sealed, .mixin, .extension, .typedef:
      // A `}` is missing.
      if startsLine, typeDeclaration(mark()) { return true }
    default: break
    }
    if peek() == .colon, kind.isIdentifier { return labeled() }
    if let end = endOfType(position), tokenKind(end).isIdentifier, tokenKind(end) != .as,
      declares(end)
    {
      return declarationStatement()
    }
    if kind.isIdentifier, declaresFunction(position) { return declarationStatement() }
    return expressionStatement()
  }

  /// The name at `index`, behind a type, is that of a variable or a function.
  private mutating func declares(_ index: Int) -> Bool {
    let isNullable = tokenKind(index &- 1) == .question
    switch tokenKind(index &+ 1) {
    case .semicolon, .comma, .in: return true
    // `a ? b = c : d`
    case .equal: return !isNullable || !isCondition(index &- 1)
    case .leftParen, .leftAngle: return declaresFunction(index)
    // Not finished yet.
    default: return !isNullable && !tokenStartsLine(index) && tokenStartsLine(index &+ 1)
    }
  }

  mutating func labeled() -> Bool {
    let start = mark()
    let name = takeName()
    advance()
    if kind == .case || kind == .default { missing() } else { body() }
    finish(start, .labeledStmt, name: name)
    return true
  }

  // MARK: Declarations

  /// Variables or a function in a block.
  private mutating func declarationStatement() -> Bool {
    let start = mark()
    annotations()
    let hasType = kind != .late && isTyped
    if hasType { type() }
    if kind.isIdentifier, declaresFunction(position) {
      let name = takeName()
      signature(start, .functionDecl, name: name)
      return true
    }
    if hasType {
      declarators()
      finishStatement(start, .variableDecl)
      return true
    }
    guard variableHead(start) else {
      guard position > start.token else { return expressionStatement() }
      finish(start, .unexpected)
      return true
    }
    endStatement()
    return true
  }

  /// `late final A a = b, c`, `var (a, b) = c`.
  ///
  /// False where no variable is declared.
  mutating func variableHead(_ start: DartMark) -> Bool {
    var keyword = DartNode.noName
    while kind == .late || kind == .final || kind == .var || kind == .const {
      if kind != .late { keyword = UInt32(truncatingIfNeeded: position) }
      advance()
    }
    if keyword != DartNode.noName, endOfPatternHead(position) != nil {
      patternVariable(start, keyword)
      return true
    }
    if isTyped { type() }
    guard kind.isIdentifier || keyword != DartNode.noName else { return false }
    declarators()
    finish(start, .variableDecl, name: keyword)
    return true
  }
}
