/// Keys as generated code spells them: `settings.title` becomes `settingsTitle` or `settings_title`.
enum SymbolKey {
  /// Nil for what no symbol can be made of.
  ///
  /// Upper and lower case, and what is between words, make no difference; nor do the places of arguments.
  static func hash(of key: Range<Int>, _ bytes: Span<UInt8>) -> UInt64? {
    var letters = Letters()
    var at = key.lowerBound
    while at < key.upperBound {
      let byte = bytes[at]
      at &+= 1
      let lower = byte | 0x20
      if lower &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 {
        letters.append(lower)
      } else if byte == UInt8(ascii: "%") {
        // `%lld`, `%1$@`
        while at < key.upperBound, isOfArgument(bytes[at]) { at &+= 1 }
        at &+= 1
      } else if byte >= 0x80 {
        return nil
      }
    }
    return letters.count > 2 ? letters.hash : nil
  }

  /// That of `Localizable`, which keys are in where nobody names a table.
  static let usualTable = hash(of: "Localizable")

  static func hash(of name: String) -> UInt64? {
    let bytes = Array(name.utf8)
    return hash(of: bytes.indices, bytes.span)
  }

  private static func isOfArgument(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: "l"):
      true
    default: false
    }
  }
}

/// The hash of letters that come one by one, behind a byte that sets symbols apart from keys.
private struct Letters {
  private(set) var count = 1
  private var word: UInt64 = 1
  private var name = NameHash()

  @inline(__always)
  mutating func append(_ letter: UInt8) {
    word |= UInt64(letter) &<< UInt64(truncatingIfNeeded: count &* 8)
    count &+= 1
    if count & 7 == 0 {
      name.mix(word)
      word = 0
    }
  }

  /// That of all of them in a row.
  var hash: UInt64 {
    var name = name
    let left = UInt64(count & 7)
    let rest = left == 0 ? 0 : word.byteSwapped >> (64 - left * 8)
    name.mix(rest ^ UInt64(truncatingIfNeeded: count) << 56)
    return name.value
  }
}
