/// The development-language texts of one `.strings` or `.xcstrings` file.
package struct StringCatalog: Sendable, Equatable {
  package var texts: [String: String]

  package init(texts: [String: String] = [:]) { self.texts = texts }
}

// MARK: - .xcstrings

extension StringCatalog {
  /// Reads an `.xcstrings` file.
  ///
  /// A key without a text in the source language is shown as it is; of plural forms the text is `other`.
  /// https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
  package init(xcstrings source: Span<UInt8>) {
    var language = "en"
    var texts: [String: String] = [:]
    var cursor = JSONCursor(source)
    cursor.eachMember { cursor, name in
      switch name {
      case "sourceLanguage": language = cursor.string() ?? language
      case "strings":
        cursor.eachMember { cursor, key in
          texts[key] = Self.text(of: &cursor, in: language) ?? key
        }
      default: break
      }
    }
    self.init(texts: texts)
  }

  private static func text(of cursor: inout JSONCursor, in language: String) -> String? {
    var text: String?
    cursor.eachMember { cursor, name in
      guard name == "localizations" else { return }
      cursor.eachMember { cursor, candidate in
        guard candidate == language else { return }
        text = unit(&cursor, depth: 0)
      }
    }
    return text
  }

  /// `{"stringUnit": {"value": …}}`, or variations of it.
  private static func unit(_ cursor: inout JSONCursor, depth: Int) -> String? {
    var text: String?
    guard depth < 8 else { return nil }
    cursor.eachMember { cursor, name in
      switch name {
      case "stringUnit":
        cursor.eachMember { cursor, field in
          if field == "value" { text = cursor.string() }
        }
      case "variations", "plural", "device", "other", "iphone":
        let inner = unit(&cursor, depth: depth + 1)
        if text == nil || name == "other" { text = inner ?? text }
      default: break
      }
    }
    return text
  }
}

// MARK: - .strings

extension StringCatalog {
  /// Reads a `.strings` file: UTF-8, or UTF-16 with a byte order mark.
  package init(strings source: Span<UInt8>) {
    var reader = PropertyText(source)
    var texts: [String: String] = [:]
    while let key = reader.word() {
      if reader.take(UInt8(ascii: "=")), let text = reader.word() {
        texts[key] = text
        _ = reader.take(UInt8(ascii: ";"))
      } else {
        // `"key";` stands for itself.
        texts[key] = key
        reader.skip(past: UInt8(ascii: ";"))
      }
    }
    self.init(texts: texts)
  }
}

/// The old text form of property lists, as far as strings files use it.
private struct PropertyText {
  private let bytes: [UInt8]
  private var at = 0

  init(_ source: Span<UInt8>) {
    let raw = unsafe source.withUnsafeBufferPointer { unsafe Array($0) }
    if raw.starts(with: [0xFF, 0xFE]) {
      bytes = Self.utf8(raw, isBigEndian: false)
    } else if raw.starts(with: [0xFE, 0xFF]) {
      bytes = Self.utf8(raw, isBigEndian: true)
    } else {
      bytes = raw
      if raw.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }
  }

  private static func utf8(_ raw: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(raw.count / 2)
    var at = 2
    while at + 1 < raw.count {
      let (first, second) = (UInt16(raw[at]), UInt16(raw[at + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      at += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A quoted string or a bare word.
  mutating func word() -> String? {
    while true {
      skipBlank()
      guard at < bytes.count else { return nil }
      if bytes[at] == UInt8(ascii: "\"") { return quoted() }
      let start = at
      while at < bytes.count, isBare(bytes[at]) { at += 1 }
      if at > start { return String(decoding: bytes[start..<at], as: UTF8.self) }
      // Nothing that could be read: go on behind it.
      at += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    skipBlank()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  mutating func skip(past byte: UInt8) {
    while at < bytes.count, bytes[at] != byte { at += 1 }
    at += 1
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func skipBlank() {
    while at < bytes.count {
      if bytes[at] <= 32 {
        at += 1
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count {
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
      } else {
        return
      }
    }
  }

  private mutating func quoted() -> String {
    at += 1
    var output: [UInt8] = []
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      let byte = bytes[at]
      at += 1
      guard byte == UInt8(ascii: "\\"), at < bytes.count else {
        output.append(byte)
        continue
      }
      let escape = bytes[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): output.append(10)
      case UInt8(ascii: "t"): output.append(9)
      case UInt8(ascii: "r"): output.append(13)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = String(decoding: bytes[at...].prefix(4), as: UTF8.self)
        at = min(bytes.count, at + 4)
        let unit = UInt16(digits, radix: 16) ?? 0xFFFD
        output.append(contentsOf: Array(String(decoding: [unit], as: UTF16.self).utf8))
      default: output.append(escape)
      }
    }
    at += 1
    return String(decoding: output, as: UTF8.self)
  }
}
