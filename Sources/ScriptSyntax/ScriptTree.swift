package import ScriptTokens

/// The tree of one script: nodes in pre-order, each knowing where its subtree ends.
///
/// As the trees of Swift files: a child loop is arithmetic and a copy is a few buffers. Node 0 is the
/// `sourceFile` and covers every token. The tree holds no text; who wants text brings the bytes.
package struct ScriptTree: Sendable {
  package var nodes: [ScriptNode]
  package var tokens: [ScriptToken]
  /// Where comments begin that say `swipecost:` first, in UTF-8 bytes.
  package var directives: [UInt32]

  package init(
    nodes: [ScriptNode] = [], tokens: [ScriptToken] = [], directives: [UInt32] = []
  ) {
    self.nodes = nodes
    self.tokens = tokens
    self.directives = directives
  }
}

package typealias ScriptNodeID = Int

package struct ScriptNode: Sendable, Equatable {
  /// The node's own tokens and those of its children, as a range of token indices.
  package var firstToken: UInt32
  package var endToken: UInt32
  /// The token that says what the node is about; see `ScriptNodeKind`.
  ///
  /// `ScriptNode.noName` where there is none.
  package var name: UInt32
  /// Kind in 8 bits, one past the last descendant in 24.
  package internal(set) var kindAndEnd: UInt32

  package static let noName = UInt32.max

  package init(kind: ScriptNodeKind, firstToken: UInt32, endToken: UInt32, name: UInt32, end: Int) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.name = name
    kindAndEnd = UInt32(kind.rawValue) << 24 | UInt32(truncatingIfNeeded: end)
  }

  package var kind: ScriptNodeKind {
    ScriptNodeKind(rawValue: UInt8(kindAndEnd >> 24)) ?? .unexpected
  }
  /// One past the last descendant.
  package var end: ScriptNodeID { Int(kindAndEnd & 0xFF_FFFF) }
}

extension ScriptTree {
  /// The direct children of a node, in source order.
  package func children(of parent: ScriptNodeID) -> Children {
    Children(nodes: nodes, position: parent + 1, end: nodes[parent].end)
  }

  package struct Children: Sequence, IteratorProtocol {
    let nodes: [ScriptNode]
    var position: ScriptNodeID
    let end: ScriptNodeID

    package mutating func next() -> ScriptNodeID? {
      guard position < end else { return nil }
      let child = position
      position = nodes[child].end
      return child
    }
  }

  package func kind(_ node: ScriptNodeID) -> ScriptNodeKind { nodes[node].kind }

  /// The bytes of a node, from its first token to the end of its last.
  package func range(of node: ScriptNodeID) -> Range<Int> {
    let node = nodes[node]
    guard node.firstToken < node.endToken else {
      let at = Int(node.firstToken) < tokens.count ? tokens[Int(node.firstToken)].start : 0
      return at..<at
    }
    return tokens[Int(node.firstToken)].start..<tokens[Int(node.endToken) - 1].end
  }

  /// The word stands among the modifiers of a declaration: before its name, or before what it begins
  /// with (`static`, `async`, `abstract` …).
  package func hasModifier(_ node: ScriptNodeID, _ modifier: ScriptTokenKind) -> Bool {
    let node = nodes[node]
    var index = Int(node.firstToken)
    let end = Int(min(node.name, node.endToken))
    while index < end {
      let kind = tokens[index].kind
      if kind == modifier { return true }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .equal: return false
      default: index += 1
      }
    }
    return false
  }
}
