/// Searches that take eight bytes at a step: catalogues and projects are megabytes of which little is
/// wanted.
extension Span<UInt8> {
  /// The first quote or backslash from `start` on; `count` where there is none.
  @inline(__always)
  func quoteOrBackslash(from start: Int) -> Int {
    var at = start
    while at &+ 8 <= count {
      let word = word(at: at)
      let found = Self.zeros(word ^ Self.each(0x22)) | Self.zeros(word ^ Self.each(0x5C))
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count, self[at] != UInt8(ascii: "\""), self[at] != UInt8(ascii: "\\") { at &+= 1 }
    return at
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

  /// Whether the bytes of a range are those of a text.
  @inline(__always)
  func equals(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    for index in text.indices where self[range.lowerBound &+ index] != text[index] { return false }
    return true
  }

  @inline(__always)
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe equals(range, $0.span) }
  }

  func copy(of range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Callers keep the eight bytes inside the span.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The high bit of each byte that is zero; bytes behind the first one may be marked wrongly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- each(1)) & ~word & each(0x80)
  }
}
