internal import DartTokens

/// Variables, functions, getters, setters, operators and constructors.
extension DartParser {
  /// A member of a class or a file, from behind its annotations on.
  ///
  /// False where none begins here.
  @inline(never)
  mutating func member(_ start: DartMark, _ place: DartPlace) -> Bool {
    let first = position
    var keyword = DartNode.noName
    while isModifier {
      switch kind {
      case .var, .final, .const: keyword = UInt32(truncatingIfNeeded: position)
      case .factory:
        advance()
        constructor(start, .factoryDecl)
        return true
      default: break
      }
      advance()
    }
    if keyword != DartNode.noName, let end = endOfPatternHead(position), tokenKind(end) == .equal {
      patternVariable(start, keyword)
      endStatement()
      return true
    }
    let hasType = isTyped
    if hasType { type() }
    switch kind {
    case .get where peek().isIdentifier:
      advance()
      getter(start)
    case .set where peek().isIdentifier:
      advance()
      let name = takeName()
      signature(start, .setterDecl, name: name)
    case .operator where isOperator(position &+ 1):
      advance()
      operatorMember(start)
    case .new where place == .type && !hasType: constructor(start, .constructorDecl)
    case .this where place == .type && position == start.token: headConstructorBody(start)
    default:
      guard kind.isIdentifier else { return position > first ? finishBroken(start) : false }
      let isFree = !hasType && position == first
      if place == .file, isFree, !declaresFunction(position) { return false }
      named(start, place, hasType, keyword)
    }
    return true
  }

  /// Modifiers without what they modify.
  private mutating func finishBroken(_ start: DartMark) -> Bool {
    finish(start, .unexpected)
    return true
  }

  /// The word here stands in front of a declaration, and is no name.
  private var isModifier: Bool {
    mutating get {
      switch kind {
      case .final, .var: return true
      case .const: return peek() != .semicolon
      case .static, .late, .covariant, .external, .abstract, .augment:
        if peek().isWord { return true }
        // A record type.
        guard peek() == .leftParen, let end = endOfType(position &+ 1) else { return false }
        return tokenKind(end).isIdentifier
      case .factory: return peek().isIdentifier && (peek(2) == .leftParen || peek(2) == .period)
      default: return false
      }
    }
  }

  /// A type stands here, in front of a name.
  var isTyped: Bool {
    mutating get {
      switch kind {
      case .get, .set:
        // A getter without a type; but `get` and `set` can be types.
        if peek().isIdentifier, peek(2) != .equal, peek(2) != .comma { return false }
      case .operator: if isOperator(position &+ 1) { return false }
      default: break
      }
      guard let end = endOfType(position) else { return false }
      return tokenKind(end).isIdentifier
    }
  }

  /// Behind `operator` stands one, and not what follows a name.
  private func isOperator(_ index: Int) -> Bool {
    switch tokenKind(index) {
    case .equality, .leftAngle, .rightAngle, .relational, .bitOr, .bitXor, .bitAnd, .shift, .plus,
      .minus, .multiplicative, .tilde, .leftBracket:
      true
    default: false
    }
  }

  private mutating func getter(_ start: DartMark) {
    let name = takeName()
    // A mistake of beginners.
    if kind == .leftParen { unexpectedGroup() }
    functionBody()
    finish(start, .getterDecl, name: name)
  }

  private mutating func unexpectedGroup() {
    let gap = mark()
    skipGroup()
    finish(gap, .unexpected)
  }

  private mutating func operatorMember(_ start: DartMark) {
    let name = takeName()
    while kind != .leftParen, isOperator(position) || kind == .rightBracket || kind == .equal,
      isAdjacent(position)
    {
      advance()
    }
    signature(start, .operatorDecl, name: name)
  }

  /// What has a name: a function, a constructor, or variables.
  private mutating func named(
    _ start: DartMark, _ place: DartPlace, _ hasType: Bool, _ keyword: UInt32
  ) {
    if place == .type, !hasType, kind.isIdentifier, peek() == .period {
      return constructor(start, .constructorDecl)
    }
    guard peek() == .leftParen || peek() == .leftAngle else {
      declarators()
      return finishStatement(start, .variableDecl, name: keyword)
    }
    let type = enclosingType
    let name = takeName()
    if place == .file { return signature(start, .functionDecl, name: name) }
    // Only a constructor has initializers.
    signature(start, .methodDecl, name: name)
    guard !hasType, type != DartNode.noName else { return }
    untypedMethods.append((nodes.count - 1, type))
  }

  // MARK: Variables

  mutating func declarators() {
    repeat {
      let start = mark()
      let name = takeIdentifier()
      if take(.equal) { value() }
      finish(start, .declarator, name: name)
    } while take(.comma) && !isAtEnd
  }

  /// Behind a pattern that may stand behind `var` or `final`; nil where a variable has a type there, or
  /// nothing but a name.
  mutating func endOfPatternHead(_ index: Int) -> Int? {
    switch tokenKind(index) {
    case .leftParen:
      // A record type in front of a name.
      guard let close = closer(index), let end = endOfType(index), !tokenKind(end).isIdentifier
      else { return nil }
      return close &+ 1
    case .leftBracket, .leftBrace:
      guard let close = closer(index) else { return nil }
      return close &+ 1
    case .leftAngle:
      guard let end = endOfTypeArguments(index), let close = closer(end) else { return nil }
      return close &+ 1
    default:
      guard tokenKind(index).isIdentifier else { return nil }
      switch tokenKind(index &+ 1) {
      case .leftParen, .leftAngle, .period: break
      default: return nil
      }
      guard let end = endOfType(index), tokenKind(end) == .leftParen, let close = closer(end) else {
        return nil
      }
      return close &+ 1
    }
  }

  /// `(a, b) = c` behind `var` or `final`; in a loop over a collection, `(a, b)`.
  mutating func patternVariable(_ start: DartMark, _ keyword: UInt32) {
    declaredPattern()
    if take(.equal) { value() } else if kind != .in { missing() }
    finish(start, .patternDecl, name: keyword)
  }
}
