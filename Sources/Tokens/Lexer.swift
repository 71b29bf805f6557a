/// Cuts a source into tokens: one loop over the bytes, one switch over what each can begin.
///
/// The source is handed down, never kept: a span in a struct would need lifetimes, and a parameter is
/// as fast as a pointer. What the text means beyond tokens is the parser's; two things it must not
/// leave to it, because they hide other tokens: where a string ends, and where a regex does.
struct Lexer {
  var list: TokenList
  var position = 0
  /// The kind of the last token; decides between a regex and a division, and `a.0.1` and `0.1`.
  var previous = TokenKind.endOfFile
  /// A line end lies between the last token and `position`.
  var startsLine = true
  let classes = ByteClass.table
  let keywords = KeywordTable.swift

  /// Indices into `list.braces` of those still open.
  var openBraces: [Int] = []
  /// The strings whose interpolations are being read, innermost last.
  var interpolations: [Interpolation] = []
  /// Parentheses open in the innermost interpolation.
  var parens = 0
  var conflict = Conflict.none
  var regexSearch = Search()
  var quoteSearch = Search()

  init(reusing list: inout TokenList) {
    self.list = TokenList()
    swap(&self.list, &list)
    self.list.tokens.removeAll(keepingCapacity: true)
    self.list.braces.removeAll(keepingCapacity: true)
    self.list.directives.removeAll(keepingCapacity: true)
    self.list.lookaheads = 0
  }

  mutating func run(_ source: Span<UInt8>) {
    list.tokens.reserveCapacity(source.count / 4 + 16)
    list.braces.reserveCapacity(source.count / 64)
    skipFileStart(source)
    while skipSpaces(source) { next(source) }
    position = source.count
    append(.endOfFile, from: position)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int) {
    list.tokens.append(
      Token(kind: kind, offset: start, length: position &- start, startsLine: startsLine))
    startsLine = false
    previous = kind
  }

  /// Goes over spaces, which stand in front of most tokens; false at the end.
  @inline(__always)
  private mutating func skipSpaces(_ source: Span<UInt8>) -> Bool {
    var index = position
    while index < source.count {
      if source[index] != Byte.space {
        position = index
        return true
      }
      index &+= 1
    }
    return false
  }

  @inline(__always)
  private mutating func next(_ source: Span<UInt8>) {
    let start = position
    let byte = source[start]
    switch classes[Int(byte)] {
    case .letter: word(source)
    case .space: position &+= 1
    case .newline: newline(source)
    case .comma: single(.comma)
    case .colon: single(.colon)
    case .semicolon: single(.semicolon)
    case .leftBracket: single(.leftBracket)
    case .rightBracket: single(.rightBracket)
    case .at: single(.at)
    case .backslash: single(.backslash)
    case .period: period(source)
    case .leftParen:
      position &+= 1
      parens &+= 1
      append(.leftParen, from: start)
    case .rightParen: rightParen(source)
    case .leftBrace:
      position &+= 1
      openBrace()
      append(.leftBrace, from: start)
    case .rightBrace:
      position &+= 1
      closeBrace()
      append(.rightBrace, from: start)
    case .quote: openString(source, pounds: 0)
    case .slash: slash(source)
    case .symbol, .greater: operatorToken(source)
    case .mark: mark(source, byte)
    case .digit: number(source)
    case .pound: pound(source)
    case .dollar: dollar(source)
    case .backtick: backtick(source)
    case .high: beyondASCII(source)
    case .unknown: single(.unknown)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    let start = position
    position &+= 1
    append(kind, from: start)
  }

  private mutating func openBrace() {
    openBraces.append(list.braces.count)
    list.braces.append(BracePair(open: UInt32(truncatingIfNeeded: list.tokens.count), close: 0))
  }

  private mutating func closeBrace() {
    // A brace opened outside an interpolation is not closed inside.
    if let innermost = interpolations.last, openBraces.count <= innermost.openBraces { return }
    guard let pair = openBraces.popLast() else { return }
    list.braces[pair].close = UInt32(truncatingIfNeeded: list.tokens.count)
  }
}

/// A search for an end that was not there, so that no other looks through the same bytes again.
struct Search: Sendable {
  /// An end with this many `#` or more is what there is not.
  private var pounds = Int.max
  /// Where the search ended.
  private var end = 0

  func isVain(_ pounds: Int, from start: Int) -> Bool { pounds >= self.pounds && start < end }

  mutating func failed(_ pounds: Int, before end: Int) {
    self.pounds = pounds
    self.end = end
  }
}
