internal import DartTokens

/// Loops, and what leaves them.
extension DartParser {
  mutating func whileStatement() {
    let start = mark()
    advance()
    condition()
    body()
    finish(start, .whileStmt)
  }

  mutating func doStatement() {
    let start = mark()
    advance()
    body()
    if take(.while) { condition() } else { missing() }
    finishStatement(start, .doStmt)
  }

  @inline(never)
  mutating func forStatement() {
    let start = mark()
    let isIn = forHead()
    body()
    finish(start, isIn ? .forInStmt : .forStmt)
  }

  /// `await for (…)` up to the body; true where it goes over a collection.
  mutating func forHead() -> Bool {
    take(.await)
    take(.for)
    guard kind == .leftParen else {
      missing()
      missing()
      finish(mark(), .forUpdates)
      return false
    }
    let group = openGroup()
    defer { closeGroup(group) }
    forVariables()
    if take(.in) {
      value()
      return true
    }
    take(.semicolon)
    if !expression() { missing() }
    take(.semicolon)
    let updates = mark()
    while kind != .rightParen, expression(), take(.comma) {}
    finish(updates, .forUpdates)
    return false
  }

  private mutating func forVariables() {
    let start = mark()
    annotations()
    switch kind {
    case .var, .final, .const, .late: if variableHead(start) { return }
    case .semicolon: return missing()
    default:
      if let end = endOfType(position), tokenKind(end).isIdentifier, tokenKind(end) != .as {
        switch tokenKind(end &+ 1) {
        case .in, .equal, .semicolon, .comma:
          if variableHead(start) { return }
        default: break
        }
      }
    }
    if position > start.token { finish(start, .unexpected) } else if !expression() { missing() }
  }

  // MARK: Statements of one line

  mutating func returnStatement() {
    let start = mark()
    advance()
    // Behind a line end a statement follows that may be none of this one.
    if kind != .semicolon, !expression(), !startsLine { unexpectedLine() }
    finishStatement(start, .returnStmt)
  }

  mutating func yieldStatement() {
    let start = mark()
    advance()
    take(.multiplicative)
    value()
    finishStatement(start, .yieldStmt)
  }

  mutating func jumpStatement() {
    let start = mark()
    let name = takeName()
    if kind.isIdentifier, !startsLine { advance() }
    finishStatement(start, .jumpStmt, name: name)
  }

  /// `assert(a, b)`.
  mutating func assertion(_ nodeKind: DartNodeKind) {
    let start = mark()
    advance()
    if kind == .leftParen {
      let group = openGroup()
      value()
      if take(.comma), kind != .rightParen {
        value()
        take(.comma)
      }
      closeGroup(group)
    } else {
      missing()
    }
    finish(start, nodeKind)
  }
}
