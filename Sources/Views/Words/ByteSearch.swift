/// Searches that take eight bytes at a step: catalogues and projects are megabytes of which little is
/// wanted.
extension Span<UInt8> {
  /// The first quote or backslash from `start` on; `count` where there is none.
  @inline(__always)
  func quoteOrBackslash(from start: Int) -> Int {
    first(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), from: start)
  }

  /// The first of two bytes from `start` on; `count` where there is none.
  @inline(__always)
  func first(_ one: UInt8, or other: UInt8, from start: Int) -> Int {
    let (ones, others) = (Self.each(UInt64(one)), Self.each(UInt64(other)))
    var at = start
    while at &+ 8 <= count {
      let word = word(at: at)
      let found = Self.zeros(word ^ ones) | Self.zeros(word ^ others)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count, self[at] != one, self[at] != other { at &+= 1 }
    return min(at, count)
  }

  /// Behind the `*/` of the comment whose inside begins at `start`; `count` where nothing ends it.
  @inline(__always)
  func endOfComment(from start: Int) -> Int {
    var at = start
    while true {
      at = first(UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: at) &+ 1
      guard at < count else { return count }
      if self[at] == UInt8(ascii: "/") { return at &+ 1 }
    }
  }

  /// Whether all bytes of a range are ASCII, and whether none is a backslash.
  @inline(__always)
  func spelling(of range: Range<Int>) -> (isASCII: Bool, isPlain: Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
    var high: UInt64 = 0
    var escapes: UInt64 = 0
    var at = range.lowerBound
    while at < range.upperBound {
      let word = at &+ 8 <= range.upperBound ? word(at: at) : rest(at..<range.upperBound)
      high |= word
      escapes |= Self.zeros(word ^ Self.each(0x5C))
      at &+= 8
    }
    return (high & Self.each(0x80) == 0, escapes == 0)
  }

  /// The quote that ends the text that begins at `start`; `count` where none does.
  @inline(__always)
  func endOfString(from start: Int) -> Int {
    var at = start
    while true {
      at = quoteOrBackslash(from: at)
      guard at < count else { return count }
      if self[at] == UInt8(ascii: "\"") { return at }
      at &+= 2
    }
  }

  /// The first byte from `start` on that is no white space; `count` where there is none.
  @inline(__always)
  func ink(from start: Int) -> Int {
    var at = start
    while at &+ 8 <= count {
      let word = word(at: at)
      // With the high bits off, no sum carries into the next byte.
      let found = (((word & Self.each(0x7F)) &+ Self.each(0x5F)) | word) & Self.each(0x80)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count, self[at] <= 32 { at &+= 1 }
    return at
  }

  /// The first byte from `start` on that is no letter and no digit, at the latest; `count` where there is
  /// none.
  ///
  /// Names are long runs of them.
  @inline(__always)
  func endOfLetters(from start: Int) -> Int {
    var at = start
    while at &+ 8 <= count {
      let word = word(at: at)
      // With the high bits off, no sum carries into the next byte.
      let low = word & Self.each(0x7F)
      let isDigit = (low &+ Self.each(0x80 - 0x30)) & ~(low &+ Self.each(0x80 - 0x3A))
      let isLetter = (low &+ Self.each(0x80 - 0x40)) & ~(low &+ Self.each(0x80 - 0x7B))
      let found = (~(isDigit | isLetter) | word) & Self.each(0x80)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    return at
  }

  /// Whether the bytes of a range are those of a text.
  @inline(__always)
  func equals(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
    var at = 0
    while at &+ 8 <= text.count {
      guard word(at: range.lowerBound &+ at) == text.word(at: at) else { return false }
      at &+= 8
    }
    while at < text.count {
      guard self[range.lowerBound &+ at] == text[at] else { return false }
      at &+= 1
    }
    return true
  }

  @inline(__always)
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe equals(range, $0.span) }
  }

  func copy(of range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// The text of a range, repaired where it is no UTF-8.
  func text(of range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Callers keep the eight bytes inside the span.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// Fewer than eight bytes; zeros stand for the others.
  @inline(__always)
  private func rest(_ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for at in range.reversed() { word = word << 8 | UInt64(self[at]) }
    return word
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte that is zero; bytes behind the first one may be marked wrongly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- each(1)) & ~word & each(0x80)
  }
}
