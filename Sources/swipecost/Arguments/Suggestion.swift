/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest word, when it is near enough that offering it helps.
  static func nearest(to word: String, among known: [String]) -> String? {
    let scored = known.map { (word: $0, distance: distance(Array(word), Array($0))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, min(word.count, best.word.count) / 3) { return best.word }
    return word.count >= 2 ? known.first { $0.hasPrefix(word) } : nil
  }

  /// Letters to add, drop, change or swap with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard a.count < 64, b.count < 64 else { return .max }
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, above) = (above, row)
    }
    return above[b.count]
  }
}
