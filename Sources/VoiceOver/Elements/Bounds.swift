package import Scenes

/// Counting stops.
extension ElementList {
  /// Least and most, rows taken as often as they are shown.
  package var cost: Bounds { cost(entries.indices, rowsOnce: false) }

  /// The most stops with every repeated body counted once, of the sides that are most with all rows.
  package var mostOnce: Int { most(entries.indices).once }

  private func most(_ range: Range<Int>) -> (all: Int, once: Int) {
    var total = (all: 0, once: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let inner = (index + 1)..<end
      let found: (all: Int, once: Int) =
        switch entries[index].kind {
        case .element: (1, 1)
        case .group, .alternative: most(inner)
        case .branch: mostOfSides(inner)
        // Rows that differ are counted as they are elsewhere.
        case .rows: (cost(index..<end, rowsOnce: false).max, most(inner).once)
        }
      total = (min(total.all + found.all, Bounds.most), total.once + found.once)
      index = end
    }
    return total
  }

  private func mostOfSides(_ range: Range<Int>) -> (all: Int, once: Int) {
    var best = (all: 0, once: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      if entries[index].isInMost {
        let side = most((index + 1)..<end)
        if side > best { best = side }
      }
      index = end
    }
    return best
  }

  /// Of the rows in `others`, those that do not show what only one of them does.
  package func cost(
    _ range: Range<Int>, rowsOnce: Bool, skipsRows: Bool = false, others: [Scene.NodeID] = []
  ) -> Bounds {
    var total = Bounds(min: 0, max: 0)
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = entries[index]
      let end = index + Int(entry.span)
      let inner = (index + 1)..<end
      switch entry.kind {
      case .element: total = total + Bounds(min: 1, max: 1)
      case .group, .alternative:
        total = total + cost(inner, rowsOnce: rowsOnce, skipsRows: skipsRows, others: others)
      case .branch(let isExhaustive):
        let isSure = isExhaustive || entry.isCertain || others.contains(entry.oneRow)
        total = total + branch(inner, isSure, rowsOnce, skipsRows, others)
      case .rows(let node, let count, _):
        if skipsRows { break }
        let row = cost(inner, rowsOnce: rowsOnce, others: others)
        if rowsOnce {
          total = total + row
        } else if entry.differs, count > 0 {
          let plain = cost(inner, rowsOnce: false, others: others + [node])
          total = total + plain * Int(count - 1) + row
        } else {
          total = total + row * Int(count)
        }
      }
      index = end
    }
    return total
  }

  private func branch(
    _ range: Range<Int>, _ isExhaustive: Bool, _ rowsOnce: Bool, _ skipsRows: Bool,
    _ others: [Scene.NodeID]
  ) -> Bounds {
    var least: Int? = isExhaustive ? nil : 0
    var most = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      defer { index = end }
      if others.contains(entries[index].oneRow) { continue }
      let side = cost(
        (index + 1)..<end, rowsOnce: rowsOnce, skipsRows: skipsRows, others: others)
      if entries[index].isInLeast { least = Swift.min(least ?? side.min, side.min) }
      if entries[index].isInMost { most = Swift.max(most, side.max) }
    }
    return Bounds(min: least ?? 0, max: most)
  }
}

/// Least and most stops, because source has branches.
package struct Bounds: Hashable {
  package var min: Int
  package var max: Int

  package static let none = Bounds(min: 0, max: 0)
}

extension Bounds {
  /// Hostile source may nest rows without end: counts stop at a billion.
  static let most = 1_000_000_000

  static func + (a: Bounds, b: Bounds) -> Bounds {
    Bounds(min: Swift.min(a.min + b.min, most), max: Swift.min(a.max + b.max, most))
  }

  static func * (a: Bounds, count: Int) -> Bounds {
    Bounds(min: times(a.min, count), max: times(a.max, count))
  }

  private static func times(_ a: Int, _ b: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? most : Swift.min(product, most)
  }
}

extension Elements {
  /// What the screen costs, and the part of it that is in bars.
  package func costs(_ typical: Typical) -> (all: Cost, chrome: Cost) {
    let bounds = content.cost + chrome.cost
    let bars = chrome.costApart ?? chrome.cost
    return (
      Cost(min: bounds.min, max: bounds.max, typical: typical.content + typical.chrome),
      Cost(min: bars.min, max: bars.max, typical: typical.chrome)
    )
  }

  /// With what is in bars.
  package var mostOnce: Int { content.mostOnce + chrome.mostOnce }
}
