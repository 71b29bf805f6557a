/// A text as the rules compare it: its words in lower case, without marks.
struct Words: Equatable {
  private(set) var words: [String]

  init(_ text: String) {
    if let words = Words.plain(text, splitsNames: false) {
      self.words = words
      return
    }
    words = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word += character.lowercased()
      } else if character == "'" || character == "’" {
        // "don't" is one word.
        continue
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
  }

  /// The words of a file or symbol name: also split where a capital or a digit begins.
  init(name: String) {
    if let words = Words.plain(name, splitsNames: true) {
      self.init(words: words)
      return
    }
    var spaced = ""
    var previous: Character = " "
    for character in name {
      let startsWord =
        (character.isUppercase && previous.isLowercase)
        || (character.isNumber && previous.isLetter) || (character.isLetter && previous.isNumber)
      if startsWord { spaced.append(" ") }
      spaced.append(character)
      previous = character
    }
    self.init(spaced)
  }

  /// The words of a text in ASCII, told by its bytes; nil for others, whose characters have to be asked.
  private static func plain(_ text: String, splitsNames: Bool) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var previous = ASCIIKind.mark
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let kind = ASCIIKind(byte)
      let startsWord = splitsNames && kind.startsWord(after: previous)
      previous = kind
      // "don't" is one word.
      if byte == UInt8(ascii: "'") { continue }
      if startsWord || kind == .mark, !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if kind != .mark { word.append(kind == .capital ? byte | 0x20 : byte) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  init(words: some Sequence<String>) { self.words = Array(words) }

  var isEmpty: Bool { words.isEmpty }

  /// All words of the other, in any order.
  func holds(_ other: Words) -> Bool { other.words.allSatisfy(words.contains) }

  func holds(any listed: Set<String>) -> Bool { words.contains(where: listed.contains) }

  /// The other's words next to each other.
  func contains(phrase other: Words) -> Bool {
    guard !other.words.isEmpty, other.words.count <= words.count else { return false }
    return (0...(words.count - other.words.count)).contains { start in
      words[start..<(start + other.words.count)].elementsEqual(other.words)
    }
  }

  func hasPrefix(_ other: Words) -> Bool { words.starts(with: other.words) }

  /// Without articles, and verbs in the form of the imperative: "Adds the item" is "add item".
  var bare: Words {
    Words(
      words: words.filter { !EnglishWords.articles.contains($0) }.map { word in
        word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
          ? String(word.dropLast()) : word
      })
  }
}

extension String {
  /// Nothing that could be read out: no letter, digit, emoji or other symbol.
  var isBlank: Bool { allSatisfy { $0.isWhitespace } }

  /// Letters or digits stand in it; punctuation, bullets and emoji alone say nothing.
  var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}

private enum ASCIIKind {
  case capital, small, digit, mark

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    default: self = .mark
    }
  }

  /// As in `startWord`, `book2` and `2books`.
  func startsWord(after previous: ASCIIKind) -> Bool {
    switch (previous, self) {
    case (.small, .capital), (.small, .digit), (.capital, .digit), (.digit, .small),
      (.digit, .capital):
      true
    default: false
    }
  }
}
