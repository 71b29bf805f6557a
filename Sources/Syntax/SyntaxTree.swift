package import Tokens

/// The tree of one file: nodes in pre-order, each knowing where its subtree ends.
///
/// A child loop is arithmetic and a copy is two buffers. Node 0 is the `sourceFile` and covers every
/// token. The tree holds no text; who wants text brings the bytes.
package struct SyntaxTree: Sendable {
  package var nodes: [Node]
  package var tokens: [Token]
  /// Where comments begin that say `swipecost:` first, in UTF-8 bytes.
  package var directives: [UInt32]

  package init(nodes: [Node] = [], tokens: [Token] = [], directives: [UInt32] = []) {
    self.nodes = nodes
    self.tokens = tokens
    self.directives = directives
  }
}

package typealias NodeID = Int

package struct Node: Sendable, Equatable {
  /// The node's own tokens and those of its children, as a range of token indices.
  package var firstToken: UInt32
  package var endToken: UInt32
  /// The token that says what the node is about; see `NodeKind`.
  ///
  /// `Node.noName` where there is none.
  package var name: UInt32
  /// Kind in 8 bits, one past the last descendant in 24.
  ///
  /// Stored properties cost other modules a load, computed ones a call: who reads every node of a
  /// tree decodes it there.
  package internal(set) var kindAndEnd: UInt32

  package static let noName = UInt32.max

  package init(kind: NodeKind, firstToken: UInt32, endToken: UInt32, name: UInt32, end: Int) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.name = name
    kindAndEnd = UInt32(kind.rawValue) << 24 | UInt32(truncatingIfNeeded: end)
  }

  package var kind: NodeKind { NodeKind(rawValue: UInt8(kindAndEnd >> 24)) ?? .unexpected }
  /// One past the last descendant.
  package var end: NodeID { Int(kindAndEnd & 0xFF_FFFF) }
}

extension SyntaxTree {
  /// The direct children of a node, in source order.
  package func children(of parent: NodeID) -> Children {
    Children(nodes: nodes, position: parent + 1, end: nodes[parent].end)
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var position: NodeID
    let end: NodeID

    package mutating func next() -> NodeID? {
      guard position < end else { return nil }
      let child = position
      position = nodes[child].end
      return child
    }
  }

  package func kind(_ node: NodeID) -> NodeKind { nodes[node].kind }

  /// The bytes of a node, from its first token to the end of its last.
  package func range(of node: NodeID) -> Range<Int> {
    let node = nodes[node]
    guard node.firstToken < node.endToken else {
      let at = Int(node.firstToken) < tokens.count ? tokens[Int(node.firstToken)].start : 0
      return at..<at
    }
    return tokens[Int(node.firstToken)].start..<tokens[Int(node.endToken) - 1].end
  }
}
