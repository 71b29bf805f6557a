internal import Tokens

/// A primary expression and the chain behind it: members, calls, subscripts, closures.
extension Parser {
  @discardableResult
  mutating func postfixExpression() -> Bool {
    let start = mark()
    let first = kind
    guard primary() else { return false }
    suffixes(start, takesClosure: Self.takesClosure(first))
    return true
  }

  /// A literal is never called with a closure.
  private static func takesClosure(_ first: TokenKind) -> Bool {
    switch first {
    case .number, .openQuote, .regex, .true, .false, .nil, .leftBracket: false
    default: true
    }
  }

  mutating func suffixes(_ start: Mark, takesClosure: Bool) {
    var takesClosure = takesClosure
    while true {
      switch kind {
      case .period:
        guard member(start) else { return }
        takesClosure = true
      case .leftParen:
        if startsLine { return }
        call(start)
        takesClosure = true
      case .leftBracket:
        if startsLine { return }
        argumentClause(.leftBracket)
        trailingClosures()
        finish(start, .subscriptExpr)
        takesClosure = true
      case .leftBrace:
        guard takesClosure, beginsTrailingClosure() else { return }
        trailingClosures()
        finish(start, .callExpr)
      case .postfixQuestion:
        if startsLine { return }
        advance()
        finish(start, .optionalChainExpr)
      case .exclamation:
        if startsLine { return }
        advance()
        finish(start, .forceUnwrapExpr)
      case .postfixOperator:
        if startsLine { return }
        let name = takeName()
        finish(start, .postfixExpr, name: name)
      case .poundIf:
        guard !endsAtLine, isPostfixIfConfig() else { return }
        postfixIfConfig(start)
      default: return
      }
    }
  }

  /// `.name`, `.0`, `.init`; false where the period belongs to something else.
  private mutating func member(_ start: Mark) -> Bool {
    if endsAtLine, startsLine { return false }
    switch peek() {
    case .number, .dollarIdentifier:
      advance()
      let name = takeName()
      finish(start, .memberExpr, name: name)
      return true
    case let next where next.isWord:
      // A keyword on the next line begins a statement: the member has yet to be typed.
      guard !next.isReserved || !peekStartsLine() else { break }
      advance()
      var name = takeName()
      if kind == .colon { takeModuleSelector(&name) }
      nameSuffix()
      finish(start, .memberExpr, name: name)
      return true
    case .regex, .openQuote: return false
    default: break
    }
    advance()
    finish(start, .memberExpr)
    return true
  }

  /// What may stand directly behind a name: generic arguments, argument labels.
  @inline(__always)
  mutating func nameSuffix() {
    switch kind {
    case .leftAngle: genericArguments()
    case .leftParen: compoundName()
    default: break
    }
  }

  private mutating func genericArguments() {
    guard beginsGenericArguments() else { return }
    let start = mark()
    genericArgumentTypes()
    finish(start, .genericArguments)
  }

  /// `(a:b:)` as in `fetch(from:to:)`: tokens of the name.
  private mutating func compoundName() {
    guard peek(2) == .colon, peek().isWord, !startsLine else { return }
    var index = position + 1
    while tokenKind(index).isWord, tokenKind(index + 1) == .colon { index += 2 }
    guard tokenKind(index) == .rightParen else { return }
    go(to: index + 1)
  }

  private mutating func call(_ start: Mark) {
    argumentClause(.leftParen)
    trailingClosures()
    finish(start, .callExpr)
  }

  // MARK: Arguments

  /// Reads `(…)` or `[…]`.
  mutating func argumentClause(_ opening: TokenKind) {
    let clause = mark()
    let outer = surroundings
    let patterns = patterns
    clearSurroundings()
    self.patterns = patterns
    advance()
    arguments()
    take(opening == .leftParen ? .rightParen : .rightBracket)
    surroundings = outer
    finish(clause, .argumentClause)
  }

  /// Arguments up to the closing bracket.
  mutating func arguments() {
    while !endsListElement || kind == .comma {
      argument()
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
  }

  /// One argument with its label.
  ///
  /// False if it has no value.
  @discardableResult
  mutating func argument() -> Bool {
    let start = mark()
    var name = Node.noName
    if kind.isWord, peek() == .colon, peek(2) != .colon {
      name = takeName()
      advance()
    }
    let hasValue = expression()
    if position > start.token { finish(start, .argument, name: name) }
    return hasValue
  }

  // MARK: Trailing closures

  /// `{ … } label: { … }`, as far as any stand here.
  @inline(__always)
  private mutating func trailingClosures() {
    guard kind == .leftBrace, beginsTrailingClosure() else { return }
    trailingClosureList()
  }

  mutating func trailingClosureList() {
    let first = mark()
    closure()
    finish(first, .trailingClosure)
    while peek() == .colon, peek(2) == .leftBrace, isClosureLabel {
      let start = mark()
      let name = takeName()
      advance()
      closure()
      finish(start, .trailingClosure, name: name)
    }
  }

  private var isClosureLabel: Bool {
    switch kind {
    case .default, .case: false
    default: kind.isWord
    }
  }
}
