/// What makes any text harmless in a page.
///
/// Besides the five characters of HTML: control characters, which no page may hold, become the
/// replacement character; bidirectional controls, which can make `evil` read `live`, are shown by
/// their code point, because who audits a name must see that they are there.
enum Escaping {
  static func html(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.allSatisfy { isPlainByte[Int($0)] }
    if isPlain { return String(text) }
    var out = ""
    out.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars { append(scalar, to: &out) }
    return out
  }

  private static func append(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar {
    case "&": out += "&amp;"
    case "<": out += "&lt;"
    case ">": out += "&gt;"
    case "\"": out += "&quot;"
    case "'": out += "&#39;"
    case "\t", "\n": out.unicodeScalars.append(scalar)
    case "\r": out += " "
    default:
      if isBidirectionalControl(scalar) {
        out += "⟨U+" + String(scalar.value, radix: 16, uppercase: true) + "⟩"
      } else if isForbidden(scalar) {
        out.unicodeScalars.append("\u{FFFD}")
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
  }

  static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// C0 but tab and line feed, DEL, C1, non-characters, byte order mark.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Bytes that cannot begin anything to be escaped; the lead bytes of what can (C1, U+061C, U+20xx,
  /// U+Fxxx, the planes' ends) are not plain.
  private static let isPlainByte: [Bool] = (0..<256).map { byte in
    switch byte {
    case 0x09, 0x0A: true
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    case 0x20..<0x7F: true
    case 0x80...0xBF: true
    case 0xC3...0xD7, 0xD9...0xE1, 0xE3...0xEE: true
    default: false
    }
  }
}
