import ScriptSyntax
import ScriptTokens

/// A tree as text, one line per node: kind, name, and what a node without children says.
struct ScriptTreeText {
  let source: [UInt8]
  let tree: ScriptTree

  init(_ source: String, _ dialect: ScriptDialect = .typeScriptJSX) {
    self.init(Array(source.utf8), dialect)
  }

  init(_ source: [UInt8], _ dialect: ScriptDialect) {
    self.source = source
    tree = parse(source.span, dialect)
  }

  var lines: String {
    var result = ""
    write(0, indent: "", into: &result)
    return result
  }

  private func write(_ node: ScriptNodeID, indent: String, into result: inout String) {
    result += "\(indent)\(tree.nodes[node].kind)"
    let name = tree.nodes[node].name
    if name != ScriptNode.noName { result += " \(text(of: tree.tokens[Int(name)]))" }
    if tree.nodes[node].end == node + 1, wantsText(node) {
      result += " “\(text(in: tree.range(of: node)))”"
    }
    result += "\n"
    for child in tree.children(of: node) { write(child, indent: indent + "  ", into: &result) }
  }

  private func wantsText(_ node: ScriptNodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .unexpected, .type, .typeArguments, .typeParameters, .tagName, .importSpecifier,
      .exportSpecifier, .typeSpecifier, .metaProperty, .typeMember, .interfaceDecl, .ambientDecl:
      true
    default: false
    }
  }

  func text(of token: ScriptToken) -> String { text(in: token.start..<token.end) }

  func text(in range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: "⏎")
  }

  /// What could not be placed.
  var unexpected: [String] {
    tree.nodes.indices.filter { tree.nodes[$0].kind == .unexpected }
      .map { text(in: tree.range(of: $0)) }
  }

  /// On one line, for small sources: `callExpr f(nameExpr f, arguments)`.
  func line(_ node: ScriptNodeID = 0) -> String {
    let children = tree.children(of: node).map { line($0) }.joined(separator: ", ")
    let name = tree.nodes[node].name
    let word = name == ScriptNode.noName ? "" : " " + text(of: tree.tokens[Int(name)])
    return "\(tree.nodes[node].kind)\(word)" + (children.isEmpty ? "" : "(\(children))")
  }
}
