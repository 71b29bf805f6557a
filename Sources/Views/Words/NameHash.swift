/// The hash by which names are compared across files, and declarations across versions.
///
/// Stable from run to run, because fingerprints may outlive a process. Eight bytes at a time: whole
/// declarations go through it.
package struct NameHash: Sendable {
  @usableFromInline var state: UInt64

  // Inlined into other modules: whole scenes are hashed number by number.
  @inlinable
  package init(seed: UInt64 = 0) { state = seed ^ 0xCBF2_9CE4_8422_2325 }

  @inlinable
  package mutating func mix(_ value: UInt64) {
    let product = (state ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    state = product.low ^ product.high
  }

  package mutating func mix(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) {
    let raw = unsafe bytes.bytes
    precondition(range.lowerBound >= 0 && range.upperBound <= raw.byteCount, "a range of the bytes")
    var at = range.lowerBound
    while at &+ 8 <= range.upperBound {
      // The loop's condition and the precondition keep the eight bytes inside the span.
      mix(unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: at, as: UInt64.self).littleEndian)
      at &+= 8
    }
    // What is left, and how long it all was.
    let left = range.upperBound &- at
    var rest: UInt64 = 0
    if left > 0, at &+ 8 <= raw.byteCount {
      // Eight bytes that are inside the span, without those behind the range.
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: at, as: UInt64.self)
      rest = word.bigEndian &>> UInt64(truncatingIfNeeded: 64 &- left &* 8)
    } else {
      while at < range.upperBound {
        rest = rest << 8 | UInt64(bytes[at])
        at &+= 1
      }
    }
    mix(rest ^ UInt64(truncatingIfNeeded: range.count) << 56)
  }

  @inlinable
  package var value: UInt64 {
    let product = state.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.low ^ product.high
  }
}

extension NameHash {
  package static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { buffer in
      var hash = NameHash()
      unsafe hash.mix(Span(_unsafeElements: buffer), 0..<buffer.count)
      return hash.value
    }
  }

  package static func of(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = NameHash()
    hash.mix(bytes, range)
    return hash.value
  }
}
