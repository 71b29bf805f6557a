import Views

/// What is counted of repeated bodies.
extension ElementList {
  /// Stops of one row of a repeated body, without those of collections inside it.
  package func rowCost(of node: Scene.NodeID) -> Cost {
    for (place, entry) in entries.enumerated() {
      guard case .rows(node, _, _) = entry.kind else { continue }
      return cost((place + 1)..<(place + Int(entry.span)), rowsOnce: true, skipsRows: true)
    }
    return Cost(min: 0, max: 0)
  }

  /// The nodes of all repeated bodies, in order.
  var rowNodes: [Scene.NodeID] {
    entries.compactMap { if case .rows(let node, _, _) = $0.kind { node } else { nil } }
  }

  /// Two or more stops that are no controls.
  func isUngrouped(_ body: Range<Int>) -> Bool { plainStops(body) >= 2 }

  /// The entries of a repeated body.
  package func body(of rows: Scene.NodeID) -> Range<Int>? {
    for (place, entry) in entries.enumerated() {
      guard case .rows(rows, _, _) = entry.kind else { continue }
      return (place + 1)..<(place + Int(entry.span))
    }
    return nil
  }

  private func sides(_ range: Range<Int>) -> [Range<Int>] {
    var sides: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      sides.append((index + 1)..<(index + Int(entries[index].span)))
      index += Int(entries[index].span)
    }
    return sides
  }

  /// Stops that are no controls of their own, without those of collections inside.
  ///
  /// Whichever sides have most of them; but never more than there are stops at a time.
  package func plainStops(_ range: Range<Int>) -> Int {
    min(plain(range), cost(range, rowsOnce: true, skipsRows: true).max)
  }

  private func plain(_ range: Range<Int>) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let inner = (index + 1)..<end
      switch entries[index].kind {
      case .element(let id):
        let element = elements[Int(id)]
        if !element.role.isControl, !element.traits.contains(.button), !element.isOpaque {
          count += 1
        }
      case .group, .alternative: count += plain(inner)
      case .branch: count += sides(inner).map { plain($0) }.max() ?? 0
      case .rows: break
      }
      index = end
    }
    return count
  }
}
