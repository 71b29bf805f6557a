/// Turns nodes round from post-order to pre-order.
///
/// The place of a node in pre-order is the place of its first descendant in post-order plus the number
/// of its ancestors. Those are the nodes that begin at or before it and have not ended: every node
/// ends at its own place, so counting beginnings is enough, and there is no branch in either loop.
struct PostOrder {
  /// How many nodes have their first descendant at each place.
  private var beginnings: [UInt32] = []

  mutating func reverse(_ nodes: [Node], into result: inout [Node]) {
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
      result[place] = Node(node, end: place &+ index &- first &+ 1)
      open &-= 1
    }
  }
}

extension Node {
  fileprivate init(_ node: Node, end: Int) {
    self = node
    kindAndEnd = node.kindAndEnd & 0xFF00_0000 | UInt32(truncatingIfNeeded: end)
  }
}
