import Syntax
import Tokens

/// What our own reading says about a file, in SwiftSyntax's terms.
struct Ours {
  let source: [UInt8]
  let tree: SyntaxTree
  private(set) var reading = Reading()

  static func read(_ source: [UInt8]) -> Reading {
    var ours = Ours(source: source, tree: parse(source.span))
    var node = 1
    while node < ours.tree.nodes.count {
      node = ours.read(node)
    }
    return ours.reading
  }

  private init(source: [UInt8], tree: SyntaxTree) {
    self.source = source
    self.tree = tree
  }

  /// The node to go on with: the next one, or the one after this subtree.
  private mutating func read(_ node: NodeID) -> NodeID {
    let kind = tree.kind(node)
    var range = tree.range(of: node)
    var name = ""
    switch kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .functionDecl,
      .variableDecl, .accessor, .enumCaseElement, .typealiasDecl, .associatedtypeDecl,
      .operatorDecl, .precedenceGroupDecl, .macroDecl, .importDecl, .attribute, .modifier,
      .genericParameter, .parameter, .jumpStmt, .labeledStmt, .ifConfigClause, .binaryOperator,
      .prefixExpr, .postfixExpr, .keywordExpr, .castOperator, .argument, .trailingClosure,
      .closureParameter, .bindingCondition, .availabilityCondition, .switchCase, .macroExpansion,
      .identifierPattern, .valueBindingPattern:
      name = self.name(of: node)
    case .type:
      reading.add("type", range)
      return tree.nodes[node].end
    case .whereClause, .directive, .captureList:
      reading.add("\(kind)", range)
      return tree.nodes[node].end
    case .identifierExpr:
      range = nameRange(of: node)
      name = self.name(of: node)
    case .memberExpr, .implicitMemberExpr:
      return member(node)
    case .callExpr:
      if let callee = tree.children(of: node).first(where: { _ in true }) {
        reading.add("callee", tree.range(of: callee))
      }
    case .implicitBase: return node + 1
    default: break
    }
    reading.add("\(kind)", range, name)
    return node + 1
  }

  private mutating func member(_ node: NodeID) -> NodeID {
    let base = tree.children(of: node).first { tree.kind($0) != .genericArguments }
    let name = nameRange(of: node)
    let start = tree.range(of: node).lowerBound
    let isImplicit = base.map { tree.kind($0) == .implicitBase } ?? true
    reading.add(
      isImplicit ? "implicitMemberExpr" : "memberExpr", start..<name.upperBound,
      self.name(of: node))
    return node + 1
  }

  private func nameRange(of node: NodeID) -> Range<Int> {
    let name = tree.nodes[node].name
    guard name != Node.noName else { return tree.range(of: node) }
    return tree.tokens[Int(name)].start..<tree.tokens[Int(name)].end
  }

  private func name(of node: NodeID) -> String {
    let name = tree.nodes[node].name
    guard name != Node.noName else { return "" }
    let token = tree.tokens[Int(name)]
    return String(decoding: source[token.start..<token.end], as: UTF8.self)
  }
}
