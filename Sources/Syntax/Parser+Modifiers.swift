internal import Tokens

/// Attributes and modifiers, and whether a declaration begins where they stand.
extension Parser {
  mutating func attributesAndModifiers() {
    while true {
      switch kind {
      case .at: attribute(ofDeclaration: true)
      case .poundIf where holdsAttributes(): attributeConfig()
      default:
        guard isModifier(at: position) else { return }
        modifier()
      }
    }
  }

  mutating func attributes() {
    while kind == .at { attribute() }
  }

  /// In a type, `@escaping(Int) -> Void` is an attribute and a function, not an attribute with arguments.
  ///
  /// Before a declaration no parenthesis stands for itself: `@available (iOS 13, *)` was always read with a space.
  mutating func attribute(inType: Bool = false, ofDeclaration: Bool = false) {
    let start = mark()
    advance()
    let type = mark()
    var name = Node.noName
    if kind.isWord, isAdjacent {
      name = takeName()
      if kind == .colon { takeModuleSelector(&name) }
      while true {
        if kind == .leftAngle, isAdjacent {
          genericArgumentTypes()
        } else if kind == .period, peek().isWord {
          advance()
          name = takeName()
        } else {
          break
        }
      }
      finish(type, .type, name: name)
    }
    // An argument follows at once; with a space, it is a tuple type or a parameter list.
    if kind == .leftParen, isAdjacent || ofDeclaration, !(inType && isFunctionType()) {
      attributeArguments()
    }
    finish(start, .attribute, name: name)
  }

  /// The parenthesis here holds the parameters of a function type.
  private mutating func isFunctionType() -> Bool {
    switch tokenKind(endOfGroup(position)) {
    case .arrow, .throws, .rethrows, .async: true
    default: false
    }
  }

  /// Arguments as of a call where they are that, else (`@available(iOS 16, *)`) a gap without notice.
  private mutating func attributeArguments() {
    let clause = mark()
    let outer = surroundings
    clearSurroundings()
    advance()
    if holdsDeclaration { go(to: endOfGroup(clause.token) - 1) }
    while !endsListElement {
      if isKeywordArgument {
        keywordArgument()
      } else if !argument() || !endsListElement {
        // Version numbers and the like: tokens of the clause.
        while !endsListElement { skipGroup() }
      }
      if !take(.comma) { break }
    }
    take(.rightParen)
    surroundings = outer
    finish(clause, .argumentClause)
  }

  /// `@attached(extension)`, `@_documentation(…)`: a keyword that is a value.
  private var isKeywordArgument: Bool {
    switch kind {
    case .extension, .deinit, .subscript:
      peek() == .comma || peek() == .rightParen || peek() == .leftParen
    default: false
    }
  }

  private mutating func keywordArgument() {
    let argument = mark()
    let word = mark()
    let name = takeName()
    nameSuffix()
    finish(word, .identifierExpr, name: name)
    finish(argument, .argument)
  }

  /// The argument is a declaration, as in `@abi(func f())`.
  private var holdsDeclaration: Bool {
    switch kind {
    case .func, .var, .let, .struct, .class, .enum, .protocol, .typealias, .static, .public: true
    case .`init`, .subscript: peek() == .leftParen
    default: false
    }
  }

  private mutating func modifier() {
    let start = mark()
    let name = takeName()
    if kind == .leftParen { skipGroup() }
    finish(start, .modifier, name: name)
  }

  /// Whether the word at `index` is a modifier: it may be one, and a declaration goes on behind it.
  private mutating func isModifier(at index: Int) -> Bool {
    switch list.tokens[index].kind {
    case .public, .private, .fileprivate, .internal, .static: return true
    case .class:
      switch tokenKind(index + 1) {
      case .func, .var, .let, .subscript, .static, .override, .final, .private, .public, .internal,
        .fileprivate, .open, .package, .typealias:
        return true
      // A class may be named like a modifier, but not be followed by another keyword then.
      default: return false
      }
    default:
      guard isModifierWord(list.tokens[index].kind) else { return false }
      if tokenKind(index + 1) == .leftParen, !takesParentheses(at: index) { return false }
      return continuesDeclaration(tokenKind(endOfModifier(index)))
    }
  }

