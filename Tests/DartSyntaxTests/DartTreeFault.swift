import DartSyntax
import DartTokens

/// What every tree of a Dart file must keep, whatever the source was.
enum DartTreeFault {
  /// The first fault of a tree, or nil.
  static func first(in tree: DartTree, of source: [UInt8]) -> String? {
    tokens(tree.tokens, source) ?? nodes(tree)
  }

  /// Tokens cover every byte exactly once: in order, apart, and with none but white space and comments
  /// between them.
  static func tokens(_ tokens: [DartToken], _ source: [UInt8]) -> String? {
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
      if [0x20, 0x09, 0x0A, 0x0D].contains(source[index]) {
        index += 1
      } else if holds("//") {
        skipLine()
      } else if holds("/*") {
        var depth = 0
        repeat {
          let step = holds("/*") ? 1 : holds("*/") ? -1 : 0
          depth += step
          index += step == 0 ? 1 : 2
        } while depth > 0 && index < range.upperBound
        index = min(index, range.upperBound)
      } else {
        return false
      }
    }
    return true
  }

  private static func nodes(_ tree: DartTree) -> String? {
    guard let file = tree.nodes.first, file.kind == .sourceFile else { return "no source file" }
    if file.end != tree.nodes.count { return "the file does not hold every node" }
    if file.firstToken != 0 || Int(file.endToken) != tree.tokens.count {
      return "the file does not cover every token"
    }
    return children(in: tree) ?? fileTokens(tree)
  }

  /// Children lie inside their parent, in order and apart.
  private static func children(in tree: DartTree) -> String? {
    for parent in tree.nodes.indices {
      var token = tree.nodes[parent].firstToken
      let name = tree.nodes[parent].name
      if name != DartNode.noName, name < token || name >= tree.nodes[parent].endToken {
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
  private static func leastChildren(_ kind: DartNodeKind) -> Int? {
    switch kind {
    case .forStmt, .forElement: 4
    case .conditionalExpr, .forInStmt, .forInElement: 3
    case .ifStmt, .ifElement, .whileStmt, .doStmt, .binaryExpr, .logicalExpr, .assignmentExpr,
      .callExpr, .indexExpr, .optionalIndexExpr, .asExpr, .isExpr, .isNotExpr, .functionExpr,
      .instantiationExpr, .mapEntry, .logicalPattern, .castPattern, .mapPatternEntry,
      .switchExprCase, .cascadeExpr, .caseCondition:
      2
    case .memberExpr, .optionalMemberExpr, .unaryExpr, .prefixUpdateExpr, .postfixUpdateExpr,
      .awaitExpr, .throwExpr, .parenExpr, .spreadElement, .nullAwareElement, .namedArgument,
      .creationExpr, .nonNullExpr, .cascadeSection, .switchStmt, .switchExpr, .tryStmt,
      .catchClause,
      .finallyClause, .labeledStmt, .yieldStmt, .guardClause, .assertStmt, .assertInitializer,
      .expressionBody, .fieldInitializer, .superInitializer, .thisInitializer, .redirection,
      .functionDecl, .methodDecl, .setterDecl, .operatorDecl, .constructorDecl, .factoryDecl,
      .patternDecl, .variableDecl, .functionType, .recordField, .relationalPattern, .objectPattern,
      .patternField, .nullCheckPattern, .nullAssertPattern, .parenPattern, .constantPattern,
      .interpolatedStringExpr, .extendsClause, .withClause, .implementsClause, .onClause,
      .classAliasDecl:
      1
    default: nil
    }
  }

  /// No token is left to the file itself but `;` and its end: what fits nowhere is `unexpected`.
  private static func fileTokens(_ tree: DartTree) -> String? {
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
