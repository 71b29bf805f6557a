internal import Tokens

/// Reads a whole file.
///
/// Never fails: what cannot be read becomes `unexpected` nodes.
package func parse(_ source: Span<UInt8>) -> SyntaxTree {
  var reader = SyntaxReader()
  reader.read(source)
  return reader.tree
}

/// Reads one file after the other into the same buffers.
package struct SyntaxReader: Sendable {
  package private(set) var tree = SyntaxTree()
  /// How often a byte or a token was looked at in advance.
  package private(set) var lookaheads = 0
  private var list = TokenList()
  private var postOrder: [Node] = []
  private var turning = PostOrder()

  package init() {}

  package mutating func read(_ source: Span<UInt8>) {
    swap(&list.tokens, &tree.tokens)
    guard source.count <= TokenList.largestSource else { return refuse(source) }
    tokenize(source, into: &list)
    build()
  }

  /// The tree of tokens that are there already.
  private mutating func build() {
    var parser = Parser(list: TokenList(), reusing: [])
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
    tree = SyntaxTree(
      nodes: [
        Node(kind: .sourceFile, firstToken: 0, endToken: 2, name: Node.noName, end: 2),
        Node(kind: .unexpected, firstToken: 0, endToken: 1, name: Node.noName, end: 2),
      ],
      tokens: [
        Token(kind: .unknown, offset: 0, length: Token.longest),
        Token(kind: .endOfFile, offset: source.count, length: 0),
      ])
    lookaheads = 0
  }
}
