/// What literals say, decoded when somebody asks.
package enum ScriptText {
  /// Appends the value of a string or of one part of a template, as UTF-8.
  ///
  /// Escapes are those of ECMA-262, 12.9.4 and 12.9.6, and the octal ones of its Annex B. Half of a
  /// surrogate pair is U+FFFD, as is whatever no character can be. In a part of a template a line end
  /// of two bytes is one, as the standard has it.
  package static func appendValue(
    of token: ScriptToken, in source: Span<UInt8>, to text: inout [UInt8]
  ) {
    let end = min(token.end, source.count)
    guard token.start < end else { return }
    switch token.kind {
    case .string: appendEscaped(source, token.start + 1..<closingEnd(source, token, end), &text)
    case .template, .templateTail:
      let hasEnd = end > token.start + 1 && source[end - 1] == Byte.backtick
      appendEscaped(source, token.start + 1..<(hasEnd ? end - 1 : end), &text)
    case .templateHead, .templateMiddle:
      appendEscaped(source, token.start + 1..<max(token.start + 1, end - 2), &text)
    case .attributeString:
      appendAttribute(source, token.start + 1..<closingEnd(source, token, end), &text)
    default:
      for index in token.start..<end { text.append(source[index]) }
    }
  }

  /// In front of the closing quote, if there is one.
  private static func closingEnd(_ source: Span<UInt8>, _ token: ScriptToken, _ end: Int) -> Int {
    end > token.start + 1 && source[end - 1] == source[token.start] ? end - 1 : end
  }

  private static func appendEscaped(
    _ source: Span<UInt8>, _ range: Range<Int>, _ text: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      index += 1
      if byte == Byte.return {
        if index < range.upperBound, source[index] == Byte.newline { index += 1 }
        text.append(Byte.newline)
      } else if byte == Byte.backslash, index < range.upperBound {
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
    case UInt8(ascii: "t"): text.append(Byte.tab)
    case UInt8(ascii: "r"): text.append(Byte.return)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(letter - UInt8(ascii: "0"))
      while index < end, value < 32, source[index] >= UInt8(ascii: "0"),
        source[index] <= UInt8(ascii: "7")
      {
        value = value * 8 + UInt32(source[index] - UInt8(ascii: "0"))
        index += 1
      }
      append(value, to: &text)
    case UInt8(ascii: "x"):
      append(hexadecimal(source, &index, end, most: 2) ?? 0xFFFD, to: &text)
    case UInt8(ascii: "u"): appendUnicode(source, &index, end, &text)
    // An escaped line end is none.
    case Byte.newline: break
    case Byte.return: if index < end, source[index] == Byte.newline { index += 1 }
    default:
      let isLineEnd =
        letter == 0xE2 && end - index >= 2 && source[index] == 0x80
        && source[index + 1] & 0xFE == 0xA8
      if isLineEnd { index += 2 } else { text.append(letter) }
    }
  }

  /// Behind `\u`: four digits, two times four for a pair, or any number in braces.
  private static func appendUnicode(
    _ source: Span<UInt8>, _ index: inout Int, _ end: Int, _ text: inout [UInt8]
  ) {
    if index < end, source[index] == Byte.leftBrace {
      index += 1
      let value = hexadecimal(source, &index, end, most: 64)
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

  /// Nil where there is no digit; larger than any character where the number is too large.
  private static func hexadecimal(
    _ source: Span<UInt8>, _ index: inout Int, _ end: Int, most: Int
  ) -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while index < end, index - start < most, let digit = digit(source[index], base: 16) {
      value = min(value, 0x11_0000) * 16 + digit
      index += 1
    }
    return index > start ? value : nil
  }

  static func digit(_ byte: UInt8, base: UInt32) -> UInt32? {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = UInt32(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
    return value < base ? value : nil
  }

  /// Appends a character in UTF-8.
  static func append(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
