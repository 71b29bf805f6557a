internal import DartSyntax
internal import DartTokens

/// Types: those that are declared, and those that are named.
extension DartModuleReader {
  func type(_ node: DartNodeID, _ source: Span<UInt8>) -> DartTypeDeclaration {
    var type = DartTypeDeclaration(
      kind: kind(node), name: name(node, source), isAbstract: tree.hasWord(node, .abstract),
      node: node)
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .typeParameters: type.typeParameters = tree.children(of: child).map { name($0, source) }
      case .type, .functionType, .recordType: type.superclass = typeName(child, source)
      case .extendsClause: type.superclass = typeNames(child, source).first
      case .withClause: type.mixins += typeNames(child, source)
      case .implementsClause: type.interfaces += typeNames(child, source)
      case .onClause: type.on += typeNames(child, source)
      case .parameters: if type.kind != .alias { readHead(child, source, into: &type) }
      case .classBody: readBody(child, source, into: &type)
      default: break
      }
    }
    return type
  }

  private func kind(_ node: DartNodeID) -> DartTypeDeclaration.Kind {
    switch tree.kind(node) {
    case .mixinDecl: .mixin
    case .extensionDecl: .extension
    case .extensionTypeDecl: .extensionType
    case .enumDecl: .enum
    case .typedefDecl: .alias
    default: .class
    }
  }

  /// A constructor in the head of a type declares its fields too.
  private func readHead(
    _ node: DartNodeID, _ source: Span<UInt8>, into type: inout DartTypeDeclaration
  ) {
    let parameters = parameters(node, source)
    for (parameter, (child, _)) in zip(parameters, parameterNodes(node))
    where parameter.target == .local {
      let isField =
        type.kind == .extensionType || tree.hasWord(child, .final) || tree.hasWord(child, .var)
      guard isField else { continue }
      type.fields.append(
        DartVariable(
          name: parameter.name, type: parameter.type, isFinal: !tree.hasWord(child, .var),
          node: child))
    }
    type.functions.append(
      DartFunction(kind: .constructor, name: "", parameters: parameters, node: node))
  }

  private func readBody(
    _ node: DartNodeID, _ source: Span<UInt8>, into type: inout DartTypeDeclaration
  ) {
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .enumConstant: type.constants.append(name(child, source))
      case .variableDecl: type.fields += variables(child, source)
      default: if let function = function(child, source) { type.functions.append(function) }
      }
    }
  }

  // MARK: Names

  func typeNames(_ node: DartNodeID, _ source: Span<UInt8>) -> [DartTypeName] {
    tree.children(of: node).compactMap { typeName($0, source) }
  }

  /// The type that a node is, or nil where it is none.
  func typeName(_ node: DartNodeID, _ source: Span<UInt8>) -> DartTypeName? {
    var type = DartTypeName(name(node, source))
    switch tree.kind(node) {
    case .type:
      let first = Int(tree.nodes[node].firstToken)
      if first < Int(tree.nodes[node].name) { type.prefix = text(tree.tokens[first], source) }
      if let arguments = tree.children(of: node).first(where: { tree.kind($0) == .typeArguments }) {
        type.arguments = typeNames(arguments, source)
      }
    case .functionType:
      type.result = declaredType(node, source).map { [$0] } ?? []
    case .recordType: type.name = ""
    default: return nil
    }
    let end = Int(tree.nodes[node].endToken)
    type.isNullable = end > 0 && tree.tokens[end - 1].kind == .question
    return type
  }

  /// The type in front of what is declared.
  func declaredType(_ node: DartNodeID, _ source: Span<UInt8>) -> DartTypeName? {
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .annotation: continue
      case .type, .functionType, .recordType: return typeName(child, source)
      default: return nil
      }
    }
    return nil
  }
}
