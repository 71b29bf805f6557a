internal import ScriptTokens

/// What to do with tokens that fit nowhere: they become `unexpected`, and reading goes on.
extension ScriptParser {
  /// The gap goes to the end of the line, with whole groups of brackets, and is never empty.
  mutating func unexpectedLine() {
    if kind == .conflictMarker { return unexpectedToken() }
    let gap = mark()
    var isFirst = true
    while isFirst || !startsLine {
      if endsGap, !isFirst { break }
      if isAtEnd { break }
      skipGroup()
      isFirst = false
    }
    if position > gap.token { finish(gap, .unexpected) }
  }

  mutating func unexpectedToken() {
    let gap = mark()
    advance()
    finish(gap, .unexpected)
  }

  private var endsGap: Bool {
    switch kind {
    case .rightBrace, .endOfFile, .conflictMarker, .semicolon: true
    default: false
    }
  }

  /// What nests deeper than the parser follows: passed over without recursion.
  mutating func tooDeep() {
    let gap = mark()
    loop: while true {
      switch kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .templateMiddle,
        .templateTail, .endOfFile, .tagEnd, .selfClosing, .closingStart, .elementText:
        break loop
      default: skipGroup()
      }
    }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// One token, or a group of brackets, a template or an element with all it holds.
  ///
  /// What is never closed is one token.
  mutating func skipGroup() { go(to: endOfGroup(position)) }

  /// The index behind the token at `start`, or behind the group that it opens.
  func endOfGroup(_ start: Int) -> Int {
    var index = start
    while let close = index < list.tokens.count ? closer(index) : nil { index = close }
    return index + 1
  }

  // MARK: Groups

  /// Takes an opening bracket.
  ///
  /// Gives what `closeGroup` needs.
  @inline(__always)
  mutating func openGroup() -> ScriptGroup {
    let group = ScriptGroup(
      close: Int(truncatingIfNeeded: list.closers[position]), surroundings: surroundings)
    surroundings = .none
    advance()
    return group
  }

  /// Takes the closing bracket; what stands in front of it and was not understood is a gap.
  @inline(__always)
  mutating func closeGroup(_ group: ScriptGroup) {
    surroundings = group.surroundings
    guard group.close > 0 else { return }
    if position < group.close { gap(until: group.close) }
    if position == group.close { advance() }
  }

  private mutating func gap(until end: Int) {
    let gap = mark()
    go(to: end)
    finish(gap, .unexpected)
  }

  /// In a list in brackets, the gap goes to the next comma.
  mutating func unexpectedInList() {
    let gap = mark()
    while !endsListElement { skipGroup() }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// Whether the current token ends an element of a list, or shows that the list has no end.
  var endsListElement: Bool {
    switch kind {
    case .comma, .rightParen, .rightBracket, .rightBrace, .templateMiddle, .templateTail,
      .endOfFile, .conflictMarker, .semicolon, .closingStart, .elementText:
      true
    case .const, .class, .function, .import, .export, .return, .if, .for, .while, .var, .switch,
      .enum:
      startsLine
    default: false
    }
  }
}

/// A bracket that has been opened: where it closes, 0 where nowhere, and what holds outside.
struct ScriptGroup {
  var close: Int
  var surroundings: ScriptSurroundings
}
