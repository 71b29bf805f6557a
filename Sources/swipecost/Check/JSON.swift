/// A JSON document whose members stay in the order in which they are documented.
indirect enum JSON {
  case null
  case flag(Bool)
  case number(Int)
  /// A number of hundredths, written as the number that it is.
  case hundredths(Int)
  case text(String)
  case list([JSON])
  case object([(String, JSON)])

  /// `4.5` of 450, `90` of 9000.
  private static func decimal(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    let digits = rest % 10 == 0 ? String(rest / 10) : String(rest)
    return "\(whole)." + (rest < 10 ? "0" : "") + digits
  }

  static func text(_ value: String?) -> JSON { value.map { .text($0) } ?? .null }

  var line: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .flag(let flag): out += flag ? "true" : "false"
    case .number(let number): out += String(number)
    case .hundredths(let number): out += Self.decimal(number)
    case .text(let text): Self.quote(text, &out)
    case .list(let items):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += ", " }
        item.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        Self.quote(member.0, &out)
        out += ": "
        member.1.write(to: &out)
      }
      out += "}"
    }
  }

  /// What is escaped below begins with one of these bytes; all but few texts have none of them.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  private static func quote(_ text: String, _ out: inout String) {
    out += "\""
    guard text.utf8.contains(where: mayNeedEscape) else {
      out += text
      out += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      // Controls, and what ends a line or a script in the places where JSON is pasted.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
