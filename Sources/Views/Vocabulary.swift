/// Every word by the hash of its spelling, so that an identifier finds its word without a `String`.
package struct Vocabulary: Sendable {
  private var hashes: [UInt64]
  private var words: [Word]
  private let mask: Int

  package static let all = Vocabulary()

  init() {
    let capacity = 4096
    precondition(Word.allCases.count * 2 < capacity, "the table is at most half full")
    mask = capacity - 1
    hashes = Array(repeating: 0, count: capacity)
    words = Array(repeating: .other, count: capacity)
    for word in Word.allCases where word != .other {
      let hash = NameHash.of(word.spelling)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while hashes[slot] != 0 { slot = (slot + 1) & mask }
      hashes[slot] = hash
      words[slot] = word
    }
  }

  package func word(hash: UInt64) -> Word {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != 0 {
      if hashes[slot] == hash { return words[slot] }
      slot = (slot + 1) & mask
    }
    return .other
  }
}
