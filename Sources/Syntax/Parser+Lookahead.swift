internal import Tokens

/// What the parser must know before it reads on. Nothing here changes the parser but its counter.
///
/// Each look goes at most to the end of a group of brackets, or over `farthest` tokens, so that no
/// source makes the whole more than linear: groups nest at most `deepest` levels.
extension Parser {
  static let farthest = 400

  /// The index behind the group of brackets that begins at `start`.
  mutating func endOfGroup(_ start: Int) -> Int {
    var open = 0
    var index = start
    defer { lookaheads &+= index &- start }
    while index < list.tokens.count {
      switch list.tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolationStart: open += 1
      case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
        open -= 1
        if open <= 0 { return index + 1 }
      case .endOfFile: return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// The index of the first token on the next line.
  mutating func endOfDirective(_ start: Int) -> Int {
    var index = start + 1
    while index < list.tokens.count, !list.tokens[index].startsLine { index += 1 }
    lookaheads &+= index &- start
    return index
  }

  // MARK: Generic arguments

  /// Behind `<…>` where that is a list of types, as far as one can tell without reading them.
  mutating func endOfGenericArguments(_ start: Int) -> Int? {
    var angles = 0
    var groups = 0
    var index = start
    let limit = min(list.tokens.count, start + Self.farthest)
    defer { lookaheads &+= index &- start }
    while index < limit {
      let kind = list.tokens[index].kind
      switch kind {
      case .leftAngle: angles += 1
      case .rightAngle:
        angles -= 1
        if angles == 0 { return groups == 0 ? index + 1 : nil }
      case .leftParen, .leftBracket: groups += 1
      case .rightParen, .rightBracket:
        groups -= 1
        if groups < 0 { return nil }
      case .period, .comma, .postfixQuestion, .exclamation, .arrow, .ampersand, .at, .throws,
        .rethrows, .Any, .Self, .inout, .repeat, .wildcard, .number, .`self`:
        break
      case .prefixOperator:
        // `~Copyable`
        guard list.tokens[index].length == 1 else { return nil }
      case .colon: guard groups > 0 else { return nil }
      case .postfixOperator: guard groups > 0, list.tokens[index].length == 3 else { return nil }
      default: guard kind.isIdentifier else { return nil }
      }
      index += 1
    }
    return nil
  }

  /// The current `<` opens generic arguments, and is not the operator.
  mutating func beginsGenericArguments() -> Bool {
    guard let end = endOfGenericArguments(position) else { return false }
    switch tokenKind(end) {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon, .ampersand, .interpolationEnd:
      return true
    case .leftParen, .leftBracket: return !list.tokens[end].startsLine
    default: return false
    }
  }

  // MARK: Closures

  /// A closure's signature (`[weak self] a, b in`) begins at the current token.
  mutating func beginsClosureSignature() -> Bool {
    switch kind {
    case .leftParen, .leftBracket, .at, .in: break
    case .async, .throws, .rethrows, .arrow: break
    default:
      guard kind.isIdentifier || kind == .wildcard || kind == .dollarIdentifier || kind == .self
      else { return false }
      switch peek() {
      case .in: return true
      case .comma, .async, .throws, .rethrows, .arrow: break
      default: return false
      }
    }
    let end = endOfClosureHead(position)
    return tokenKind(end) == .in
  }

  private func isParameter(_ kind: TokenKind) -> Bool {
    kind.isIdentifier || kind == .wildcard || kind == .dollarIdentifier
  }

  private mutating func endOfClosureHead(_ start: Int) -> Int {
    var index = start
    while tokenKind(index) == .at { index = endOfAttribute(index) }
    if tokenKind(index) == .leftBracket { index = endOfGroup(index) }
    if tokenKind(index) == .leftParen {
      index = endOfGroup(index)
    } else {
      let limit = index + Self.farthest
      while index < limit, isParameter(tokenKind(index)) {
        if tokenKind(index) == .async, tokenKind(index + 1) != .comma { break }
        index += 1
        guard tokenKind(index) == .comma else { break }
        index += 1
      }
    }
    if tokenKind(index) == .async { index += 1 }
    if tokenKind(index) == .throws || tokenKind(index) == .rethrows {
      index += 1
      if tokenKind(index) == .leftParen { index = endOfGroup(index) }
    }
    return tokenKind(index) == .arrow ? endOfResult(index + 1) : index
  }

  /// Behind the result type of a closure, roughly: what no type holds ends it.
  private mutating func endOfResult(_ start: Int) -> Int {
    var index = start
    let limit = min(list.tokens.count, start + Self.farthest)
    defer { lookaheads &+= index &- start }
    while index < limit {
      switch list.tokens[index].kind {
      case .leftParen, .leftBracket: index = endOfGroup(index)
      case .leftBrace, .rightBrace, .rightParen, .rightBracket, .semicolon, .equal, .openQuote,
        .endOfFile, .in:
        return index
      default: index += 1
      }
    }
    return index
  }

  // MARK: Trailing closures

  /// The `{` here is a closure of the call before it, and not the body of a statement or accessors.
  ///
  /// In a condition the body may stand on the next line; behind a closure that is a condition by
  /// itself, it does.
  mutating func beginsTrailingClosure(isOperand: Bool = false) -> Bool {
    if endsAtLine, startsLine { return false }
    switch peek() {
    case .didSet, .willSet: return false
    case .case: return false
    case .`init`: if isInitAccessor() { return false }
    case .at: if isObserverBlock() { return false }
    default: break
    }
    guard isInCondition else { return true }
    // The body of the `if` stands behind the closure, or the condition goes on.
    lookaheads += 1
    guard let close = list.closingBrace(of: position) else { return false }
    switch tokenKind(close + 1) {
    case .where, .comma: return true
    case .leftBrace: return isOperand || !list.tokens[close + 1].startsLine
    case .leftBracket, .leftParen, .period, .is, .as, .postfixQuestion, .infixQuestion,
      .exclamation, .colon, .equal, .postfixOperator, .binaryOperator, .ampersand, .leftAngle,
      .rightAngle:
      return close + 1 < list.tokens.count && !list.tokens[close + 1].startsLine
    default: return false
    }
  }

  /// The `{` opens accessors, the first of them `init(newValue) { … }`.
  private mutating func isInitAccessor() -> Bool {
    switch tokenKind(position + 2) {
    case .leftBrace: true
    case .leftParen: tokenKind(endOfGroup(position + 2)) == .leftBrace
    default: false
    }
  }

  private mutating func isObserverBlock() -> Bool {
    switch tokenKind(endOfAttributesAndModifiers(position + 1)) {
    case .didSet, .willSet: true
    default: false
    }
  }

  // MARK: Conditional compilation

  /// The first token inside the `#if` at the current token that is not another `#if`.
  private mutating func firstInIfConfig() -> Int {
    var index = position
    while index < position + Self.farthest {
      switch tokenKind(index) {
      case .poundIf, .poundElseif, .poundElse: index = endOfDirective(index)
      default: return index
      }
    }
    return index
  }

  /// The `#if` here holds cases of a `switch`.
  mutating func holdsSwitchCases() -> Bool {
    let first = firstInIfConfig()
    switch tokenKind(first) {
    case .case, .default: return true
    case .at: return tokenKind(first + 2) == .default || tokenKind(first + 2) == .case
    default: return false
    }
  }

  /// The `#if` here holds only attributes of the declaration behind it.
  mutating func holdsAttributes() -> Bool {
    guard kind == .poundIf, tokenKind(firstInIfConfig()) == .at else { return false }
    guard let end = endOfAttributeConfig(position) else { return false }
    return tokenKind(end).isWord || tokenKind(end) == .at || tokenKind(end) == .poundIf
  }

  /// Behind the `#endif` of a `#if` that holds only attributes.
  private mutating func endOfAttributeConfig(_ start: Int) -> Int? {
    var index = start
    var open = 0
    while index < start + Self.farthest {
      switch tokenKind(index) {
      case .poundIf:
        open += 1
        index = endOfDirective(index)
      case .poundElseif: index = endOfDirective(index)
      case .poundElse: index += 1
      case .poundEndif:
        open -= 1
        index += 1
        if open == 0 { return index }
      case .at: index = endOfAttribute(index)
      default: return nil
      }
    }
    return nil
  }

  /// The `#if` here holds the continuation of a chain.
  mutating func isPostfixIfConfig() -> Bool {
    startsLine && tokenKind(firstInIfConfig()) == .period
  }
}
