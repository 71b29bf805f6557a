/// The words of the language, found by a hash of length, first, second and last byte.
struct KeywordTable: Sendable {
  /// Slot to word, 0 = empty; a word that finds its slot taken goes to the next free one.
  private var slots = [UInt8](repeating: 0, count: 1024)
  /// Words one behind the other; word n ends where n + 1 begins.
  private var text: [UInt8] = []
  private var starts: [UInt16] = [0, 0]
  private var kinds: [TokenKind] = [.identifier]

  static let swift = KeywordTable()

  private init() {
    for raw in TokenKind.actor.rawValue...TokenKind.wildcard.rawValue {
      guard let kind = TokenKind(rawValue: raw) else { continue }
      insert(Self.spelling(of: kind), kind)
    }
  }

  private static func spelling(of kind: TokenKind) -> [UInt8] {
    switch kind {
    case .wildcard: Array("_".utf8)
    case .underscoreConst: Array("_const".utf8)
    case .underscoreConsuming: Array("__consuming".utf8)
    case .underscoreLocal: Array("_local".utf8)
    case .underscoreModify: Array("_modify".utf8)
    case .underscoreOwned: Array("__owned".utf8)
    case .underscoreRead: Array("_read".utf8)
    case .underscoreShared: Array("__shared".utf8)
    default: Array("\(kind)".utf8)
    }
  }

  private mutating func insert(_ word: [UInt8], _ kind: TokenKind) {
    var slot = Self.slot(
      length: word.count, first: word[0], second: word.count > 1 ? word[1] : 0,
      last: word[word.count - 1])
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
  func kind(_ source: Span<UInt8>, start: Int, end: Int) -> TokenKind {
    let length = end &- start
    guard length <= 20 else { return .identifier }
    var slot = Self.slot(
      length: length, first: source[start], second: length > 1 ? source[start &+ 1] : 0,
      last: source[end &- 1])
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
