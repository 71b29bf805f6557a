internal import DartTokens

/// Reads a whole Dart file.
///
/// Never fails: what cannot be read becomes `unexpected` nodes.
package func parseDart(_ source: Span<UInt8>) -> DartTree {
  var reader = DartReader()
  reader.read(source)
  return reader.tree
}

/// Reads one file after the other into the same buffers.
package struct DartReader: Sendable {
  package private(set) var tree = DartTree()
  /// How often a byte or a token was looked at in advance.
  package private(set) var lookaheads = 0
  private var list = DartTokenList()
  private var postOrder: [DartNode] = []
  private var turning = DartPostOrder()

  package init() {}

  package mutating func read(_ source: Span<UInt8>) {
    swap(&list.tokens, &tree.tokens)
    guard source.count <= DartTokenList.largestSource else { return refuse(source) }
    tokenizeDart(source, into: &list)
    var parser = DartParser()
    swap(&parser.list, &list)
    swap(&parser.nodes, &postOrder)
    parser.start()
    parser.sourceFile()
    nameConstructors(&parser, source)
    turning.reverse(parser.nodes, into: &tree.nodes)
    lookaheads = parser.lookaheads + parser.list.lookaheads
    swap(&parser.nodes, &postOrder)
    swap(&parser.list, &list)
    swap(&tree.tokens, &list.tokens)
    tree.directives = list.directives
  }

  /// `A() {}` in a class `A` is a constructor and in others a method; only the bytes tell.
  private func nameConstructors(_ parser: inout DartParser, _ source: Span<UInt8>) {
    for method in parser.untypedMethods {
      let (name, type) = (token(parser, parser.nodes[method.node].name), token(parser, method.type))
      guard name.length == type.length else { continue }
      var index = 0
      while index < name.length, source[name.start &+ index] == source[type.start &+ index] {
        index &+= 1
      }
      if index == name.length { parser.nodes[method.node].become(.constructorDecl) }
    }
  }

  private func token(_ parser: DartParser, _ token: UInt32) -> DartToken {
    parser.list.tokens[Int(token)]
  }

  /// A source too large to number is one gap.
  private mutating func refuse(_ source: Span<UInt8>) {
    tree = DartTree(
      nodes: [
        DartNode(
          kind: .sourceFile, firstToken: 0, endToken: 2, name: DartNode.noName, end: 2),
        DartNode(
          kind: .unexpected, firstToken: 0, endToken: 1, name: DartNode.noName, end: 2),
      ],
      tokens: [
        DartToken(kind: .unknown, offset: 0, length: DartToken.longest),
        DartToken(kind: .endOfFile, offset: source.count, length: 0),
      ])
    lookaheads = 0
  }
}
