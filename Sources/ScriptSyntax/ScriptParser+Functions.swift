internal import ScriptTokens

/// Functions, arrow functions, and what they take.
extension ScriptParser {
  /// `async function* name<T>(a): R {…}`; without a body it is an overload or a declaration.
  @inline(never)
  mutating func function(_ nodeKind: ScriptNodeKind) {
    let start = mark()
    take(.async)
    advance()
    take(.multiplicative)
    let name = kind.isIdentifier ? takeName() : ScriptNode.noName
    signatureAndBody()
    finish(start, nodeKind, name: name)
  }

  /// Everything behind the name of a function or method.
  mutating func signatureAndBody() {
    typeParameters()
    if kind == .leftParen { parameters() } else { missing() }
    typeAnnotation()
    // `%checks` of Flow.
    if kind == .multiplicative, peek() == .identifier { go(to: position + 2) }
    if kind == .leftBrace { return block() }
    // A declaration without a body ends like a statement; behind a method a `,` may follow.
    if kind == .semicolon { advance() }
  }

  mutating func parameters() {
    let start = mark()
    let group = openGroup()
    while !endsListElement {
      parameter()
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .parameters)
  }

  private mutating func parameter() {
    let start = mark()
    decorators()
    while isParameterModifier { advance() }
    if kind == .this { leaf(.identifierPattern) } else { restOrPattern() }
    if kind == .question { advance() }
    typeAnnotation()
    if take(.equal) { value() }
    finish(start, .parameter)
  }

  /// `private readonly a: T` in a constructor.
  private var isParameterModifier: Bool {
    switch kind {
    case .public, .private, .protected, .readonly, .override:
      peek().isIdentifier || peek() == .leftBrace || peek() == .leftBracket
    default: false
    }
  }

  // MARK: Arrow functions

  /// The `(` at `index` opens the parameters of an arrow function: behind its `)` stands `=>`, perhaps
  /// with a result type between.
  mutating func opensArrowParameters(_ index: Int) -> Bool {
    guard tokenKind(index) == .leftParen, let close = closer(index) else { return false }
    switch tokenKind(close &+ 1) {
    case .arrow: return true
    case .colon:
      if surroundings.contains(.stopsAtColon), !looksLikeParameters(index) { return false }
      let end = endOfResultType(close &+ 2, within: Self.farthest)
      lookaheads &+= end &- close
      return tokenKind(end) == .arrow
    default: return false
    }
  }

  /// Between `?` and `:` the parentheses in `a ? (b) : c => d` hold an expression, unless they hold
  /// what no expression is.
  private func looksLikeParameters(_ index: Int) -> Bool {
    switch tokenKind(index &+ 1) {
    case .rightParen, .ellipsis: return true
    case .leftBrace, .leftBracket:
      guard let close = closer(index &+ 1) else { return false }
      return tokenKind(close &+ 1) == .colon
    default:
      guard tokenKind(index &+ 1).isIdentifier else { return false }
      switch tokenKind(index &+ 2) {
      case .colon: return true
      case .question:
        switch tokenKind(index &+ 3) {
        case .colon, .comma, .rightParen: return true
        default: return false
        }
      default: return false
      }
    }
  }

  /// `async` begins an arrow function or a function here.
  var isAsyncArrow: Bool {
    mutating get {
      guard !tokenStartsLine(position &+ 1) else { return false }
      switch peek() {
      case .leftParen: return opensArrowParameters(position &+ 1)
      case .leftAngle: return opensGenericArrow(position &+ 1)
      default: return peek().isIdentifier && peek(2) == .arrow
      }
    }
  }

  /// `<T>(…) =>` begins at `index`.
  mutating func opensGenericArrow(_ index: Int) -> Bool {
    guard let end = endOfTypeArguments(index, within: Self.farthest) else { return false }
    lookaheads &+= end &- index
    return opensArrowParameters(end)
  }

  /// From `async`, the type parameters, the `(` or the only parameter on.
  @inline(never)
  mutating func arrowFunction() {
    let start = mark()
    if kind == .async, peek() != .arrow { advance() }
    typeParameters()
    if kind == .leftParen {
      parameters()
      arrowResult()
    } else {
      let parameters = mark()
      leaf(.identifierPattern)
      finish(parameters, .parameter)
      finish(parameters, .parameters)
    }
    take(.arrow)
    if kind == .leftBrace {
      let outer = surroundings
      surroundings = .none
      block()
      surroundings = outer
    } else {
      value()
    }
    finish(start, .arrowFunction)
  }
}
