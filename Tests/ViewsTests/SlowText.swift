/// A text that is read byte by byte, without a thought of speed: what the quick readers are held against.
struct SlowText {
  let bytes: [UInt8]
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { at < bytes.count ? bytes[at] : nil }
  var isSpace: Bool { byte.map { $0 <= 32 } ?? false }

  func begins(_ text: String) -> Bool { bytes.dropFirst(at).starts(with: text.utf8) }

  mutating func take(_ text: String) -> Bool {
    guard begins(text) else { return false }
    at += text.utf8.count
    return true
  }

  mutating func pass(until end: (SlowText) -> Bool) {
    while at < bytes.count, !end(self) { at += 1 }
  }

  /// Passes a comment that begins here.
  mutating func takeComment(lineEnds: [String]) -> Bool {
    if take("/*") {
      pass { $0.begins("*/") }
      _ = take("*/")
      return true
    }
    guard take("//") else { return false }
    pass { text in lineEnds.contains { text.begins($0) } }
    return true
  }

  /// What stands between the quotes that begin here; a backslash takes as many bytes with it as the
  /// caller says.
  mutating func takeQuoted(_ length: (UInt8) -> Int = { _ in 1 }) -> ArraySlice<UInt8>? {
    guard take("\"") else { return nil }
    let start = at
    while let byte, byte != UInt8(ascii: "\"") {
      at += 1
      if byte == UInt8(ascii: "\\"), let escape = self.byte { at += length(escape) }
    }
    let end = min(at, bytes.count)
    at = min(end + 1, bytes.count)
    return bytes[start..<end]
  }
}

/// Numbers that are the same in every run.
struct Draw {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func callAsFunction(_ below: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(below, 1)
  }

  mutating func of<Value>(_ values: [Value]) -> Value { values[self(values.count)] }

  /// Puts pieces in, takes bytes out and changes some.
  mutating func damage(_ bytes: inout [UInt8], with pieces: [String]) {
    for _ in 0..<self(6) {
      let at = self(bytes.count + 1)
      let end = min(bytes.count, at + self(4))
      switch self(3) {
      case 0: bytes.insert(contentsOf: of(pieces).utf8, at: at)
      case 1: bytes.replaceSubrange(at..<end, with: [])
      default: bytes.replaceSubrange(at..<end, with: [UInt8(self(256))])
      }
    }
  }
}
