internal import ScriptTokens

/// Names, literals, and what stands in brackets.
extension ScriptParser {
  /// False where no primary expression begins here.
  mutating func primary() -> Bool {
    switch kind {
    case .identifier, .privateName: leaf(.nameExpr)
    case .string, .attributeString: leaf(.stringExpr)
    case .number: leaf(.numberExpr)
    case .leftParen: parenthesized()
    case .leftBrace: object()
    case .leftBracket: array()
    case .template, .templateHead: template()
    case .elementStart: element()
    case .this: leaf(.thisExpr)
    case .null: leaf(.nullExpr)
    case .true, .false: leaf(.booleanExpr)
    case .regex: leaf(.regexExpr)
    case .function: function(.functionExpr)
    case .async:
      guard peek() == .function, !tokenStartsLine(position &+ 1) else {
        leaf(.nameExpr)
        return true
      }
      function(.functionExpr)
    case .class: classLike(.classExpr, mark())
    case .at:
      let start = mark()
      decorators()
      guard kind == .class else { return position > start.token }
      classLike(.classExpr, start)
    case .super: leaf(.superExpr)
    case .import: importExpression()
    default:
      guard kind.isIdentifier else { return false }
      leaf(.nameExpr)
    }
    return true
  }

  /// `import(…)`, `import.meta`.
  @inline(never)
  private mutating func importExpression() {
    let start = mark()
    advance()
    guard kind == .period else { return finish(start, .importExpr) }
    advance()
    let name = kind.isWord ? takeName() : ScriptNode.noName
    // `import.defer(…)` is the same import at another time.
    finish(start, kind == .leftParen ? .importExpr : .metaProperty, name: name)
  }

  @inline(never)
  private mutating func parenthesized() {
    let start = mark()
    let group = openGroup()
    if !expression() { missing() }
    let isCast = kind == .colon
    if isCast {
      advance()
      type()
    }
    if isCast { finish(start, .typeCastExpr) }
    closeGroup(group)
    finish(start, .parenExpr)
  }

  @inline(never)
  private mutating func array() {
    let start = mark()
    let group = openGroup()
    while kind != .rightBracket, !isAtEnd {
      if take(.comma) {
        nodes.append(hole(position &- 1))
        continue
      }
      if kind == .ellipsis { spread() } else if !assignment() { unexpectedInList() }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .arrayExpr)
  }

  @inline(never)
  mutating func template() {
    let start = mark()
    guard kind == .templateHead else {
      leaf(.templateText)
      return finish(start, .templateExpr)
    }
    var group = openTemplatePart()
    while true {
      if !expression() { missing() }
      closeTemplatePart(group)
      guard kind == .templateMiddle, position == group.close else { break }
      group = openTemplatePart()
    }
    if kind == .templateTail, position == group.close { leaf(.templateText) }
    finish(start, .templateExpr)
  }

  private mutating func openTemplatePart() -> ScriptGroup {
    let group = ScriptGroup(
      close: Int(truncatingIfNeeded: list.closers[position]), surroundings: surroundings)
    surroundings = .none
    leaf(.templateText)
    return group
  }

  /// Goes to the next part of the template.
  private mutating func closeTemplatePart(_ group: ScriptGroup) {
    surroundings = group.surroundings
    guard position < group.close else { return }
    let gap = mark()
    go(to: group.close)
    finish(gap, .unexpected)
  }

  // MARK: Objects

  @inline(never)
  private mutating func object() {
    let start = mark()
    let group = openGroup()
    while kind != .rightBrace, !isAtEnd {
      if kind == .ellipsis { spread() } else { property() }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .objectExpr)
  }

  @inline(never)
  private mutating func property() {
    let start = mark()
    var method = ScriptNodeKind.methodDecl
    switch kind {
    case .get, .set:
      if beginsKey(1) {
        method = kind == .get ? .getterDecl : .setterDecl
        advance()
      }
    case .async: if beginsKey(1) || peek() == .multiplicative { advance() }
    default: break
    }
    take(.multiplicative)
    let isShort = kind.isIdentifier
    let name = propertyKey()
    switch kind {
    case .colon:
      advance()
      value()
      finish(start, .property, name: name)
    case .leftParen, .leftAngle:
      signatureAndBody()
      finish(start, method, name: name)
    default:
      guard isShort || position > start.token else { return missing() }
      if take(.equal) { value() } else if !isShort { missing() }
      finish(start, isShort ? .shorthandProperty : .property, name: name)
    }
  }

  /// A key begins so many tokens on.
  func beginsKey(_ distance: Int) -> Bool {
    switch peek(distance) {
    case .string, .number, .leftBracket, .privateName: true
    default: peek(distance).isWord
    }
  }

  /// The key of a property or member; a computed one is a node, and has no name.
  mutating func propertyKey() -> UInt32 {
    switch kind {
    case .string, .number, .privateName: return takeName()
    case .leftBracket:
      let start = mark()
      let group = openGroup()
      if !expression() { missing() }
      closeGroup(group)
      finish(start, .computedKey)
      return ScriptNode.noName
    default: return kind.isWord ? takeName() : ScriptNode.noName
    }
  }
}
