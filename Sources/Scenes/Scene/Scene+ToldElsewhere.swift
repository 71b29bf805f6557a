package import Views

/// Ranges of nodes, one behind the other.
package struct NodeRanges {
  private(set) var ranges: [Range<Scene.NodeID>] = []
  /// By range, how many nodes there are in it and those before it.
  private var counts: [Int32] = []

  package var isEmpty: Bool { ranges.isEmpty }

  mutating func add(_ range: Range<Scene.NodeID>) {
    ranges.append(range)
    counts.append((counts.last ?? 0) + Int32(range.count))
  }

  /// How many of the ranges begin before a node.
  private func begun(before node: Scene.NodeID) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func hold(_ node: Scene.NodeID) -> Bool {
    let begun = begun(before: node + 1)
    return begun > 0 && ranges[begun - 1].contains(node)
  }

  /// Where a node is that is in none of them, or the end of one, when they are gone.
  package func place(of node: Scene.NodeID) -> Scene.NodeID {
    let begun = begun(before: node)
    return begun > 0 ? node - counts[begun - 1] : node
  }
}

extension Scene {
  /// What views show that are read by themselves and stand where they are parts of the one that is read, the outermost
  /// only.
  package func bodiesToldElsewhere(than root: TypeID, in index: ViewIndex) -> NodeRanges {
    var found = NodeRanges()
    var next: NodeID = 0
    while Int(next) < nodes.count {
      let node = next
      next += 1
      guard nodes[Int(node)].isReadApart, isTold(elsewhere: node, than: root, in: index) else {
        continue
      }
      // What it was given by modifiers is the other view's.
      while next < nodes[Int(node)].end, nodes[Int(next)].role == .content {
        next = nodes[Int(next)].end
      }
      if next > node + 1 { found.add(node + 1..<next) }
    }
    return found
  }

  /// A view is another one than that, and in its place: not apart from it, and no part of a control.
  ///
  /// Of tabs that are being written the first is the one shown.
  package func isTold(elsewhere node: NodeID, than root: TypeID, in index: ViewIndex) -> Bool {
    guard case .custom(let type) = nodes[Int(node)].kind,
      index.nameHash(of: type) != index.nameHash(of: root)
    else { return false }
    var next = node
    while next >= 0 {
      let (role, parent) = (nodes[Int(next)].role, nodes[Int(next)].parent)
      guard role == .content || role == .tab else { return false }
      if role == .content, parent >= 0, next > parent + 1, nodes[Int(parent)].word == .TabView {
        return false
      }
      next = parent
    }
    return true
  }

  /// The same scene where what some views show is left out.
  package func without(_ bodies: NodeRanges) -> Scene {
    var left = self
    var kept: [SceneNode] = []
    var next: NodeID = 0
    for body in bodies.ranges {
      kept += nodes[Int(next)..<Int(body.lowerBound)]
      kept[kept.count - 1].isLeftOut = true
      next = body.upperBound
    }
    kept += nodes[Int(next)...]
    let numbers = kept.flatMap { Array($0.modifiers) }.sorted()
    let places = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { ($0.element, Int32($0.offset)) })
    left.modifiers = numbers.map { number in
      var modifier = modifiers[Int(number)]
      if modifier.content >= 0 { modifier.content = bodies.place(of: modifier.content) }
      return modifier
    }
    for index in kept.indices {
      kept[index].parent = bodies.place(of: kept[index].parent)
      kept[index].end = bodies.place(of: kept[index].end)
      let own = kept[index].modifiers
      let start = own.first.flatMap { places[$0] } ?? 0
      kept[index].modifiers = start..<start + Int32(own.count)
    }
    left.nodes = kept
    left.placed = []
    left.gaps = gaps.filter { !bodies.hold($0) }.map { bodies.place(of: $0) }
    left.presentations = presentations.filter { !bodies.hold($0) }.map { bodies.place(of: $0) }
    return left
  }
}
