internal import Tokens

/// Statements, among them those that are also expressions.
extension Parser {
  /// False where no statement begins here.
  mutating func statement() -> Bool {
    switch kind {
    case .return: returnStatement(.returnStmt)
    case .throw: returnStatement(.throwStmt)
    case .guard: guardStatement()
    case .while: whileStatement()
    case .repeat:
      guard peek() == .leftBrace else { return false }
      repeatStatement()
    case .for: forStatement()
    case .do: doStatement(.doStmt)
    case .defer:
      let start = mark()
      advance()
      codeBlock()
      finish(start, .deferStmt)
    case .break, .continue, .fallthrough: jump()
    case .yield:
      guard isYield else { return false }
      yieldStatement()
    case .discard:
      guard peek() == .self || peek() == .Self || peek().isIdentifier, !peekStartsLine()
      else { return false }
      yieldStatement()
    case .then:
      guard isThen else { return false }
      yieldStatement()
    default: return false
    }
    return true
  }

  mutating func labeledStatement() {
    let start = mark()
    let name = takeName()
    advance()
    if !statement() { expression() }
    finish(start, .labeledStmt, name: name)
  }

  // MARK: Leaving

  private mutating func returnStatement(_ nodeKind: NodeKind) {
    let start = mark()
    let name = takeName()
    if !startsLine || !beginsOtherStatement { expression() }
    finish(start, nodeKind, name: name)
  }

  /// What stands on the line behind `return` is not its value.
  private var beginsOtherStatement: Bool {
    switch kind {
    case .return, .throw, .guard, .while, .for, .do, .defer, .break, .continue, .fallthrough, .if,
      .switch, .repeat, .let, .var, .func, .struct, .class, .enum, .case, .default, .extension,
      .at, .import, .typealias:
      true
    default: false
    }
  }

  private mutating func jump() {
    let start = mark()
    let name = takeName()
    if kind.isIdentifier, !startsLine { advance() }
    finish(start, .jumpStmt, name: name)
  }

  private var isYield: Bool {
    guard !peekStartsLine() else { return false }
    switch peek() {
    case .prefixAmpersand, .self, .number, .openQuote, .nil, .true, .false, .prefixOperator:
      return true
    // `yield (x)` may call a function of that name.
    case .leftParen: return false
    default: return peek().isIdentifier
    }
  }

  private var isThen: Bool {
    guard !peekStartsLine() else { return false }
    switch peek() {
    case .number, .openQuote, .nil, .true, .false, .self: return true
    default: return peek().isIdentifier
    }
  }

  private mutating func yieldStatement() {
    let start = mark()
    let name = takeName()
    expression()
    finish(start, .yieldStmt, name: name)
  }

  // MARK: Loops

  private mutating func guardStatement() {
    let start = mark()
    advance()
    conditions()
    take(.else)
    codeBlock()
    finish(start, .guardStmt)
  }

  private mutating func whileStatement() {
    let start = mark()
    advance()
    conditions()
    codeBlock()
    finish(start, .whileStmt)
  }

  private mutating func repeatStatement() {
    let start = mark()
    advance()
    codeBlock()
    if take(.while) { expression() }
    finish(start, .repeatStmt)
  }

  private mutating func forStatement() {
    let start = mark()
    let outer = surroundings
    advance()
    while kind == .try || kind == .await || kind == .unsafe && peek() != .in { advance() }
    if take(.case) {
      patterns = .matching
      matchingPattern()
      patterns = .none
    } else {
      pattern()
    }
    typeAnnotation()
    take(.in)
    isInCondition = true
    expression()
    if take(.where) { expression() }
    surroundings = outer
    codeBlock()
    finish(start, .forStmt)
  }

  mutating func doStatement(_ nodeKind: NodeKind) {
    let start = mark()
    advance()
    effects()
    codeBlock()
    while kind == .catch { catchClause() }
    finish(start, nodeKind)
  }

  private mutating func catchClause() {
    let start = mark()
    let outer = surroundings
    advance()
    isInCondition = true
    while kind != .leftBrace {
      let before = position
      patterns = .matching
      matchingPattern()
      patterns = .none
      if take(.where) { expression() }
      if position == before || !take(.comma) { break }
    }
    surroundings = outer
    codeBlock()
    finish(start, .catchClause)
  }
}
