package import ScriptTokens

/// Reads a whole script.
///
/// Never fails: what cannot be read becomes `unexpected` nodes.
package func parse(_ source: Span<UInt8>, _ dialect: ScriptDialect) -> ScriptTree {
  var reader = ScriptReader()
  reader.read(source, dialect)
  return reader.tree
}

/// Reads one script after the other into the same buffers.
package struct ScriptReader: Sendable {
  package private(set) var tree = ScriptTree()
  /// How often a byte or a token was looked at in advance.
  package private(set) var lookaheads = 0
  private var list = ScriptTokenList()
  private var postOrder: [ScriptNode] = []
  private var turning = ScriptPostOrder()

  package init() {}

  package mutating func read(_ source: Span<UInt8>, _ dialect: ScriptDialect) {
    swap(&list.tokens, &tree.tokens)
    guard source.count <= ScriptTokenList.largestSource else { return refuse(source) }
    tokenize(source, dialect, into: &list)
    var parser = ScriptParser(dialect, list: ScriptTokenList(), reusing: [])
    swap(&parser.list, &list)
    swap(&parser.nodes, &postOrder)
    parser.start()
    parser.sourceFile()
    turning.reverse(parser.nodes, into: &tree.nodes)
    lookaheads = parser.lookaheads + parser.list.lookaheads
    swap(&parser.nodes, &postOrder)
    swap(&parser.list, &list)
    swap(&tree.tokens, &list.tokens)
    tree.directives = list.directives
  }

  /// A source too large to number is one gap.
  private mutating func refuse(_ source: Span<UInt8>) {
    tree = ScriptTree(
      nodes: [
        ScriptNode(
          kind: .sourceFile, firstToken: 0, endToken: 2, name: ScriptNode.noName, end: 2),
        ScriptNode(
          kind: .unexpected, firstToken: 0, endToken: 1, name: ScriptNode.noName, end: 2),
      ],
      tokens: [
        ScriptToken(kind: .unknown, offset: 0, length: ScriptToken.longest),
        ScriptToken(kind: .endOfFile, offset: source.count, length: 0),
      ])
    lookaheads = 0
  }
}
