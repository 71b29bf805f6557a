internal import ScriptTokens

/// Statements and declarations in a row.
extension ScriptParser {
  /// Up to the `}` of the block or the end of the file.
  mutating func items() {
    while true {
      switch kind {
      case .rightBrace, .endOfFile: return
      case .semicolon: advance()
      default: if !statement() { unexpectedLine() }
      }
    }
  }

  /// `{ … }` as a node of its own.
  @inline(never)
  mutating func block(_ nodeKind: ScriptNodeKind = .block) {
    let block = mark()
    guard kind == .leftBrace else { return missing() }
    let group = openGroup()
    if descend() {
      items()
      ascend()
    }
    closeGroup(group)
    finish(block, nodeKind)
  }

  /// A statement where one must be.
  mutating func body() {
    if kind == .semicolon { return leaf(.emptyStmt) }
    let before = position
    if !statement(), position == before { missing() }
  }

  /// One statement with its `;`.
  ///
  /// False where none begins here.
  mutating func statement() -> Bool {
    guard descend() else {
      let before = position
      tooDeep()
      return position > before
    }
    defer { ascend() }
    switch kind {
    case .leftBrace: block()
    case .const:
      if peek() == .enum { enumeration(mark()) } else { variableStatement() }
    case .var: variableStatement()
    case .function: function(.functionDecl)
    case .class: classLike(.classDecl, mark())
    case .at: decorated()
    case .if: ifStatement()
    case .for: forStatement()
    case .while: whileStatement(.whileStmt)
    case .with: whileStatement(.withStmt)
    case .do: doStatement()
    case .return, .throw: returnStatement()
    case .switch: switchStatement()
    case .try: tryStatement()
    case .break, .continue, .debugger: jumpStatement()
    case .import: return importStatement()
    case .export: exportStatement(mark())
    case .enum: enumeration(mark())
    case .conflictMarker: return false
    default:
      if kind.isIdentifier {
        if peek() == .colon { return labeled() }
        if kind != .identifier, wordStatement() { return true }
      }
      return expressionStatement()
    }
    return true
  }

  private mutating func expressionStatement() -> Bool {
    guard expression() else { return false }
    endStatement()
    return true
  }

  /// A `;`, or what stands for one: a `}`, the end of the file, or a line end.
  mutating func endStatement() {
    switch kind {
    case .semicolon: advance()
    case .rightBrace, .endOfFile: return
    default: if !startsLine { unexpectedLine() }
    }
  }

  private mutating func labeled() -> Bool {
    let start = mark()
    let name = takeName()
    advance()
    body()
    finish(start, .labeledStmt, name: name)
    return true
  }

  /// Statements that begin with a word that could be a name.
  ///
  /// False where it is one.
  private mutating func wordStatement() -> Bool {
    let next = peek()
    let isOnLine = !tokenStartsLine(position &+ 1)
    switch kind {
    case .let:
      guard next.isIdentifier || next == .leftBracket || next == .leftBrace else { return false }
      variableStatement()
    case .using:
      guard next.isIdentifier, isOnLine, next != .of || peek(2) == .equal else { return false }
      variableStatement()
    case .await:
      guard next == .using, peek(2).isIdentifier, isOnLine else { return false }
      advance()
      variableStatement()
    case .async:
      guard next == .function, isOnLine else { return false }
      function(.functionDecl)
    case .abstract:
      guard next == .class, isOnLine else { return false }
      classLike(.classDecl, mark())
    case .interface:
      guard next.isIdentifier, isOnLine else { return false }
      interface()
    case .type, .opaque:
      guard next.isIdentifier, isOnLine else { return false }
      typeAlias()
    case .declare:
      guard next.isWord, isOnLine, next != .in, next != .instanceof else { return false }
      ambient()
    case .namespace, .module:
      guard next.isIdentifier || next == .string, isOnLine else { return false }
      namespace()
    case .global:
      guard next == .leftBrace else { return false }
      namespace()
    default: return false
    }
    return true
  }

  // MARK: Variables

  private mutating func variableStatement() {
    variables()
    endStatement()
  }

  /// `const a = 1, b = 2`.
  @inline(never)
  mutating func variables() {
    let start = mark()
    let name = takeName()
    repeat { declarator() } while take(.comma)
    finish(start, .variableDecl, name: name)
  }

  private mutating func declarator() {
    let start = mark()
    let name = kind.isIdentifier ? UInt32(truncatingIfNeeded: position) : ScriptNode.noName
    pattern()
    if kind == .exclamation, peek() == .colon { advance() }
    typeAnnotation()
    if take(.equal) { value() }
    finish(start, .declarator, name: name)
  }

  /// An expression without commas, or `missing`.
  mutating func value() { if !assignment() { missing() } }

  // MARK: Other declarations

  mutating func interface() {
    let start = mark()
    advance()
    let name = takeName()
    skipTypeParameters()
    while take(.extends) || take(.comma) { go(to: max(position, endOfType(position))) }
    if kind == .leftBrace { skipGroup() }
    finish(start, .interfaceDecl, name: name)
  }

  /// `type A<T> = …`, `opaque type A: B = …`.
  mutating func typeAlias() {
    let start = mark()
    if take(.opaque), kind != .type { return finish(start, .unexpected) }
    advance()
    let name = kind.isIdentifier ? takeName() : ScriptNode.noName
    skipTypeParameters()
    if take(.colon) { go(to: endOfType(position)) }
    if take(.equal) { go(to: endOfType(position)) }
    finish(start, .typeAliasDecl, name: name)
    endStatement()
  }

  mutating func enumeration(_ start: ScriptMark) {
    take(.const)
    advance()
    let name = kind.isIdentifier ? takeName() : ScriptNode.noName
    // `enum A of string {…}` of Flow.
    if take(.of) { advance() }
    if kind == .leftBrace {
      let group = openGroup()
      while kind.isWord || kind == .string || kind == .leftBracket { enumMember() }
      closeGroup(group)
    }
    finish(start, .enumDecl, name: name)
  }

  private mutating func enumMember() {
    let start = mark()
    let name = propertyKey()
    if take(.equal) { value() }
    finish(start, .enumMember, name: name)
    if !endsListElement { unexpectedInList() }
    take(.comma)
  }

  /// `namespace A.B {…}`, `module "a" {…}`, `global {…}`.
  mutating func namespace() {
    let start = mark()
    var name = takeName()
    if kind.isIdentifier || kind == .string { name = takeName() }
    while kind == .period {
      advance()
      if kind.isWord { name = takeName() }
    }
    if kind == .leftBrace { block() }
    finish(start, .namespaceDecl, name: name)
    if kind == .semicolon { advance() }
  }

  /// Functions, classes and modules that Flow declares have a grammar of their own, and are passed over
  /// to the end of their line.
  mutating func ambient() {
    let start = mark()
    advance()
    switch kind {
    case .function, .class, .export, .identifier, .module:
      guard dialect == .javaScript else { fallthrough }
      if kind != .export, peek().isIdentifier, peek(2) == .leftAngle {
        go(to: position + 2)
        skipTypeParameters()
      }
      repeat { skipGroup() } while !startsLine && !isAtEnd && kind != .rightBrace
    default: _ = statement()
    }
    finish(start, .ambientDecl)
  }
}
