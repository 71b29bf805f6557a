/// Cuts a Dart file into tokens: one loop over the bytes, one switch over what each can begin.
///
/// Only two things depend on what stands before: a `}` closes a block or goes back into a string, and a
/// word behind a period is a name. What is open (`frames`) is kept for the first, and also so that every
/// bracket knows its partner before the parser begins. Where a file is wrong a bracket may be left
/// without one; nothing else can go amiss.
struct DartLexer {
  var list: DartTokenList
  var position = 0
  var previous = DartTokenKind.endOfFile
  /// A line end lies between the last token and `position`.
  var startsLine = true
  let classes = DartByteClass.table
  let keywords = DartKeywordTable.dart

  /// What is open, innermost last.
  var frames: [DartFrame] = []
  /// Open since the innermost frame that is neither: what a `)` or `]` may close.
  var openParens = 0
  var openBrackets = 0
  var conflict = Conflict.none

  init(reusing list: inout DartTokenList) {
    self.list = DartTokenList()
    swap(&self.list, &list)
    self.list.tokens.removeAll(keepingCapacity: true)
    self.list.closers.removeAll(keepingCapacity: true)
    self.list.directives.removeAll(keepingCapacity: true)
    self.list.lookaheads = 0
  }

  mutating func run(_ source: Span<UInt8>) {
    list.tokens.reserveCapacity(source.count / 4 + 16)
    list.closers.reserveCapacity(source.count / 4 + 16)
    skipFileStart(source)
    while position < source.count { next(source) }
    position = source.count
    append(.endOfFile, from: position)
  }

  @inline(__always)
  mutating func append(_ kind: DartTokenKind, from start: Int) {
    list.tokens.append(
      DartToken(kind: kind, offset: start, length: position &- start, startsLine: startsLine))
    list.closers.append(0)
    startsLine = false
    previous = kind
  }

  /// A token of so many bytes.
  @inline(__always)
  mutating func take(_ kind: DartTokenKind, _ length: Int = 1) {
    let start = position
    position &+= length
    append(kind, from: start)
  }

  @inline(__always)
  func byte(_ source: Span<UInt8>, _ distance: Int) -> UInt8 {
    let index = position &+ distance
    return index < source.count ? source[index] : 0
  }

  @inline(__always)
  private mutating func next(_ source: Span<UInt8>) {
    switch classes[Int(source[position])] {
    case .letter: word(source)
    case .space: skipSpaces(source)
    case .newline: newline(source)
    case .comma: take(.comma)
    case .colon: take(.colon)
    case .semicolon: take(.semicolon)
    case .period: period(source)
    case .leftParen: openParen()
    case .rightParen: closeParen()
    case .leftBrace: openBrace()
    case .rightBrace: closeBrace(source)
    case .leftBracket: openBracket()
    case .rightBracket: closeBracket()
    case .quote: string(source, from: position, isRaw: false)
    case .equal: equal(source)
    case .slash: slash(source)
    case .less: less(source)
    case .greater: take(.rightAngle)
    case .digit: number(source)
    case .question: question(source)
    case .exclamation:
      if byte(source, 1) == Byte.equal { take(.equality, 2) } else { take(.exclamation) }
    case .ampersand: doubled(source, .bitAnd, .and)
    case .bar: doubled(source, .bitOr, .or)
    case .plus: sign(source, .plus)
    case .minus: sign(source, .minus)
    case .star, .percent: mayAssign(source, .multiplicative, 1)
    case .caret: mayAssign(source, .bitXor, 1)
    case .tilde: tilde(source)
    case .at: take(.at)
    case .pound: symbol(source)
    case .unknown: unknown(source)
    }
  }

  @inline(__always)
  private mutating func skipSpaces(_ source: Span<UInt8>) {
    var index = position &+ 1
    while index < source.count, source[index] == Byte.space { index &+= 1 }
    position = index
  }

  private mutating func unknown(_ source: Span<UInt8>) {
    let start = position
    repeat {
      position &+= 1
    } while position < source.count
      && classes[Int(source[position])] == .unknown
    append(.unknown, from: start)
  }
}

/// Something open.
struct DartFrame: Sendable {
  enum Kind: Sendable {
    case paren, bracket
    /// The others shut in what stands inside: no `)` in them closes what was opened before.
    case brace
    /// `${` in a string, which goes on behind its `}`.
    case interpolation
  }
  var kind: Kind
  /// The index of the token that opened it.
  var opener: UInt32
  /// Of `interpolation`.
  var quotes = DartQuotes(byte: 0, isTriple: false)
  var openParens = 0
  var openBrackets = 0
}
