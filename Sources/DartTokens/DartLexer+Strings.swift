/// What closes a string.
struct DartQuotes: Sendable {
  var byte: UInt8 = 0
  var isTriple = false
}

/// Strings.
extension DartLexer {
  /// A string whose first quote is at `position`, and which began at `start` if an `r` is in front.
  mutating func string(_ source: Span<UInt8>, from start: Int, isRaw: Bool) {
    var quotes = DartQuotes(byte: source[position], isTriple: false)
    if byte(source, 1) == quotes.byte, byte(source, 2) == quotes.byte { quotes.isTriple = true }
    position &+= quotes.isTriple ? 3 : 1
    if isRaw { return rawText(source, from: start, quotes) }
    stringText(source, from: start, quotes, .stringHead, .string)
  }

  /// From behind the quotes, a `}` or a name to the end of the string or to the next `${`.
  ///
  /// What is interpolated by name is cut on the way. A string of one line without an end ends with its
  /// line.
  mutating func stringText(
    _ source: Span<UInt8>, from start: Int, _ quotes: DartQuotes, _ open: DartTokenKind,
    _ closed: DartTokenKind
  ) {
    var (start, open, closed) = (start, open, closed)
    var index = position
    while index < source.count {
      let byte = source[index]
      switch byte {
      case quotes.byte:
        let end = closingEnd(source, index, quotes)
        guard end > 0 else {
          index &+= 1
          continue
        }
        position = end
        return append(closed, from: start)
      case Byte.newline, Byte.return:
        guard quotes.isTriple else {
          position = index
          return append(closed, from: start)
        }
        index &+= 1
      case Byte.backslash:
        index &+= 1
        if index < source.count, !isLineEnd(source[index]) { index &+= 1 }
      case Byte.dollar:
        index &+= 1
        guard index < source.count else { continue }
        if source[index] == Byte.leftBrace {
          position = index &+ 1
          push(.interpolation, quotes)
          return append(open, from: start)
        }
        guard let end = interpolatedNameEnd(source, index, quotes) else { continue }
        position = index
        list.closers.append(UInt32(truncatingIfNeeded: list.tokens.count &+ 2))
        appendPart(open, from: start)
        position = end
        append(keywords.kind(source, start: index, end: end).interpolated, from: index)
        (start, index) = (end, end)
        (open, closed) = (.stringMiddleBehindName, .stringTailBehindName)
      default: index &+= 1
      }
    }
    position = source.count
    append(closed, from: start)
  }

  /// As `append`, for a token whose closer is known.
  private mutating func appendPart(_ kind: DartTokenKind, from start: Int) {
    list.tokens.append(
      DartToken(kind: kind, offset: start, length: position &- start, startsLine: startsLine))
    startsLine = false
    previous = kind
  }

  /// Behind the quotes at `index`, or 0 where they do not close the string.
  @inline(__always)
  private func closingEnd(_ source: Span<UInt8>, _ index: Int, _ quotes: DartQuotes) -> Int {
    guard quotes.isTriple else { return index &+ 1 }
    guard index &+ 2 < source.count, source[index &+ 1] == quotes.byte,
      source[index &+ 2] == quotes.byte
    else { return 0 }
    return index &+ 3
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == Byte.newline || byte == Byte.return }

  /// Behind the name at `index`; nil where there is none, and where the string has no end behind it, so
  /// that no part of a string is ever empty.
  private func interpolatedNameEnd(
    _ source: Span<UInt8>, _ start: Int, _ quotes: DartQuotes
  ) -> Int? {
    guard classes[Int(source[start])] == .letter, source[start] != Byte.dollar else { return nil }
    var index = start
    // A `$` ends the name and may begin the next.
    while index < source.count, classes[Int(source[index])].continuesName,
      source[index] != Byte.dollar
    {
      index &+= 1
    }
    guard index < source.count, quotes.isTriple || !isLineEnd(source[index]) else { return nil }
    return index
  }

  private mutating func rawText(_ source: Span<UInt8>, from start: Int, _ quotes: DartQuotes) {
    var index = position
    while index < source.count {
      if source[index] == quotes.byte {
        let end = closingEnd(source, index, quotes)
        if end > 0 {
          index = end
          break
        }
      } else if !quotes.isTriple, isLineEnd(source[index]) {
        break
      }
      index &+= 1
    }
    position = index
    append(.string, from: start)
  }
}

extension DartTokenKind {
  /// Behind a `$` every word but one is a name.
  fileprivate var interpolated: DartTokenKind { self == .this ? .this : .identifier }
}
