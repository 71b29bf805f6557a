/// The text of elements, as React shows it.
extension ScriptText {
  /// Appends the text between tags, without what the compilers of JSX take away, as UTF-8.
  ///
  /// Of each line, spaces and tabs that begin or end it go, but for those in front of the first and
  /// behind the last; then lines without text go, and the others are joined by one space. Only then
  /// are entities decoded, so that `&nbsp;` and `&#32;` stay. TypeScript's `fixupWhitespaceAndDecodeEntities`
  /// and Babel's `cleanJSXElementLiteralChild` both do so.
  package static func appendElementText(
    _ source: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]
  ) {
    let range = range.clamped(to: 0..<source.count)
    var isFirst = true
    var hasText = false
    var index = range.lowerBound
    while true {
      var end = index
      while end < range.upperBound, !isLineEnd(source[end]) { end += 1 }
      let isLast = end == range.upperBound
      let line = trimmed(source, index..<end, start: !isFirst, end: !isLast)
      if !line.isEmpty {
        if hasText { text.append(Byte.space) }
        hasText = true
        appendDecoded(source, line, &text)
      }
      if isLast { return }
      isFirst = false
      index = end + 1
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Byte.newline || byte == Byte.return
  }

  private static func trimmed(
    _ source: Span<UInt8>, _ line: Range<Int>, start: Bool, end: Bool
  ) -> Range<Int> {
    var (first, last) = (line.lowerBound, line.upperBound)
    if start { while first < last, isBlank(source[first]) { first += 1 } }
    if end { while last > first, isBlank(source[last - 1]) { last -= 1 } }
    return first..<last
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }

  /// The value of an attribute: entities are decoded, and a line end with the white space around it
  /// is what it is.
  static func appendAttribute(
    _ source: Span<UInt8>, _ range: Range<Int>, _ text: inout [UInt8]
  ) {
    appendDecoded(source, range, &text)
  }

  private static func appendDecoded(
    _ source: Span<UInt8>, _ range: Range<Int>, _ text: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source[index] == UInt8(ascii: "&"),
        let (value, end) = entity(source, index + 1, range.upperBound)
      {
        append(value, to: &text)
        index = end
      } else {
        text.append(source[index])
        index += 1
      }
    }
  }

  /// The character that the entity behind `&` stands for, and where it ends; nil where it is none.
  private static func entity(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> (UInt32, Int)? {
    let limit = min(end, start + 12)
    var semicolon = start
    while semicolon < limit, source[semicolon] != UInt8(ascii: ";") { semicolon += 1 }
    guard semicolon < limit, semicolon > start else { return nil }
    guard source[start] == UInt8(ascii: "#") else {
      var name: UInt64 = 0
      guard semicolon - start <= 8 else { return nil }
      for index in start..<semicolon { name = name << 8 | UInt64(source[index]) }
      return ElementEntities.table[name].map { ($0, semicolon + 1) }
    }
    let isHexadecimal = source[start + 1] | 0x20 == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 2 : 1)
    guard first < semicolon else { return nil }
    var value: UInt32 = 0
    for index in first..<semicolon {
      guard let digit = digit(source[index], base: isHexadecimal ? 16 : 10) else { return nil }
      value = min(value, 0x11_0000) * (isHexadecimal ? 16 : 10) + digit
    }
    return (value, semicolon + 1)
  }
}
