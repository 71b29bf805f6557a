internal import DartTokens

/// Where a declaration stands.
enum DartPlace {
  case file, type
}

/// Declarations of files and classes.
extension DartParser {
  /// One declaration with its annotations.
  ///
  /// False where none begins here; annotations without one are a gap.
  mutating func declaration(_ place: DartPlace) -> Bool {
    guard descend() else { return tooDeepItem() }
    defer { ascend() }
    let start = mark()
    annotations()
    if place == .file, directive(start) { return true }
    // In the body of another type a `}` is missing.
    if typeDeclaration(start) { return true }
    if member(start, place) { return true }
    guard position > start.token else { return false }
    finish(start, .unexpected)
    return true
  }

  mutating func tooDeepItem() -> Bool {
    let before = position
    tooDeep()
    return position > before
  }

  // MARK: Types

  /// A class or another type, from behind its annotations on.
  ///
  /// False where the words here mean something else.
  mutating func typeDeclaration(_ start: DartMark) -> Bool {
    var index = position
    modifiers: while true {
      switch tokenKind(index) {
      case .abstract, .base, .interface, .final, .sealed, .augment, .external: index += 1
      case .mixin where tokenKind(index + 1) == .class: index += 1
      default: break modifiers
      }
    }
    let next = tokenKind(index &+ 1)
    switch tokenKind(index) {
    case .class:
      go(to: index)
      classLike(start)
    case .enum:
      go(to: index)
      enumeration(start)
    case .mixin:
      guard next.isIdentifier else { return false }
      go(to: index)
      typeWithBody(start, .mixinDecl)
    case .extension:
      guard next.isIdentifier || next == .leftAngle else { return false }
      go(to: index)
      extensionLike(start)
    case .typedef:
      guard next.isIdentifier || next == .void || next == .leftParen else { return false }
      go(to: index)
      typeAlias(start)
    default: return false
    }
    return true
  }

  private mutating func classLike(_ start: DartMark) {
    advance()
    take(.const)
    let name = takeIdentifier()
    typeParameters()
    guard take(.equal) else { return typeRest(start, .classDecl, name) }
    type()
    clauses()
    finishStatement(start, .classAliasDecl, name: name)
  }

  private mutating func typeWithBody(_ start: DartMark, _ nodeKind: DartNodeKind) {
    advance()
    let name = takeIdentifier()
    typeParameters()
    typeRest(start, nodeKind, name)
  }

  private mutating func extensionLike(_ start: DartMark) {
    if peek() == .type, peek(2).isIdentifier || peek(2) == .const {
      advance()
      advance()
      take(.const)
      let name = takeIdentifier()
      typeParameters()
      return typeRest(start, .extensionTypeDecl, name)
    }
    advance()
    let name = kind == .on && peek() != .on ? DartNode.noName : takeIdentifier()
    typeParameters()
    typeRest(start, .extensionDecl, name)
  }

  /// Behind the name and its type parameters: a constructor in the head, clauses, and the body.
  private mutating func typeRest(_ start: DartMark, _ nodeKind: DartNodeKind, _ name: UInt32) {
    if kind == .period, peek().isWord { go(to: position + 2) }
    if kind == .leftParen { parameters() }
    clauses()
    let outer = enclosingType
    enclosingType = nodeKind == .mixinDecl || nodeKind == .extensionDecl ? DartNode.noName : name
    if kind == .leftBrace {
      typeBody(hasConstants: nodeKind == .enumDecl)
      finish(start, nodeKind, name: name)
    } else {
      finishStatement(start, nodeKind, name: name)
    }
    enclosingType = outer
  }

  private mutating func clauses() {
    while true {
      switch kind {
      case .extends: clause(.extendsClause)
      case .with: clause(.withClause)
      case .implements: clause(.implementsClause)
      case .on: clause(.onClause)
      case .native where peek() == .string: go(to: position + 2)
      default: return
      }
    }
  }

  private mutating func clause(_ nodeKind: DartNodeKind) {
    let start = mark()
    repeat {
      advance()
      type()
    } while kind == .comma
    finish(start, nodeKind)
  }

  private mutating func typeBody(hasConstants: Bool) {
    let start = mark()
    let group = openGroup()
    if hasConstants { enumConstants() }
    while kind != .rightBrace, !isAtEnd {
      if kind == .semicolon {
        advance()
      } else if !declaration(.type) {
        unexpectedLine()
      }
    }
    closeGroup(group)
    finish(start, .classBody)
  }

  // MARK: Enums

  private mutating func enumeration(_ start: DartMark) {
    advance()
    take(.const)
    let name = takeIdentifier()
    typeParameters()
    typeRest(start, .enumDecl, name)
  }

  private mutating func enumConstants() {
    while beginsElement() {
      if kind != .comma { enumConstant() }
      if !nextInList() { break }
    }
  }

  private mutating func enumConstant() {
    let start = mark()
    annotations()
    let name = takeIdentifier()
    if name == DartNode.noName, position == start.token { return unexpectedInList() }
    typeArguments()
    // The name of a constructor.
    if kind == .period, peek().isWord { go(to: position + 2) }
    if kind == .leftParen { arguments() }
    finish(start, .enumConstant, name: name)
  }

  // MARK: Type aliases

  /// `typedef A<T> = B<T>;`, `typedef B A<T>(T a);`.
  private mutating func typeAlias(_ start: DartMark) {
    advance()
    if !beginsAliasName { type() }
    let name = takeIdentifier()
    typeParameters()
    if take(.equal) { type() } else if kind == .leftParen { parameters() }
    finishStatement(start, .typedefDecl, name: name)
  }

  /// The word here is the name, and not the type of what a function gives.
  private var beginsAliasName: Bool {
    mutating get {
      guard kind.isIdentifier else { return false }
      switch peek() {
      case .equal, .leftParen: return true
      case .leftAngle:
        guard let end = endOfTypeArguments(position &+ 1) else { return false }
        return tokenKind(end) == .equal || tokenKind(end) == .leftParen
      default: return false
      }
    }
  }
}
