internal import DartTokens

/// Calls, members, and what else stands behind an operand.
extension DartParser {
  /// False where no operand begins here.
  mutating func postfix() -> Bool {
    let start = mark()
    guard primary() else { return false }
    suffixes(start)
    return true
  }

  /// Everything that continues the operand that begins at `start`.
  mutating func suffixes(_ start: DartMark) {
    while true {
      switch kind {
      case .period:
        advance()
        finishMember(start, .memberExpr)
      case .leftParen:
        arguments()
        finish(start, .callExpr)
      case .leftBracket: index(start, .indexExpr)
      case .optionalPeriod:
        advance()
        finishMember(start, .optionalMemberExpr)
      case .question:
        guard peek() == .leftBracket, isAdjacent(position &+ 1), !isCondition(position) else {
          return
        }
        advance()
        index(start, .optionalIndexExpr)
      case .exclamation:
        advance()
        finish(start, .nonNullExpr)
      case .increment:
        let name = takeName()
        finish(start, .postfixUpdateExpr, name: name)
      case .leftAngle: guard generic(start) else { return }
      default: return
      }
    }
  }

  @inline(__always)
  mutating func finishMember(_ start: DartMark, _ nodeKind: DartNodeKind) {
    let name = kind.isIdentifier ? takeName() : DartNode.noName
    finish(start, nodeKind, name: name)
  }

  @inline(never)
  private mutating func index(_ start: DartMark, _ nodeKind: DartNodeKind) {
    let group = openGroup()
    value()
    closeGroup(group)
    finish(start, nodeKind)
  }

  @inline(never)
  mutating func arguments() {
    let start = mark()
    let group = openGroup()
    argumentList()
    closeGroup(group)
    finish(start, .arguments)
  }

  /// True where a comma or a label shows that this is no expression in parentheses.
  @discardableResult
  mutating func argumentList() -> Bool {
    var isList = false
    while beginsElement() {
      let start = mark()
      if kind == .colon || kind.isIdentifier && peek() == .colon {
        isList = true
        let name = takeIdentifier()
        take(.colon)
        value()
        finish(start, .namedArgument, name: name)
      } else if kind != .comma, !expression() {
        unexpectedInList()
      }
      if kind == .comma { isList = true }
      if !nextInList() { break }
    }
    return isList
  }

  // MARK: Type arguments

  /// Type arguments behind an operand, with the call that follows them.
  ///
  /// False where `<` compares. The language specification tells by the token behind the `>`.
  @inline(never)
  private mutating func generic(_ start: DartMark) -> Bool {
    guard let end = endOfTypeArguments(position) else { return false }
    switch tokenKind(end) {
    case .leftParen, .period, .equality, .rightParen, .rightBracket, .rightBrace, .semicolon,
      .colon, .comma, .stringMiddle, .stringTail, .endOfFile:
      break
    default: return false
    }
    typeArguments()
    if kind == .leftParen {
      arguments()
      finish(start, .callExpr)
    } else {
      finish(start, .instantiationExpr)
    }
    return true
  }
}
