import Syntax
import Tokens

/// What every tree must keep, whatever the source was.
enum TreeFault {
  /// The first fault of a tree, or nil.
  static func first(in tree: SyntaxTree, of source: [UInt8]) -> String? {
    tokens(tree.tokens, source) ?? nodes(tree)
  }

  /// Tokens cover every byte exactly once: in order, apart, and none but white space and comments
  /// between them, which `TokensTests` looks at.
  private static func tokens(_ tokens: [Token], _ source: [UInt8]) -> String? {
    guard let last = tokens.last, last.kind == .endOfFile, last.end == source.count else {
      return "the last token is not the end of the file"
    }
    var end = 0
    for (index, token) in tokens.enumerated() {
      if token.start < end { return "token \(index) begins inside the one before" }
      if token.length == 0, token.kind != .endOfFile, token.kind != .joined {
        return "token \(index) is empty"
      }
      end = token.end
    }
    return nil
  }

  private static func nodes(_ tree: SyntaxTree) -> String? {
    guard let file = tree.nodes.first, file.kind == .sourceFile else { return "no source file" }
    if file.end != tree.nodes.count { return "the file does not hold every node" }
    if file.firstToken != 0 || Int(file.endToken) != tree.tokens.count {
      return "the file does not cover every token"
    }
    return children(of: 0, in: tree) ?? fileTokens(tree)
  }

  /// Children lie inside their parent, in order and apart.
  private static func children(of root: NodeID, in tree: SyntaxTree) -> String? {
    for parent in tree.nodes.indices {
      var token = tree.nodes[parent].firstToken
      let name = tree.nodes[parent].name
      if name != Node.noName, name < token || name >= tree.nodes[parent].endToken {
        return "the name of node \(parent) (\(tree.nodes[parent].kind)) is not its own"
      }
      var next = parent + 1
      while next < tree.nodes[parent].end {
        let child = tree.nodes[next]
        if child.firstToken < token || child.endToken > tree.nodes[parent].endToken {
          return "node \(next) (\(child.kind)) reaches out of \(parent)"
        }
        if child.end <= next || child.end > tree.nodes[parent].end {
          return "node \(next) (\(child.kind)) ends outside of \(parent)"
        }
        token = child.endToken
        next = child.end
      }
    }
    return nil
  }

  /// No token is left to the file itself but `;` and its end: what fits nowhere is `unexpected`.
  private static func fileTokens(_ tree: SyntaxTree) -> String? {
    var token = 0
    for child in tree.children(of: 0) {
      while token < Int(tree.nodes[child].firstToken) {
        if tree.tokens[token].kind != .semicolon { return "token \(token) belongs to nothing" }
        token += 1
      }
      token = Int(tree.nodes[child].endToken)
    }
    while token < tree.tokens.count - 1 {
      if tree.tokens[token].kind != .semicolon { return "token \(token) belongs to nothing" }
      token += 1
    }
    return nil
  }
}
