/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest word, when it is near enough that offering it helps.
  static func nearest(to word: String, among known: [String]) -> String? {
    let whole = nearest(word, known.map { ($0, $0) })
    if let whole { return whole }
    if word.count >= 2, let longer = known.first(where: { $0.hasPrefix(word) }) { return longer }
    // Of “costliest-screens” people remember one part.
    let parts = known.flatMap { name in
      name.split(separator: "-").filter { $0.count > 3 }.map { (name: name, part: String($0)) }
    }
    return nearest(word, parts)
  }

  private static func nearest(_ word: String, _ known: [(name: String, part: String)]) -> String? {
    let scored = known.map { (known: $0, distance: distance(Array(word), Array($0.part))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    let limit = max(1, min(word.count, best.known.part.count) / 3)
    return best.distance <= limit ? best.known.name : nil
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
