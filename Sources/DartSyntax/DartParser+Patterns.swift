internal import DartTokens

/// Patterns: what a value is held against, and the names that are bound on the way.
extension DartParser {
  /// Behind `var` or `final`, where every name binds.
  mutating func declaredPattern() {
    let outer = surroundings
    surroundings = .bindsNames
    pattern()
    surroundings = outer
  }

  /// A pattern where one must be; `missing` where none begins.
  mutating func pattern() {
    guard descend() else { return tooDeep() }
    let start = mark()
    conjunction()
    while kind == .or {
      let name = takeName()
      conjunction()
      finish(start, .logicalPattern, name: name)
    }
    ascend()
  }

  private mutating func conjunction() {
    let start = mark()
    suffixedPattern()
    while kind == .and {
      let name = takeName()
      suffixedPattern()
      finish(start, .logicalPattern, name: name)
    }
  }

  /// With `as A`, `?` and `!`.
  private mutating func suffixedPattern() {
    let start = mark()
    primaryPattern()
    while true {
      switch kind {
      case .as:
        advance()
        type()
        finish(start, .castPattern)
      case .question:
        advance()
        finish(start, .nullCheckPattern)
      case .exclamation:
        advance()
        finish(start, .nullAssertPattern)
      default: return
      }
    }
  }

  @inline(never)
  private mutating func primaryPattern() {
    let start = mark()
    switch kind {
    case .var, .final:
      advance()
      if let end = endOfType(position), bindsName(end) { type() }
      let name = takeIdentifier()
      finish(start, .variablePattern, name: name)
    case .leftBracket: listPattern(start)
    case .leftBrace: mapPattern(start)
    case .leftAngle: typedPattern(start)
    case .equality, .relational: relationalPattern(start)
    case .rightAngle: relationalPattern(start)
    case .leftParen, .function, .void: wordPattern(start)
    default:
      if kind.isIdentifier { wordPattern(start) } else { constantPattern(start) }
    }
  }

  /// A name that a type stands in front of.
  private func bindsName(_ index: Int) -> Bool {
    switch tokenKind(index) {
    case .when, .as:
      switch tokenKind(index &+ 1) {
      case .comma, .rightParen, .rightBracket, .rightBrace, .colon, .arrow, .equal, .and, .or: true
      default: false
      }
    default: tokenKind(index).isIdentifier
    }
  }

  /// What begins with a name or a parenthesis.
  private mutating func wordPattern(_ start: DartMark) {
    if let end = endOfType(position) {
      if bindsName(end) {
        type()
        let name = takeIdentifier()
        return finish(start, .variablePattern, name: name)
      }
      if kind != .leftParen, tokenKind(end) == .leftParen, tokenKind(end &- 1) != .question {
        type()
        patternFields()
        return finish(start, .objectPattern)
      }
    }
    if kind == .leftParen { return recordPattern(start) }
    let isAlone = peek() != .period && peek() != .leftAngle
    if kind == .underscore && isAlone || isAlone && surroundings.contains(.bindsNames) {
      let name = takeName()
      return finish(start, .variablePattern, name: name)
    }
    constantPattern(start)
  }

  private mutating func constantPattern(_ start: DartMark) {
    let outer = surroundings
    surroundings = .hasNoFunctions
    if kind == .minus {
      if !unary() { missing() }
    } else {
      let operand = mark()
      if primary() { constantSuffixes(operand) }
    }
    surroundings = outer
    if nodes.count == start.node { return missing() }
    finish(start, .constantPattern)
  }

  /// A constant has a name with periods, and a `?` behind it belongs to the pattern.
  private mutating func constantSuffixes(_ start: DartMark) {
    while kind == .period {
      advance()
      finishMember(start, .memberExpr)
    }
    if kind == .leftAngle, endOfTypeArguments(position) != nil {
      typeArguments()
      finish(start, .instantiationExpr)
    }
    if kind == .leftParen {
      arguments()
      finish(start, .callExpr)
    }
  }

  private mutating func relationalPattern(_ start: DartMark) {
    let name = takeName()
    // `>=`
    if tokenKind(Int(name)) == .rightAngle, kind == .equal, isAdjacent(position) {
      list.join(Int(name), until: position + 1, .relational)
      kind = .joined
      advance()
    }
    relationalOperand()
    finish(start, .relationalPattern, name: name)
  }

  private mutating func relationalOperand() {
    let outer = surroundings
    surroundings = .hasNoFunctions
    let operand = mark()
    // Operators that bind more tightly than a comparison.
    if unary() { operators(operand, 6) } else { missing() }
    surroundings = outer
  }

  // MARK: Brackets

  /// `<A>[…]`, `<A, B>{…}`, or a comparison.
  private mutating func typedPattern(_ start: DartMark) {
    if let end = endOfTypeArguments(position) {
      if tokenKind(end) == .leftBracket { return listPattern(start) }
      if tokenKind(end) == .leftBrace { return mapPattern(start) }
    }
    relationalPattern(start)
  }

  /// Takes an opening bracket; names go on binding inside.
  private mutating func openPattern() -> DartGroup {
    let group = openGroup()
    surroundings = group.surroundings
    return group
  }

  private mutating func listPattern(_ start: DartMark) {
    typeArguments()
    let group = openPattern()
    while beginsElement() {
      if kind == .ellipsis { restPattern() } else if kind != .comma { pattern() }
      if !nextInList() { break }
    }
    closeGroup(group)
    finish(start, .listPattern)
  }

  private mutating func restPattern() {
    let start = mark()
    advance()
    if kind != .comma, !endsList { pattern() }
    finish(start, .restPattern)
  }

  private mutating func mapPattern(_ start: DartMark) {
    typeArguments()
    let group = openPattern()
    while beginsElement() {
      if kind == .ellipsis { restPattern() } else if kind != .comma { mapPatternEntry() }
      if !nextInList() { break }
    }
    closeGroup(group)
    finish(start, .mapPattern)
  }

  private mutating func mapPatternEntry() {
    let start = mark()
    let outer = surroundings
    surroundings = .none
    value()
    surroundings = outer
    if take(.colon) { pattern() } else { missing() }
    finish(start, .mapPatternEntry)
  }

  /// A record, or a pattern in parentheses.
  private mutating func recordPattern(_ start: DartMark) {
    let fields = nodes.count
    let isRecord = patternFields()
    guard isRecord || nodes.count == fields else {
      // The only field is the pattern itself.
      let field = nodes.removeLast()
      if field.kind != .patternField { nodes.append(field) }
      return finish(start, .parenPattern)
    }
    finish(start, .recordPattern)
  }

  /// `(a, b: c, :d)`; true where a comma or a name shows that this is no pattern in parentheses.
  @discardableResult
  private mutating func patternFields() -> Bool {
    let group = openPattern()
    var isRecord = false
    while beginsElement() {
      if kind != .comma { if patternField() { isRecord = true } }
      if kind == .comma { isRecord = true }
      if !nextInList() { break }
    }
    closeGroup(group)
    return isRecord
  }

  /// True where the field has a name.
  private mutating func patternField() -> Bool {
    let start = mark()
    var name = DartNode.noName
    var isNamed = false
    if kind == .colon || kind.isIdentifier && peek() == .colon {
      isNamed = true
      name = takeIdentifier()
      take(.colon)
    }
    pattern()
    finish(start, .patternField, name: name)
    return isNamed
  }
}
