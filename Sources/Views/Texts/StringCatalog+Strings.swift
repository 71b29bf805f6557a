extension StringCatalog {
  /// Reads a `.strings` file: UTF-8, or UTF-16 with a byte order mark.
  package init(strings source: Span<UInt8>) {
    func begins(_ mark: [UInt8]) -> Bool {
      source.count >= mark.count && source.equals(0..<mark.count, mark.span)
    }
    if begins([0xFF, 0xFE]) {
      self.init(utf8Strings: Self.utf8(source, isBigEndian: false).span, from: 0)
    } else if begins([0xFE, 0xFF]) {
      self.init(utf8Strings: Self.utf8(source, isBigEndian: true).span, from: 0)
    } else {
      self.init(utf8Strings: source, from: begins([0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
  }

  private init(utf8Strings source: Span<UInt8>, from start: Int) {
    var reader = PropertyText(at: start)
    var texts = Collector()
    while let key = reader.word(source) {
      if reader.take(UInt8(ascii: "="), source), let text = reader.word(source) {
        texts.add(key, text: text, source)
        _ = reader.take(UInt8(ascii: ";"), source)
      } else {
        // `"key";` stands for itself.
        texts.add(key, text: key, source)
        reader.skip(past: UInt8(ascii: ";"), source)
      }
    }
    self = texts.catalog()
  }

  private static func utf8(_ source: Span<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(source.count / 2)
    var at = 2
    while at + 1 < source.count {
      let (first, second) = (UInt16(source[at]), UInt16(source[at + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      at += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension StringCatalog.Collector {
  fileprivate mutating func add(_ key: Range<Int>, text raw: Range<Int>, _ source: Span<UInt8>) {
    let hash = PropertyText.hash(of: key, source)
    let symbol =
      PropertyText.isPlain(key, source)
      ? SymbolKey.hash(of: key, source) : SymbolKey.hash(of: PropertyText.text(of: key, source))
    if PropertyText.isPlain(raw, source) {
      add(hash, symbol, text: raw, of: source)
    } else {
      add(hash, symbol, text: PropertyText.text(of: raw, source))
    }
  }
}

/// The old text form of property lists, as far as strings files use it; the bytes are lent to each step.
private struct PropertyText {
  var at: Int

  /// What stands between quotes, or a bare word.
  mutating func word(_ bytes: Span<UInt8>) -> Range<Int>? {
    while true {
      skipBlank(bytes)
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: "\"") { return quoted(bytes) }
      let start = at
      while at < bytes.count, isBare(bytes[at]) { at += 1 }
      if at > start { return start..<at }
      // Nothing that could be read: go on behind it.
      at += 1
    }
  }

  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    skipBlank(bytes)
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  mutating func skip(past byte: UInt8, _ bytes: Span<UInt8>) {
    while at < bytes.count, bytes[at] != byte { at += 1 }
    at += 1
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func skipBlank(_ bytes: Span<UInt8>) {
    while true {
      at = bytes.ink(from: at)
      guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "/") else { return }
      if bytes[at + 1] == UInt8(ascii: "/") {
        while at < bytes.count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      } else if bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at + 1 < bytes.count,
          bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/")
        {
          at += 1
        }
        at += 2
      } else {
        return
      }
    }
  }

  private mutating func quoted(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = at + 1
    at = bytes.quoteOrBackslash(from: start)
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += 2
      // The digits of a code are passed over, whatever they are.
      if at <= bytes.count, Self.isCode(bytes[at - 1]) { at += 4 }
      at = bytes.quoteOrBackslash(from: at)
    }
    let end = min(at, bytes.count)
    at += 1
    return start..<end
  }

  private static func isCode(_ escape: UInt8) -> Bool {
    escape == UInt8(ascii: "U") || escape == UInt8(ascii: "u")
  }

  // MARK: Escapes

  static func isPlain(_ word: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    !word.contains { bytes[$0] == UInt8(ascii: "\\") }
  }

  static func hash(of word: Range<Int>, _ bytes: Span<UInt8>) -> UInt64 {
    let isASCII = word.allSatisfy { bytes[$0] < 0x80 && bytes[$0] != UInt8(ascii: "\\") }
    return isASCII ? NameHash.of(bytes, word) : NameHash.of(text(of: word, bytes))
  }

  static func text(of word: Range<Int>, _ bytes: Span<UInt8>) -> String {
    var output: [UInt8] = []
    var at = word.lowerBound
    while at < word.upperBound {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < word.upperBound else {
        output.append(byte)
        continue
      }
      let escape = bytes[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): output.append(10)
      case UInt8(ascii: "t"): output.append(9)
      case UInt8(ascii: "r"): output.append(13)
      case _ where isCode(escape):
        let end = min(word.upperBound, at + 4)
        let digits = String(decoding: bytes.copy(of: at..<end), as: UTF8.self)
        at = end
        let unit = UInt16(digits, radix: 16) ?? 0xFFFD
        output.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
      default: output.append(escape)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
