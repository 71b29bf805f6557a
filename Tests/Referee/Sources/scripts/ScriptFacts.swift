import ScriptSyntax
import ScriptTokens

/// What our reading says about one script: kind, first byte, end, name.
struct ScriptFacts {
  let tree: ScriptTree
  let source: [UInt8]
  /// Variables of a `for … of` or `for … in`, which are declarators to us alone.
  private var loopVariables: Set<ScriptNodeID> = []
  /// Up to here nodes are the left side of an assignment, which is a pattern to others.
  private var patternEnd: ScriptNodeID = 0
  private(set) var lines: [UInt8] = []

  init(tree: ScriptTree, source: [UInt8]) {
    self.tree = tree
    self.source = source
  }

  mutating func collect() {
    for token in tree.tokens { collect(token) }
    for node in tree.nodes.indices { collect(node) }
  }

  private mutating func collect(_ token: ScriptToken) {
    let kind: String
    switch token.kind {
    case .string, .attributeString: kind = "string"
    case .number: kind = "number"
    case .regex: kind = "regex"
    case .privateName: kind = "private"
    case .elementText:
      var (start, end) = (token.start, token.end)
      while start < end, isBlank(source[start]) { start += 1 }
      while end > start, isBlank(source[end - 1]) { end -= 1 }
      if start < end { add("text", start..<end) }
      return
    default: return
    }
    add(kind, token.start..<token.end)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func collect(_ node: ScriptNodeID) {
    switch tree.kind(node) {
    case .unexpected: add("gap", tree.range(of: node))
    case .callExpr, .optionalCallExpr: add("call", tree.range(of: node), callee(node))
    case .newExpr: add("new", tree.range(of: node), callee(node))
    case .memberExpr, .optionalMemberExpr: add("member", tree.range(of: node), name(of: node))
    case .indexExpr, .optionalIndexExpr: add("index", tree.range(of: node))
    case .element: add("element", tree.range(of: node), text(tree.range(of: node + 1)))
    case .fragment: add("element", tree.range(of: node))
    case .attribute: add("attribute", tree.range(of: node), name(of: node))
    case .spreadAttribute: add("spreadAttribute", tree.range(of: node))
    case .elementExpression: add("elementExpression", tree.range(of: node))
    case .importDecl, .typeImportDecl: start("import", node)
    case .importDefault, .importNamespace, .importSpecifier, .typeSpecifier:
      add("binding", nameRange(of: node), name(of: node))
    case .exportSpecifier, .exportNamespace:
      add("binding", nameRange(of: node), name(of: node))
    case .exportNamedDecl, .typeExportDecl, .exportAllDecl, .exportDefaultDecl, .exportDecl,
      .exportAssignment:
      start("export", node)
    default: collectRest(node)
    }
  }

  private mutating func collectRest(_ node: ScriptNodeID) {
    switch tree.kind(node) {
    case .functionDecl, .functionExpr: start("function", node)
    case .arrowFunction: add("arrow", tree.range(of: node))
    case .classDecl, .classExpr: add("class", nameRange(of: node), name(of: node))
    case .methodDecl, .getterDecl, .setterDecl: add("method", nameRange(of: node), name(of: node))
    case .propertyDecl: add("field", nameRange(of: node), name(of: node))
    case .property where node >= patternEnd:
      add("property", tree.range(of: node), name(of: node))
    case .spreadElement where node >= patternEnd: add("spread", tree.range(of: node))
    case .interfaceDecl: add("interface", nameRange(of: node), name(of: node))
    case .typeAliasDecl: add("alias", nameRange(of: node), name(of: node))
    case .enumDecl: add("enum", nameRange(of: node), name(of: node))
    case .binaryExpr, .logicalExpr: add("binary", tree.range(of: node), name(of: node))
    case .assignmentExpr where node >= patternEnd:
      add("assignment", tree.range(of: node), name(of: node))
      switch tree.kind(node + 1) {
      case .arrayExpr, .objectExpr: patternEnd = tree.nodes[node + 1].end
      default: break
      }
    case .conditionalExpr: add("conditional", tree.range(of: node))
    case .unaryExpr: add("unary", tree.range(of: node), name(of: node))
    case .awaitExpr: add("await", tree.range(of: node))
    case .templateExpr: add("template", tree.range(of: node))
    case .arrayExpr where node >= patternEnd: add("array", tree.range(of: node))
    case .objectExpr where node >= patternEnd: add("object", tree.range(of: node))
    case .declarator: if !loopVariables.contains(node) { add("declarator", start: node) }
    case .ifStmt: add("if", start: node)
    case .switchStmt: add("switch", start: node)
    case .switchCase: add("case", start: node)
    case .returnStmt: add("return", start: node)
    case .forInStmt, .forOfStmt:
      if case .variableDecl = tree.kind(node + 1) { loopVariables.insert(node + 2) }
      add("for", start: node)
    case .forStmt: add("for", start: node)
    case .whileStmt, .doStmt: add("while", start: node)
    case .tryStmt: add("try", start: node)
    default: break
    }
  }

  /// What is called or made, as far as it is a name.
  private func callee(_ node: ScriptNodeID) -> String {
    switch tree.kind(node + 1) {
    case .nameExpr, .memberExpr, .optionalMemberExpr, .thisExpr, .superExpr: name(of: node + 1)
    default: ""
    }
  }

  private func name(of node: ScriptNodeID) -> String { text(nameRange(of: node)) }

  private func nameRange(of node: ScriptNodeID) -> Range<Int> {
    let name = tree.nodes[node].name
    guard name != ScriptNode.noName else { return 0..<0 }
    let token = tree.tokens[Int(name)]
    return token.start..<token.end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self).filter { !$0.isWhitespace }
  }

  /// Where a declaration begins, by its name: what stands before and behind belongs to it in one
  /// parser and not in another.
  private mutating func start(_ kind: String, _ node: ScriptNodeID) {
    add(kind, start: node, name(of: node))
  }

  private mutating func add(_ kind: String, start node: ScriptNodeID, _ name: String = "") {
    let start = tree.range(of: node).lowerBound
    add(kind, start..<start, name)
  }

  private mutating func add(_ kind: String, _ range: Range<Int>, _ name: String = "") {
    lines += "\(kind)\t\(range.lowerBound)\t\(range.upperBound)\t\(name)\n".utf8
  }
}
