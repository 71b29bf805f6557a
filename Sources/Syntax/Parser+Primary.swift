internal import Tokens

/// Names, literals, and what stands in brackets.
extension Parser {
  /// False where no primary expression begins here.
  mutating func primary() -> Bool {
    switch kind {
    case .number: leaf(.numberExpr)
    case .openQuote: string()
    case .true, .false: leaf(.booleanExpr)
    case .nil: leaf(.nilExpr)
    case .regex: leaf(.regexExpr)
    case .leftParen: tuple()
    case .leftBracket: collection()
    case .leftBrace: closure()
    case .period: return implicitMember()
    case .pound: macroExpansion(mark())
    case .poundAvailable, .poundUnavailable: availability()
    case .self, .Self, .super, .`init`, .Any, .wildcard: nameExpression()
    case .dollarIdentifier: leaf(.identifierExpr)
    case .let, .var, .is:
      guard patterns != .none else { return false }
      patternInExpression()
    default:
      guard kind.isIdentifier else { return false }
      if patterns == .binding, isNewVariable() {
        let start = mark()
        leaf(.identifierPattern)
        finish(start, .patternExpr)
      } else {
        nameExpression()
      }
    }
    return true
  }

  private mutating func nameExpression() {
    let start = mark()
    var name = takeName()
    if kind == .colon { takeModuleSelector(&name) }
    nameSuffix()
    finish(start, .identifierExpr, name: name)
  }

  /// In `let x`: a name that goes on (`Point.x`, `f(x)`) is an expression, any other is a variable.
  private mutating func isNewVariable() -> Bool {
    switch peek() {
    case .period, .leftParen, .leftBracket: peekStartsLine()
    case .leftAngle: !isGenericPath()
    default: true
    }
  }

  /// A name with generic arguments and a member: `Tree<Int>.leaf`.
  private mutating func isGenericPath() -> Bool {
    guard let end = endOfGenericArguments(position + 1) else { return false }
    return tokenKind(end) == .period
  }

  private mutating func patternInExpression() {
    let start = mark()
    matchingPattern()
    finish(start, .patternExpr)
  }

  private mutating func implicitMember() -> Bool {
    let start = mark()
    guard peek().isWord || peek() == .number || peek() == .dollarIdentifier,
      !peekStartsLine() || !peek().isReserved
    else {
      advance()
      finish(start, .implicitMemberExpr)
      return true
    }
    advance()
    var name = takeName()
    if kind == .colon { takeModuleSelector(&name) }
    nameSuffix()
    finish(start, .implicitMemberExpr, name: name)
    return true
  }

  // MARK: Brackets

  private mutating func tuple() {
    let start = mark()
    let outer = surroundings
    let patterns = patterns
    clearSurroundings()
    self.patterns = patterns
    advance()
    arguments()
    take(.rightParen)
    surroundings = outer
    finish(start, .tupleExpr)
  }

  /// An array or a dictionary; the first `:` tells.
  private mutating func collection() {
    let start = mark()
    let outer = surroundings
    clearSurroundings()
    advance()
    var isDictionary = false
    if kind == .colon, peek() == .rightBracket {
      advance()
      isDictionary = true
    }
    while !endsListElement {
      let element = mark()
      let hasValue = expression()
      if kind == .colon {
        isDictionary = true
        advance()
        expression()
        finish(element, .dictionaryElement)
      } else if hasValue, kind.isIdentifier, !startsLine {
        // `[3 of Int]`
        advance()
        type()
      }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    take(.rightBracket)
    surroundings = outer
    finish(start, isDictionary ? .dictionaryExpr : .arrayExpr)
  }

  // MARK: Strings

  private mutating func string() {
    let start = mark()
    let name = takeName()
    while true {
      switch kind {
      case .stringSegment: leaf(.stringSegment)
      case .interpolationStart: interpolation()
      default:
        take(.closeQuote)
        return finish(start, .stringExpr, name: name)
      }
    }
  }

  private mutating func interpolation() {
    let start = mark()
    let outer = surroundings
    clearSurroundings()
    advance()
    arguments()
    // Brackets that have no end inside are not followed outside.
    while kind == .rightParen || kind == .rightBracket || kind == .rightBrace, hasInterpolationEnd {
      unexpectedToken()
    }
    take(.interpolationEnd)
    surroundings = outer
    finish(start, .interpolation)
  }

  /// A stray closing bracket stands directly in front of the end of the interpolation.
  private var hasInterpolationEnd: Bool { peek() == .interpolationEnd }

  // MARK: Macros and availability

  /// `#name<…>(…) { … }`; attributes and modifiers may stand before it since `start`.
  mutating func macroExpansion(_ start: Mark) {
    advance()
    var name = kind.isWord && isAdjacent ? takeName() : Node.noName
    if kind == .colon { takeModuleSelector(&name) }
    if name != Node.noName { nameSuffix() }
    if kind == .leftParen, !startsLine { argumentClause(.leftParen) }
    closuresOfMacro()
    finish(start, .macroExpansion, name: name)
  }

  mutating func availability() {
    let start = mark()
    let name = takeName()
    if kind == .leftParen { skipGroup() }
    finish(start, .availabilityCondition, name: name)
  }

  // MARK: Key paths

  /// `\Root.a.b[0]?`: the components are tokens, but for the arguments.
  mutating func keyPath() {
    let start = mark()
    advance()
    if kind != .period { keyPathRoot() }
    while true {
      switch kind {
      case .period:
        guard !startsLine || peek().isWord else { return finish(start, .keyPathExpr) }
        advance()
        if kind.isWord || kind == .number || kind == .dollarIdentifier {
          advance()
          if kind == .leftAngle, beginsGenericArguments() {
            let arguments = mark()
            genericArgumentTypes()
            forgetNodes(since: arguments)
          }
        }
      case .leftBracket where !startsLine: argumentClause(.leftBracket)
      case .leftParen where !startsLine: argumentClause(.leftParen)
      case .postfixQuestion, .exclamation: advance()
      default: return finish(start, .keyPathExpr)
      }
    }
  }

  private mutating func keyPathRoot() {
    let start = mark()
    var name = Node.noName
    switch kind {
    case .leftParen: name = tupleType()
    case .leftBracket: bracketType()
    default:
      guard kind.isIdentifier || kind == .Self || kind == .Any else { return }
      name = takeName()
      if kind == .leftAngle { genericArgumentTypes() }
    }
    while kind == .postfixQuestion { advance() }
    finish(start, .type, name: name)
  }
}
