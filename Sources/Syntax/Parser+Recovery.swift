internal import Tokens

/// What to do with tokens that fit nowhere: they become `unexpected`, and reading goes on.
extension Parser {
  /// The gap goes to the end of the line, with whole groups of brackets, and is never empty.
  mutating func unexpectedLine() {
    let gap = mark()
    if kind == .conflictMarker {
      advance()
      return finish(gap, .unexpected)
    }
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
    case .rightBrace, .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif, .conflictMarker,
      .semicolon:
      true
    default: false
    }
  }

  /// In a list in brackets: everything up to the next comma or the closing bracket.
  mutating func unexpectedInList() {
    let gap = mark()
    while !endsListElement { skipGroup() }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// Whether the current token ends an element of a list, or shows that the list has no end.
  var endsListElement: Bool {
    switch kind {
    case .comma, .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .closeQuote,
      .endOfFile, .poundElse, .poundElseif, .poundEndif, .conflictMarker:
      true
    // As a label any word may begin a line: `protocol: "https"`.
    case .func, .struct, .class, .enum, .extension, .protocol, .import, .typealias:
      startsLine && peek() != .colon
    case .var, .let: startsLine && patterns == .none && peek() != .colon
    default: false
    }
  }

  /// What nests deeper than the parser follows: passed over without recursion.
  mutating func tooDeep() {
    let gap = mark()
    loop: while true {
      switch kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .semicolon, .interpolationEnd,
        .closeQuote, .endOfFile:
        break loop
      default: skipGroup()
      }
    }
    if position > gap.token { finish(gap, .unexpected) }
  }

  /// One token, or a group of brackets with all it holds.
  ///
  /// A brace that is never closed is one token.
  mutating func skipGroup() {
    switch kind {
    case .leftBrace:
      if let close = list.closingBrace(of: position) { go(to: close) }
      advance()
    case .leftParen, .leftBracket, .interpolationStart:
      var open = 0
      repeat {
        switch kind {
        case .leftParen, .leftBracket, .interpolationStart: open += 1
        case .rightParen, .rightBracket, .interpolationEnd: open -= 1
        case .leftBrace:
          if let close = list.closingBrace(of: position) { go(to: close) }
        case .rightBrace, .endOfFile: return
        default: break
        }
        advance()
      } while open > 0
    default: advance()
    }
  }

  mutating func go(to index: Int) {
    position = index
    kind = list.tokens[index].kind
  }
}
