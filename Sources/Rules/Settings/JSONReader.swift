/// A JSON value that knows its line.
struct JSONValue {
  struct Member {
    var key: String
    var value: JSONValue
    var line: Int
  }

  enum Content {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  var content: Content
  var line: Int
}

/// Reads JSON, and says in which line it stops being JSON.
///
/// Comments (`//` to the end of the line) and a comma before a closing bracket are let through: people write
/// this file by hand.
struct JSONReader {
  private var position = 0
  private var line = 1
  private var depth = 0

  static func read(_ bytes: Span<UInt8>) -> Result<JSONValue, SettingsError> {
    var reader = JSONReader()
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      reader.position = 3
    }
    do throws(SettingsError) {
      let value = try reader.value(bytes)
      reader.skipSpace(bytes)
      guard reader.position == bytes.count else {
        throw reader.error("There is more after the end of the settings.")
      }
      return .success(value)
    } catch { return .failure(error) }
  }

  private mutating func value(_ bytes: Span<UInt8>) throws(SettingsError) -> JSONValue {
    skipSpace(bytes)
    guard position < bytes.count else { throw error("The settings end too early.") }
    let line = line
    let content: JSONValue.Content
    switch bytes[position] {
    case UInt8(ascii: "{"): content = .object(try object(bytes))
    case UInt8(ascii: "["): content = .array(try array(bytes))
    case UInt8(ascii: "\""): content = .string(try string(bytes))
    default: content = try word(bytes)
    }
    return JSONValue(content: content, line: line)
  }

  private mutating func object(_ bytes: Span<UInt8>) throws(SettingsError) -> [JSONValue.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    while true {
      skipSpace(bytes)
      if take("}", bytes) { return members }
      let line = line
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        throw error("A name in quotes was expected.")
      }
      let key = try string(bytes)
      guard !members.contains(where: { $0.key == key }) else {
        throw SettingsError(line: line, message: "\"\(key)\" is set twice.")
      }
      skipSpace(bytes)
      guard take(":", bytes) else { throw error("A colon was expected after \"\(key)\".") }
      members.append(JSONValue.Member(key: key, value: try value(bytes), line: line))
      try separator(before: "}", bytes)
    }
  }

  private mutating func array(_ bytes: Span<UInt8>) throws(SettingsError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var items: [JSONValue] = []
    while true {
      skipSpace(bytes)
      if take("]", bytes) { return items }
      items.append(try value(bytes))
      try separator(before: "]", bytes)
    }
  }

  private mutating func enter() throws(SettingsError) {
    position += 1
    depth += 1
    guard depth <= 64 else { throw error("The settings are nested too deeply.") }
  }

  private mutating func separator(
    before end: Unicode.Scalar, _ bytes: Span<UInt8>
  ) throws(SettingsError) {
    skipSpace(bytes)
    if take(",", bytes) { return }
    guard position < bytes.count, bytes[position] == UInt8(ascii: end) else {
      throw error("A comma or \"\(end)\" was expected.")
    }
  }

  private mutating func word(_ bytes: Span<UInt8>) throws(SettingsError) -> JSONValue.Content {
    let start = position
    while position < bytes.count, JSONReader.isWord(bytes[position]) { position += 1 }
    let text = String(decoding: (start..<position).map { bytes[$0] }, as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _
    where text.utf8.first.map { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) } ?? false:
      return .number(text)
    case "": throw error("A value was expected.")
    default: throw error("\"\(text)\" is not a value; texts stand in quotes.")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(SettingsError) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape(bytes)
      case 0x0A: throw error("A text must end in its line.")
      default: text.append(byte)
      }
    }
    throw error("The settings end inside a text.")
  }

  private mutating func escape(_ bytes: Span<UInt8>) throws(SettingsError) -> [UInt8] {
    guard position < bytes.count else { throw error("The settings end inside a text.") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      guard position + 4 <= bytes.count,
        let code = UInt32(
          String(decoding: (position..<(position + 4)).map { bytes[$0] }, as: UTF8.self), radix: 16)
      else { throw error("\\u needs four hexadecimal digits.") }
      position += 4
      return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: throw error("There is no escape \"\\\(Unicode.Scalar(byte))\".")
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A:
        line += 1
        position += 1
      case 0x20, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == 0x2F:
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return
      }
    }
  }

  private func error(_ message: String) -> SettingsError {
    SettingsError(line: line, message: message)
  }
}
