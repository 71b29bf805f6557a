/// Texts that are written with backslashes.
enum EscapedText {
  enum Style {
    /// `\u00e9`, two of them for what is beyond 16 bits.
    case json
    /// `\U00e9` as well, each by itself.
    case propertyList

    fileprivate func isCode(_ escape: UInt8) -> Bool {
      escape == UInt8(ascii: "u") || self == .propertyList && escape == UInt8(ascii: "U")
    }
  }

  /// What a text stands for, as UTF-8; what is none is repaired.
  static func bytes(of text: Range<Int>, _ style: Style, _ source: Span<UInt8>) -> [UInt8] {
    let spelling = source.spelling(of: text)
    if spelling.isPlain {
      return spelling.isASCII ? source.copy(of: text) : Array(source.text(of: text).utf8)
    }
    let bytes = unescaped(text, style, source)
    return spelling.isASCII ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func unescaped(
    _ text: Range<Int>, _ style: Style, _ source: Span<UInt8>
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var at = text.lowerBound
    while at < text.upperBound {
      let byte = source[at]
      at &+= 1
      guard byte == UInt8(ascii: "\\"), at < text.upperBound else {
        bytes.append(byte)
        continue
      }
      let escape = source[at]
      at &+= 1
      switch escape {
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "b") where style == .json, UInt8(ascii: "f") where style == .json:
        bytes.append(32)
      case _ where style.isCode(escape):
        var units = [code(&at, text.upperBound, source)]
        // The second half of a pair follows as another escape.
        if style == .json, (0xD800..<0xDC00).contains(units[0]), at &+ 1 < text.upperBound,
          source[at] == UInt8(ascii: "\\"), source[at &+ 1] == UInt8(ascii: "u")
        {
          at &+= 2
          units.append(code(&at, text.upperBound, source))
        }
        bytes.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
      default: bytes.append(escape)
      }
    }
    return bytes
  }

  /// The digits of a code are passed over, whatever they are.
  private static func code(_ at: inout Int, _ end: Int, _ source: Span<UInt8>) -> UInt16 {
    let digits = at..<min(end, at &+ 4)
    at = digits.upperBound
    return UInt16(source.text(of: digits), radix: 16) ?? 0xFFFD
  }
}
