/// Where the lines of a source begin.
enum LineStarts {
  /// The offset of the first byte of each line; line ends are LF, CR LF and, where there is no LF, CR.
  static func read(_ source: Span<UInt8>, into starts: inout [UInt32]) {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    let raw = unsafe source.bytes
    let end = source.count
    var at = 0
    while at + 8 <= end {
      // The loop's condition keeps the eight bytes inside the source.
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: at, as: UInt64.self)
      var ends = zeroBytes(word.littleEndian ^ ones &* 10)
      while ends != 0 {
        starts.append(UInt32(truncatingIfNeeded: at &+ ends.trailingZeroBitCount / 8 &+ 1))
        ends &= ends &- 1
      }
      at &+= 8
    }
    while at < end {
      if source[at] == 10 { starts.append(UInt32(at + 1)) }
      at += 1
    }
    if starts.count == 1 { oldLines(source, &starts) }
  }

  /// Lines that end in a carriage return alone.
  private static func oldLines(_ source: Span<UInt8>, _ starts: inout [UInt32]) {
    for at in 0..<source.count where source[at] == 13 { starts.append(UInt32(at + 1)) }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The high bit of each byte that is zero, and no other.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low)
  }

  /// Both from 1; the column counts UTF-8 bytes.
  static func position(of offset: UInt32, in starts: [UInt32]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
