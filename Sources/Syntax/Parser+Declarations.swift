internal import Tokens

/// Declarations: attributes, modifiers, a keyword, and what it asks for.
extension Parser {
  mutating func declaration(_ context: ItemContext) {
    let start = mark()
    attributesAndModifiers()
    switch kind {
    case .let, .var, .inout: variable(start)
    case .func: function(start)
    case .struct: nominal(start, .structDecl)
    case .class: nominal(start, .classDecl)
    case .actor: nominal(start, .actorDecl)
    case .enum: nominal(start, .enumDecl)
    case .protocol: nominal(start, .protocolDecl)
    case .extension: extensionDeclaration(start)
    case .`init`: initializer(start)
    case .deinit: deinitializer(start)
    case .subscript: subscriptDeclaration(start)
    case .import: importDeclaration(start)
    case .case: enumCase(start)
    case .typealias: typealiasDeclaration(start)
    case .associatedtype: associatedTypeDeclaration(start)
    case .operator: operatorDeclaration(start)
    case .precedencegroup: precedenceGroup(start)
    case .macro: macroDeclaration(start)
    case .pound: macroExpansionDeclaration(start)
    case .poundElse, .poundElseif, .poundEndif: break  // `#if` around attributes.
    default:
      unexpectedLine()
      forgetNodes(since: start)
      finish(start, .unexpected)
    }
  }

  // MARK: Types

  private mutating func nominal(_ start: Mark, _ nodeKind: NodeKind) {
    advance()
    let name = kind.isWord ? takeName() : Node.noName
    genericParameters()
    inheritance()
    whereClause()
    memberBlock()
    finish(start, nodeKind, name: name)
  }

  private mutating func extensionDeclaration(_ start: Mark) {
    advance()
    let type = mark()
    let hasType = self.type()
    let name = hasType && nodes.count > type.node ? nodes[nodes.count - 1].name : Node.noName
    inheritance()
    whereClause()
    memberBlock()
    finish(start, .extensionDecl, name: name)
  }

  private mutating func inheritance() {
    guard take(.colon) else { return }
    repeat {
      let inherited = mark()
      attributes()
      if kind == .class {
        leaf(.type)  // `protocol P: class`, as Swift 4 had it
      } else if !type() {
        break
      }
      finish(inherited, .inheritedType)
    } while take(.comma)
  }

  mutating func whereClause() {
    guard kind == .where else { return }
    let start = mark()
    advance()
    repeat {
      attributes()
      guard requirementSide() else { break }
      // `==` is an operator like any other here.
      if take(.colon) || take(.binaryOperator) { _ = requirementSide() }
    } while take(.comma)
    forgetNodes(since: start)
    finish(start, .whereClause)
  }

  /// A type, or the value of a parameter that is one.
  private mutating func requirementSide() -> Bool {
    if kind == .prefixOperator, peek() == .number { advance() }
    return take(.number) || type()
  }

  mutating func genericParameters() {
    guard kind == .leftAngle else { return }
    let start = mark()
    advance()
    while kind != .rightAngle, kind.isWord || kind == .at {
      genericParameter()
      if !take(.comma) { break }
    }
    whereClause()
    take(.rightAngle)
    finish(start, .genericParameters)
  }

  private mutating func genericParameter() {
    let start = mark()
    attributes()
    if kind == .each || kind == .let, peek().isWord { advance() }
    let name = kind.isWord ? takeName() : Node.noName
    if take(.colon) { type() }
    finish(start, .genericParameter, name: name)
  }

  private mutating func typealiasDeclaration(_ start: Mark) {
    advance()
    let name = kind.isWord ? takeName() : Node.noName
    genericParameters()
    if take(.equal) { type() }
    whereClause()
    finish(start, .typealiasDecl, name: name)
  }

  private mutating func associatedTypeDeclaration(_ start: Mark) {
    advance()
    let name = kind.isWord ? takeName() : Node.noName
    inheritance()
    if take(.equal) { type() }
    whereClause()
    finish(start, .associatedtypeDecl, name: name)
  }

  private mutating func enumCase(_ start: Mark) {
    let name = takeName()
    while kind.isWord || kind == .wildcard {
      let element = mark()
      let elementName = takeName()
      if kind == .leftParen { parameterClause(.enumCase) }
      if take(.equal) { expression() }
      finish(element, .enumCaseElement, name: elementName)
      if !take(.comma) { break }
    }
    finish(start, .enumCaseDecl, name: name)
  }

  // MARK: The rest

  private mutating func importDeclaration(_ start: Mark) {
    advance()
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: advance()
    default: break
    }
    let name = kind.isWord && !startsLine ? takeName() : Node.noName
    while kind == .period || isModuleSelector,
      peek().isWord || isOperatorName(peek()) || kind == .colon
    {
      if kind == .colon { advance() }
      advance()
      advance()
    }
    finish(start, .importDecl, name: name)
  }

  private mutating func operatorDeclaration(_ start: Mark) {
    advance()
    let name = operatorName()
    if take(.colon) {
      while kind.isWord {
        advance()
        if !take(.comma) { break }
      }
    }
    if kind == .leftBrace { skipGroup() }
    finish(start, .operatorDecl, name: name)
  }

  private mutating func precedenceGroup(_ start: Mark) {
    advance()
    let name = kind.isWord ? takeName() : Node.noName
    if kind == .leftBrace { skipGroup() }
    finish(start, .precedenceGroupDecl, name: name)
  }

  private mutating func macroExpansionDeclaration(_ start: Mark) {
    macroExpansion(start)
  }
}
