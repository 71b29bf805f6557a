package import Scenes
import Views

/// What is counted of repeated bodies.
extension ElementList {
  /// Stops of one row of a repeated body, without those of collections inside it.
  package func rowCost(of node: Scene.NodeID) -> Bounds {
    for (place, entry) in entries.enumerated() {
      guard case .rows(node, _, _) = entry.kind else { continue }
      return cost(
        (place + 1)..<(place + Int(entry.span)), rowsOnce: true, skipsRows: true, others: [node])
    }
    return Bounds(min: 0, max: 0)
  }

  /// The nodes of all repeated bodies, in order.
  package var rowNodes: [Scene.NodeID] {
    entries.compactMap { if case .rows(let node, _, _) = $0.kind { node } else { nil } }
  }

  /// The entries of a repeated body.
  package func body(of rows: Scene.NodeID) -> Range<Int>? {
    for (place, entry) in entries.enumerated() {
      guard case .rows(rows, _, _) = entry.kind else { continue }
      return (place + 1)..<(place + Int(entry.span))
    }
    return nil
  }

  private func sides(
    _ range: Range<Int>, inMost: Bool, without: Set<Scene.NodeID>
  ) -> [Range<Int>] {
    var sides: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      // What one row shows is not there in the others.
      if entries[index].oneRow < 0, entries[index].isInMost || !inMost,
        !(entries[index].question.side.map(without.contains) ?? false)
      {
        sides.append((index + 1)..<(index + Int(entries[index].span)))
      }
      index += Int(entries[index].span)
    }
    return sides
  }

  /// Stops that are no controls of their own, without those of collections inside, and of some sides.
  package func plainStops(_ range: Range<Int>, without: Set<Scene.NodeID> = []) -> Int {
    let most = cost(range, rowsOnce: true, skipsRows: true).max
    let plain = min(count(range, inMost: false, without: without) { $0.isPlain }, most)
    let left = left(of: range, without: without) {
      $0.isControl ? .control : $0.isPlain ? .joined : .neither
    }
    return beside(left, most, plain)
  }

  /// How many of a row's stops become one where its parts are made one element; nil where the row is elsewhere.
  ///
  /// Of the most stops that there are at a time, and of these at least the parts that are known otherwise.
  package func joined(by group: RowGroup, of most: Int = .max, atLeast parts: Int = 0) -> Int? {
    guard let body = body(of: group.rows) else { return nil }
    let own = min(
      count(body, inMost: false) { group.joins($0) },
      cost(body, rowsOnce: true, skipsRows: true).max)
    let left = left(of: body) { element in
      if group.joins(element) { return .joined }
      return element.isControl && group.holds(element) ? .control : .neither
    }
    return beside(left, most, max(own, parts))
  }

  /// Where some side of a row has controls, these are left of the most stops, though another side has more parts.
  ///
  /// A side with hardly anything else says nothing of the others.
  private func beside(_ left: Left, _ most: Int, _ parts: Int) -> Int {
    let controls = max(left.beside ?? 0, (left.alone ?? 0) - 1, 0)
    return most - controls >= 2 ? min(parts, most - controls) : parts
  }

  private enum Share { case control, joined, neither }

  /// The most controls that are left in one case: where something is made one element beside them, and where nothing
  /// is and one of them is as good as that; nil where there is no such case.
  private struct Left {
    var beside: Int?
    var alone: Int? = 0

    mutating func add(_ share: Share) {
      switch share {
      case .control: add(Left(alone: 1))
      case .joined: add(Left(beside: 0, alone: nil))
      case .neither: break
      }
    }

    /// Both are there.
    mutating func add(_ other: Left) {
      func sum(_ one: Int?, _ two: Int?) -> Int? { one.flatMap { one in two.map { one + $0 } } }
      let all = [sum(beside, other.beside), sum(beside, other.alone), sum(alone, other.beside)]
      beside = all.compactMap(\.self).max()
      alone = sum(alone, other.alone)
    }

    /// One of them is there.
    mutating func choose(_ other: Left) {
      beside = [beside, other.beside].compactMap(\.self).max()
      alone = [alone, other.alone].compactMap(\.self).max()
    }
  }

  private func left(
    of range: Range<Int>, without: Set<Scene.NodeID> = [], _ share: (Element) -> Share
  ) -> Left {
    var left = Left()
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let inner = (index + 1)..<end
      switch entries[index].kind {
      case .element(let id): left.add(share(elements[Int(id)]))
      case .group, .alternative: left.add(self.left(of: inner, without: without, share))
      case .branch(let isExhaustive):
        var chosen: Left? = isExhaustive ? nil : Left()
        for side in sides(inner, inMost: true, without: without) {
          let one = self.left(of: side, without: without, share)
          if chosen == nil { chosen = one } else { chosen?.choose(one) }
        }
        if let chosen { left.add(chosen) }
      case .rows: break
      }
      index = end
    }
    return left
  }

  private func count(
    _ range: Range<Int>, inMost: Bool, without: Set<Scene.NodeID> = [],
    _ isCounted: (Element) -> Bool
  ) -> Int {
    var count = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let end = index + Int(entries[index].span)
      let inner = (index + 1)..<end
      switch entries[index].kind {
      case .element(let id):
        if isCounted(elements[Int(id)]) { count += 1 }
      case .group, .alternative:
        count += self.count(inner, inMost: inMost, without: without, isCounted)
      case .branch:
        let counts = sides(inner, inMost: inMost, without: without).map {
          self.count($0, inMost: inMost, without: without, isCounted)
        }
        count += counts.max() ?? 0
      case .rows: break
      }
      index = end
    }
    return count
  }
}

extension ElementList {
  /// What of a table cell is said as one, and what stays a stop of its own, both in their order.
  func partedTexts(from start: Int) -> (texts: [Entry], others: [Entry]) {
    var (texts, others): ([Entry], [Entry]) = ([], [])
    var index = start
    while index < entries.count {
      let end = index + Int(entries[index].span)
      let part = entries[index..<end]
      // What holds no element says nothing, so that it is no text: an image that is there at times.
      let isText =
        part.contains { $0.element != nil }
        && part.allSatisfy { entry in
          guard let id = entry.element else { return true }
          let element = elements[Int(id)]
          return element.role == .text && element.made == .itself
        }
      if isText { texts += part } else { others += part }
      index = end
    }
    return (texts, others)
  }

  /// The switch that stands at the end of a cell, where it is not on a condition.
  func accessorySwitch(among part: [Entry], in scene: Scene) -> Int? {
    var place = 0
    // What stands in a branch is a part of that: taken out, it would leave the branch too long.
    while place < part.count {
      if part[place].span == 1, let id = part[place].element,
        elements[Int(id)].role == .toggle,
        scene.setting(.accessoryView, at: elements[Int(id)].node) != nil
      {
        return place
      }
      place += max(1, Int(part[place].span))
    }
    return nil
  }

  /// A branch that has such switches and nothing else: the cell says one in these cases.
  func accessorySide(among part: [Entry], in scene: Scene) -> Range<Int>? {
    var place = 0
    while place < part.count {
      let end = place + max(1, Int(part[place].span))
      let ids = part[place..<end].compactMap(\.element)
      if case .branch = part[place].kind, !ids.isEmpty,
        ids.allSatisfy({ id in
          elements[Int(id)].role == .toggle
            && scene.setting(.accessoryView, at: elements[Int(id)].node) != nil
        })
      {
        return place..<end
      }
      place = end
    }
    return nil
  }

  /// How many elements there are among some entries.
  func topCount(of part: [Entry]) -> Int { part.count { $0.element != nil } }
}
