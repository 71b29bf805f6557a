/// How often a stop is met: once for each of the rows around it that show it.
struct Repeats {
  private(set) var count = 1
  /// Not all of those rows show it.
  private(set) var isPart = false
  private var rows: [(node: Scene.NodeID, shown: Int)] = []

  private static let most = 1_000_000_000

  /// The same inside of rows.
  func inside(_ node: Scene.NodeID, _ shown: Int) -> Repeats {
    var inside = self
    let (all, overflow) = count.multipliedReportingOverflow(by: max(0, shown))
    inside.count = overflow ? count : min(all, Self.most)
    inside.rows.append((node, shown))
    return inside
  }

  /// Of these rows only one, or all others; nil where they are not around.
  func of(oneOf node: Scene.NodeID, isOther: Bool) -> Repeats? {
    guard let row = rows.firstIndex(where: { $0.node == node }), rows[row].shown > 0 else {
      return nil
    }
    var part = self
    part.isPart = true
    part.rows[row].shown = isOther ? rows[row].shown - 1 : 1
    part.count = count / rows[row].shown * part.rows[row].shown
    return part
  }
}

extension ElementList {
  /// The sides of a branch that are listed: the one that has the most stops, of those that may be shown; of equals
  /// the first.
  ///
  /// Where one that only one row shows has more, that is there for its row, and another one for the others.
  func shownSides(_ range: Range<Int>, _ repeats: Repeats) -> [(side: Range<Int>, Repeats)] {
    var best: (side: Range<Int>, cost: Int)?
    var one: (side: Range<Int>, cost: Int, rows: Scene.NodeID)?
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = entries[index]
      let end = index + Int(entry.span)
      defer { index = end }
      guard entry.isInMost else { continue }
      let side = (index + 1)..<end
      // Without a choice nothing has to be counted.
      let isOnly = range.count == Int(entry.span) && entry.oneRow < 0
      let cost = isOnly ? 0 : cost(side, rowsOnce: false).max
      if entry.oneRow < 0 {
        if cost > best?.cost ?? -1 { best = (side, cost) }
      } else if cost > one?.cost ?? -1 {
        one = (side, cost, entry.oneRow)
      }
    }
    guard let one, one.cost > best?.cost ?? -1 else {
      return best.map { [($0.side, repeats)] } ?? []
    }
    guard let own = repeats.of(oneOf: one.rows, isOther: false),
      let others = repeats.of(oneOf: one.rows, isOther: true)
    else { return [(one.side, repeats)] }
    return (best.map { [($0.side, others)] } ?? []) + [(one.side, own)]
  }

  /// The side of a branch that has the most stops, of those that may be shown; of equals the first.
  func largest(_ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    var best: (side: Range<Int>, cost: Int)?
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let cost = entries[index].isInMost ? cost((index + 1)..<end, rowsOnce: false).max : -1
      if cost > best?.cost ?? -1 { best = ((index + 1)..<end, cost) }
      index = end
    }
    return best?.side
  }
}
