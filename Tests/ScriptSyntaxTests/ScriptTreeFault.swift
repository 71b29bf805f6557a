import ScriptSyntax
import ScriptTokens

/// What every tree of a script must keep, whatever the source was.
enum ScriptTreeFault {
  /// The first fault of a tree, or nil.
  static func first(in tree: ScriptTree, of source: [UInt8]) -> String? {
    tokens(tree.tokens, source) ?? nodes(tree)
  }

  /// Tokens cover every byte exactly once: in order, apart, and with none but white space and comments
  /// between them.
  static func tokens(_ tokens: [ScriptToken], _ source: [UInt8]) -> String? {
    guard let last = tokens.last, last.kind == .endOfFile, last.end == source.count else {
      return "the last token is not the end of the file"
    }
    var end = 0
    for (index, token) in tokens.enumerated() {
      if token.start < end { return "token \(index) begins inside the one before" }
      if token.length == 0, token.kind != .endOfFile, token.kind != .joined {
        return "token \(index) is empty"
      }
      if !isPassedOver(source, end..<token.start) {
        return "something was lost before token \(index)"
      }
      end = token.end
    }
    return nil
  }

  /// White space and comments.
  private static func isPassedOver(_ source: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let holds = { (text: String) in source[index..<range.upperBound].starts(with: text.utf8) }
    if index == 0, holds("\u{FEFF}") { index += 3 }
    if index == range.lowerBound || index == 3, index < 4, holds("#!") { skipLine() }
    func skipLine() {
      while index < range.upperBound, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
    }
    while index < range.upperBound {
      if [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D].contains(source[index]) {
        index += 1
      } else if holds("//") {
        skipLine()
      } else if holds("/*") {
        index += 2
        while index < range.upperBound, !holds("*/") { index += 1 }
        index = min(index + 2, range.upperBound)
      } else if let space = spaces.first(where: { holds($0) }) {
        index += space.utf8.count
      } else {
        return false
      }
    }
    return true
  }

  private static let spaces =
    ["\u{A0}", "\u{1680}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}"]
    + (0x2000...0x200A).compactMap { Unicode.Scalar($0).map(String.init) }

  private static func nodes(_ tree: ScriptTree) -> String? {
    guard let file = tree.nodes.first, file.kind == .sourceFile else { return "no source file" }
    if file.end != tree.nodes.count { return "the file does not hold every node" }
    if file.firstToken != 0 || Int(file.endToken) != tree.tokens.count {
      return "the file does not cover every token"
    }
    return children(in: tree) ?? fileTokens(tree)
  }

  /// Children lie inside their parent, in order and apart.
  private static func children(in tree: ScriptTree) -> String? {
    for parent in tree.nodes.indices {
      var token = tree.nodes[parent].firstToken
      let name = tree.nodes[parent].name
      if name != ScriptNode.noName, name < token || name >= tree.nodes[parent].endToken {
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
      if let least = leastChildren(tree.nodes[parent].kind) {
        let count = tree.children(of: parent).reduce(0) { count, _ in count + 1 }
        if count < least {
          return "node \(parent) (\(tree.nodes[parent].kind)) has \(count) children, not \(least)"
        }
      }
    }
    return nil
  }

  /// What a reader of the tree may count on without looking.
  private static func leastChildren(_ kind: ScriptNodeKind) -> Int? {
    switch kind {
    case .forStmt: 4
    case .conditionalExpr, .forInStmt, .forOfStmt: 3
    case .ifStmt, .whileStmt, .withStmt, .doStmt, .binaryExpr, .logicalExpr, .assignmentExpr,
      .callExpr, .optionalCallExpr, .indexExpr, .optionalIndexExpr, .asExpr, .typeAssertionExpr,
      .typeCastExpr, .defaultPattern, .arrowFunction, .taggedTemplateExpr, .instantiationExpr:
      2
    case .memberExpr, .optionalMemberExpr, .unaryExpr, .awaitExpr, .parenExpr, .spreadElement,
      .spreadAttribute, .element, .switchStmt, .tryStmt, .throwStmt, .labeledStmt, .decorator,
      .computedKey, .restPattern, .property, .declarator, .functionDecl, .functionExpr, .classDecl,
      .classExpr, .methodDecl, .parameter, .newExpr, .exportDefaultDecl, .exportDecl, .heritage,
      .patternProperty, .templateExpr, .nonNullExpr, .postfixUpdateExpr, .prefixUpdateExpr:
      1
    default: nil
    }
  }

  /// No token is left to the file itself but `;` and its end: what fits nowhere is `unexpected`.
  private static func fileTokens(_ tree: ScriptTree) -> String? {
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
