package import DartTokens

/// The tree of one Dart file: nodes in pre-order, each knowing where its subtree ends.
///
/// As the trees of Swift files: a child loop is arithmetic and a copy is a few buffers. Node 0 is the
/// `sourceFile` and covers every token. The tree holds no text; who wants text brings the bytes.
package struct DartTree: Sendable {
  package var nodes: [DartNode]
  package var tokens: [DartToken]
  /// Where comments begin that say `swipecost:` first, in UTF-8 bytes.
  package var directives: [UInt32]

  package init(
    nodes: [DartNode] = [], tokens: [DartToken] = [], directives: [UInt32] = []
  ) {
    self.nodes = nodes
    self.tokens = tokens
    self.directives = directives
  }
}

package typealias DartNodeID = Int

package struct DartNode: Sendable, Equatable {
  /// The node's own tokens and those of its children, as a range of token indices.
  package var firstToken: UInt32
  package var endToken: UInt32
  /// The token that says what the node is about; see `DartNodeKind`.
  ///
  /// `DartNode.noName` where there is none.
  package var name: UInt32
  /// Kind in 8 bits, one past the last descendant in 24.
  package internal(set) var kindAndEnd: UInt32

  package static let noName = UInt32.max

  package init(kind: DartNodeKind, firstToken: UInt32, endToken: UInt32, name: UInt32, end: Int) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.name = name
    kindAndEnd = UInt32(kind.rawValue) << 24 | UInt32(truncatingIfNeeded: end)
  }

  package var kind: DartNodeKind {
    DartNodeKind(rawValue: UInt8(kindAndEnd >> 24)) ?? .unexpected
  }
  /// One past the last descendant.
  package var end: DartNodeID { Int(kindAndEnd & 0xFF_FFFF) }
}

extension DartTree {
  /// The direct children of a node, in source order.
  package func children(of parent: DartNodeID) -> Children {
    Children(nodes: nodes, position: parent + 1, end: nodes[parent].end)
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [DartNode]
    var position: DartNodeID
    let end: DartNodeID

    package mutating func next() -> DartNodeID? {
      guard position < end else { return nil }
      let child = position
      position = nodes[child].end
      return child
    }
  }

  package func kind(_ node: DartNodeID) -> DartNodeKind { nodes[node].kind }

  /// The bytes of a node, from its first token to the end of its last.
  package func range(of node: DartNodeID) -> Range<Int> {
    let node = nodes[node]
    guard node.firstToken < node.endToken else {
      let at = Int(node.firstToken) < tokens.count ? tokens[Int(node.firstToken)].start : 0
      return at..<at
    }
    return tokens[Int(node.firstToken)].start..<tokens[Int(node.endToken) - 1].end
  }

  /// The word is one of the node's own tokens.
  ///
  /// So are `static` and `late` of a declaration, `async` of a function, `await` of a loop; its name is not,
  /// nor is what its children hold.
  package func hasWord(_ node: DartNodeID, _ word: DartTokenKind) -> Bool {
    var index = Int(nodes[node].firstToken)
    for child in children(of: node) {
      if hasWord(word, in: index..<Int(nodes[child].firstToken), of: node) { return true }
      index = max(index, Int(nodes[child].endToken))
    }
    return hasWord(word, in: index..<Int(nodes[node].endToken), of: node)
  }

  private func hasWord(
    _ word: DartTokenKind, in range: Range<Int>, of node: DartNodeID
  ) -> Bool {
    for index in range where tokens[index].kind == word && index != Int(nodes[node].name) {
      return true
    }
    return false
  }
}

extension DartNode {
  /// Changes the kind, and nothing else.
  mutating func become(_ kind: DartNodeKind) {
    kindAndEnd = kindAndEnd & 0xFF_FFFF | UInt32(kind.rawValue) << 24
  }
}
