/// Turns nodes round from post-order to pre-order, as `PostOrder` does for Swift files.
///
/// The place of a node in pre-order is the place of its first descendant in post-order plus the number
/// of its ancestors: the nodes that begin at or before it and have not ended.
struct DartPostOrder {
  /// How many nodes have their first descendant at each place.
  private var beginnings: [UInt32] = []

  mutating func reverse(_ nodes: [DartNode], into result: inout [DartNode]) {
    let count = nodes.count
    guard let root = nodes.last else { return result.removeAll(keepingCapacity: true) }
    beginnings.removeAll(keepingCapacity: true)
    beginnings.append(contentsOf: repeatElement(0, count: count))
    for node in nodes { beginnings[node.end] &+= 1 }
    if result.count > count { result.removeLast(result.count - count) }
    if result.count < count {
      result.append(contentsOf: repeatElement(root, count: count - result.count))
    }
    // Beginnings up to here, less the ends before: the node itself and its ancestors.
    var open = 0
    for index in 0..<count {
      let node = nodes[index]
      open &+= Int(beginnings[index])
      let first = node.end
      let place = first &+ open &- 1
      result[place] = DartNode(node, end: place &+ index &- first &+ 1)
      open &-= 1
    }
  }
}

extension DartNode {
  fileprivate init(_ node: DartNode, end: Int) {
    self = node
    kindAndEnd = node.kindAndEnd & 0xFF00_0000 | UInt32(truncatingIfNeeded: end)
  }
}
