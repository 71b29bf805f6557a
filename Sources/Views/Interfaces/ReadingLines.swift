/// The order in which views are read that lie beside and below each other.
///
/// By lines, of which a new one begins eight points further down, as recordings of the accessibility tree on iOS
/// 26.2 have it for phones.
package enum ReadingLines {
  /// The places by number, in the order in which they are read.
  package static func order(_ places: [(x: Double, y: Double)]) -> [Int] {
    let byTop = places.indices.sorted { (places[$0].y, $0) < (places[$1].y, $1) }
    var lines: [[Int]] = []
    for place in byTop {
      if let first = lines.last?.first, places[place].y - places[first].y < newLine {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    return lines.flatMap { line in line.sorted { (places[$0].x, $0) < (places[$1].x, $1) } }
  }

  private static let newLine = 8.0
}
