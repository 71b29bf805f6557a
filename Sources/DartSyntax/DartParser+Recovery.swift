internal import DartTokens

/// What to do with tokens that fit nowhere: they become `unexpected`, and reading goes on.
extension DartParser {
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
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .stringMiddle, .stringTail,
        .endOfFile:
        break loop
      default: skipGroup()
      }
    }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// One token, or a group of brackets or a string with all it holds.
  ///
  /// What is never closed is one token.
  mutating func skipGroup() { go(to: endOfGroup(position)) }

  /// The index behind the token at `start`, or behind the group that it opens.
  func endOfGroup(_ start: Int) -> Int {
    var index = start
    while let close = closer(index) { index = close }
    return index + 1
  }

  // MARK: Groups

  /// Takes an opening bracket.
  ///
  /// Gives what `closeGroup` needs.
  @inline(__always)
  mutating func openGroup() -> DartGroup {
    let group = DartGroup(
      close: Int(truncatingIfNeeded: list.closers[position]), surroundings: surroundings)
    surroundings = group.close == 0 ? .hasNoEnd : .none
    advance()
    return group
  }

  /// Takes the closing bracket; what stands in front of it and was not understood is a gap.
  @inline(__always)
  mutating func closeGroup(_ group: DartGroup) {
    surroundings = group.surroundings
    guard group.close > 0 else { return }
    if position < group.close { gap(until: group.close) }
    if position == group.close { advance() }
  }

  mutating func gap(until end: Int) {
    let gap = mark()
    go(to: end)
    finish(gap, .unexpected)
  }

  // MARK: Lists

  /// In a list in brackets, the gap goes to the next comma.
  mutating func unexpectedInList() {
    let gap = mark()
    while kind != .comma, !endsList { skipGroup() }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// Goes on behind one element of a list; false where no other follows.
  mutating func nextInList() -> Bool {
    if kind != .comma, !endsList {
      // Of a list that nothing closes, the next line is no part.
      if startsLine, surroundings.contains(.hasNoEnd) { return false }
      unexpectedInList()
    }
    return take(.comma) || kind == .conflictMarker
  }

  /// In front of an element: passes over what marks a conflict; false where the list ends.
  @inline(__always)
  mutating func beginsElement() -> Bool {
    while kind == .conflictMarker { unexpectedToken() }
    return !endsList
  }

  /// Whether the current token closes a list, or shows that it has no end.
  var endsList: Bool {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace, .stringMiddle, .stringTail, .endOfFile,
      .conflictMarker, .semicolon:
      true
    // No element begins with these.
    case .class, .enum, .return, .while, .do, .try, .break, .continue, .rethrow, .case, .default:
      startsLine
    default: false
    }
  }
}

/// A bracket that has been opened: where it closes, 0 where nowhere, and what holds outside.
struct DartGroup {
  var close: Int
  var surroundings: DartSurroundings
}
