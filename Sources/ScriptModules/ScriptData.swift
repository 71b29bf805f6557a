/// A value of JSON.
package indirect enum ScriptData: Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ScriptData])
  /// In the order of the file; of a key that comes twice, the last counts.
  case object([(key: String, value: ScriptData)])

  package static func == (left: ScriptData, right: ScriptData) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let one), .flag(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.list(let one), .list(let other)): one == other
    case (.object(let one), .object(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  package subscript(_ key: String) -> ScriptData? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var list: [ScriptData]? { if case .list(let list) = self { list } else { nil } }
  package var members: [(key: String, value: ScriptData)] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension ScriptData {
  /// Reads JSON, also with the comments and last commas that configurations have.
  ///
  /// Nil where there is no value, or it is deeper than anybody writes.
  package init?(_ source: [UInt8]) {
    var reader = DataReader(source: source)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }
}

private struct DataReader {
  static let deepest = 64
  let source: [UInt8]
  var position = 0

  init(source: [UInt8]) {
    self.source = source
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var byte: UInt8? { position < source.count ? source[position] : nil }

  private mutating func skipBlank() {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/"):
        guard position + 1 < source.count else { return }
        if source[position + 1] == UInt8(ascii: "/") {
          while let byte = self.byte, byte != UInt8(ascii: "\n") { position += 1 }
        } else if source[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position < source.count, !isCommentEnd { position += 1 }
          position = min(position + 2, source.count)
        } else {
          return
        }
      default: return
      }
    }
  }

  private var isCommentEnd: Bool {
    source[position] == UInt8(ascii: "*") && position + 1 < source.count
      && source[position + 1] == UInt8(ascii: "/")
  }

  mutating func value(depth: Int) -> ScriptData? {
    skipBlank()
    guard depth < Self.deepest, let byte else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return list(depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    default: return word()
    }
  }

  private mutating func object(_ depth: Int) -> ScriptData? {
    position += 1
    var members: [(key: String, value: ScriptData)] = []
    while true {
      skipBlank()
      guard let byte else { return nil }
      if byte == UInt8(ascii: "}") { break }
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      guard let key = string() else { return nil }
      skipBlank()
      guard self.byte == UInt8(ascii: ":") else { return nil }
      position += 1
      guard let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    }
    position += 1
    return .object(members)
  }

  private mutating func list(_ depth: Int) -> ScriptData? {
    position += 1
    var items: [ScriptData] = []
    while true {
      skipBlank()
      guard let byte else { return nil }
      if byte == UInt8(ascii: "]") { break }
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      guard let value = value(depth: depth + 1) else { return nil }
      items.append(value)
    }
    position += 1
    return .list(items)
  }

  private mutating func word() -> ScriptData? {
    let start = position
    while let byte, isWordByte(byte) { position += 1 }
    let word = String(decoding: source[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: return Double(word).map { .number($0) }
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func string() -> String? {
    guard byte == UInt8(ascii: "\"") else { return nil }
    position += 1
    var units: [UInt8] = []
    while let byte {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): appendEscape(&units)
      default: units.append(byte)
      }
    }
    return nil
  }

  private mutating func appendEscape(_ units: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): units.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): units.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): units.append(8)
    case UInt8(ascii: "f"): units.append(12)
    case UInt8(ascii: "u"):
      var value = digits()
      if 0xD800...0xDBFF ~= value, position + 1 < source.count,
        source[position] == UInt8(ascii: "\\"),
        source[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        let low = digits()
        if 0xDC00...0xDFFF ~= low { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
      }
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      units.append(contentsOf: Array(String(Character(scalar)).utf8))
    default: units.append(byte)
    }
  }

  private mutating func digits() -> UInt32 {
    let end = min(position + 4, source.count)
    let word = String(decoding: source[position..<end], as: UTF8.self)
    position = end
    return UInt32(word, radix: 16) ?? 0xFFFD
  }
}
