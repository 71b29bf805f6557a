import DartSyntax
import DartTokens

/// A tree as text, one line per node: kind, name, and what a node without children says.
struct DartTreeText {
  let source: [UInt8]
  let tree: DartTree

  init(_ source: String) { self.init(Array(source.utf8)) }

  init(_ source: [UInt8]) {
    self.source = source
    tree = parseDart(source.span)
  }

  var lines: String {
    var result = ""
    write(0, indent: "", into: &result)
    return result
  }

  private func write(_ node: DartNodeID, indent: String, into result: inout String) {
    result += "\(indent)\(tree.nodes[node].kind)"
    let name = tree.nodes[node].name
    if name != DartNode.noName { result += " \(text(of: tree.tokens[Int(name)]))" }
    if wantsText(node) { result += " “\(text(in: tree.range(of: node)))”" }
    result += "\n"
    for child in tree.children(of: node) { write(child, indent: indent + "  ", into: &result) }
  }

  private func wantsText(_ node: DartNodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .unexpected, .configuration, .importPrefix, .jumpStmt: true
    // A name alone says all.
    case .type:
      tree.nodes[node].end == node + 1
        && tree.nodes[node].endToken > tree.nodes[node].firstToken + 1
    default: false
    }
  }

  func text(of token: DartToken) -> String { text(in: token.start..<token.end) }

  func text(in range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: "⏎")
  }

  /// What could not be placed.
  var unexpected: [String] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .unexpected }
      .map { text(in: tree.range(of: $0)) }
  }

  /// On one line, for small sources: `callExpr(nameExpr f, arguments)`.
  func line(_ node: DartNodeID = 0) -> String {
    let children = tree.children(of: node).map { line($0) }.joined(separator: ", ")
    let name = tree.nodes[node].name
    let word = name == DartNode.noName ? "" : " " + text(of: tree.tokens[Int(name)])
    return "\(tree.nodes[node].kind)\(word)" + (children.isEmpty ? "" : "(\(children))")
  }
}
