import SwiftSyntax

extension Theirs {
  mutating func declaration(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let decl): add("structDecl", node, decl.name)
    case .classDecl(let decl): add("classDecl", node, decl.name)
    case .actorDecl(let decl): add("actorDecl", node, decl.name)
    case .enumDecl(let decl): add("enumDecl", node, decl.name)
    case .protocolDecl(let decl): add("protocolDecl", node, decl.name)
    case .extensionDecl: add("extensionDecl", node)
    case .functionDecl(let decl): add("functionDecl", node, decl.name)
    case .initializerDecl: add("initializerDecl", node)
    case .deinitializerDecl: add("deinitializerDecl", node)
    case .subscriptDecl: add("subscriptDecl", node)
    case .variableDecl(let decl): add("variableDecl", node, decl.bindingSpecifier)
    case .accessorDecl(let decl): add("accessor", node, decl.accessorSpecifier)
    case .enumCaseDecl: add("enumCaseDecl", node)
    case .typeAliasDecl(let decl): add("typealiasDecl", node, decl.name)
    case .associatedTypeDecl(let decl): add("associatedtypeDecl", node, decl.name)
    case .operatorDecl(let decl):
      add("operatorDecl", node, decl.name)
      add("modifier", decl.fixitySpecifier, decl.fixitySpecifier)
      // The precedence group is a name, no type.
      return
    case .precedenceGroupDecl(let decl):
      add("precedenceGroupDecl", node, decl.name)
      return
    case .macroDecl(let decl): add("macroDecl", node, decl.name)
    case .importDecl(let decl): add("importDecl", node, decl.path.first?.name)
    case .macroExpansionDecl(let decl): return macro(node, decl.macroName)
    case .ifConfigDecl: add("ifConfig", node)
    case .poundSourceLocation:
      add("directive", node)
      return
    default: add("\(node.kind)", node)
    }
    children(of: node)
  }

  mutating func macro(_ node: Syntax, _ name: TokenSyntax) {
    add("macroExpansion", node, name)
    if let macro = node.as(MacroExpansionDeclSyntax.self) {
      clause(macro.leftParen, macro.rightParen)
      trailing(macro.trailingClosure, macro.additionalTrailingClosures)
    } else if let macro = node.as(MacroExpansionExprSyntax.self) {
      clause(macro.leftParen, macro.rightParen)
      trailing(macro.trailingClosure, macro.additionalTrailingClosures)
    }
    children(of: node)
  }

  /// What is neither declaration, statement, expression, pattern nor type.
  mutating func part(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .memberBlock: add("memberBlock", node)
    case .codeBlock: add("codeBlock", node)
    case .accessorBlock: add("accessorBlock", node)
    case .patternBinding(let binding):
      add("binding", range(node, before: binding.trailingComma))
    case .enumCaseElement(let element):
      add("enumCaseElement", range(node, before: element.trailingComma), element.name)
    case .inheritedType(let inherited):
      add("inheritedType", inherited.type)
      return typeBehindAttributes(inherited.type)
    case .attribute(let attribute): return self.attribute(attribute)
    case .declModifier(let modifier): add("modifier", node, modifier.name)
    case .primaryAssociatedTypeClause: add("genericParameters", node)
    case .primaryAssociatedType(let parameter):
      add("genericParameter", range(node, before: parameter.trailingComma), parameter.name)
    case .genericParameterClause: add("genericParameters", node)
    case .genericParameter(let parameter):
      add("genericParameter", range(node, before: parameter.trailingComma), parameter.name)
    case .genericWhereClause:
      add("whereClause", node)
      return
    case .functionParameterClause, .enumCaseParameterClause, .closureParameterClause:
      add("parameterClause", node)
    case .functionParameter(let parameter):
      add("parameter", range(node, before: parameter.trailingComma), parameter.firstName)
    case .enumCaseParameter(let parameter):
      add("parameter", range(node, before: parameter.trailingComma), parameter.firstName)
      if parameter.firstName == nil { return enumValue(parameter) }
    case .closureParameter(let parameter):
      add("parameter", range(node, before: parameter.trailingComma), parameter.firstName)
    case .accessorParameters(let accessor):
      add("parameterClause", node)
      add("parameter", accessor.name, accessor.name)
    case .returnClause: add("resultType", node)
    case .typeAnnotation: add("typeAnnotation", node)
    case .ifConfigClause(let clause): add("ifConfigClause", node, clause.poundKeyword)
    case .catchClause: add("catchClause", node)
    case .throwsClause: return  // the thrown type is no node of ours
    default: return expressionPart(node)
    }
    children(of: node)
  }

  /// A value without a label, as in `case a(@Foo Int = 3)`.
  private mutating func enumValue(_ parameter: EnumCaseParameterSyntax) {
    typeBehindAttributes(parameter.type)
    if let value = parameter.defaultValue { children(of: value) }
  }

  private mutating func attribute(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName
    add(
      "attribute", attribute,
      name.as(MemberTypeSyntax.self)?.name ?? name.as(IdentifierTypeSyntax.self)?.name)
    type(name)
    guard let left = attribute.leftParen, let right = attribute.rightParen else { return }
    if case .argumentList(let arguments)? = attribute.arguments {
      clause(left, right)
      children(of: arguments)
    } else {
      hide(range(left, to: right))
    }
  }
}
