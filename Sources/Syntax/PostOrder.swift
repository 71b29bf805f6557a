/// Turns nodes round from post-order to pre-order.
///
/// The place of a node in pre-order is the place of its first descendant in post-order plus the number
/// of its ancestors. Going backwards, the ancestors of a node are those seen whose first descendant
/// is not behind it: a stack.
enum PostOrder {
  static func reverse(_ nodes: [Node], into result: inout [Node]) {
    result.removeAll(keepingCapacity: true)
    guard let root = nodes.last else { return }
    result.append(contentsOf: repeatElement(root, count: nodes.count))
    var ancestors: [Int] = []
    ancestors.reserveCapacity(256)
    var index = nodes.count &- 1
    while index >= 0 {
      var node = nodes[index]
      let first = node.end
      while let ancestor = ancestors.last, ancestor > index { ancestors.removeLast() }
      let place = first &+ ancestors.count
      node.end = place &+ index &- first &+ 1
      result[place] = node
      ancestors.append(first)
      index &-= 1
    }
  }
}
