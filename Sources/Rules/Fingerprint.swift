/// What identifies a finding while lines move: FNV-1a over the rule, the view and the path in it.
struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inline(never)
  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    // Ends the part, so that "ab" + "c" and "a" + "bc" differ; no UTF-8 text has this byte.
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
