/// Searches that take eight bytes at a step: most of an interface file is constraints, colours and frames,
/// which are passed over.
extension Span<UInt8> {
  /// The first of two bytes from `start` on; `count` where there is neither.
  @inline(__always)
  func first(_ byte: UInt8, or other: UInt8, from start: Int) -> Int {
    var at = start
    let (mask, otherMask) = (Self.each(UInt64(byte)), Self.each(UInt64(other)))
    while at &+ 8 <= count {
      let word = word(at: at)
      let found = Self.zeros(word ^ mask) | Self.zeros(word ^ otherMask)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    while at < count, self[at] != byte, self[at] != other { at &+= 1 }
    return at
  }

  @inline(__always)
  func first(_ byte: UInt8, from start: Int) -> Int { first(byte, or: byte, from: start) }

  /// How many bytes of a range are line feeds.
  func lineFeeds(in range: Range<Int>) -> Int {
    var found = 0
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound {
      // Exact, unlike `zeros`: no carry leaves its byte.
      let word = word(at: at) ^ Self.each(10)
      let rest = (word & Self.each(0x7F)) &+ Self.each(0x7F) | word
      found &+= (~rest & Self.each(0x80)).nonzeroBitCount
      at &+= 8
    }
    while at < range.upperBound {
      if self[at] == 10 { found &+= 1 }
      at &+= 1
    }
    return found
  }

  /// Whether these bytes stand at `start`.
  @inline(__always)
  func has(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, start &+ length <= count else { return false }
    return equals(start..<(start &+ length), text)
  }

  @inline(__always)
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe equals(range, $0.span) }
  }

  @inline(__always)
  func equals(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard range.count == text.count else { return false }
    for index in text.indices where self[range.lowerBound &+ index] != text[index] { return false }
    return true
  }

  /// Whether two ranges have the same bytes.
  @inline(__always)
  func equals(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<range.count
    where self[range.lowerBound &+ index] != self[other.lowerBound &+ index] {
      return false
    }
    return true
  }

  func copy(of range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }

  func string(of range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// A number that is the same for the same bytes.
  ///
  /// Tables that use it end a search after some steps, so bytes that are made to collide cost no more.
  @inline(__always)
  func mixed(_ range: Range<Int>) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: range.count)
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound {
      state = Self.mix(state, word(at: at))
      at &+= 8
    }
    var rest: UInt64 = 0
    while at < range.upperBound {
      rest = rest << 8 | UInt64(self[at])
      at &+= 1
    }
    return Self.mix(state, rest)
  }

  @inline(__always)
  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.low ^ product.high
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
