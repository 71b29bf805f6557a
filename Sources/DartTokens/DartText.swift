/// What literals say, decoded when somebody asks.
package enum DartText {
  /// Appends the value of a string, or of one part of it, as UTF-8.
  ///
  /// `head` is the first part of the string, or all of it: how it is quoted holds for all parts. Escapes are
  /// those of the language specification, “Strings”; half of a surrogate pair is U+FFFD, as is whatever no
  /// character can be. In a string of several lines a line end is one byte, and a first line of nothing
  /// but white space does not count.
  package static func appendValue(
    of token: DartToken, openedBy head: DartToken, in source: Span<UInt8>, to text: inout [UInt8]
  ) {
    let end = min(token.end, source.count)
    guard token.start < end, head.start < end else { return }
    let quotes = Quotes(source, head)
    let isHead = token.start == head.start
    switch token.kind {
    case .string, .stringHead: break
    case .stringMiddle, .stringTail, .stringMiddleBehindName, .stringTailBehindName:
      guard !isHead else { return }
    default:
      for index in token.start..<end { text.append(source[index]) }
      return
    }
    var start = token.start
    switch token.kind {
    case .string, .stringHead:
      start = quotes.contentStart
      if quotes.length == 3 { start = firstLineEnd(source, start, end) }
    case .stringMiddle, .stringTail: start += 1
    default: break
    }
    let stop: Int
    switch token.kind {
    case .stringHead, .stringMiddle, .stringMiddleBehindName:
      stop = source[end - 1] == Byte.leftBrace ? end - 2 : end - 1
    default: stop = closingStart(source, start, end, quotes)
    }
    guard start < stop else { return }
    append(source, start..<stop, quotes, &text)
  }

  /// How a string is quoted.
  private struct Quotes {
    var isRaw: Bool
    var byte: UInt8
    /// 1 or 3.
    var length: Int
    var contentStart: Int

    init(_ source: Span<UInt8>, _ head: DartToken) {
      isRaw = source[head.start] == UInt8(ascii: "r")
      let first = head.start + (isRaw ? 1 : 0)
      byte = first < source.count ? source[first] : 0
      let isTriple =
        head.end - first >= 3 && first + 2 < source.count && source[first + 1] == byte
        && source[first + 2] == byte
      length = isTriple ? 3 : 1
      contentStart = first + length
    }
  }

  /// In front of the closing quotes, if there are any.
  private static func closingStart(
    _ source: Span<UInt8>, _ start: Int, _ end: Int, _ quotes: Quotes
  ) -> Int {
    guard end - start >= quotes.length else { return end }
    for index in (end - quotes.length)..<end where source[index] != quotes.byte { return end }
    return end - quotes.length
  }

  /// Behind the first line of a string of several lines where it holds nothing but white space, each
  /// character of which a `\` may precede; else where it began.
  private static func firstLineEnd(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch source[index] {
      case Byte.space, Byte.tab: index += 1
      case Byte.backslash:
        guard index + 1 < end else { return start }
        switch source[index + 1] {
        case Byte.space, Byte.tab, Byte.newline, Byte.return: index += 1
        default: return start
        }
      case Byte.newline: return index + 1
      case Byte.return:
        return index + 1 < end && source[index + 1] == Byte.newline ? index + 2 : index + 1
      default: return start
      }
    }
    return start
  }

  private static func append(
    _ source: Span<UInt8>, _ range: Range<Int>, _ quotes: Quotes, _ text: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      index += 1
      if byte == Byte.return {
        if index < range.upperBound, source[index] == Byte.newline { index += 1 }
        text.append(Byte.newline)
      } else if byte == Byte.backslash, !quotes.isRaw, index < range.upperBound {
        appendEscape(source, &index, range.upperBound, &text)
      } else {
        text.append(byte)
      }
    }
  }

  /// The escape whose letter is at `index`.
  private static func appendEscape(
    _ source: Span<UInt8>, _ index: inout Int, _ end: Int, _ text: inout [UInt8]
  ) {
    let letter = source[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(Byte.newline)
    case UInt8(ascii: "r"): text.append(Byte.return)
    case UInt8(ascii: "t"): text.append(Byte.tab)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "x"):
      append(hexadecimal(source, &index, end, most: 2) ?? 0xFFFD, to: &text)
    case UInt8(ascii: "u"): appendUnicode(source, &index, end, &text)
    default: text.append(letter)
    }
  }

  /// Behind `\u`: four digits, two times four for a pair, or up to six in braces.
  private static func appendUnicode(
    _ source: Span<UInt8>, _ index: inout Int, _ end: Int, _ text: inout [UInt8]
  ) {
    if index < end, source[index] == Byte.leftBrace {
      index += 1
      let value = hexadecimal(source, &index, end, most: 6)
      if index < end, source[index] == UInt8(ascii: "}") { index += 1 }
      return append(value ?? 0xFFFD, to: &text)
    }
    let first = hexadecimal(source, &index, end, most: 4) ?? 0xFFFD
    var next = index + 2
    if 0xD800...0xDBFF ~= first, source.holds("\\u", at: index), next < end,
      let second = hexadecimal(source, &next, end, most: 4), 0xDC00...0xDFFF ~= second
    {
      index = next
      return append(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), to: &text)
    }
    append(first, to: &text)
  }

  /// Nil where there is no digit.
  private static func hexadecimal(
    _ source: Span<UInt8>, _ index: inout Int, _ end: Int, most: Int
  ) -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while index < end, index - start < most, let digit = digit(source[index]) {
      value = value * 16 + digit
      index += 1
    }
    return index > start ? value : nil
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Appends a character in UTF-8.
  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
