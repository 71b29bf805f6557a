internal import ScriptTokens

/// Statements with bodies.
extension ScriptParser {
  /// `(condition)`, or `missing`.
  private mutating func condition() {
    guard kind == .leftParen else { return missing() }
    let group = openGroup()
    if !expression() { missing() }
    closeGroup(group)
  }

  /// A chain of `else if` is read in a loop, so that its length is not its depth.
  @inline(never)
  mutating func ifStatement() {
    var start = mark()
    var outer: [ScriptMark] = []
    while true {
      advance()
      condition()
      body()
      guard take(.else) else { break }
      guard kind == .if else {
        body()
        break
      }
      outer.append(start)
      start = mark()
    }
    finish(start, .ifStmt)
    while let start = outer.popLast() { finish(start, .ifStmt) }
  }

  mutating func whileStatement(_ nodeKind: ScriptNodeKind) {
    let start = mark()
    advance()
    condition()
    body()
    finish(start, nodeKind)
  }

  mutating func doStatement() {
    let start = mark()
    advance()
    body()
    if take(.while) { condition() } else { missing() }
    finish(start, .doStmt)
    take(.semicolon)
  }

  @inline(never)
  mutating func forStatement() {
    let start = mark()
    advance()
    take(.await)
    guard kind == .leftParen else {
      for _ in 0..<3 { missing() }
      body()
      return finish(start, .forStmt)
    }
    let group = openGroup()
    let nodeKind = forHead()
    closeGroup(group)
    body()
    finish(start, nodeKind)
  }

  private mutating func forHead() -> ScriptNodeKind {
    surroundings = .stopsAtIn
    switch kind {
    case .var, .const: variables()
    case .let where peek().isIdentifier || peek() == .leftBracket || peek() == .leftBrace:
      variables()
    case .using where peek().isIdentifier && peek() != .of: variables()
    case .await where peek() == .using:
      advance()
      variables()
    case .semicolon: missing()
    default: if !expression() { missing() }
    }
    surroundings = .none
    if take(.of) {
      value()
      return .forOfStmt
    }
    if take(.in) {
      if !expression() { missing() }
      return .forInStmt
    }
    for _ in 0..<2 where !take(.semicolon) || !expression() {
      missing()
    }
    return .forStmt
  }

  mutating func returnStatement() {
    let start = mark()
    let nodeKind: ScriptNodeKind = kind == .return ? .returnStmt : .throwStmt
    let name = takeName()
    let hasValue = !startsLine && expression()
    if !hasValue, nodeKind == .throwStmt { missing() }
    finish(start, nodeKind, name: name)
    endStatement()
  }

  mutating func jumpStatement() {
    let start = mark()
    let name = takeName()
    if kind.isIdentifier, !startsLine { advance() }
    finish(start, .jumpStmt, name: name)
    endStatement()
  }

  @inline(never)
  mutating func switchStatement() {
    let start = mark()
    advance()
    condition()
    if kind == .leftBrace {
      let group = openGroup()
      while kind != .rightBrace, !isAtEnd {
        switch kind {
        case .case, .default: switchCase()
        default: unexpectedInSwitch()
        }
      }
      closeGroup(group)
    }
    finish(start, .switchStmt)
  }

  /// What stands in front of the first case.
  private mutating func unexpectedInSwitch() {
    let gap = mark()
    while kind != .case, kind != .default, kind != .rightBrace, !isAtEnd { skipGroup() }
    finish(gap, .unexpected)
  }

  private mutating func switchCase() {
    let start = mark()
    let isCase = kind == .case
    let name = takeName()
    if isCase {
      surroundings = .stopsAtColon
      if !expression() { missing() }
      surroundings = .none
    }
    take(.colon)
    loop: while true {
      switch kind {
      case .case, .default, .rightBrace, .endOfFile: break loop
      case .semicolon: advance()
      default: if !statement() { unexpectedLine() }
      }
    }
    finish(start, .switchCase, name: name)
  }

  @inline(never)
  mutating func tryStatement() {
    let start = mark()
    advance()
    block()
    if kind == .catch {
      let clause = mark()
      advance()
      if kind == .leftParen {
        let group = openGroup()
        pattern()
        typeAnnotation()
        closeGroup(group)
      }
      block()
      finish(clause, .catchClause)
    }
    if kind == .finally {
      let clause = mark()
      advance()
      block()
      finish(clause, .finallyClause)
    }
    finish(start, .tryStmt)
  }
}
