internal import Tokens

/// Patterns: of declarations and loops, and those that match.
extension Parser {
  /// A name, `_`, or a tuple of patterns.
  ///
  /// False where none begins here.
  @discardableResult
  mutating func pattern() -> Bool {
    switch kind {
    case .wildcard: leaf(.wildcardPattern)
    case .leftParen: return tuplePattern()
    case .let, .var, .inout:
      let start = mark()
      let name = takeName()
      pattern()
      finish(start, .valueBindingPattern, name: name)
    default:
      guard kind.isIdentifier || kind == .self || kind == .dollarIdentifier else { return false }
      leaf(.identifierPattern)
    }
    return true
  }

  private mutating func tuplePattern() -> Bool {
    guard descend() else {
      tooDeep()
      return true
    }
    let start = mark()
    advance()
    while !endsListElement {
      if kind.isWord, peek() == .colon {
        advance()
        advance()
      }
      pattern()
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    take(.rightParen)
    ascend()
    finish(start, .tuplePattern)
    return true
  }

  /// What stands behind `case` and `catch`.
  mutating func matchingPattern() {
    let start = mark()
    switch kind {
    case .let, .var, .inout:
      let outer = patterns
      let name = takeName()
      patterns = .binding
      if descend() {
        matchingPattern()
        ascend()
      } else {
        tooDeep()
      }
      patterns = outer
      finish(start, .valueBindingPattern, name: name)
    case .is:
      advance()
      type()
      finish(start, .isTypePattern)
    default:
      guard expression() else { return }
      // A lone new variable is a pattern already.
      if nodes[nodes.count - 1].kind == .patternExpr, nodes[nodes.count - 1].end == start.node {
        nodes.removeLast()
      } else {
        finish(start, .expressionPattern)
      }
    }
  }
}
