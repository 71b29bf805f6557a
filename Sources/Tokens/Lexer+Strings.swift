/// A string literal whose text is interrupted by an interpolation.
struct Interpolation: Sendable {
  var pounds: Int
  var isMultiline: Bool
  /// `Lexer.parens` outside the string.
  var parens: Int
  /// How many braces were open outside.
  var openBraces: Int
}

/// String literals: an opening quote, segments of text and interpolations by turns, a closing quote.
///
/// The tokens of an interpolation stand between its `\(` and `)` like any others; only the stack of
/// `interpolations` knows that a string goes on behind them.
extension Lexer {
  mutating func openString(_ source: Span<UInt8>, pounds: Int) {
    let start = position
    position &+= pounds &+ 1
    var isMultiline = false
    if starts(source, with: "\"\""), !isOneLine(source, pounds: pounds) {
      isMultiline = true
      position &+= 2
    }
    append(.openQuote, from: start)
    stringText(source, pounds: pounds, isMultiline: isMultiline)
  }

  /// `#"""#` is a raw string that holds one quote: its end is on the same line.
  private mutating func isOneLine(_ source: Span<UInt8>, pounds: Int) -> Bool {
    guard pounds > 0, !quoteSearch.isVain(pounds, from: position) else { return false }
    var index = position
    defer { list.lookaheads &+= index &- position }
    while index < source.count, source[index] != Byte.newline, source[index] != Byte.return {
      index += 1
      if source[index - 1] == Byte.quote, hasPounds(source, at: index, pounds) { return true }
    }
    quoteSearch.failed(pounds, before: index)
    return false
  }

  @inline(__always)
  private func hasPounds(_ source: Span<UInt8>, at start: Int, _ pounds: Int) -> Bool {
    if pounds == 0 { return true }
    guard start + pounds <= source.count else { return false }
    for index in start..<(start + pounds) where source[index] != Byte.pound { return false }
    return true
  }

  /// From behind the opening quote, or behind an interpolation, to the next interpolation or the end.
  mutating func stringText(_ source: Span<UInt8>, pounds: Int, isMultiline: Bool) {
    let start = position
    var index = start
    while index < source.count {
      switch source[index] {
      case Byte.quote:
        let end = index &+ (isMultiline ? 3 : 1)
        if !isMultiline
          || end <= source.count && source[index &+ 1] == Byte.quote
            && source[index &+ 2] == Byte.quote,
          hasPounds(source, at: end, pounds)
        {
          segment(from: start, to: index)
          position = end &+ pounds
          return append(.closeQuote, from: index)
        }
        index &+= 1
      case Byte.backslash:
        let escaped = index &+ 1 &+ pounds
        guard hasPounds(source, at: index &+ 1, pounds), escaped < source.count else {
          index &+= 1
          continue
        }
        if source[escaped] == Byte.leftParen {
          segment(from: start, to: index)
          return enter(from: index, to: escaped &+ 1, pounds: pounds, isMultiline: isMultiline)
        }
        // An escaped quote or backslash is text; an escaped line end must still end a line.
        let byte = source[escaped]
        index = byte == Byte.newline || byte == Byte.return ? escaped : escaped &+ 1
      case Byte.newline, Byte.return:
        if !isMultiline { return segment(from: start, to: index) }
        index &+= 1
      default: index &+= 1
      }
    }
    segment(from: start, to: source.count)
  }

  private mutating func segment(from start: Int, to end: Int) {
    position = end
    if end > start { append(.stringSegment, from: start) }
  }

  private mutating func enter(from start: Int, to end: Int, pounds: Int, isMultiline: Bool) {
    interpolations.append(
      Interpolation(
        pounds: pounds, isMultiline: isMultiline, parens: parens, openBraces: openBraces.count))
    parens = 0
    position = end
    append(.interpolationStart, from: start)
  }

  /// Goes back to what was open outside the string.
  mutating func leave(_ interpolation: Interpolation) {
    parens = interpolation.parens
    if openBraces.count > interpolation.openBraces {
      openBraces.removeLast(openBraces.count - interpolation.openBraces)
    }
  }

  @inline(__always)
  mutating func rightParen(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    if parens > 0 {
      parens &-= 1
    } else if let innermost = interpolations.popLast() {
      append(.interpolationEnd, from: start)
      leave(innermost)
      return stringText(source, pounds: innermost.pounds, isMultiline: innermost.isMultiline)
    }
    append(.rightParen, from: start)
  }
}
