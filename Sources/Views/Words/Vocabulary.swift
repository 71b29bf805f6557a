/// Every word by the hash of its spelling, so that an identifier finds its word without a `String`.
package struct Vocabulary: Sendable {
  /// Open addressing; 0 is empty, else the index + 1 into `names`.
  private var slots: [UInt16]
  private var names: [Name] = []
  private var hashes: [Word: UInt64] = [:]
  private let mask: Int

  package static let all = Vocabulary()

  init() {
    let capacity = 4096
    precondition(Word.allCases.count * 2 < capacity, "the table is at most half full")
    mask = capacity - 1
    slots = Array(repeating: 0, count: capacity)
    for word in Word.allCases where word != .other {
      let text = word.spelling
      let hash = NameHash.of(text)
      names.append(Name(text: text, hash: hash, word: word))
      hashes[word] = hash
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(names.count)
    }
  }

  /// The known name of that hash; its text is shared by all files.
  func name(hash: UInt64) -> Name? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if names[index].hash == hash { return names[index] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Of the spelling of a word; 0 for what is none.
  func hash(of word: Word) -> UInt64 { hashes[word] ?? 0 }

  package func word(hash: UInt64) -> Word { name(hash: hash)?.word ?? .other }
}

extension Word {
  /// Which of all words it is: the cases have no payload and count from 0 without a gap.
  ///
  /// Read from memory, and so is what is made of it: what the compiler derives goes through all cases at each place
  /// that asks, an eighth of what it has to build here.
  package var number: UInt16 { unsafe unsafeBitCast(self, to: UInt16.self) }

  @inline(__always)
  package static func == (left: Word, right: Word) -> Bool { left.number == right.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
