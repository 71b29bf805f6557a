import SwiftSyntax

extension Theirs {
  mutating func expression(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .sequenceExpr(let sequence): return operators(sequence)
    case .binaryOperatorExpr(let expr): add("binaryOperator", node, expr.operator)
    case .assignmentExpr: add("assignmentOperator", node)
    case .unresolvedTernaryExpr: add("ternaryOperator", node)
    case .arrowExpr: add("arrowOperator", node)
    case .prefixOperatorExpr(let expr): add("prefixExpr", node, expr.operator)
    case .inOutExpr(let expr): add("prefixExpr", node, expr.ampersand)
    case .postfixOperatorExpr(let expr): add("postfixExpr", node, expr.operator)
    case .tryExpr(let expr): add("keywordExpr", node, expr.tryKeyword)
    case .awaitExpr(let expr): add("keywordExpr", node, expr.awaitKeyword)
    case .unsafeExpr(let expr): add("keywordExpr", node, expr.unsafeKeyword)
    case .consumeExpr(let expr): add("keywordExpr", node, expr.consumeKeyword)
    case .copyExpr(let expr): add("keywordExpr", node, expr.copyKeyword)
    case .borrowExpr(let expr): add("keywordExpr", node, expr.borrowKeyword)
    case .packElementExpr(let expr): add("keywordExpr", node, expr.eachKeyword)
    case .packExpansionExpr(let expr): add("keywordExpr", node, expr.repeatKeyword)
    case .declReferenceExpr(let expr): add("identifierExpr", expr.baseName, expr.baseName)
    case .superExpr(let expr): add("identifierExpr", node, expr.superKeyword)
    case .discardAssignmentExpr(let expr): add("identifierExpr", node, expr.wildcard)
    case .memberAccessExpr(let expr): return member(expr)
    case .functionCallExpr(let expr):
      add("callExpr", node)
      add("callee", expr.calledExpression)
      clause(expr.leftParen, expr.rightParen)
      trailing(expr.trailingClosure, expr.additionalTrailingClosures)
    case .subscriptCallExpr(let expr):
      add("subscriptExpr", node)
      clause(expr.leftSquare, expr.rightSquare)
      trailing(expr.trailingClosure, expr.additionalTrailingClosures)
    case .closureExpr: add("closureExpr", node)
    case .optionalChainingExpr: add("optionalChainExpr", node)
    case .forceUnwrapExpr: add("forceUnwrapExpr", node)
    case .genericSpecializationExpr: break
    case .stringLiteralExpr(let expr): return string(expr)
    case .simpleStringLiteralExpr: return
    case .integerLiteralExpr, .floatLiteralExpr: add("numberExpr", node)
    case .booleanLiteralExpr: add("booleanExpr", node)
    case .nilLiteralExpr: add("nilExpr", node)
    case .regexLiteralExpr: add("regexExpr", node)
    case .arrayExpr: add("arrayExpr", node)
    case .dictionaryExpr: add("dictionaryExpr", node)
    case .tupleExpr: add("tupleExpr", node)
    case .keyPathExpr(let expr): return keyPath(expr)
    case .ifExpr: add("ifExpr", node)
    case .switchExpr: add("switchExpr", node)
    case .macroExpansionExpr(let expr): return macro(node, expr.macroName)
    case .postfixIfConfigExpr: add("postfixIfConfigExpr", node)
    case .typeExpr(let expr):
      // `Any.self`: one word, which we read as a name.
      if expr.type.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.Any),
        expr.type.is(IdentifierTypeSyntax.self)
      {
        return reading.add("identifierExpr", range(node), "Any")
      }
      add("typeExpr", node)
    case .patternExpr: add("patternExpr", node)
    default: add("\(node.kind)", node)
    }
    children(of: node)
  }

  /// Parts of expressions, conditions and cases; what is not named here is only a list.
  mutating func expressionPart(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .labeledExpr(let argument):
      add(
        "argument", range(argument, before: argument.trailingComma),
        argument.label)
    case .closureSignature(let signature): return self.signature(signature)
    case .genericArgumentClause: add("genericArguments", node)
    case .dictionaryElement(let element):
      add("dictionaryElement", range(element.key, to: element.value))
    case .conditionElement(let condition):
      add("condition", range(node, before: condition.trailingComma))
    case .optionalBindingCondition(let binding):
      add("bindingCondition", node, binding.bindingSpecifier)
      if let tuple = binding.pattern.as(ExpressionPatternSyntax.self)?.expression {
        names(tuple)
        if let annotation = binding.typeAnnotation { part(Syntax(annotation)) }
        if let value = binding.initializer { children(of: value) }
        return
      }
    case .matchingPatternCondition: add("patternCondition", node)
    case .availabilityCondition(let condition):
      add("availabilityCondition", node, condition.availabilityKeyword)
      return
    case .switchCase(let branch):
      if case .default = branch.label {
        reading.add("switchCase", range(node), "default")
      } else {
        reading.add("switchCase", range(node), "case")
      }
    case .switchCaseItem(let item): add("casePattern", range(node, before: item.trailingComma))
    default: break
    }
    children(of: node)
  }

  func isMemberName(_ name: DeclReferenceExprSyntax) -> Bool {
    name.parent?.as(MemberAccessExprSyntax.self)?.declName.id == name.id
  }

  /// `x as T` is two elements to SwiftSyntax, one operator to us.
  private mutating func operators(_ sequence: SequenceExprSyntax) {
    add("sequenceExpr", sequence)
    var cast: Syntax?
    for element in sequence.elements {
      if element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self) {
        cast = Syntax(element)
      } else if let begun = cast {
        add("castOperator", range(begun, to: element), begun.firstToken(viewMode: .sourceAccurate))
        if let expr = element.as(TypeExprSyntax.self) { type(expr.type) }
        cast = nil
      } else {
        expression(Syntax(element))
      }
    }
  }

  private mutating func member(_ expr: MemberAccessExprSyntax) {
    let name = expr.declName.baseName
    if let base = expr.base {
      add("memberExpr", range(base, to: name), name)
      expression(Syntax(base))
    } else {
      add("implicitMemberExpr", range(expr.period, to: name), name)
    }
  }

  mutating func clause(_ left: TokenSyntax?, _ right: TokenSyntax?) {
    guard let left, let right else { return }
    add("argumentClause", range(left, to: right))
  }

  mutating func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    if let first { add("trailingClosure", first) }
    for other in others { add("trailingClosure", other, other.label) }
  }

  /// Text is compared by where it stands between the quotes and the interpolations.
  private mutating func string(_ expr: StringLiteralExprSyntax) {
    add("stringExpr", expr)
    var text = range(expr.openingQuote).upperBound
    for case .expressionSegment(let segment) in expr.segments {
      let whole = range(segment)
      if whole.lowerBound > text { add("stringSegment", text..<whole.lowerBound) }
      add("interpolation", whole)
      children(of: segment.expressions)
      text = whole.upperBound
    }
    let end = range(expr.closingQuote).lowerBound
    if end > text { add("stringSegment", text..<end) }
  }

  private mutating func keyPath(_ expr: KeyPathExprSyntax) {
    add("keyPathExpr", expr)
    if let root = expr.root { type(root) }
    for component in expr.components {
      if case .subscript(let part) = component.component {
        clause(part.leftSquare, part.rightSquare)
        children(of: part.arguments)
      } else if let call = component.component.children(viewMode: .sourceAccurate)
        .first(where: { $0.is(LabeledExprListSyntax.self) })
      {
        // A method: SwiftSyntax does not offer its type to others yet.
        clause(
          call.previousToken(viewMode: .sourceAccurate), call.nextToken(viewMode: .sourceAccurate))
        children(of: call)
      }
    }
  }

  private mutating func signature(_ signature: ClosureSignatureSyntax) {
    add("closureSignature", signature)
    children(of: signature.attributes)
    if let capture = signature.capture { add("captureList", capture) }
    switch signature.parameterClause {
    case .simpleInput(let names)?:
      add("closureParameters", names)
      for name in names { add("closureParameter", name.name, name.name) }
    case .parameterClause(let clause)?: part(Syntax(clause))
    default: break
    }
    if let result = signature.returnClause { part(Syntax(result)) }
  }
}
