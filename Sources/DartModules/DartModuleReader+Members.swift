internal import DartSyntax
internal import DartTokens

/// Variables, functions, and what these take.
extension DartModuleReader {
  func variables(_ node: DartNodeID, _ source: Span<UInt8>) -> [DartVariable] {
    let keyword = tree.nodes[node].name
    let kind = keyword == DartNode.noName ? DartTokenKind.unknown : tree.tokens[Int(keyword)].kind
    let type = declaredType(node, source)
    let isStatic = tree.hasWord(node, .static)
    return tree.children(of: node).filter { tree.kind($0) == .declarator }.map { declarator in
      DartVariable(
        name: name(declarator, source), type: type, isStatic: isStatic, isConst: kind == .const,
        isFinal: kind == .final,
        value: tree.nodes[declarator].end > declarator + 1 ? declarator + 1 : nil,
        node: declarator)
    }
  }

  /// Nil where the node is none.
  func function(_ node: DartNodeID, _ source: Span<UInt8>) -> DartFunction? {
    guard let kind = functionKind(node) else { return nil }
    var function = DartFunction(
      kind: kind, name: functionName(node, kind, source), node: node)
    function.isStatic = tree.hasWord(node, .static)
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .type, .functionType, .recordType: function.result = typeName(child, source)
      case .parameters: function.parameters = parameters(child, source)
      case .block, .expressionBody, .redirection: function.body = child
      case .fieldInitializer, .superInitializer, .thisInitializer, .assertInitializer:
        function.initializers.append(child)
      default: break
      }
    }
    return function
  }

  private func functionKind(_ node: DartNodeID) -> DartFunction.Kind? {
    switch tree.kind(node) {
    case .functionDecl, .methodDecl: .function
    case .getterDecl: .getter
    case .setterDecl: .setter
    case .operatorDecl: .operator
    case .constructorDecl: .constructor
    case .factoryDecl: .factory
    default: nil
    }
  }

  /// The name of a constructor stands behind a period or `new`, and `new` is as good as none.
  private func functionName(
    _ node: DartNodeID, _ kind: DartFunction.Kind, _ source: Span<UInt8>
  ) -> String {
    let index = Int(tree.nodes[node].name)
    switch kind {
    case .constructor, .factory:
      guard index < tree.tokens.count, index > 0 else { return "" }
      let before = tree.tokens[index - 1].kind
      guard before == .period || before == .new else { return "" }
      let name = name(node, source)
      return name == "new" ? "" : name
    // All of `[]=`: what stands between the word and the parenthesis.
    case .operator:
      var text = ""
      var token = index
      while token < tree.tokens.count, tree.tokens[token].kind != .leftParen {
        text += self.text(tree.tokens[token], source)
        token += 1
      }
      return text
    default: return name(node, source)
    }
  }

  // MARK: Parameters

  func parameters(_ node: DartNodeID, _ source: Span<UInt8>) -> [DartParameter] {
    parameterNodes(node).map { parameter($0.node, $0.place, source) }
  }

  /// Those in braces and brackets too, in order.
  func parameterNodes(
    _ node: DartNodeID, _ place: DartParameter.Place = .positional
  ) -> [(node: DartNodeID, place: DartParameter.Place)] {
    var nodes: [(node: DartNodeID, place: DartParameter.Place)] = []
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .parameter, .fieldParameter, .superParameter: nodes.append((child, place))
      case .optionalParameters: nodes += parameterNodes(child, .optional)
      case .namedParameters: nodes += parameterNodes(child, .named)
      default: break
      }
    }
    return nodes
  }

  private func parameter(
    _ node: DartNodeID, _ place: DartParameter.Place, _ source: Span<UInt8>
  ) -> DartParameter {
    var parameter = DartParameter(
      name: name(node, source), type: declaredType(node, source), place: place)
    switch tree.kind(node) {
    case .fieldParameter: parameter.target = .field
    case .superParameter: parameter.target = .superclass
    default: break
    }
    if place != .positional { parameter.isRequired = tree.hasWord(node, .required) }
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .annotation, .typeParameters, .type, .functionType, .recordType: break
      // `int f(int a)` is a function.
      case .parameters:
        var type = DartTypeName("Function")
        if let result = parameter.type { type.result = [result] }
        parameter.type = type
      default: parameter.value = child
      }
    }
    return parameter
  }
}
