import Syntax
import Tokens

/// A parsed file, as what reads it asks for it.
protocol ParsedSource {
  var tree: SyntaxTree { get }
  var bytes: [UInt8] { get }
}

extension ParsedSource {
  /// What a node is.
  ///
  /// Decoded here, as `Node.kindAndEnd` says why; a node's bits are only ever made from a kind.
  func kind(_ node: NodeID) -> NodeKind {
    unsafe unsafeBitCast(UInt8(tree.nodes[node].kindAndEnd &>> 24), to: NodeKind.self)
  }

  func end(_ node: NodeID) -> NodeID { Int(tree.nodes[node].kindAndEnd & 0xFF_FFFF) }

  /// Where a node begins, in bytes.
  func start(_ node: NodeID) -> UInt32 {
    let first = Int(tree.nodes[node].firstToken)
    return first < tree.tokens.count ? tree.tokens[first].offset : UInt32(bytes.count)
  }

  /// The bytes of a node, from its first token to the end of its last.
  func range(_ node: NodeID) -> Range<Int> {
    let (first, end) = (Int(tree.nodes[node].firstToken), Int(tree.nodes[node].endToken))
    guard first < end, end <= tree.tokens.count else {
      let at = Int(start(node))
      return at..<at
    }
    let from = Int(tree.tokens[first].offset)
    return from..<max(from, bytes(of: end - 1).upperBound)
  }

  /// The token a node is about.
  func nameToken(_ node: NodeID) -> Int? {
    // `Node.noName` is beyond all tokens.
    let name = Int(tree.nodes[node].name)
    return name < tree.tokens.count ? name : nil
  }

  func bytes(of token: Int) -> Range<Int> {
    let start = Int(tree.tokens[token].offset)
    return start..<(start + Int(tree.tokens[token].bits & UInt32(Token.longest)))
  }

  func offset(ofName node: NodeID) -> UInt32 {
    if let token = nameToken(node) { tree.tokens[token].offset } else { start(node) }
  }

  func isToken(_ token: Int, _ text: StaticString) -> Bool {
    let range = bytes(of: token)
    let length = text.utf8CodeUnitCount
    guard range.count == length else { return false }
    let wanted = unsafe text.utf8Start
    for index in 0..<length where unsafe wanted[index] != bytes[range.lowerBound + index] {
      return false
    }
    return true
  }

  func isName(_ node: NodeID, _ text: StaticString) -> Bool {
    if let token = nameToken(node) { isToken(token, text) } else { false }
  }

  func tokens(of node: NodeID) -> Range<Int> {
    let (first, end) = (Int(tree.nodes[node].firstToken), Int(tree.nodes[node].endToken))
    return first..<max(first, end)
  }
}
