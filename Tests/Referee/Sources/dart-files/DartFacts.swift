import DartSyntax
import DartTokens

/// What our reading says about one file: kind, first byte, end, name.
struct DartFacts {
  let tree: DartTree
  let source: [UInt8]
  /// Nodes that are no facts of their own, as what is around them says it: the call that makes a constant
  /// object, one of several strings.
  private var passedOver: Set<DartNodeID> = []
  /// Up to here nodes are the left side of an assignment, which is a pattern to others.
  private var patternEnd: DartNodeID = 0
  private(set) var lines: [UInt8] = []

  init(tree: DartTree, source: [UInt8]) {
    self.tree = tree
    self.source = source
  }

  mutating func collect() {
    for token in tree.tokens where token.kind == .number { add("number", token.start..<token.end) }
    for node in tree.nodes.indices { collect(node) }
  }

  private mutating func collect(_ node: DartNodeID) {
    switch tree.kind(node) {
    case .unexpected: whole("gap", node)
    case .importDecl: start("import", node, string(node))
    case .exportDecl: start("export", node, string(node))
    case .partDecl: start("part", node, string(node))
    case .partOfDecl: start("part of", node, name(of: node))
    case .importPrefix: named("prefix", node)
    case .combinatorName: named("shown", node)
    case .classDecl, .classAliasDecl: named("class", node)
    case .mixinDecl: named("mixin", node)
    case .extensionDecl: named("extension", node)
    case .extensionTypeDecl: named("extension type", node)
    case .enumDecl: named("enum", node)
    case .enumConstant: named("constant", node)
    case .typedefDecl: named("alias", node)
    case .functionDecl, .methodDecl: named("function", node)
    case .getterDecl: named("getter", node)
    case .setterDecl: named("setter", node)
    case .constructorDecl, .factoryDecl: named("constructor", node)
    case .operatorDecl:
      let start = nameRange(of: node).lowerBound
      add("operator method", start..<start)
    case .declarator: named("variable", node)
    case .parameter, .fieldParameter, .superParameter:
      if tree.nodes[node].name != DartNode.noName { named("parameter", node) }
    case .fieldInitializer: named("initializer", node)
    case .annotation: start("annotation", node, name(of: node))
    case .type: types(node)
    case .typeArguments: whole("type arguments", node)
    default: collectStatement(node)
    }
  }

  private mutating func collectStatement(_ node: DartNodeID) {
    switch tree.kind(node) {
    case .ifStmt: start("if", node)
    case .forStmt, .forInStmt: start("for", node)
    case .whileStmt: start("while", node)
    case .doStmt: start("do", node)
    case .switchStmt: start("switch", node)
    case .switchCase: start("case", node)
    case .returnStmt: start("return", node)
    case .yieldStmt: start("yield", node)
    case .assertStmt, .assertInitializer: start("assert", node)
    case .tryStmt: start("try", node)
    case .labeledStmt: break
    case .constantPattern:
      if tree.kind(node + 1) == .unaryExpr { passedOver.insert(node + 1) }
    case .objectPattern: whole("object pattern", node)
    case .listPattern: whole("list pattern", node)
    case .mapPattern: whole("map pattern", node)
    case .variablePattern:
      if tree.nodes[node].endToken - tree.nodes[node].firstToken > 1 { named("bound", node) }
    default: collectExpression(node)
    }
  }

