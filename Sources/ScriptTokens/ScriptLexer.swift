/// Cuts a script into tokens: one loop over the bytes, one switch over what each can begin.
///
/// A script cannot be cut without knowing where one stands: `/` divides or begins a regular
/// expression, `<` compares or begins an element, `}` closes a block or goes back into a template or
/// an element. All of that is told from the token before and from what is open (`frames`), so that
/// the tokens are there before the parser begins, and it can jump over whatever is in brackets. Where
/// a script is wrong a bracket may be left without a partner; nothing else can go amiss.
struct ScriptLexer {
  var list: ScriptTokenList
  let hasElements: Bool
  var position = 0
  var previous = ScriptTokenKind.endOfFile
  /// The last token ends an operand, so that an operator follows.
  var endsOperand = false
  /// A line end lies between the last token and `position`.
  var startsLine = true
  let classes = ScriptByteClass.table
  let keywords = ScriptKeywordTable.script

  /// What is open, innermost last.
  var frames: [ScriptFrame] = []
  var mode = ScriptMode.code
  /// Open since the innermost frame that is neither: what a `)` or `]` may close.
  var openParens = 0
  var openBrackets = 0
  /// How many of the frames hold the children of an element.
  var openChildren = 0
  var conflict = Conflict.none
  /// No regular expression that begins before here has an end.
  var vainRegexEnd = 0

  init(_ dialect: ScriptDialect, reusing list: inout ScriptTokenList) {
    hasElements = dialect.hasElements
    self.list = ScriptTokenList()
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
    while position < source.count {
      switch mode {
      case .code: next(source)
      case .tag: tag(source)
      case .children: children(source)
      }
    }
    position = source.count
    append(.endOfFile, from: position)
  }

  @inline(__always)
  mutating func append(_ kind: ScriptTokenKind, from start: Int) {
    list.tokens.append(
      ScriptToken(kind: kind, offset: start, length: position &- start, startsLine: startsLine))
    list.closers.append(0)
    startsLine = false
    previous = kind
  }

  @inline(__always)
  mutating func append(_ kind: ScriptTokenKind, from start: Int, endsOperand: Bool) {
    append(kind, from: start)
    self.endsOperand = endsOperand
  }

  /// A token of so many bytes behind which an operand may begin.
  @inline(__always)
  mutating func take(_ kind: ScriptTokenKind, _ length: Int = 1) {
    let start = position
    position &+= length
    append(kind, from: start, endsOperand: false)
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
    case .quote: string(source)
    case .equal: equal(source)
    case .slash: slash(source)
    case .less: less(source)
    case .greater: greater()
    case .digit: number(source)
    case .backtick: template(source)
    case .question: question(source)
    case .exclamation: exclamation(source)
    case .ampersand: doubled(source, .bitAnd, .and)
    case .bar: doubled(source, .bitOr, .or)
    case .plus, .minus: sign(source)
    case .star: star(source)
    case .percent: mayAssign(source, .multiplicative, 1)
    case .caret: mayAssign(source, .bitXor, 1)
    case .tilde: take(.tilde)
    case .at: take(.at)
    case .pound: privateName(source)
    case .high: beyondASCII(source)
    case .backslash: backslash(source)
    case .unknown: take(.unknown)
    }
  }

  @inline(__always)
  mutating func skipSpaces(_ source: Span<UInt8>) {
    var index = position &+ 1
    while index < source.count, source[index] == Byte.space { index &+= 1 }
    position = index
  }
}

/// How the bytes here are to be read.
enum ScriptMode: Sendable {
  case code
  /// Between `<` and `>`.
  case tag
  /// Between the tags of an element.
  case children
}

/// Something open.
struct ScriptFrame: Sendable {
  enum Kind: Sendable {
    case paren, bracket
    /// All others shut in what stands inside: no `)` in them closes what was opened before.
    case brace
    /// `${`
    case template
    /// `{` among attributes or children.
    case elementBrace
    case tag, closingTag, children
    /// `<…>` behind the name of an element.
    case typeArguments
  }
  var kind: Kind
  /// The index of the token that opened it; of an element, always its first.
  var opener: UInt32
  /// Of `paren`: an operand follows its `)`; of `brace`: it is a block, so that a statement follows.
  var flag = false
  /// Of `typeArguments`: how many `<` are open.
  var angles: UInt32 = 0
  var openParens = 0
  var openBrackets = 0
}
