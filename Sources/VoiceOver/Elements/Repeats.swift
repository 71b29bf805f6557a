import Scenes

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
  /// the one that is there when a user comes, the one with more controls, the one that says more data, and then the
  /// first.
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
        if isMore(side, cost, than: best) { best = (side, cost) }
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

  /// What went wrong is often told by as much as what there is to do, and stands before it.
  private func isMore(
    _ side: Range<Int>, _ cost: Int, than best: (side: Range<Int>, cost: Int)?
  ) -> Bool {
    guard let best, cost <= best.cost else { return true }
    guard cost == best.cost else { return false }
    let wasUnusual = isUnusual(sideAt: best.side.lowerBound - 1)
    if wasUnusual != isUnusual(sideAt: side.lowerBound - 1) { return wasUnusual }
    guard cost > 0 else { return false }
    let (own, before) = (controls(shownIn: side), controls(shownIn: best.side))
    return own == before ? data(shownIn: side) > data(shownIn: best.side) : own > before
  }

  /// How many controls stand there, those of sides that are not shown left out.
  func controls(shownIn range: Range<Int>) -> Int {
    sum(shownIn: range) { $0.role.isControl ? 1 : 0 }
  }

  /// How many parts of what is said there are data: what is there as a rule tells of them, and what stands in its place
  /// says that there are none.
  private func data(shownIn range: Range<Int>) -> Int { sum(shownIn: range) { Int($0.data) } }

  private func sum(shownIn range: Range<Int>, _ number: (Element) -> Int) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = entries[index]
      switch entry.kind {
      case .element(let id): count += number(elements[Int(id)])
      case .alternative where !entry.isInMost: index += Int(entry.span) - 1
      case .alternative, .branch, .group, .rows: break
      }
      index += 1
    }
    return count
  }

  /// The side of a branch that has the most stops, of those that may be shown; of equals as above.
  func largest(_ range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    var best: (side: Range<Int>, cost: Int)?
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let side = (index + 1)..<end
      let cost = entries[index].isInMost ? cost(side, rowsOnce: false).max : -1
      if cost >= 0, isMore(side, cost, than: best) { best = (side, cost) }
      index = end
    }
    return best?.side
  }

  /// It is not there when a user first comes there.
  func isUnusual(sideAt entry: Int) -> Bool {
    guard entries[entry].condition >= 0 else { return false }
    let condition = conditions[Int(entries[entry].condition)]
    return condition.asks.contains { $0.isUsual == false }
      || condition.anyOf.contains { group in group.allSatisfy { $0.isUsual == false } }
  }
}
