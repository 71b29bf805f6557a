import Syntax
import Tokens

/// A tree as text, one line per node: kind, name, and what a node without children says.
struct TreeText {
  let source: [UInt8]
  let tree: SyntaxTree

  init(_ source: String) { self.init(Array(source.utf8)) }

  init(_ source: [UInt8]) {
    self.source = source
    tree = parse(source.span)
  }

  var lines: String {
    var result = ""
    write(0, indent: "", into: &result)
    return result
  }

  private func write(_ node: NodeID, indent: String, into result: inout String) {
    result += "\(indent)\(tree.nodes[node].kind)"
    let name = tree.nodes[node].name
    if name != Node.noName { result += " \(text(of: tree.tokens[Int(name)]))" }
    if tree.nodes[node].end == node + 1, wantsText(node) {
      result += " “\(text(in: tree.range(of: node)))”"
    }
    result += "\n"
    for child in tree.children(of: node) { write(child, indent: indent + "  ", into: &result) }
  }

  private func wantsText(_ node: NodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .unexpected, .whereClause, .captureList, .type, .keyPathExpr, .availabilityCondition,
      .operatorDecl, .precedenceGroupDecl, .modifier, .argument:
      true
    default: false
    }
  }

  func text(of token: Token) -> String { text(in: token.start..<token.end) }

  func text(in range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: "⏎")
  }

  /// The kinds of the nodes that are no part of the file's shape, to compare small sources by.
  var unexpected: [String] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .unexpected }
      .map { text(in: tree.range(of: $0)) }
  }
}
