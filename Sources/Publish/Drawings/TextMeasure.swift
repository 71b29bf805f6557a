/// About how wide a text is, without knowing the reader's font: advances of the widest sans serif in
/// common use, so that with others there is room to spare.
enum TextMeasure {
  static func width(
    _ text: some StringProtocol, size: Double, isBold: Bool = false
  ) -> Double {
    var ems = 0.0
    for scalar in text.unicodeScalars { ems += advance(scalar) }
    return ems * size * (isBold ? 1.12 : 1)
  }

  /// Cut to fit, with an ellipsis.
  static func fitted(
    _ text: String, size: Double, width limit: Double, isBold: Bool = false
  ) -> String {
    let limit = isBold ? limit / 1.12 : limit
    if width(text, size: size) <= limit { return text }
    var used = advance("…") * size
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      used += advance(scalar) * size
      if used > limit { break }
      out.append(scalar)
    }
    while out.last == " " { out.removeLast() }
    return String(out) + "…"
  }

  /// Broken at spaces into at most `lines` lines; the last one is cut to fit.
  static func wrapped(_ text: String, size: Double, width limit: Double, lines: Int) -> [String] {
    var done: [String] = []
    var line = ""
    var rest = text.split(whereSeparator: { $0 == " " || $0 == "\n" })[...]
    while let word = rest.first {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || width(longer, size: size) <= limit {
        line = longer
        rest.removeFirst()
      } else if done.count == lines - 1 {
        line = ([line] + rest.map(String.init)).joined(separator: " ")
        break
      } else {
        done.append(line)
        line = ""
      }
    }
    if !line.isEmpty { done.append(line) }
    return done.map { fitted($0, size: size, width: limit) }
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "J", "'": 0.29
    case ".", ",", ":", ";", "!", "|", " ", "\u{A0}": 0.34
    case "f", "t", "r", "(", ")", "[", "]", "-", "/", "‹", "›": 0.4
    case "m", "M", "W", "—", "…", "%", "@", "−", "≥": 0.96
    case "w": 0.82
    case "0"..."9": 0.64
    case "A"..."Z": 0.7
    default: scalar.value >= 0x2100 ? 1.02 : 0.61
    }
  }
}
