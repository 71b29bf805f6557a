/// UTF-16 behind a byte order mark, as old strings files have it.
struct UTF16Text {
  var isBigEndian: Bool

  /// Half a pair without the other half is replaced; half a unit at the end is left out.
  func utf8(of source: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var at = 2
    while at &+ 1 < source.count {
      let unit = unit(at, source)
      at &+= 2
      if unit < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: unit))
        continue
      }
      var scalar = unit
      if (0xD800..<0xE000).contains(unit) {
        scalar = 0xFFFD
        if unit < 0xDC00, at &+ 1 < source.count {
          let other = self.unit(at, source)
          if (0xDC00..<0xE000).contains(other) {
            at &+= 2
            scalar = 0x10000 &+ (unit & 0x3FF) << 10 &+ other & 0x3FF
          }
        }
      }
      Self.append(scalar, to: &bytes)
    }
    return bytes
  }

  /// One that is not ASCII.
  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) { bytes.append(UInt8(0x80 | scalar >> shift & 0x3F)) }
    if scalar < 0x800 {
      bytes.append(UInt8(0xC0 | scalar >> 6))
    } else if scalar < 0x10000 {
      bytes.append(UInt8(0xE0 | scalar >> 12))
      tail(6)
    } else {
      bytes.append(UInt8(0xF0 | scalar >> 18))
      tail(12)
      tail(6)
    }
    tail(0)
  }

  @inline(__always)
  private func unit(_ at: Int, _ source: Span<UInt8>) -> UInt32 {
    let (first, second) = (UInt32(source[at]), UInt32(source[at &+ 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
