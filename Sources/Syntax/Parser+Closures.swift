internal import Tokens

/// Closures and what they declare in front of `in`.
extension Parser {
  mutating func closure() {
    let start = mark()
    advance()
    let outer = surroundings
    clearSurroundings()
    if beginsClosureSignature() { closureSignature() }
    bracedItems(.code)
    surroundings = outer
    finish(start, .closureExpr)
  }

  /// The closures of a macro, as of a call.
  mutating func closuresOfMacro() {
    guard kind == .leftBrace, beginsTrailingClosure() else { return }
    trailingClosureList()
  }

  private mutating func closureSignature() {
    let start = mark()
    attributes()
    if kind == .leftBracket { captureList() }
    if kind == .leftParen {
      parameterClause(.closure)
    } else if kind.isIdentifier || kind == .wildcard || kind == .dollarIdentifier {
      closureParameters()
    }
    effects()
    resultType()
    take(.in)
    finish(start, .closureSignature)
  }

  private mutating func captureList() {
    let start = mark()
    go(to: endOfGroup(position))
    finish(start, .captureList)
  }

  private mutating func closureParameters() {
    let start = mark()
    while kind.isIdentifier || kind == .wildcard || kind == .dollarIdentifier {
      if kind == .async, peek() != .comma, peek() != .in { break }
      leaf(.closureParameter)
      if !take(.comma) { break }
    }
    if nodes.count > start.node { finish(start, .closureParameters) }
  }
}
