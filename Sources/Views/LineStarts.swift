/// Where the lines of a source begin.
enum LineStarts {
  /// The offset of the first byte of each line; line ends are LF, CR LF and CR.
  static func read(_ source: Span<UInt8>, into starts: inout [UInt32]) {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    let raw = unsafe source.bytes
    let end = source.count
    var at = 0
    while at + 8 <= end {
      // The loop's condition keeps the eight bytes inside the source.
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: at, as: UInt64.self)
      var ends =
        zeroBytes(word.littleEndian ^ ones &* 10) | zeroBytes(word.littleEndian ^ ones &* 13)
      while ends != 0 {
        append(at &+ ends.trailingZeroBitCount / 8, source, &starts)
        ends &= ends &- 1
      }
      at += 8
    }
    while at < end {
      if source[at] == 10 || source[at] == 13 { append(at, source, &starts) }
      at += 1
    }
  }

  private static func append(_ at: Int, _ source: Span<UInt8>, _ starts: inout [UInt32]) {
    let next = at + 1
    if source[at] == 13, next < source.count, source[next] == 10 { return }
    starts.append(UInt32(next))
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is zero, and no other.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low)
  }
}
