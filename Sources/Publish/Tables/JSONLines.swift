package import Store

/// One JSON object per row and line, with the columns in their order.
package struct JSONLines {
  package private(set) var bytes: [UInt8] = []
  private let keys: [[UInt8]]

  package init(columns: [String]) {
    keys = columns.map { JSONText.quoted($0) + [UInt8(ascii: ":")] }
  }

  package static func bytes(_ answer: Answer) -> [UInt8] {
    var lines = JSONLines(columns: answer.columns)
    for row in answer.rows { lines.append(row) }
    return lines.bytes
  }

  package mutating func append(_ row: [Value]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, value) in row.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: keys[index])
      bytes.append(contentsOf: JSONText.value(value))
    }
    bytes.append(contentsOf: [UInt8(ascii: "}"), 10])
  }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// JSON by hand, because the order of keys and the form of numbers must be the same every time.
enum JSONText {
  static func value(_ value: Value) -> [UInt8] {
    switch value {
    case .null: Array("null".utf8)
    case .integer(let number): Array(String(number).utf8)
    case .real(let number): number.isFinite ? Array(String(number).utf8) : Array("null".utf8)
    case .text(let text): quoted(text)
    case .blob: quoted(value.description)
    }
  }

  static func quoted(_ text: String) -> [UInt8] {
    var out: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 10: out += Array("\\n".utf8)
      case 13: out += Array("\\r".utf8)
      case 9: out += Array("\\t".utf8)
      case 0..<32, 127:
        let digits = String(byte, radix: 16)
        out += Array("\\u00".utf8) + Array((digits.utf8.count < 2 ? "0" + digits : digits).utf8)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
    return out
  }
}

/// A JSON value made in Swift, printed with two spaces of indentation.
indirect enum JSON {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSON])
  case object([(String, JSON)])

  var isEmptyList: Bool { if case .list(let items) = self { items.isEmpty } else { false } }

  var printed: String { printed(indent: "") + "\n" }

  private func printed(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return String(decoding: JSONText.quoted(text), as: UTF8.self)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let items) where items.isEmpty: return "[]"
    case .list(let items):
      let lines = items.map { inner + $0.printed(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
    case .object(let fields):
      let lines = fields.map { name, value in
        inner + String(decoding: JSONText.quoted(name), as: UTF8.self) + ": "
          + value.printed(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
    }
  }
}
