internal import Tokens

/// Types. Most need one node; a child is made only where a type holds types.
extension Parser {
  /// False where no type begins here.
  @discardableResult
  mutating func type() -> Bool {
    guard descend() else {
      tooDeep()
      return false
    }
    defer { ascend() }
    let start = mark()
    if kind == .leftAngle {
      // `-> <T: P> T`
      genericParameters()
      forgetNodes(since: start)
    }
    skipTypeSpecifiers()
    guard var name = simpleType() else {
      if position > start.token { finish(start, .type) }
      return position > start.token
    }
    while kind == .ampersand {
      advance()
      skipTypeSpecifiers()
      guard let other = simpleType() else { break }
      name = other
    }
    if isFunctionArrow() {
      effects()
      take(.arrow)
      type()
      name = Node.noName
    }
    finish(start, .type, name: name)
    return true
  }

  /// `->`, or `async`, `throws` … in front of one.
  private mutating func isFunctionArrow() -> Bool {
    switch kind {
    case .arrow: return true
    case .async, .reasync, .rethrows, .throws:
      var index = position + 1
      if tokenKind(index) == .throws || tokenKind(index) == .rethrows { index += 1 }
      if tokenKind(index) == .leftParen { index = endOfGroup(index) }
      return tokenKind(index) == .arrow
    default: return false
    }
  }

  private mutating func skipTypeSpecifiers() {
    while true {
      switch kind {
      case .at:
        let start = mark()
        attribute(inType: true)
        forgetNodes(since: start)
      case .inout, .repeat: advance()
      case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .underscoreOwned,
        .underscoreShared, .underscoreConst:
        // `any` alone may be the name of a type.
        guard beginsType(peek()) else { return }
        advance()
      case .nonisolated:
        guard !peekStartsLine(), peek() == .leftParen ? isNextAdjacent : beginsType(peek()) else {
          return
        }
        advance()
        if kind == .leftParen { skipGroup() }
      case .prefixOperator, .binaryOperator: advance()  // `~Copyable`
      default: return
      }
    }
  }

  private func beginsType(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftParen, .leftBracket, .Any, .Self, .at, .inout, .prefixOperator, .repeat: true
    default: kind.isIdentifier
    }
  }

  /// A type without `&` and `->`, with what stands directly behind it.
  ///
  /// Its name, or nil if there is
  /// none here.
  private mutating func simpleType() -> UInt32? {
    var name: UInt32
    switch kind {
    case .leftParen: name = tupleType()
    case .leftBracket:
      bracketType()
      name = Node.noName
    case .Any, .Self, .wildcard, .`self`: name = takeName()
    default:
      guard kind.isIdentifier else { return nil }
      name = takeName()
      if kind == .colon { takeModuleSelector(&name) }
    }
    while true {
      switch kind {
      case .leftAngle: genericArgumentTypes()
      case .period:
        guard peek().isWord, !isMemberOfMetatype else { return name }
        advance()
        name = takeName()
        if kind == .colon { takeModuleSelector(&name) }
      case .postfixQuestion, .exclamation: advance()
      default: return name
      }
    }
  }

  /// `Module::name`: what was read as a name is a module, and the name is behind.
  mutating func takeModuleSelector(_ name: inout UInt32) {
    guard isModuleSelector else { return }
    advance()
    advance()
    name = kind.isWord ? takeName() : operatorName()
  }

  var isModuleSelector: Bool {
    kind == .colon && peek() == .colon && (peek(2).isWord || isOperatorName(peek(2)))
      && isNextAdjacent
  }

  /// `x as Int.self` does not exist; `[Int].self` is read as an expression.
  private var isMemberOfMetatype: Bool {
    switch peek() {
    case .self, .`init`: true
    default: false
    }
  }

  mutating func bracketType() {
    advance()
    type()
    if take(.colon) {
      type()
    } else if kind.isIdentifier {
      // `[3 of Int]`
      advance()
      type()
    } else if kind == .number {
      advance()
      if kind.isIdentifier { advance() }
      type()
    }
    if kind != .rightBracket { unexpectedInList() }
    take(.rightBracket)
  }

  /// `(A)` has the name of A; any other tuple, and the parameters of a function, have none.
  mutating func tupleType() -> UInt32 {
    let start = nodes.count
    advance()
    var elements = 0
    while !endsListElement {
      if kind.isWord, peek() == .colon {
        advance()
        advance()
      } else if kind.isWord, peek().isWord, peek(2) == .colon {
        advance()
        advance()
        advance()
      }
      type()
      if kind == .postfixOperator { advance() }
      if take(.equal) { expression() }
      elements += 1
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    take(.rightParen)
    guard elements == 1, nodes.count > start else { return Node.noName }
    return nodes[nodes.count - 1].name
  }

  /// `<A, B>` behind a type: nodes of the types only.
  mutating func genericArgumentTypes() {
    advance()
    while kind != .rightAngle, !endsListElement {
      if kind == .prefixOperator, peek() == .number {
        operand()
      } else if kind == .number {
        leaf(.numberExpr)
      } else if !type() {
        break
      }
      if !take(.comma) { break }
    }
    take(.rightAngle)
  }
}