  private mutating func collectExpression(_ node: DartNodeID) {
    switch tree.kind(node) {
    case .stringExpr, .interpolatedStringExpr, .adjacentStringsExpr: strings(node)
    case .callExpr: if !passedOver.contains(node) { whole("call", node, callee(node)) }
    case .creationExpr: creation(node)
    case .namedArgument where node >= patternEnd: whole("argument", node, name(of: node))
    case .memberExpr, .optionalMemberExpr:
      if !passedOver.contains(node) { whole("member", node, name(of: node)) }
    case .indexExpr, .optionalIndexExpr: whole("index", node)
    case .shorthandExpr: whole("shorthand", node, name(of: node))
    case .nonNullExpr:
      let mark = tree.tokens[Int(tree.nodes[node].endToken) - 1]
      add("not null", mark.start..<mark.end)
    case .listExpr: whole("list", node)
    case .setOrMapExpr: whole("set or map", node)
    case .mapEntry: whole("entry", node)
    case .spreadElement: whole("spread", node)
    case .ifElement: whole("if element", node)
    case .forElement, .forInElement: whole("for element", node)
    case .recordExpr: if !passedOver.contains(node) { whole("record", node) }
    case .functionExpr: whole("closure", node)
    case .cascadeExpr: whole("cascade", node)
    case .cascadeSection: whole("section", node)
    case .unaryExpr, .prefixUpdateExpr: if !passedOver.contains(node) { whole("unary", node) }
    case .postfixUpdateExpr: whole("postfix", node)
    case .awaitExpr: whole("await", node)
    case .throwExpr: whole("throw", node)
    case .binaryExpr: whole("binary", node, name(of: node))
    // A chain of these leans to the right in one grammar and to the left in another.
    case .logicalExpr: add("logical", nameRange(of: node), name(of: node))
    case .assignmentExpr:
      let isPattern = tree.kind(node + 1) == .recordExpr || tree.kind(node + 1) == .listExpr
      if isPattern {
        passedOver.insert(node + 1)
        patternEnd = tree.nodes[node + 1].end
      }
      whole("assignment", node, isPattern ? "" : name(of: node))
    case .conditionalExpr:
      let then = tree.nodes[node + 1].end
      add("conditional", tree.range(of: then).lowerBound..<tree.range(of: node).upperBound)
    case .asExpr: whole("as", node)
    case .isExpr, .isNotExpr: whole("is", node)
    case .switchExpr: whole("switch expression", node)
    case .switchExprCase: whole("case expression", node)
    case .symbolExpr: whole("symbol", node)
    default: break
    }
  }

  /// Every word of the name; `Function` has no node in the other grammar.
  private mutating func types(_ node: DartNodeID) {
    guard tree.tokens[Int(tree.nodes[node].name)].kind != .function else { return }
    var index = Int(tree.nodes[node].firstToken)
    while index <= Int(tree.nodes[node].name) {
      let token = tree.tokens[index]
      add("type", token.start..<token.end, text(token.start..<token.end))
      index += 2
    }
  }

  /// All literals that stand one behind the other are one; and what they interpolate.
  private mutating func strings(_ node: DartNodeID) {
    if tree.kind(node) == .interpolatedStringExpr {
      for child in tree.children(of: node) where tree.kind(child) != .stringPart {
        whole("interpolation", child)
      }
    }
    if !passedOver.contains(node) { whole("string", node) }
    if tree.kind(node) == .adjacentStringsExpr {
      for child in tree.children(of: node) { passedOver.insert(child) }
    }
  }

  private mutating func creation(_ node: DartNodeID) {
    guard tree.kind(node + 1) == .callExpr else { return }
    passedOver.insert(node + 1)
    var callee = node + 2
    while tree.kind(callee) == .memberExpr {
      passedOver.insert(callee)
      callee += 1
    }
    whole("creation", node, text(nameRange(of: node)))
  }

  /// What is called, as far as it is a name.
  private func callee(_ node: DartNodeID) -> String {
    switch tree.kind(node + 1) {
    case .nameExpr, .memberExpr, .optionalMemberExpr, .thisExpr, .superExpr: name(of: node + 1)
    default: ""
    }
  }

  private func string(_ node: DartNodeID) -> String { name(of: node) }

  private func name(of node: DartNodeID) -> String { text(nameRange(of: node)) }

  private func nameRange(of node: DartNodeID) -> Range<Int> {
    let name = tree.nodes[node].name
    guard name != DartNode.noName else { return 0..<0 }
    let token = tree.tokens[Int(name)]
    return token.start..<token.end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self).filter { !$0.isWhitespace }
  }

  private mutating func named(_ kind: String, _ node: DartNodeID) {
    add(kind, nameRange(of: node), name(of: node))
  }

  private mutating func whole(_ kind: String, _ node: DartNodeID, _ name: String = "") {
    add(kind, tree.range(of: node), name)
  }

  private mutating func start(_ kind: String, _ node: DartNodeID, _ name: String = "") {
    var start = tree.range(of: node).lowerBound
    // Annotations stand in front of what they belong to in one parser, and in it in another.
    if tree.kind(node) != .annotation {
      for child in tree.children(of: node) where tree.kind(child) == .annotation {
        start = tree.tokens[Int(tree.nodes[child].endToken)].start
      }
    }
    add(kind, start..<start, name)
  }

  private mutating func add(_ kind: String, _ range: Range<Int>, _ name: String = "") {
    lines += "\(kind)\t\(range.lowerBound)\t\(range.upperBound)\t\(name)\n".utf8
  }
}
