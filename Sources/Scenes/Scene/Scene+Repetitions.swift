extension Scene {
  /// Whether anything below a node is shown in one row only.
  package func tellsOneRow(below node: NodeID) -> Bool {
    nodes[Int(node)..<Int(nodes[Int(node)].end)].contains { inner in
      inner.oneRow > 0 || inner.modifiers.contains { modifiers[Int($0)].oneRow > 0 }
    }
  }

  /// The rows that are so far out from a node; -1 for none.
  package func rows(_ distance: UInt8, around node: NodeID) -> NodeID {
    var left = distance
    var next = nodes[Int(node)].parent
    while left > 0, next >= 0 {
      if case .rows = nodes[Int(next)].kind {
        left -= 1
        if left == 0 { return next }
      }
      next = nodes[Int(next)].parent
    }
    return -1
  }

  /// How many collections of unknown length inside each other are taken for many.
  private static var deepestAssumption: Int { 2 }

  /// Takes what is deeper inside for one row: a number that is guessed a third time over says nothing.
  package mutating func boundRepetitions() {
    guard repetitions.count(where: \.isAssumed) > Self.deepestAssumption else { return }
    var open: [(end: NodeID, depth: Int)] = []
    for node in nodes.indices {
      while let last = open.last, last.end <= node { open.removeLast() }
      // What a row opens is a screen of its own.
      if nodes[node].role.isPresentation { open.append((nodes[node].end, 0)) }
      guard case .rows(let repetition) = nodes[node].kind,
        repetitions[Int(repetition)].isAssumed
      else { continue }
      let depth = (open.last?.depth ?? 0) + 1
      if depth > Self.deepestAssumption {
        repetitions[Int(repetition)].count = min(repetitions[Int(repetition)].count, 1)
      }
      open.append((nodes[node].end, depth))
    }
  }
}

extension Scene {
  /// The sides are what rows that are listed have, in their order.
  package func isOfRows(_ sides: Range<Int32>) -> Bool { rowLists.contains(sides.lowerBound) }
}
