extension Character {
  /// Columns that a terminal gives it: 2 for what East Asian scripts and emoji take, 0 for marks that
  /// stand alone, else 1.
  ///
  /// Wide is what https://www.unicode.org/reports/tr11 calls W and F; a variation selector 16 asks
  /// for the emoji form.
  var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return scalars.contains("\u{FE0F}") ? 2 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 2 }
    return first.isWide ? 2 : 1
  }
}

extension StringProtocol {
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// As much as fits, with an ellipsis for the rest.
  func fitted(to width: Int) -> String {
    guard columns > width else { return String(self) }
    var left = width - 1
    let start = prefix { character in
      left -= character.columns
      return left >= 0
    }
    return start + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
