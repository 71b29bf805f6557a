package import Store

/// Comma-separated values after RFC 4180: CRLF, a header, UTF-8 without a mark; null is empty.
package struct CSV {
  /// Leaves texts that a spreadsheet would run as formulas as they are.
  package var isRaw: Bool
  package private(set) var bytes: [UInt8] = []

  package init(isRaw: Bool = false) { self.isRaw = isRaw }

  package static func bytes(_ answer: Answer, isRaw: Bool = false) -> [UInt8] {
    var csv = CSV(isRaw: isRaw)
    csv.append(header: answer.columns)
    for row in answer.rows { csv.append(row) }
    return csv.bytes
  }

  package mutating func append(header columns: [String]) {
    append(columns.map { Value($0) })
  }

  package mutating func append(_ row: [Value]) {
    for (index, value) in row.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      switch value {
      case .null: break
      case .text(let text): append(text: text)
      // Numbers are no text: a minus in front of one starts no formula.
      default: bytes.append(contentsOf: value.description.utf8)
      }
    }
    bytes.append(contentsOf: [13, 10])
  }

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  private mutating func append(text: String) {
    var text = text
    if !isRaw, Self.startsFormula(text) { text = "'" + text }
    let mustQuote = text.utf8.contains { byte in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == 10 || byte == 13
    }
    guard mustQuote else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// What spreadsheets take for a formula; quotes alone do not stop them
  /// (https://owasp.org/www-community/attacks/CSV_Injection).
  static func startsFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": return true
    default: return false
    }
  }
}
