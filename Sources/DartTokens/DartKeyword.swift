/// The words of the language, found by a hash of length, first, second and last byte.
struct DartKeywordTable: Sendable {
  /// Slot to word, 0 = empty; a word that finds its slot taken goes to the next free one.
  private var slots = [UInt8](repeating: 0, count: 1024)
  /// Words one behind the other; word n ends where n + 1 begins.
  private var text: [UInt8] = []
  private var starts: [UInt16] = [0, 0]
  private var kinds: [DartTokenKind] = [.identifier]

  static let dart = DartKeywordTable()
  /// `implements`.
  private static let longest = 10

  private init() {
    for raw in DartTokenKind.abstract.rawValue...DartTokenKind.with.rawValue {
      guard let kind = DartTokenKind(rawValue: raw) else { continue }
      insert(Array((kind == .function ? "Function" : "\(kind)").utf8), kind)
    }
  }

  private mutating func insert(_ word: [UInt8], _ kind: DartTokenKind) {
    var slot = Self.slot(
      length: word.count, first: word[0], second: word[1], last: word[word.count - 1])
    while slots[slot] != 0 { slot = (slot + 1) & 1023 }
    slots[slot] = UInt8(kinds.count)
    kinds.append(kind)
    text += word
    starts.append(UInt16(text.count))
  }

  @inline(__always)
  private static func slot(length: Int, first: UInt8, second: UInt8, last: UInt8) -> Int {
    (length &* 131 &+ Int(first) &* 31 &+ Int(second) &* 7 &+ Int(last) &* 53) & 1023
  }

  /// What the word at `start` is: one of the language's, or an identifier.
  @inline(__always)
  func kind(_ source: Span<UInt8>, start: Int, end: Int) -> DartTokenKind {
    let length = end &- start
    guard length > 1 else {
      return source[start] == UInt8(ascii: "_") ? .underscore : .identifier
    }
    // No word of the language but `Function` begins with a capital.
    guard length <= Self.longest,
      source[start] >= UInt8(ascii: "a") || source[start] == UInt8(ascii: "F")
    else { return .identifier }
    var slot = Self.slot(
      length: length, first: source[start], second: source[start &+ 1], last: source[end &- 1])
    while true {
      let word = Int(slots[slot])
      if word == 0 { return .identifier }
      if isWord(word, source, start: start, length: length) { return kinds[word] }
      slot = (slot &+ 1) & 1023
    }
  }

  @inline(__always)
  private func isWord(_ word: Int, _ source: Span<UInt8>, start: Int, length: Int) -> Bool {
    let at = Int(starts[word])
    guard Int(starts[word &+ 1]) &- at == length else { return false }
    for index in 0..<length where text[at &+ index] != source[start &+ index] { return false }
    return true
  }
}
