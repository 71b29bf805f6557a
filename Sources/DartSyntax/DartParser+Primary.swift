internal import DartTokens

/// Names, literals, and what stands in brackets.
extension DartParser {
  /// False where no primary expression begins here.
  mutating func primary() -> Bool {
    switch kind {
    case .identifier: leaf(.nameExpr)
    case .string, .stringHead: strings()
    case .number: leaf(.numberExpr)
    case .leftParen: if opensFunction(position) { functionExpression() } else { parenthesized() }
    case .leftBracket, .leftBrace: collection()
    case .const, .new: creation()
    case .period, .optionalPeriod: shorthand()
    case .this: leaf(.thisExpr)
    case .super: leaf(.superExpr)
    case .null: leaf(.nullExpr)
    case .true, .false: leaf(.booleanExpr)
    case .symbol: leaf(.symbolExpr)
    case .switch: switchExpression()
    case .leftAngle: return typed()
    default:
      guard kind.isIdentifier else { return false }
      leaf(.nameExpr)
    }
    return true
  }

  /// `<A>[…]`, `<A, B>{…}`, `<A>(a) => b`.
  private mutating func typed() -> Bool {
    guard let end = endOfTypeArguments(position) else { return false }
    switch tokenKind(end) {
    case .leftBracket, .leftBrace: collection()
    case .leftParen where opensFunction(end): functionExpression()
    default: return false
    }
    return true
  }

  /// `const A(…)`, `new A(…)`, `const [a]`.
  @inline(never)
  private mutating func creation() {
    let start = mark()
    let name = takeName()
    if descend() {
      let operand = mark()
      if primary() { createdSuffixes(operand) } else { missing() }
      ascend()
    } else {
      tooDeep()
    }
    finish(start, .creationExpr, name: name)
  }

  /// The name of a constructor and its arguments; what follows is done to the object.
  private mutating func createdSuffixes(_ start: DartMark) {
    guard nodes[nodes.count - 1].kind == .nameExpr || nodes[nodes.count - 1].kind == .shorthandExpr
    else { return }
    while true {
      switch kind {
      case .period:
        advance()
        finishMember(start, .memberExpr)
      case .leftAngle:
        guard endOfTypeArguments(position) != nil else { return }
        typeArguments()
        guard kind == .leftParen else {
          finish(start, .instantiationExpr)
          continue
        }
        arguments()
        return finish(start, .callExpr)
      case .leftParen:
        arguments()
        return finish(start, .callExpr)
      default: return
      }
    }
  }

  /// `.center`: the type is left to what surrounds it.
  ///
  /// The `?` of an element `?.center` is one token with the period.
  private mutating func shorthand() {
    let start = mark()
    advance()
    let name = kind.isIdentifier ? takeName() : DartNode.noName
    finish(start, .shorthandExpr, name: name)
  }

  /// An expression in parentheses, or a record.
  @inline(never)
  private mutating func parenthesized() {
    let start = mark()
    let group = openGroup()
    let first = nodes.count
    let isRecord = argumentList() || nodes.count == first
    closeGroup(group)
    finish(start, isRecord ? .recordExpr : .parenExpr)
  }

  // MARK: Strings

  /// Literals that stand one behind the other are one.
  @inline(never)
  private mutating func strings() {
    let start = mark()
    string()
    guard kind == .string || kind == .stringHead else { return }
    while kind == .string || kind == .stringHead { string() }
    finish(start, .adjacentStringsExpr)
  }

  private mutating func string() {
    if kind == .string { return leaf(.stringExpr) }
    let start = mark()
    var close = closer(position) ?? 0
    leaf(.stringPart)
    while close > 0 {
      interpolation(until: close)
      guard position == close, kind == .stringMiddle || kind == .stringMiddleBehindName else {
        break
      }
      close = closer(position) ?? 0
      leaf(.stringPart)
    }
    if close > 0, position == close { leaf(.stringPart) } else if close == 0 { value() }
    finish(start, .interpolatedStringExpr)
  }

  /// What stands between two parts of a string.
  private mutating func interpolation(until close: Int) {
    if position + 1 == close, kind == .identifier || kind == .this {
      return leaf(kind == .this ? .thisExpr : .nameExpr)
    }
    let outer = surroundings
    surroundings = .none
    value()
    surroundings = outer
    if position < close { gap(until: close) }
  }

  // MARK: Collections

  /// `[…]` or `{…}`, behind its type arguments if it has some.
  @inline(never)
  private mutating func collection() {
    let start = mark()
    typeArguments()
    let nodeKind: DartNodeKind = kind == .leftBracket ? .listExpr : .setOrMapExpr
    let group = openGroup()
    while beginsElement() {
      if kind != .comma, !element() { unexpectedInList() }
      if !nextInList() { break }
    }
    closeGroup(group)
    finish(start, nodeKind)
  }

  /// An expression, an entry of a map, or what makes several of them.
  ///
  /// False where none begins here.
  private mutating func element() -> Bool {
    switch kind {
    case .ellipsis: spread()
    case .if: return ifElement()
    case .for: return forElement()
    case .await where peek() == .for: return forElement()
    default: return entry()
    }
    return true
  }

  private mutating func spread() {
    let start = mark()
    let name = takeName()
    value()
    finish(start, .spreadElement, name: name)
  }

  private mutating func entry() -> Bool {
    let start = mark()
    guard nullAware() else { return false }
    guard take(.colon) else { return true }
    if !nullAware() { missing() }
    finish(start, .mapEntry)
    return true
  }

  /// `?a`, or an expression.
  private mutating func nullAware() -> Bool {
    guard kind == .question || kind == .optionalPeriod else { return expression() }
    let start = mark()
    take(.question)
    value()
    finish(start, .nullAwareElement)
    return true
  }

  @inline(never)
  private mutating func ifElement() -> Bool {
    guard descend() else { return tooDeepItem() }
    defer { ascend() }
    let start = mark()
    advance()
    condition()
    if !element() { missing() }
    if take(.else), !element() { missing() }
    finish(start, .ifElement)
    return true
  }

  @inline(never)
  private mutating func forElement() -> Bool {
    guard descend() else { return tooDeepItem() }
    defer { ascend() }
    let start = mark()
    let isIn = forHead()
    if !element() { missing() }
    finish(start, isIn ? .forInElement : .forElement)
    return true
  }

  // MARK: Switch expressions

  @inline(never)
  private mutating func switchExpression() {
    let start = mark()
    advance()
    condition()
    if kind == .leftBrace {
      let group = openGroup()
      while beginsElement() {
        if kind != .comma { switchExpressionCase() }
        if !nextInList() { break }
      }
      closeGroup(group)
    }
    finish(start, .switchExpr)
  }

  private mutating func switchExpressionCase() {
    let start = mark()
    // Written as in a statement.
    if kind == .case || kind == .default { advance() }
    pattern()
    guardClause()
    if take(.arrow) { value() } else { missing() }
    finish(start, .switchExprCase)
  }
}
