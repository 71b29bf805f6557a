/// The names that texts of code begin their paths with.
enum Spelling {
  static func names(in text: String) -> Set<String> {
    var found: Set<String> = []
    forEachWord(in: text) { if $1 { found.insert(String($0)) } }
    return found
  }

  static func of(_ text: String, replacing meant: [String: String]) -> String {
    var written = ""
    forEachWord(in: text) { word, isName in
      written += isName ? meant[String(word)] ?? String(word) : String(word)
    }
    return written
  }

  /// Members, labels and what is quoted are no names.
  ///
  /// By bytes, as it is asked of every condition: what is not ASCII is a letter, outside of quotes.
  private static func forEachWord(in text: String, _ visit: (Substring, Bool) -> Void) {
    let bytes = text.utf8
    var (isMember, isQuoted) = (false, false)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      var end = at
      while end < bytes.endIndex, isInName(bytes[end]) { bytes.formIndex(after: &end) }
      guard end == at else {
        let isLabel = end < bytes.endIndex && bytes[end] == UInt8(ascii: ":")
        visit(text[at..<end], !isMember && !isQuoted && !isLabel)
        isMember = false
        at = end
        continue
      }
      if bytes[at] == UInt8(ascii: "\"") { isQuoted.toggle() }
      isMember = bytes[at] == UInt8(ascii: ".")
      bytes.formIndex(after: &end)
      visit(text[at..<end], false)
      at = end
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
