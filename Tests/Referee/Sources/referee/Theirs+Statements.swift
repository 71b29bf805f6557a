import SwiftSyntax

extension Theirs {
  mutating func statement(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .expressionStmt: break
    case .returnStmt: add("returnStmt", node)
    case .throwStmt: add("throwStmt", node)
    case .guardStmt: add("guardStmt", node)
    case .whileStmt: add("whileStmt", node)
    case .repeatStmt: add("repeatStmt", node)
    case .forStmt: add("forStmt", node)
    case .doStmt: add("doStmt", node)
    case .deferStmt: add("deferStmt", node)
    case .breakStmt(let jump): add("jumpStmt", node, jump.breakKeyword)
    case .continueStmt(let jump): add("jumpStmt", node, jump.continueKeyword)
    case .fallThroughStmt(let jump): add("jumpStmt", node, jump.fallthroughKeyword)
    case .labeledStmt(let labeled): add("labeledStmt", node, labeled.label)
    case .yieldStmt, .discardStmt: add("yieldStmt", node)
    default: add("\(node.kind)", node)
    }
    children(of: node)
  }

  /// `if let (a, b) = …`: SwiftSyntax reads the names as an expression, as nowhere else.
  mutating func names(_ node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      add("tuplePattern", node)
      for element in tuple.elements { names(element.expression) }
    case .declReferenceExpr(let name): add("identifierPattern", node, name.baseName)
    case .discardAssignmentExpr: add("wildcardPattern", node)
    case .patternExpr(let name): pattern(Syntax(name.pattern))
    default: expression(Syntax(node))
    }
  }

  mutating func pattern(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern): add("identifierPattern", node, pattern.identifier)
    case .valueBindingPattern(let pattern):
      add("valueBindingPattern", node, pattern.bindingSpecifier)
    case .tuplePattern: add("tuplePattern", node)
    case .wildcardPattern: add("wildcardPattern", node)
    case .expressionPattern: add("expressionPattern", node)
    case .isTypePattern: add("isTypePattern", node)
    default: add("\(node.kind)", node)
    }
    children(of: node)
  }
}
