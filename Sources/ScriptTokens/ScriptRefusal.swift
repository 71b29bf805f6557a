/// Why a script is not read at all, told from its bytes before any token is made.
package enum ScriptRefusal: Sendable, Equatable {
  /// A zero byte among the first 8,000, where git looks for one.
  case binary
  /// Over `ScriptTokenList.largestSource`.
  case tooLarge
  /// A line over 5,000 bytes of which more than one in a hundred is a bracket or a `;`: bundlers write
  /// whole programs into one line. The longest lines that people write are drawings and pictures in a
  /// string, which have hardly any of these: of nine scripts with such a line in four public apps, seven.
  case minified
  /// The comments in front of the first line of code say `@generated`, which is what code
  /// generators and review tools agree on, or forbid to edit.
  case generated
  /// Neither `react` nor `export` stands anywhere: it shows nothing, and nothing can be had from it.
  case unrelated

  package static let longestLine = 5_000
  static let binaryReach = 8_000
  /// How far a heading comment is looked through.
  static let headingReach = 2_000

  package init?(_ source: Span<UInt8>) {
    if source.count > ScriptTokenList.largestSource {
      self = .tooLarge
    } else if Self.isBinary(source) {
      self = .binary
    } else if Self.isMinified(source) {
      self = .minified
    } else if Self.isGenerated(source) {
      self = .generated
    } else if !Self.isRelated(source) {
      self = .unrelated
    } else {
      return nil
    }
  }

  private static func isBinary(_ source: Span<UInt8>) -> Bool {
    for index in 0..<min(source.count, binaryReach) where source[index] == 0 { return true }
    return false
  }

  /// Looks at one byte in 5,000 and goes back from there to the line end before: a line that is too
  /// long holds at least one of those bytes, and most of the others are never touched.
  private static func isMinified(_ source: Span<UInt8>) -> Bool {
    var start = 0
    while start + longestLine < source.count {
      var index = start + longestLine
      while index >= start, !isLineEnd(source[index]) { index -= 1 }
      if index < start {
        index = start
        var marks = 0
        while index < source.count, !isLineEnd(source[index]) {
          if isMark(source[index]) { marks += 1 }
          index += 1
        }
        if marks * 100 > index - start { return true }
      }
      start = index + 1
    }
    return false
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Byte.newline || byte == Byte.return
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.leftParen, UInt8(ascii: ")"), Byte.leftBrace, UInt8(ascii: "}"), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  /// Only comments are looked at: a text that says so makes nothing generated.
  private static func isGenerated(_ source: Span<UInt8>) -> Bool {
    var index = source.holds("\u{FEFF}", at: 0) ? 3 : 0
    let limit = min(source.count, headingReach)
    while index < limit {
      switch source[index] {
      case Byte.space, Byte.tab, Byte.newline, Byte.return: index += 1
      case Byte.slash, UInt8(ascii: "#"):
        let end = commentEnd(source, index, limit)
        guard end > index else { return false }
        if saysGenerated(source, index..<end) { return true }
        index = end
      default: return false
      }
    }
    return false
  }

  /// Behind the comment or the `#!` line at `start`; `start` itself where there is none.
  private static func commentEnd(_ source: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var index = start + 2
    if source.holds("/*", at: start) {
      while index < limit, !source.holds("*/", at: index) { index += 1 }
      return min(index + 2, limit)
    }
    guard source.holds("//", at: start) || source.holds("#!", at: start) else { return start }
    while index < limit, source[index] != Byte.newline { index += 1 }
    return min(index, limit)
  }

  private static func saysGenerated(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let words: [StaticString] = ["@generated", "do not edit", "do not modify"]
    for index in range {
      for word in words where source.says(word, at: index) { return true }
    }
    return false
  }

  private static func isRelated(_ source: Span<UInt8>) -> Bool {
    for index in 0..<source.count {
      switch source[index] {
      case UInt8(ascii: "r"): if source.holds("react", at: index) { return true }
      case UInt8(ascii: "e"): if source.holds("export", at: index) { return true }
      default: break
      }
    }
    return false
  }
}

extension Span<UInt8> {
  /// As `holds`, whatever the case of the letters; the text is in small letters.
  fileprivate func says(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - start >= length else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length {
        let byte = self[start &+ index]
        let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
        if unsafe buffer[index] != small { return false }
      }
      return true
    }
  }
}
