import Views

/// String tables as their rules have it, byte by byte.
struct SlowCatalog {
  private var entries: [(key: [UInt8], symbol: [UInt8]?, text: [UInt8])] = []

  /// By the hash of keys and symbols.
  var texts: [UInt64: String] {
    var found: [UInt64: (number: Int, text: [UInt8])] = [:]
    var symbols: [[UInt8]: [Int]] = [:]
    for (number, entry) in entries.enumerated() {
      found[NameHash.of(entry.key.span, entry.key.indices)] = (2 * number, entry.text)
      if let symbol = entry.symbol { symbols[symbol, default: []].append(number) }
    }
    for (symbol, numbers) in symbols {
      guard let last = numbers.last, Set(numbers.map { entries[$0].text }).count == 1,
        !entries[last].text.isEmpty
      else { continue }
      let hash = NameHash.of(symbol.span, symbol.indices)
      if found[hash]?.number ?? -1 < 2 * last + 1 {
        found[hash] = (2 * last + 1, entries[last].text)
      }
    }
    return found.mapValues { String(decoding: $0.text, as: UTF8.self) }
  }

  func isSame(as catalog: StringCatalog) -> Bool {
    let texts = texts
    return catalog.count == texts.count
      && texts.allSatisfy { hash, text in
        catalog.text(forKey: hash).map { Array($0.utf8) } == Array(text.utf8)
      }
  }

  private mutating func add(
    _ key: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, _ escapes: Escapes
  ) {
    let name = escapes.undone(key, isRepaired: true)
    let symbol = Self.symbol(of: escapes.undone(key, isRepaired: false))
    entries.append((name, symbol, escapes.undone(text, isRepaired: false)))
  }

  /// Letters and digits in lower case, behind a byte that no key begins with.
  private static func symbol(of key: [UInt8]) -> [UInt8]? {
    var letters: [UInt8] = []
    var rest = key[...]
    while let byte = rest.popFirst() {
      let character = Character(Unicode.Scalar(byte))
      if byte == UInt8(ascii: "%") {
        rest = rest.drop { "0123456789$.l".utf8.contains($0) }.dropFirst()
      } else if byte >= 0x80 {
        return nil
      } else if character.isLetter || character.isNumber {
        letters += character.lowercased().utf8
      }
    }
    return letters.count > 1 ? [1] + letters : nil
  }
}

/// What stands behind a backslash.
private struct Escapes {
  var plain: [UInt8: UInt8]
  var codes: String
  var havePairs: Bool

  static let json = Escapes(
    plain: Dictionary(uniqueKeysWithValues: zip("ntrbf".utf8, [10, 9, 13, 32, 32])), codes: "u",
    havePairs: true)
  static let propertyList = Escapes(
    plain: Dictionary(uniqueKeysWithValues: zip("ntr".utf8, [10, 9, 13])), codes: "uU",
    havePairs: false)

  /// Texts without a backslash are kept as they are, unless they are to be repaired.
  func undone(_ raw: ArraySlice<UInt8>, isRepaired: Bool) -> [UInt8] {
    guard isRepaired || raw.contains(UInt8(ascii: "\\")) else { return Array(raw) }
    var bytes: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      guard codes.utf8.contains(escape) else {
        bytes.append(plain[escape] ?? escape)
        continue
      }
      var units = [Self.code(&rest)]
      if havePairs, (0xD800..<0xDC00).contains(units[0]), rest.starts(with: "\\u".utf8) {
        rest = rest.dropFirst(2)
        units.append(Self.code(&rest))
      }
      bytes += String(decoding: units, as: UTF16.self).utf8
    }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func code(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}

// MARK: - JSON

extension SlowCatalog {
  init(xcstrings source: [UInt8]) {
    var language = Array("en".utf8)
    var text = SlowText(source)
    _ = text.take("\u{FEFF}")
    var catalog = SlowCatalog()
    text.eachMember { text, name in
      if Self.name(name) == "sourceLanguage" {
        if let string = text.takeQuoted() {
          language = Escapes.json.undone(string, isRepaired: true)
        }
      } else if Self.name(name) == "strings" {
        text.eachMember { text, key in
          catalog.add(key, Self.value(&text, language) ?? key, .json)
        }
      }
    }
    self = catalog
  }

