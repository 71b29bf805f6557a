internal import ScriptTokens

/// Elements of JSX.
extension ScriptParser {
  /// An element or a fragment.
  @inline(never)
  mutating func element() {
    let start = mark()
    guard descend() else {
      skipGroup()
      return finish(start, .unexpected)
    }
    defer { ascend() }
    advance()
    if take(.tagEnd) {
      children()
      return finish(start, .fragment)
    }
    let name = tagName()
    if kind == .leftAngle { elementTypeArguments() }
    attributes()
    if take(.tagEnd) { children() } else { take(.selfClosing) }
    finish(start, .element, name: name)
  }

  private mutating func tagName() -> UInt32 {
    let start = mark()
    guard kind == .identifier else {
      missing()
      return ScriptNode.noName
    }
    var name = takeName()
    while kind == .period {
      advance()
      if kind == .identifier { name = takeName() }
    }
    finish(start, .tagName, name: name)
    return name
  }

  private mutating func elementTypeArguments() {
    let start = mark()
    skipGroup()
    finish(start, .typeArguments)
  }

  private mutating func attributes() {
    while true {
      switch kind {
      case .identifier: attribute()
      case .leftBrace: spreadAttribute()
      case .unknown, .conflictMarker, .equal, .attributeString, .period: unexpectedToken()
      default: return
      }
    }
  }

  private mutating func attribute() {
    let start = mark()
    let name = takeName()
    if take(.equal) {
      switch kind {
      case .attributeString: leaf(.stringExpr)
      case .leftBrace: elementExpression()
      case .elementStart: element()
      default: missing()
      }
    }
    finish(start, .attribute, name: name)
  }

  private mutating func spreadAttribute() {
    let start = mark()
    let group = openGroup()
    if take(.ellipsis) { value() } else { missing() }
    closeGroup(group)
    finish(start, .spreadAttribute)
  }

  @inline(never)
  private mutating func elementExpression() {
    let start = mark()
    let group = openGroup()
    if kind == .ellipsis { spread() } else { expression() }
    closeGroup(group)
    finish(start, .elementExpression)
  }

  /// Up to and with the closing tag.
  private mutating func children() {
    while true {
      switch kind {
      case .elementText: leaf(.elementText)
      case .leftBrace: elementExpression()
      case .elementStart: element()
      case .conflictMarker: unexpectedToken()
      case .closingStart: return closingTag()
      default: return
      }
    }
  }

  private mutating func closingTag() {
    advance()
    while kind == .identifier || kind == .period || kind == .unknown { advance() }
    take(.tagEnd)
  }
}
