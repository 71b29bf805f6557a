internal import DartTokens

/// Statements that choose.
extension DartParser {
  /// `(a)`, `(a case b when c)`, or `missing`.
  mutating func condition() {
    guard kind == .leftParen else { return missing() }
    let group = openGroup()
    let start = mark()
    if !expression() { missing() }
    if take(.case) {
      pattern()
      guardClause()
      finish(start, .caseCondition)
    }
    closeGroup(group)
  }

  mutating func guardClause() {
    guard kind == .when else { return }
    let start = mark()
    advance()
    let outer = surroundings
    surroundings = .hasNoFunctions
    value()
    surroundings = outer
    finish(start, .guardClause)
  }

  /// A chain of `else if` is read in a loop, so that its length is not its depth.
  @inline(never)
  mutating func ifStatement() {
    var start = mark()
    var outer: [DartMark] = []
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
        default: if !kind.isIdentifier || peek() != .colon || !labeled() { unexpectedInSwitch() }
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
      pattern()
      guardClause()
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
    while kind == .catch || kind == .on { catchClause() }
    if kind == .finally {
      let clause = mark()
      advance()
      block()
      finish(clause, .finallyClause)
    }
    finish(start, .tryStmt)
  }

  /// `on A catch (e, s) {…}`.
  private mutating func catchClause() {
    let start = mark()
    if take(.on) { type() }
    if take(.catch), kind == .leftParen {
      let group = openGroup()
      while kind.isIdentifier {
        leaf(.catchParameter)
        if !take(.comma) { break }
      }
      closeGroup(group)
    }
    block()
    finish(start, .catchClause)
  }
}