  /// Few modifiers do, as in `open(set)` and `unowned(unsafe)`.
  ///
  /// `optional(x)` is a call, also where a `case` stands in the next line.
  private func takesParentheses(at index: Int) -> Bool {
    guard tokenKind(index + 3) == .rightParen else { return false }
    return switch list.tokens[index].kind {
    case .open, .package: tokenKind(index + 2) == .set
    case .unowned, .nonisolated: true
    default: false
    }
  }

  func tokenKind(_ index: Int) -> TokenKind {
    index < list.tokens.count ? list.tokens[index].kind : .endOfFile
  }

  func isModifierWord(_ kind: TokenKind) -> Bool {
    switch kind {
    case .open, .package, .final, .override, .lazy, .weak, .unowned, .required, .convenience,
      .mutating, .nonmutating, .dynamic, .optional, .indirect, .prefix, .postfix, .infix,
      .isolated, .nonisolated, .distributed, .borrowing, .consuming, .underscoreConsuming,
      .sending, .underscoreConst, .underscoreLocal, .async:
      true
    default: false
    }
  }

  /// A token that can stand behind a modifier in a declaration.
  func continuesDeclaration(_ kind: TokenKind) -> Bool {
    switch kind {
    case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .`init`, .deinit,
      .subscript, .import, .case, .typealias, .associatedtype, .operator, .precedencegroup,
      .macro, .actor, .public, .private, .fileprivate, .internal, .static, .at, .get, .set,
      .underscoreRead, .underscoreModify, .read, .modify, .unsafeAddress, .unsafeMutableAddress,
      .willSet, .didSet, .pound, .borrow:
      true
    default: isModifierWord(kind)
    }
  }

  /// Behind the modifier at `index` and its `(set)`.
  private mutating func endOfModifier(_ index: Int) -> Int {
    tokenKind(index + 1) == .leftParen ? endOfGroup(index + 1) : index + 1
  }

  mutating func endOfAttributesAndModifiers(_ start: Int) -> Int {
    var index = start
    while index < list.tokens.count {
      if list.tokens[index].kind == .at {
        index = endOfAttribute(index)
      } else if isModifier(at: index) {
        index = endOfModifier(index)
      } else {
        return index
      }
    }
    return index
  }

  mutating func endOfAttribute(_ start: Int) -> Int {
    var index = start + 1
    guard tokenKind(index).isWord else { return index }
    index += 1
    while tokenKind(index) == .period, tokenKind(index + 1).isWord { index += 2 }
    if tokenKind(index) == .leftAngle, let end = endOfGenericArguments(index) { index = end }
    if tokenKind(index) == .leftParen, list.tokens[index].start == list.tokens[index - 1].end {
      index = endOfGroup(index)
    }
    return index
  }

  // MARK: Where a declaration begins

  /// `init(…) {`: outside a type it is wrong, but not a call.
  private mutating func isInitializer(_ context: ItemContext) -> Bool {
    if context == .file, peek() == .leftParen { return true }
    let list = peek() == .postfixQuestion || peek() == .exclamation ? position + 2 : position + 1
    guard tokenKind(list) == .leftParen else { return false }
    switch tokenKind(endOfGroup(list)) {
    case .leftBrace, .async, .throws, .rethrows: return true
    default: return false
    }
  }

  /// Decided from the current token, and behind words that can be names, from the next ones.
  mutating func beginsDeclaration(_ context: ItemContext) -> Bool {
    switch kind {
    case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias,
      .operator, .precedencegroup, .deinit, .subscript, .associatedtype, .public, .private,
      .fileprivate, .internal, .static:
      return true
    case .at: return true
    case .case: return context == .members
    case .`init`: return context == .members || isInitializer(context)
    case .inout: return false
    case .actor: return peek().isIdentifier && !peekStartsLine()
    case .macro: return peek().isIdentifier && !peekStartsLine()
    case .pound: return context == .members
    default:
      guard isModifierWord(kind) else { return false }
      let end = endOfAttributesAndModifiers(position)
      guard end > position else { return false }
      return continuesDeclaration(tokenKind(end))
    }
  }
}
