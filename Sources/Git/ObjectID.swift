import CGit2

/// The SHA-1 name of an object.
///
/// Two words and a half instead of an `InlineArray`, which is not `Hashable`.
package struct ObjectID: Hashable, Sendable {
  let high: UInt64
  let middle: UInt64
  let low: UInt32

  init(high: UInt64, middle: UInt64, low: UInt32) {
    self.high = high
    self.middle = middle
    self.low = low
  }

  /// Twenty bytes from `offset` on; the caller has checked that they are there.
  init(_ bytes: Span<UInt8>, at offset: Int) {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    for index in 0..<8 { words.0 = words.0 << 8 | UInt64(bytes[offset + index]) }
    for index in 8..<16 { words.1 = words.1 << 8 | UInt64(bytes[offset + index]) }
    for index in 16..<20 { words.2 = words.2 << 8 | UInt64(bytes[offset + index]) }
    self.init(high: words.0, middle: words.1, low: UInt32(truncatingIfNeeded: words.2))
  }

  init(_ id: git_oid) {
    self = withUnsafeBytes(of: id) { raw in
      ObjectID(raw.bindMemory(to: UInt8.self).span, at: 0)
    }
  }

  var raw: git_oid {
    var id = git_oid()
    withUnsafeMutableBytes(of: &id) { bytes in
      bytes.storeBytes(of: high.bigEndian, toByteOffset: 0, as: UInt64.self)
      bytes.storeBytes(of: middle.bigEndian, toByteOffset: 8, as: UInt64.self)
      bytes.storeBytes(of: low.bigEndian, toByteOffset: 16, as: UInt32.self)
    }
    return id
  }

  /// Object names are evenly spread already; one word is enough.
  package func hash(into hasher: inout Hasher) { hasher.combine(high) }
}

extension ObjectID: Comparable {
  package static func < (a: ObjectID, b: ObjectID) -> Bool {
    (a.high, a.middle, a.low) < (b.high, b.middle, b.low)
  }
}

extension ObjectID: CustomStringConvertible {
  /// Forty hexadecimal digits.
  package init?(hex: some StringProtocol) {
    var words: [UInt64] = [0, 0, 0]
    var count = 0
    for byte in hex.utf8 {
      guard count < 40, let digit = Self.value(of: byte) else { return nil }
      words[count / 16] = words[count / 16] << 4 | digit
      count += 1
    }
    guard count == 40 else { return nil }
    self.init(high: words[0], middle: words[1], low: UInt32(truncatingIfNeeded: words[2]))
  }

  /// Forty hexadecimal digits, from the bytes of a commit.
  init?(hexBytes bytes: Span<UInt8>, at offset: Int) {
    guard offset + 40 <= bytes.count else { return nil }
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    for index in 0..<40 {
      guard let digit = Self.value(of: bytes[offset + index]) else { return nil }
      switch index {
      case 0..<16: words.0 = words.0 << 4 | digit
      case 16..<32: words.1 = words.1 << 4 | digit
      default: words.2 = words.2 << 4 | digit
      }
    }
    self.init(high: words.0, middle: words.1, low: UInt32(truncatingIfNeeded: words.2))
  }

  private static func value(of digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  package var hex: String {
    String(unsafeUninitializedCapacity: 40) { buffer in
      let digits: StaticString = "0123456789abcdef"
      let id = raw
      withUnsafeBytes(of: id) { bytes in
        for index in 0..<20 {
          buffer[2 * index] = digits.utf8Start[Int(bytes[index] >> 4)]
          buffer[2 * index + 1] = digits.utf8Start[Int(bytes[index] & 15)]
        }
      }
      return 40
    }
  }

  package var description: String { hex }
}
