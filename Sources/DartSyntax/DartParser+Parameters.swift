internal import DartTokens

/// What functions take.
extension DartParser {
  /// Of a function's type, a word alone is a type; of a function, a name.
  @inline(never)
  mutating func parameters(areTypes: Bool = false) {
    let start = mark()
    let group = openGroup()
    if descend() {
      parameterList(areTypes)
      ascend()
    }
    closeGroup(group)
    finish(start, .parameters)
  }

  private mutating func parameterList(_ areTypes: Bool) {
    while beginsElement() {
      switch kind {
      case .leftBracket, .leftBrace: groupedParameters(areTypes)
      case .comma: break
      default: parameter(areTypes)
      }
      if !nextInList() { break }
    }
  }

  private mutating func groupedParameters(_ areTypes: Bool) {
    let start = mark()
    let nodeKind: DartNodeKind = kind == .leftBrace ? .namedParameters : .optionalParameters
    let group = openGroup()
    while beginsElement() {
      if kind != .comma { parameter(areTypes) }
      if !nextInList() { break }
    }
    closeGroup(group)
    finish(start, nodeKind)
  }

  @inline(never)
  private mutating func parameter(_ isType: Bool) {
    let start = mark()
    annotations()
    while isParameterModifier { advance() }
    var nodeKind = DartNodeKind.parameter
    if let end = endOfType(position) {
      switch tokenKind(end) {
      case .this, .super: type()
      default: if isType || tokenKind(end).isIdentifier { type() }
      }
    }
    if kind == .this || kind == .super {
      nodeKind = kind == .this ? .fieldParameter : .superParameter
      advance()
      take(.period)
    }
    let name = takeIdentifier()
    typeParameters()
    if kind == .leftParen { parameters() }
    take(.question)
    if take(.equal) || take(.colon) { value() }
    if position == start.token { return unexpectedInList() }
    finish(start, nodeKind, name: name)
  }

  private var isParameterModifier: Bool {
    mutating get {
      switch kind {
      case .final, .var, .const: return true
      case .required, .covariant, .late:
        if peek().isWord || peek() == .at { return true }
        guard peek() == .leftParen, let end = endOfType(position &+ 1) else { return false }
        return tokenKind(end).isWord
      default: return false
      }
    }
  }

  // MARK: Function expressions

  /// The `(` at `index` opens the parameters of a function: behind its `)` stands a body.
  func opensFunction(_ index: Int) -> Bool {
    guard !surroundings.contains(.hasNoFunctions), let close = closer(index) else { return false }
    return beginsBody(close &+ 1)
  }

  func beginsBody(_ index: Int) -> Bool {
    switch tokenKind(index) {
    case .arrow, .leftBrace: true
    case .async, .sync:
      switch tokenKind(index &+ 1) {
      case .arrow, .leftBrace, .multiplicative: true
      default: false
      }
    default: false
    }
  }

  /// A function is declared from its name at `index` on: `a(…) {`, `a<T>(…) =>`.
  mutating func declaresFunction(_ index: Int) -> Bool {
    var open = index &+ 1
    if tokenKind(open) == .leftAngle {
      guard let end = endOfTypeArguments(open) else { return false }
      open = end
    }
    guard tokenKind(open) == .leftParen, let close = closer(open) else { return false }
    return beginsBody(close &+ 1)
  }

  /// From the type parameters or the `(` on.
  @inline(never)
  mutating func functionExpression() {
    let start = mark()
    typeParameters()
    parameters()
    bodyMarks()
    if kind == .leftBrace {
      functionBlock()
    } else if kind == .arrow {
      expressionBody()
    } else {
      missing()
    }
    finish(start, .functionExpr)
  }
}
