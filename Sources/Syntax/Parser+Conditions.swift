internal import Tokens

/// `if`, `switch`, and the conditions of statements.
extension Parser {
  mutating func ifExpression() {
    guard descend() else { return tooDeep() }
    let start = mark()
    advance()
    conditions()
    codeBlock()
    if take(.else) {
      if kind == .if { ifExpression() } else { codeBlock() }
    }
    ascend()
    finish(start, .ifExpr)
  }

  mutating func conditions() {
    let outer = surroundings
    clearSurroundings()
    isInCondition = true
    repeat {
      if kind == .leftBrace, !beginsTrailingClosure(isOperand: true) { break }
      condition()
    } while take(.comma)
    surroundings = outer
  }

  private mutating func condition() {
    let start = mark()
    switch kind {
    case .let, .var, .inout: bindingCondition()
    case .case: patternCondition()
    case .poundAvailable, .poundUnavailable: availability()
    default: expression()
    }
    if position > start.token { finish(start, .condition) }
  }

  private mutating func bindingCondition() {
    let start = mark()
    let name = takeName()
    pattern()
    typeAnnotation()
    if take(.equal) { expression() }
    finish(start, .bindingCondition, name: name)
  }

  private mutating func patternCondition() {
    let start = mark()
    let name = takeName()
    patterns = .matching
    stopsAtEqual = true
    matchingPattern()
    patterns = .none
    stopsAtEqual = false
    typeAnnotation()
    if take(.equal) { expression() }
    finish(start, .patternCondition, name: name)
  }

  // MARK: switch

  mutating func switchExpression() {
    let start = mark()
    advance()
    let outer = surroundings
    clearSurroundings()
    isInCondition = true
    expression()
    isInCondition = false
    if take(.leftBrace) {
      if descend() {
        switchCases()
        ascend()
      } else {
        while kind != .rightBrace, !isAtEnd { skipGroup() }
      }
      take(.rightBrace)
    }
    surroundings = outer
    finish(start, .switchExpr)
  }

  /// Cases up to the end of the `switch` or of the `#if` around them.
  mutating func switchCases() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile, .interpolationEnd, .closeQuote: return
      case .poundElse, .poundElseif, .poundEndif:
        if openIfConfigs > 0 { return }
        unexpectedLine()
      case .case, .default, .at: switchCase()
      case .poundIf: ifConfig(.switchCase)
      default: unexpectedLine()
      }
    }
  }

  private mutating func switchCase() {
    let start = mark()
    attributes()
    let name = kind == .case || kind == .default ? takeName() : Node.noName
    if name != Node.noName, kind != .colon { casePatterns() }
    take(.colon)
    items(.switchCase)
    if position == start.token { advance() }
    finish(start, .switchCase, name: name)
  }

  private mutating func casePatterns() {
    repeat {
      let start = mark()
      patterns = .matching
      matchingPattern()
      patterns = .none
      if take(.where) { expression() }
      if position > start.token { finish(start, .casePattern) }
    } while take(.comma)
  }
}
