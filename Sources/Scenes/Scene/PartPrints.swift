/// Prints of parts that are placed whole, as long as no file of a tree changes: a row that many lists show is printed
/// once.
package struct PartPrints: Sendable {
  private var prints: [PlacedPart.Content: (print: NodesPrint, of: any AnyObject & Sendable)] = [:]

  package init() {}

  subscript(content: PlacedPart.Content) -> NodesPrint? { prints[content]?.print }

  mutating func keep(
    _ print: NodesPrint, of content: PlacedPart.Content, in part: PlacedPart
  ) {
    prints[content] = (print, part.source)
  }
}

/// Of nodes in a row: whether some of them were placed whole or written here makes no difference.
struct NodesPrint {
  var sum: UInt64 = 0
  /// What the sum of those before is multiplied with.
  var power: UInt64 = 1

  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ node: UInt64) { add(NodesPrint(sum: node, power: Self.base)) }

  mutating func add(_ others: NodesPrint) {
    sum = sum &* others.power &+ others.sum
    power = power &* others.power
  }
}
