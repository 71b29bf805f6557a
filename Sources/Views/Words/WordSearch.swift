/// Finds a word in a text by Horspool's method: it looks at the byte where the word would end, and mostly
/// goes on by a whole word.
///
/// A project file of megabytes names its deployment target a few times.
struct WordSearch: Sendable {
  private let word: [UInt8]
  /// How far to go on, by the byte where the word would end.
  private var steps: [UInt8]

  /// A word of 1 to 255 bytes.
  init(_ text: StaticString) {
    word = text.withUTF8Buffer { unsafe Array($0) }
    steps = Array(repeating: UInt8(word.count), count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      steps[Int(byte)] = UInt8(word.count - 1 - index)
    }
  }

  /// Where the next word that begins at `start` or later ends.
  func end(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let length = word.count
    let (word, steps) = (word.span, steps.span)
    let last = word[length - 1]
    var end = start &+ length
    while end <= bytes.count {
      let byte = bytes[end &- 1]
      if byte == last, bytes.equals((end &- length)..<end, word) { return end }
      end &+= Int(steps[Int(byte)])
    }
    return nil
  }
}
