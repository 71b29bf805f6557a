/// A hash of content: equal wherever and whenever the same is mixed in the same order.
struct ScriptDigest: Sendable {
  private(set) var value: UInt64

  init(_ seed: UInt64 = 0xCBF2_9CE4_8422_2325) { value = seed }

  mutating func mix(_ other: UInt64) {
    value = (value ^ other) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  mutating func mix(_ text: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    mix(hash)
  }
}
