internal import ScriptTokens

/// Calls, members, and what else stands behind an operand.
extension ScriptParser {
  /// False where no operand begins here.
  mutating func postfix() -> Bool {
    let start = mark()
    if kind == .new { newExpression() } else { guard primary() else { return false } }
    suffixes(start, calls: true)
    return true
  }

  /// Everything that continues the operand that begins at `start`.
  @inline(never)
  mutating func suffixes(_ start: ScriptMark, calls: Bool) {
    while true {
      switch kind {
      case .period:
        advance()
        let name = kind.isWord || kind == .privateName ? takeName() : ScriptNode.noName
        finish(start, .memberExpr, name: name)
      case .leftParen:
        guard calls else { return }
        arguments()
        finish(start, .callExpr)
      case .leftBracket: index(start, .indexExpr)
      case .optionalPeriod:
        guard calls else { return }
        optional(start)
      case .template, .templateHead:
        template()
        finish(start, .taggedTemplateExpr)
      case .exclamation:
        guard !startsLine else { return }
        advance()
        finish(start, .nonNullExpr)
      case .increment:
        guard calls, !startsLine else { return }
        let name = takeName()
        return finish(start, .postfixUpdateExpr, name: name)
      case .leftAngle:
        guard typeArgumentsInExpression() else { return }
        switch kind {
        case .leftParen where calls:
          arguments()
          finish(start, .callExpr)
        case .template, .templateHead:
          template()
          finish(start, .taggedTemplateExpr)
        default:
          guard calls else { return }
          finish(start, .instantiationExpr)
        }
      default: return
      }
    }
  }

  @inline(never)
  private mutating func index(_ start: ScriptMark, _ nodeKind: ScriptNodeKind) {
    let group = openGroup()
    if !expression() { missing() }
    closeGroup(group)
    finish(start, nodeKind)
  }

  /// `?.a`, `?.[a]`, `?.(a)`.
  @inline(never)
  private mutating func optional(_ start: ScriptMark) {
    advance()
    switch kind {
    case .leftParen:
      arguments()
      finish(start, .optionalCallExpr)
    case .leftBracket: index(start, .optionalIndexExpr)
    case .leftAngle:
      if typeArgumentsInExpression(), kind == .leftParen { arguments() } else { missing() }
      finish(start, .optionalCallExpr)
    default:
      let name = kind.isWord || kind == .privateName ? takeName() : ScriptNode.noName
      finish(start, .optionalMemberExpr, name: name)
    }
  }

  @inline(never)
  mutating func arguments() {
    let start = mark()
    let group = openGroup()
    while !endsListElement || beginsFunctionOrClass {
      if kind == .ellipsis { spread() } else if !assignment() { unexpectedInList() }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .arguments)
  }

  /// At the beginning of a line too they may be an argument, though they look like a statement.
  private var beginsFunctionOrClass: Bool {
    kind == .function || kind == .class
      || kind == .import && (peek() == .leftParen || peek() == .period)
  }

  mutating func spread(_ nodeKind: ScriptNodeKind = .spreadElement) {
    let start = mark()
    advance()
    value()
    finish(start, nodeKind)
  }

  /// `new A.B<T>(…)`, `new.target`.
  @inline(never)
  private mutating func newExpression() {
    let start = mark()
    advance()
    if kind == .period {
      advance()
      let name = kind.isWord ? takeName() : ScriptNode.noName
      return finish(start, .metaProperty, name: name)
    }
    let callee = mark()
    if descend() {
      if kind == .new { newExpression() } else if !primary() { missing() }
      ascend()
    } else {
      tooDeep()
    }
    suffixes(callee, calls: false)
    if kind == .leftParen { arguments() }
    finish(start, .newExpr)
  }

  /// Takes `<…>` where it holds types, as far as one can tell, and is followed by what TypeScript
  /// allows behind type arguments.
  private mutating func typeArgumentsInExpression() -> Bool {
    guard let end = endOfTypeArguments(position, within: Self.farthest) else { return false }
    lookaheads &+= end &- position
    switch tokenKind(end) {
    case .leftParen, .template, .templateHead, .rightParen, .rightBracket, .rightBrace, .comma,
      .semicolon, .colon, .endOfFile, .equality, .and, .or, .nullish, .question, .optionalPeriod,
      .equal, .templateMiddle, .templateTail:
      break
    default: guard tokenStartsLine(end) else { return false }
    }
    let start = mark()
    go(to: end)
    finish(start, .typeArguments)
    return true
  }
}
