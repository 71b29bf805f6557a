/// What one swipe finds: its number in the drawing, what is spoken, and how often it occurs.
package struct SpokenStop: Sendable, Equatable {
  package var number: Int
  package var speech: String
  package var count: Int
  /// What has to hold for it to be there; nil for what always is.
  package var when: String?

  /// “only when isSaving”, in the words of the code.
  var only: String? {
    when.map { $0 == "at times" ? "only at times" : "only when " + $0 }
  }
}

extension LayoutTree {
  /// Rows whose parts are separate stops and could be one.
  package var ungroupedRows: [Int] {
    nodes.indices.filter { nodes[$0].kind == .rows && !groups(of: $0).isEmpty }
  }

  /// What becomes one element in a row: all of it, or views that are rows of their own.
  ///
  /// Those of rows inside are theirs.
  private func groups(of rows: Int) -> [Int] {
    if nodes[rows].merged != nil { return [rows] }
    var found: [Int] = []
    var index = rows + 1
    while index < nodes[rows].end {
      if nodes[index].kind != .rows, nodes[index].merged != nil { found.append(index) }
      let isDone = nodes[index].kind == .rows || nodes[index].merged != nil
      index = isDone ? nodes[index].end : index + 1
    }
    return found
  }

  /// One row alone, numbered from 1.
  package func row(_ index: Int) -> LayoutTree {
    let outer = nodes[index]
    var inner = Array(nodes[(index + 1)..<outer.end])
    for position in inner.indices { inner[position].depth -= outer.depth + 1 }
    return LayoutTree(name: name, nodes: Self.withoutShared(inner)).numbered()
  }

  /// What all stops of a row ask is asked of the row, which is looked at where it is there.
  private static func withoutShared(_ nodes: [Node]) -> [Node] {
    let asked = nodes.filter { !$0.guideline.isEmpty }.map { parts(of: $0.when) }
    guard let first = asked.first else { return nodes }
    let shared = first.filter { part in asked.allSatisfy { $0.contains(part) } }
    return nodes.map { node in
      var node = node
      let own = parts(of: node.when).filter { !shared.contains($0) }
      node.when = own.isEmpty ? nil : own.joined(separator: and)
      return node
    }
  }

  private static let and = " and "

  private static func parts(of when: String?) -> [String] {
    var parts: [String] = []
    var rest = (when ?? "")[...]
    while let sign = rest.firstRange(of: and) {
      parts.append(String(rest[..<sign.lowerBound]))
      rest = rest[sign.upperBound...]
    }
    return rest.isEmpty ? parts : parts + [String(rest)]
  }

  /// One row with its parts made one element, numbered from 1; its controls stay stops.
  package func groupedRow(_ index: Int) -> LayoutTree {
    var whole = self
    for group in groups(of: index).reversed() { whole.join(group) }
    return whole.row(index)
  }

  /// Puts a frame around the stops that become one, and nothing else where that can be.
  private mutating func join(_ group: Int) {
    let parts = parts(of: group)
    guard let first = parts.first else { return }
    var element = Node(.element, depth: 0)
    element.guideline = [parts.flatMap { nodes[$0].guideline }.min() ?? 1]
    element.speech = nodes[group].merged ?? ""
    let isWhole = stops(below: group).count == parts.count
    let inside = isWhole ? (group, children(of: group)) : run(of: parts, in: group)
    let start = inside.1.first ?? first
    let end = inside.1.last.map { nodes[$0].end } ?? nodes[first].end
    for part in parts { nodes[part].guideline = [] }
    element.depth = nodes[start].depth
    var frame = [element]
    // What stands side by side does so in the frame.
    if nodes[inside.0].kind == .h, inside.1.count > 1 {
      frame.append(Node(.h, depth: element.depth + 1))
    }
    var inner = Array(nodes[start..<end])
    for place in inner.indices { inner[place].depth += frame.count }
    self = LayoutTree(name: name, nodes: nodes[..<start] + frame + inner + nodes[end...])
  }

  /// The stops of a row that become one, without those of rows inside it.
  private func parts(of group: Int) -> [Int] {
    var found: [Int] = []
    var index = group + 1
    while index < nodes[group].end {
      if nodes[index].kind == .rows {
        index = nodes[index].end
      } else {
        if !nodes[index].stays, !nodes[index].guideline.isEmpty { found.append(index) }
        index += 1
      }
    }
    return found
  }

  private func stops(below group: Int) -> [Int] {
    ((group + 1)..<nodes[group].end).filter { !nodes[$0].guideline.isEmpty }
  }

  /// The fewest neighbours that hold all of these, and what they stand in.
  private func run(of parts: [Int], in group: Int) -> (parent: Int, members: [Int]) {
    guard let first = parts.first, let last = parts.last else { return (group, []) }
    var parent = group
    while true {
      let holders = children(of: parent).filter { $0 <= last && nodes[$0].end > first }
      guard holders.count == 1, let only = holders.first, only < first,
        nodes[only].guideline.isEmpty
      else { return (parent, holders) }
      parent = only
    }
  }

  /// The first nodes only, so that a drawing ends, and how many stops that leaves out.
  ///
  /// The cut is made where the outermost branch of the last third begins, so that rows stay whole where
  /// they can.
  func trimmed(to most: Int) -> (tree: LayoutTree, leftOut: Int) {
    guard nodes.count > most else { return (self, 0) }
    // What is only seen goes first: stops are what a drawing is for.
    let silent = nodes.indices.filter { index in
      nodes[index..<max(nodes[index].end, index + 1)].allSatisfy(\.guideline.isEmpty)
    }
    guard silent.isEmpty || silent.count == nodes.count else {
      let isSilent = Set(silent)
      let heard = nodes.indices.filter { !isSilent.contains($0) }.map { nodes[$0] }
      return LayoutTree(name: name, nodes: heard).trimmed(to: most)
    }
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
        found.append(
          SpokenStop(
            number: number, speech: node.speech, count: node.times ?? count, when: node.when))
      }
      if node.kind == .rows {
        times.append((node.end, min(count * (node.count ?? 1), 1_000_000_000)))
      }
    }
    return found.sorted { $0.number < $1.number }
  }
}
