/// Counting stops.
extension ElementList {
  /// Least and most, rows taken as often as they are shown.
  package var cost: Cost { cost(entries.indices, rowsOnce: false) }

  /// The same with every repeated body counted once.
  var costOnce: Cost { cost(entries.indices, rowsOnce: true) }

  func cost(_ range: Range<Int>, rowsOnce: Bool, skipsRows: Bool = false) -> Cost {
    var total = Cost(min: 0, max: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element: total = total + Cost(min: 1, max: 1)
      case .group, .alternative:
        total = total + cost(inner, rowsOnce: rowsOnce, skipsRows: skipsRows)
      case .branch(let isExhaustive):
        total = total + branch(inner, isExhaustive || entry.isCertain, rowsOnce, skipsRows)
      case .rows(_, let count, _):
        if skipsRows { break }
        let row = cost(inner, rowsOnce: rowsOnce)
        total = total + (rowsOnce ? row : row * Int(count))
      }
      index = end
    }
    return total
  }

  private func branch(
    _ range: Range<Int>, _ isExhaustive: Bool, _ rowsOnce: Bool, _ skipsRows: Bool
  ) -> Cost {
    var least: Int? = isExhaustive ? nil : 0
    var most = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let side = cost((index + 1)..<end, rowsOnce: rowsOnce, skipsRows: skipsRows)
      if entries[index].isInLeast { least = Swift.min(least ?? side.min, side.min) }
      if entries[index].isInMost { most = Swift.max(most, side.max) }
      index = end
    }
    return Cost(min: least ?? 0, max: most)
  }
}

extension Cost {
  /// Hostile source may nest rows without end: counts stop at a billion.
  private static let most = 1_000_000_000

  static func + (a: Cost, b: Cost) -> Cost {
    Cost(min: Swift.min(a.min + b.min, most), max: Swift.min(a.max + b.max, most))
  }

  static func * (a: Cost, count: Int) -> Cost {
    Cost(min: times(a.min, count), max: times(a.max, count))
  }

  private static func times(_ a: Int, _ b: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? most : Swift.min(product, most)
  }
}
