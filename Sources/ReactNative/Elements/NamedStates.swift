/// States that code names where it makes the words that are said: `{'Save, ' + describe(isOn)}` tells of `isOn`.
enum NamedStates {
  /// Whether what a question is about, by its words, stands among the names of an expression.
  static func isNamed(_ words: String, in expressions: [String]) -> Bool {
    let name = words.prefix { $0 != " " }.drop { $0 == "!" }
    guard !name.isEmpty, name.utf8.allSatisfy(isOfName) else { return false }
    return expressions.contains { expression in
      let names = expression.utf8.split { !isOfName($0) }
      return names.contains { $0.elementsEqual(name.utf8) }
    }
  }

  /// Of a name, or of members of one.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    default: byte >= 0x80
    }
  }
}
