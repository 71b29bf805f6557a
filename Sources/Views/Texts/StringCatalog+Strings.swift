extension StringCatalog {
  /// Reads a `.strings` file: UTF-8, or UTF-16 with a byte order mark.
  package init(strings source: Span<UInt8>) {
    func begins(_ mark: [UInt8]) -> Bool {
      source.count >= mark.count && source.equals(0..<mark.count, mark.span)
    }
    if begins([0xFF, 0xFE]) {
      self.init(utf8Strings: UTF16Text(isBigEndian: false).utf8(of: source).span, from: 0)
    } else if begins([0xFE, 0xFF]) {
      self.init(utf8Strings: UTF16Text(isBigEndian: true).utf8(of: source).span, from: 0)
    } else {
      self.init(utf8Strings: source, from: begins([0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
  }

  private init(utf8Strings source: Span<UInt8>, from start: Int) {
    var reader = PropertyText(at: start)
    var texts = StringCollector()
    while let key = reader.word(source) {
      if reader.take(UInt8(ascii: "="), source), let text = reader.word(source) {
        texts.add(key, text: text, .propertyList, source)
        _ = reader.take(UInt8(ascii: ";"), source)
      } else {
        // `"key";` stands for itself.
        texts.add(key, text: key, .propertyList, source)
        reader.skip(past: UInt8(ascii: ";"), source)
      }
    }
    self = texts.catalog(of: source)
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
    at = bytes.first(byte, or: byte, from: at) + 1
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
        at = bytes.first(10, or: 13, from: at)
      } else if bytes[at + 1] == UInt8(ascii: "*") {
        at = bytes.endOfComment(from: at + 2)
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
}
