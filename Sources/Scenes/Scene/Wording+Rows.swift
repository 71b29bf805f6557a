import Views

/// Texts of which each row that the source lists has one.
extension Wording {
  /// What the wanted row has of it; nil for what is no list of rows.
  package func ofRow(_ value: ValueID) -> ValueID? {
    guard let row else { return nil }
    var inner = value
    if case .named(_, let texts) = scene[inner] { inner = texts }
    guard case .either(let range) = scene[inner], range.count == row.count, scene.isOfRows(range)
    else { return nil }
    return scene.list(range)[scene.list(range).startIndex + row.index]
  }

  /// Somewhere in it so many rows have one each.
  package func isOfRows(_ value: ValueID, _ count: Int, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch scene[value] {
    case .either(let range) where scene.isOfRows(range): return range.count == count
    case .named(_, let texts): return isOfRows(texts, count, depth: depth + 1)
    case .joined(let range), .sentence(let range), .either(let range):
      return scene.list(range).contains { isOfRows($0, count, depth: depth + 1) }
    case .symbol(let name): return isOfRows(name, count, depth: depth + 1)
    default: return false
    }
  }
}
