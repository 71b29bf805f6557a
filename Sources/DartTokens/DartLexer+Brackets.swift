/// What opens and closes.
extension DartLexer {
  /// The token about to be appended opens something.
  mutating func push(_ kind: DartFrame.Kind, _ quotes: DartQuotes = DartQuotes()) {
    frames.append(
      DartFrame(
        kind: kind, opener: UInt32(truncatingIfNeeded: list.tokens.count), quotes: quotes,
        openParens: openParens, openBrackets: openBrackets))
    switch kind {
    case .paren: openParens &+= 1
    case .bracket: openBrackets &+= 1
    case .brace, .interpolation:
      openParens = 0
      openBrackets = 0
    }
  }

  /// Leaves the innermost frame.
  private mutating func pop() {
    guard let frame = frames.popLast() else { return }
    openParens = frame.openParens
    openBrackets = frame.openBrackets
  }

  /// The token about to be appended closes the innermost frame.
  private mutating func closeInnermost() {
    if let frame = frames.last {
      list.closers[Int(frame.opener)] = UInt32(truncatingIfNeeded: list.tokens.count)
    }
    pop()
  }

  mutating func openParen() {
    push(.paren)
    take(.leftParen)
  }

  mutating func openBracket() {
    push(.bracket)
    take(.leftBracket)
  }

  mutating func openBrace() {
    push(.brace)
    take(.leftBrace)
  }

  /// Brackets left open inside the parentheses are passed over.
  mutating func closeParen() {
    if openParens > 0 {
      while case .bracket = frames.last?.kind { pop() }
      closeInnermost()
    }
    take(.rightParen)
  }

  mutating func closeBracket() {
    if openBrackets > 0 {
      while case .paren = frames.last?.kind { pop() }
      closeInnermost()
    }
    take(.rightBracket)
  }

  mutating func closeBrace(_ source: Span<UInt8>) {
    popGroups()
    guard let frame = frames.last else { return take(.rightBrace) }
    closeInnermost()
    guard case .interpolation = frame.kind else { return take(.rightBrace) }
    let start = position
    position &+= 1
    stringText(source, from: start, frame.quotes, .stringMiddle, .stringTail)
  }

  /// Leaves the parentheses and brackets that are open without hope.
  private mutating func popGroups() {
    while true {
      switch frames.last?.kind {
      case .paren, .bracket: pop()
      default: return
      }
    }
  }
}
