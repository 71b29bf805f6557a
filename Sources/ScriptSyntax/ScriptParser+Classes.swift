internal import ScriptTokens

/// Classes and what they hold.
extension ScriptParser {
  /// Decorators, and the class or exported class behind them.
  mutating func decorated() {
    let start = mark()
    decorators()
    switch kind {
    case .class, .abstract: classLike(.classDecl, start)
    case .export: exportStatement(start)
    default: finish(start, .unexpected)
    }
  }

  @inline(never)
  mutating func decorators() {
    while kind == .at {
      let start = mark()
      advance()
      let expression = mark()
      if primary() { suffixes(expression, calls: true) } else { missing() }
      finish(start, .decorator)
    }
  }

  /// A class since `start`, where its decorators begin.
  @inline(never)
  mutating func classLike(_ nodeKind: ScriptNodeKind, _ start: ScriptMark) {
    take(.abstract)
    take(.class)
    var name = ScriptNode.noName
    if kind.isIdentifier, kind != .implements || !peek().isIdentifier { name = takeName() }
    typeParameters()
    if kind == .extends { heritage() }
    // `mixins` of Flow is passed over with the rest of the line.
    if kind == .implements {
      repeat {
        advance()
        type()
      } while kind == .comma
    }
    if kind == .leftBrace { classBody() } else { missing() }
    finish(start, nodeKind, name: name)
  }

  @inline(never)
  private mutating func heritage() {
    let start = mark()
    advance()
    let outer = surroundings
    let expression = mark()
    if descend() {
      if primary() { suffixes(expression, calls: true) } else { missing() }
      ascend()
    } else {
      tooDeep()
    }
    if kind == .leftAngle { typeParameters(.typeArguments) }
    surroundings = outer
    finish(start, .heritage)
    while kind == .comma {
      advance()
      go(to: endOfType(position))
    }
  }

  @inline(never)
  private mutating func classBody() {
    let start = mark()
    let group = openGroup()
    if descend() {
      while kind != .rightBrace, !isAtEnd {
        if kind == .semicolon || kind == .comma {
          advance()
        } else if !member() {
          unexpectedLine()
        }
      }
      ascend()
    }
    closeGroup(group)
    finish(start, .classBody)
  }

  /// False where no member begins here.
  @inline(never)
  private mutating func member() -> Bool {
    let start = mark()
    decorators()
    if kind == .static, peek() == .leftBrace {
      advance()
      block(.staticBlock)
      // The block is the node; the word before it is its token.
      nodes[nodes.count - 1].firstToken = UInt32(truncatingIfNeeded: start.token)
      return true
    }
    var method = ScriptNodeKind.methodDecl
    while isMemberModifier {
      if kind == .get { method = .getterDecl }
      if kind == .set { method = .setterDecl }
      advance()
    }
    if kind == .leftBracket, isIndexSignature {
      skipGroup()
      typeAnnotation()
      forgetNodes(since: start)
      finish(start, .typeMember)
      return true
    }
    // `*` of a generator, `+` and `-` of a field of Flow.
    if kind == .multiplicative || kind == .additive { advance() }
    guard beginsKey(0) else {
      if position > start.token { finish(start, .unexpected) }
      return position > start.token
    }
    let name = propertyKey()
    if kind == .question || kind == .exclamation { advance() }
    if kind == .leftParen || kind == .leftAngle {
      signatureAndBody()
      finish(start, method, name: name)
      return true
    }
    typeAnnotation()
    if take(.equal) { value() }
    finish(start, .propertyDecl, name: name)
    endStatement()
    return true
  }

  /// A word in front of a key, and no key itself.
  private var isMemberModifier: Bool {
    switch kind {
    case .static, .public, .private, .protected, .readonly, .abstract, .override, .declare,
      .accessor, .get, .set:
      beginsKey(1) || peek() == .multiplicative && kind != .get && kind != .set
        || peek() == .additive && kind == .static
    case .async:
      !tokenStartsLine(position &+ 1) && (beginsKey(1) || peek() == .multiplicative)
    default: false
    }
  }

  /// `[key: string]: T`; also a type that is mapped.
  private var isIndexSignature: Bool {
    peek().isIdentifier && peek(2) == .colon
  }

  /// Drops the nodes since the mark; their tokens become tokens of the parent.
  mutating func forgetNodes(since mark: ScriptMark) {
    nodes.removeLast(nodes.count - mark.node)
  }
}
