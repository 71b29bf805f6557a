/// Walks JSON text without building it: what is not asked for is passed over byte by byte.
///
/// A string catalogue holds every language of an app; one of them is wanted. Broken text ends the walk
/// early, never badly.
struct JSONCursor {
  private let bytes: [UInt8]
  private var at = 0

  init(_ source: Span<UInt8>) {
    bytes = unsafe source.withUnsafeBufferPointer { unsafe Array($0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// Visits the members of the object that begins here.
  ///
  /// A visitor takes the value or leaves it.
  mutating func eachMember(_ visit: (inout JSONCursor, String) -> Void) {
    skipSpace()
    guard take(UInt8(ascii: "{")) else { return skipValue() }
    while true {
      skipSpace()
      guard at < bytes.count, !take(UInt8(ascii: "}")), let key = string() else { return }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { return }
      skipSpace()
      let value = at
      visit(&self, key)
      if at == value { skipValue() }
      skipSpace()
      _ = take(UInt8(ascii: ","))
    }
  }

  /// The string that begins here; nil, and nothing passed, where another value does.
  mutating func string() -> String? {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return nil }
    let start = at + 1
    skipString()
    let end = max(start, at - 1)
    let raw = bytes[start..<end]
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    return Self.unescaped(raw)
  }

  mutating func skipValue() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        at += 1
        if depth == 0 { return }
      case UInt8(ascii: ","):
        if depth == 0 { return }
        at += 1
      default: at += 1
      }
    }
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 32 { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipString() {
    at += 1
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { at += 1 }
    }
    at = bytes.count + 1
  }

  private static func unescaped(_ raw: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var text = ""
    var plain: [UInt8] = []
    func flush(_ text: inout String) {
      text += String(decoding: plain, as: UTF8.self)
      plain = []
    }
    var at = raw.startIndex
    while at < raw.endIndex {
      let byte = raw[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < raw.endIndex else {
        plain.append(byte)
        continue
      }
      let escape = raw[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): plain.append(32)
      case UInt8(ascii: "u"):
        let digits = String(decoding: raw[at...].prefix(4), as: UTF8.self)
        at = min(raw.endIndex, at + 4)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        // The second half of a pair follows as another escape.
        let isHalf = units.count == 1 && (0xD800..<0xDC00).contains(units[0])
        if isHalf, raw[at...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) { continue }
        flush(&text)
        text += String(decoding: units, as: UTF16.self)
        units = []
      default: plain.append(escape)
      }
    }
    flush(&text)
    return text
  }
}
