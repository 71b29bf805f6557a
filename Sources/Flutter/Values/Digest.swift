/// A hash by content, the same from run to run.
struct Digest: Sendable {
  private var state: UInt64

  init(seed: UInt64 = 0) { state = seed ^ 0xCBF2_9CE4_8422_2325 }

  mutating func mix(_ value: UInt64) {
    let product = (state ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    state = product.low ^ product.high
  }

  mutating func mix(_ text: String) {
    for byte in text.utf8 { mix(UInt64(byte)) }
    mix(0x100)
  }

  var value: UInt64 {
    let product = state.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.low ^ product.high
  }

  static func of(_ text: String) -> UInt64 {
    var digest = Digest()
    digest.mix(text)
    return digest.value
  }

  static func of(_ parts: [UInt64]) -> UInt64 {
    var digest = Digest()
    for part in parts { digest.mix(part) }
    return digest.value
  }
}
