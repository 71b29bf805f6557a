/// Regex literals: told apart from division by what stands in front, as Swift's own lexer does.
extension Lexer {
  /// Where the regex ends whose `/` lies in the operator `start..<end`; nil where that is an operator.
  mutating func regexEnd(
    _ source: Span<UInt8>, slash: Int, start: Int, end: Int, leftBound: Bool
  ) -> Int? {
    guard !leftBound, previous != .func, previous != .operator else { return nil }
    var isCertain = false
    if !isRightBound(source, end, leftBound: false) {
      // It looks like an infix operator, with space (or nothing) on both sides.
      guard canPrecedeRegex else { return nil }
      switch previous {
      case .leftParen, .leftBracket, .comma, .colon: break
      default: isCertain = true
      }
    }
    return bareRegexEnd(source, from: slash, isCertain: isCertain)
  }

  /// An expression can begin behind the last token.
  private var canPrecedeRegex: Bool {
    switch previous {
    case .leftParen, .leftBracket, .leftBrace, .leftAngle, .rightAngle, .prefixOperator,
      .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse,
      .poundElseif, .poundEndif, .unknown, .interpolationStart, .conflictMarker:
      true
    case .endOfFile: true
    case .postfixQuestion, .exclamation: isBehindTry
    case .true, .false, .Any, .nil, .self, .Self, .super, .wildcard: false
    default: previous.isReserved
    }
  }

  /// The last two tokens are `try?` or `try!`.
  private var isBehindTry: Bool {
    let count = list.tokens.count
    return count > 1 && list.tokens[count - 2].kind == .try
  }

  private mutating func bareRegexEnd(_ source: Span<UInt8>, from slash: Int, isCertain: Bool)
    -> Int?
  {
    var index = slash + 1
    defer { list.lookaheads &+= index &- slash }
    guard index < source.count else { return nil }
    switch source[index] {
    case Byte.star, Byte.slash: return nil
    case Byte.space, Byte.tab: if !isCertain { return nil }
    default: break
    }
    if slash > 0, source[slash - 1] == Byte.star { return nil }
    var groups = 0
    var classDepth = 0
    var space = -1
    while index < source.count {
      switch source[index] {
      case Byte.newline, Byte.return: return nil
      case Byte.slash:
        if index + 1 < source.count,
          source[index + 1] == Byte.star || source[index + 1] == Byte.slash
        {
          return nil
        }
        return space == index - 1 && !isCertain ? nil : index + 1
      case Byte.backslash:
        index += 1
        guard index < source.count, source[index] != Byte.newline, source[index] != Byte.return
        else { return nil }
      case Byte.space, Byte.tab: space = index
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
      case Byte.leftParen: if classDepth == 0 { groups += 1 }
      case Byte.rightParen:
        if classDepth == 0 {
          if groups == 0, !isCertain { return nil }
          groups = max(0, groups - 1)
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `#/…/#`, over several lines where a line end follows the opening.
  ///
  /// False where it has no end.
  mutating func extendedRegex(_ source: Span<UInt8>, pounds: Int) -> Bool {
    let start = position
    guard !regexSearch.isVain(pounds, from: start) else { return false }
    var index = start + pounds + 1
    var first = index
    while first < source.count, source[first] == Byte.space || source[first] == Byte.tab {
      first += 1
    }
    let isMultiline =
      first < source.count && (source[first] == Byte.newline || source[first] == Byte.return)
    while index < source.count {
      let byte = source[index]
      if !isMultiline, byte == Byte.newline || byte == Byte.return { break }
      if byte == Byte.backslash {
        index += 2
        continue
      }
      index += 1
      guard byte == Byte.slash else { continue }
      var closing = 0
      while closing < pounds, index < source.count, source[index] == Byte.pound {
        index += 1
        closing += 1
      }
      if closing == pounds {
        position = index
        append(.regex, from: start)
        return true
      }
    }
    list.lookaheads &+= index &- start
    regexSearch.failed(pounds, before: index)
    return false
  }
}
