/// What opens and closes, and what is behind it.
extension ScriptLexer {
  mutating func push(_ kind: ScriptFrame.Kind, flag: Bool = false) {
    push(kind, opener: list.tokens.count, flag: flag)
  }

  mutating func push(_ kind: ScriptFrame.Kind, opener: Int, flag: Bool = false) {
    frames.append(
      ScriptFrame(
        kind: kind, opener: UInt32(truncatingIfNeeded: opener), flag: flag, openParens: openParens,
        openBrackets: openBrackets))
    switch kind {
    case .paren: openParens &+= 1
    case .bracket: openBrackets &+= 1
    default:
      openParens = 0
      openBrackets = 0
    }
    if case .children = kind { openChildren &+= 1 }
    resume()
  }

  /// Leaves the innermost frame.
  mutating func pop() {
    guard let frame = frames.popLast() else { return }
    openParens = frame.openParens
    openBrackets = frame.openBrackets
    if case .children = frame.kind { openChildren &-= 1 }
    resume()
  }

  /// Goes on as the innermost frame has it.
  private mutating func resume() {
    switch frames.last?.kind {
    case .tag, .closingTag: mode = .tag
    case .children: mode = .children
    default: mode = .code
    }
  }

  /// The token about to be appended closes the innermost frame.
  mutating func closeInnermost() {
    if let frame = frames.last {
      list.closers[Int(frame.opener)] = UInt32(truncatingIfNeeded: list.tokens.count)
    }
    pop()
  }

  mutating func openParen() {
    let flag =
      switch previous {
      case .if, .while, .for, .with: true
      case .await: list.tokens.count > 1 && list.tokens[list.tokens.count - 2].kind == .for
      default: false
      }
    push(.paren, flag: flag)
    take(.leftParen)
  }

  mutating func openBracket() {
    push(.bracket)
    take(.leftBracket)
  }

  /// Brackets left open inside the parentheses are passed over.
  mutating func closeParen() {
    var isCondition = false
    if openParens == 0, case .typeArguments = frames.last?.kind { return pop() }
    if openParens > 0 {
      while case .bracket = frames.last?.kind { pop() }
      isCondition = frames.last?.flag ?? false
      closeInnermost()
    }
    take(.rightParen)
    endsOperand = !isCondition
  }

  mutating func closeBracket() {
    if openBrackets > 0 {
      while case .paren = frames.last?.kind { pop() }
      closeInnermost()
    }
    take(.rightBracket)
    endsOperand = true
  }

  mutating func openBrace() {
    push(.brace, flag: beginsBlock)
    take(.leftBrace)
  }

  /// A `{` here opens a block and no object.
  private var beginsBlock: Bool {
    if endsOperand { return true }
    return switch previous {
    case .rightParen, .arrow, .semicolon, .leftBrace, .rightBrace, .endOfFile, .conflictMarker,
      .else, .do:
      true
    default: false
    }
  }

  mutating func closeBrace(_ source: Span<UInt8>) {
    popGroups()
    let start = position
    guard let frame = frames.last else { return take(.rightBrace) }
    switch frame.kind {
    case .brace:
      closeInnermost()
      take(.rightBrace)
      endsOperand = !frame.flag
    case .elementBrace:
      closeInnermost()
      take(.rightBrace)
    case .template:
      position &+= 1
      closeInnermost()
      templateText(source, from: start, .templateMiddle, .templateTail)
    // They have no end, and nor has the tag.
    case .typeArguments: pop()
    default: take(.rightBrace)
    }
  }

  /// Leaves the parentheses and brackets that are open without hope.
  mutating func popGroups() {
    while true {
      switch frames.last?.kind {
      case .paren, .bracket: pop()
      default: return
      }
    }
  }
}