  private static func name(_ raw: ArraySlice<UInt8>) -> String {
    String(decoding: Escapes.json.undone(raw, isRepaired: true), as: UTF8.self)
  }

  private static func value(_ text: inout SlowText, _ language: [UInt8]) -> ArraySlice<UInt8>? {
    var found: ArraySlice<UInt8>?
    text.eachMember { text, name in
      guard Self.name(name) == "localizations" else { return }
      text.eachMember { text, candidate in
        let plain =
          candidate.contains(UInt8(ascii: "\\"))
          ? Escapes.json.undone(candidate, isRepaired: true) : Array(candidate)
        if plain == language { found = unit(&text, depth: 0) }
      }
    }
    return found
  }

  private static func unit(_ text: inout SlowText, depth: Int) -> ArraySlice<UInt8>? {
    guard depth < 8 else { return nil }
    var found: ArraySlice<UInt8>?
    text.eachMember { text, name in
      switch Self.name(name) {
      case "stringUnit":
        text.eachMember { text, field in
          if Self.name(field) == "value" { found = text.takeQuoted() }
        }
      case "variations", "plural", "device", "other", "iphone":
        let inner = unit(&text, depth: depth + 1)
        if found == nil || Self.name(name) == "other" { found = inner ?? found }
      default: break
      }
    }
    return found
  }
}

extension SlowText {
  /// JSON's objects.
  fileprivate mutating func eachMember(
    _ visit: (inout SlowText, ArraySlice<UInt8>) -> Void
  ) {
    pass { !$0.isSpace }
    guard take("{") else { return skipValue() }
    while true {
      pass { !$0.isSpace }
      guard !take("}"), let key = takeQuoted() else { return }
      pass { !$0.isSpace }
      guard take(":") else { return }
      pass { !$0.isSpace }
      let value = at
      visit(&self, key)
      if at == value { skipValue() }
      pass { !$0.isSpace }
      _ = take(",")
    }
  }

  private mutating func skipValue() {
    var depth = 0
    while true {
      pass { !$0.isSpace }
      if byte == nil { return }
      if takeQuoted() != nil {
        if depth == 0 { return }
      } else if take("{") || take("[") {
        depth += 1
      } else if begins("}") || begins("]") {
        if depth == 0 { return }
        depth -= 1
        at += 1
        if depth == 0 { return }
      } else if depth == 0, begins(",") {
        return
      } else {
        at += 1
      }
    }
  }
}

// MARK: - Strings files

extension SlowCatalog {
  init(strings source: [UInt8]) {
    var bytes = source
    let isBig = source.starts(with: [0xFE, 0xFF])
    if isBig || source.starts(with: [0xFF, 0xFE]) {
      let units = stride(from: 2, to: source.count - 1, by: 2).map { at in
        UInt16(source[isBig ? at : at + 1]) << 8 | UInt16(source[isBig ? at + 1 : at])
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    } else if source.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(source.dropFirst(3))
    }
    var text = SlowText(bytes)
    while let key = text.word() {
      text.skipBlank()
      if text.take("="), let value = text.word() {
        add(key, value, .propertyList)
        text.skipBlank()
        _ = text.take(";")
      } else {
        add(key, key, .propertyList)
        text.pass { $0.begins(";") }
        _ = text.take(";")
      }
    }
  }
}

extension SlowText {
  fileprivate mutating func skipBlank() {
    repeat { pass { !$0.isSpace } } while takeComment(lineEnds: ["\n", "\r"])
  }

  fileprivate mutating func word() -> ArraySlice<UInt8>? {
    while true {
      skipBlank()
      guard byte != nil else { return nil }
      // The digits of a code go with it.
      if let quoted = takeQuoted({ "uU".utf8.contains($0) ? 5 : 1 }) { return quoted }
      let start = at
      pass { text in
        !(text.byte.map { $0 >= 0x80 || Character(Unicode.Scalar($0)).isLetter } ?? false)
          && !"0123456789_.-$".utf8.contains(text.byte ?? 0)
      }
      if at > start { return bytes[start..<at] }
      at += 1
    }
  }
}
