/// What one swipe finds: its number in the drawing, what is spoken, and how often it occurs.
package struct SpokenStop: Sendable, Equatable {
  package var number: Int
  package var speech: String
  package var count: Int
}

extension LayoutTree {
  /// Rows whose parts are separate stops and could be one.
  package var ungroupedRows: [Int] {
    nodes.indices.filter { nodes[$0].kind == .rows && nodes[$0].merged != nil }
  }

  /// One row alone, numbered from 1.
  package func row(_ index: Int) -> LayoutTree {
    let outer = nodes[index]
    var inner = Array(nodes[(index + 1)..<outer.end])
    for position in inner.indices { inner[position].depth -= outer.depth + 1 }
    return LayoutTree(name: name, nodes: inner).numbered()
  }

  /// The same with every ungrouped row made one element.
  package func grouped() -> LayoutTree {
    var out: [Node] = []
    var extra: [(end: Int, depth: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = extra.last, index >= last.end { extra.removeLast() }
      var copy = node
      copy.depth += extra.count
      if !extra.isEmpty {
        copy.guideline = []
        if copy.kind == .rows { copy.merged = nil }
      }
      out.append(copy)
      guard extra.isEmpty, node.kind == .rows, let merged = node.merged else { continue }
      var element = Node(.element, depth: node.depth + 1)
      element.guideline = [nodes[index..<node.end].flatMap(\.guideline).min() ?? 1]
      element.speech = merged
      out.append(element)
      extra.append((node.end, node.depth))
    }
    for index in out.indices where out[index].kind == .rows { out[index].merged = nil }
    return LayoutTree(name: name, nodes: out).numbered()
  }

  /// One row made one element, numbered 1.
  package func groupedRow(_ index: Int) -> LayoutTree {
    var row = row(index)
    var element = Node(.element, depth: 0)
    element.guideline = [1]
    element.speech = nodes[index].merged ?? row.stops.map(\.speech).joined(separator: ", ")
    for position in row.nodes.indices {
      row.nodes[position].guideline = []
      row.nodes[position].depth += 1
    }
    return LayoutTree(name: name, nodes: [element] + row.nodes)
  }

  /// The first nodes only, so that a drawing ends, and how many stops that leaves out.
  ///
  /// The cut is made where the outermost branch of the last third begins, so that rows stay whole where
  /// they can.
  func trimmed(to most: Int) -> (tree: LayoutTree, leftOut: Int) {
    guard nodes.count > most else { return (self, 0) }
    let cut =
      (max(1, most * 2 / 3)...most).min { (nodes[$0].depth, -$0) < (nodes[$1].depth, -$1) } ?? most
    let leftOut = nodes[cut...].reduce(0) { $0 + $1.guideline.count }
    return (LayoutTree(name: name, nodes: Array(nodes.prefix(cut))), leftOut)
  }

  /// Stops numbered 1, 2, 3 … without gaps, in the order they had.
  func numbered() -> LayoutTree {
    var stops: [(old: Int, node: Int, place: Int)] = []
    for (index, node) in nodes.enumerated() {
      for (place, number) in node.guideline.enumerated() { stops.append((number, index, place)) }
    }
    stops.sort { ($0.old, $0.node, $0.place) < ($1.old, $1.node, $1.place) }
    var copy = self
    for (index, stop) in stops.enumerated() {
      copy.nodes[stop.node].guideline[stop.place] = index + 1
    }
    return copy
  }

  /// What it takes to go through all of it, rows within as often as they are there.
  package var swipes: Int { stops.reduce(0) { $0 + $1.count } }

  /// The stops of the guideline model in focus order; those of a row once, with the row's count.
  package var stops: [SpokenStop] {
    var found: [SpokenStop] = []
    var times: [(end: Int, count: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = times.last, index >= last.end { times.removeLast() }
      let count = times.last?.count ?? 1
      for number in node.guideline {
        found.append(SpokenStop(number: number, speech: node.speech, count: count))
      }
      if node.kind == .rows {
        times.append((node.end, min(count * (node.count ?? 1), 1_000_000_000)))
      }
    }
    return found.sorted { $0.number < $1.number }
  }
}
