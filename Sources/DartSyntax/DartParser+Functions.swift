internal import DartTokens

/// Functions and constructors from behind their names on.
extension DartParser {
  /// Everything behind the name.
  @inline(never)
  mutating func signature(_ start: DartMark, _ nodeKind: DartNodeKind, name: UInt32) {
    let outer = enclosingType
    enclosingType = DartNode.noName
    var nodeKind = nodeKind
    typeParameters()
    if kind == .leftParen { parameters() } else { missing() }
    if kind == .colon, nodeKind == .methodDecl || nodeKind == .constructorDecl {
      initializers()
      nodeKind = .constructorDecl
    } else if kind == .equal, nodeKind == .factoryDecl || nodeKind == .constructorDecl {
      redirection()
    }
    functionBody()
    enclosingType = outer
    finish(start, nodeKind, name: name)
  }

  /// `A.b(…)`, from the name of the class on, or `new b(…)`.
  mutating func constructor(_ start: DartMark, _ nodeKind: DartNodeKind) {
    var name = kind.isIdentifier || kind == .new ? takeName() : DartNode.noName
    if kind.isIdentifier { name = takeName() }
    while kind == .period {
      advance()
      if kind.isWord { name = takeName() }
    }
    signature(start, nodeKind, name: name)
  }

  /// `this : a = 1 {…}`.
  mutating func headConstructorBody(_ start: DartMark) {
    advance()
    if kind == .colon { initializers() }
    functionBody()
    finish(start, .headConstructorBody)
  }

  private mutating func redirection() {
    let start = mark()
    advance()
    type()
    // `= A<T>.b`
    while kind == .period, peek().isWord { go(to: position + 2) }
    finish(start, .redirection)
  }

  /// `: a = 1, super.b(2)`.
  private mutating func initializers() {
    let outer = surroundings
    surroundings = .hasNoFunctions
    repeat {
      advance()
      initializer()
    } while kind == .comma
    surroundings = outer
  }

  private mutating func initializer() {
    let start = mark()
    switch kind {
    case .assert: assertion(.assertInitializer)
    case .super: constructorCall(start, .superInitializer)
    case .this:
      guard peek() == .period, peek(2).isIdentifier, peek(3) == .equal else {
        return constructorCall(start, .thisInitializer)
      }
      go(to: position + 2)
      fieldInitializer(start)
    default: if kind.isIdentifier { fieldInitializer(start) } else { missing() }
    }
  }

  private mutating func fieldInitializer(_ start: DartMark) {
    let name = takeName()
    if take(.equal) { value() } else { missing() }
    finish(start, .fieldInitializer, name: name)
  }

  private mutating func constructorCall(_ start: DartMark, _ nodeKind: DartNodeKind) {
    var name = takeName()
    if kind == .period, peek().isWord {
      advance()
      name = takeName()
    }
    if kind == .leftParen { arguments() } else { missing() }
    finish(start, nodeKind, name: name)
  }

  /// The body of a declaration, or its `;`.
  mutating func functionBody() {
    bodyMarks()
    switch kind {
    case .leftBrace: functionBlock()
    case .arrow:
      expressionBody()
      endBody()
    case .native:
      advance()
      if kind == .string { advance() }
      endBody()
    default: endBody()
    }
  }

  /// `async`, `async*`, `sync*`.
  mutating func bodyMarks() {
    if kind == .async || kind == .sync {
      advance()
      take(.multiplicative)
    }
  }

  mutating func functionBlock() {
    let outer = surroundings
    surroundings = .none
    block()
    surroundings = outer
  }

  mutating func expressionBody() {
    let start = mark()
    advance()
    value()
    finish(start, .expressionBody)
  }

  private mutating func endBody() {
    if kind == .semicolon || kind == .rightBrace || startsLine {
      take(.semicolon)
    } else {
      unexpectedLine()
      take(.semicolon)
    }
  }
}
