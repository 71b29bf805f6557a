internal import ScriptTokens

/// What a script takes from others, and what it gives.
extension ScriptParser {
  // MARK: Imports

  /// False where the `import` is an expression that cannot be read.
  mutating func importStatement() -> Bool {
    switch peek() {
    case .leftParen, .period:
      guard expression() else { return false }
      endStatement()
      return true
    default: break
    }
    let start = mark()
    advance()
    let nodeKind: ScriptNodeKind = importsTypes ? .typeImportDecl : .importDecl
    if nodeKind == .typeImportDecl || isImportPhase { advance() }
    if kind.isIdentifier {
      if peek() == .equal { return importEquals(start) }
      leaf(.importDefault)
      take(.comma)
    }
    if kind == .multiplicative {
      let namespace = mark()
      advance()
      take(.as)
      let name = kind.isWord ? takeName() : ScriptNode.noName
      finish(namespace, .importNamespace, name: name)
    }
    if kind == .leftBrace { specifiers(.importSpecifier) }
    take(.from)
    finish(start, nodeKind, name: moduleName())
    endStatement()
    return true
  }

  /// The word behind `import` or `export` says that only types are meant, and is no name itself:
  /// `import type from "a"` takes the default.
  private var importsTypes: Bool {
    guard kind == .type || kind == .typeof else { return false }
    switch peek() {
    case .leftBrace, .multiplicative: return true
    case .from: return peek(2) == .from || peek(2) == .equal
    default: return peek().isIdentifier
    }
  }

  /// `import defer * as a`, `import source a from`.
  private var isImportPhase: Bool {
    guard kind == .identifier else { return false }
    return peek() == .multiplicative || peek() == .identifier
  }

  /// `import a = require("b")`, `import a = b.c`.
  private mutating func importEquals(_ start: ScriptMark) -> Bool {
    let name = takeName()
    advance()
    value()
    finish(start, .importEqualsDecl, name: name)
    endStatement()
    return true
  }

  /// The string of the module with its attributes: `"a" with {type: "json"}`.
  private mutating func moduleName() -> UInt32 {
    guard kind == .string else { return ScriptNode.noName }
    let name = takeName()
    if kind == .with || !startsLine && text(isAssert: position), peek() == .leftBrace {
      advance()
      skipGroup()
    }
    return name
  }

  /// `assert`, as `with` was called at first, is a name like others: only its place tells.
  private func text(isAssert index: Int) -> Bool {
    list.tokens[index].kind == .identifier && list.tokens[index].length == 6
  }

  /// `{a, b as c, type D}`.
  private mutating func specifiers(_ nodeKind: ScriptNodeKind) {
    let group = openGroup()
    while kind != .rightBrace, !isAtEnd {
      guard kind.isWord || kind == .string else {
        unexpectedInList()
        guard take(.comma) else { break }
        continue
      }
      let isType = specifiesType
      if isType { advance() }
      let start = mark()
      var name = takeName()
      if take(.as), kind.isWord || kind == .string { name = takeName() }
      finish(start, isType ? .typeSpecifier : nodeKind, name: name)
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
  }

  /// `type A`, `type as`; but in `type as A` the word is the name.
  private var specifiesType: Bool {
    guard kind == .type || kind == .typeof else { return false }
    guard peek() == .as else { return peek().isWord || peek() == .string }
    return !peek(2).isWord || peek(2) == .as && peek(3).isWord
  }

  // MARK: Exports

  /// Since `start`, where decorators of the class may begin.
  mutating func exportStatement(_ start: ScriptMark) {
    let word = takeName()
    switch kind {
    case .default: return exportDefault(start)
    case .multiplicative: return exportAll(start, .exportAllDecl)
    case .leftBrace: return exportNamed(start, .exportNamedDecl)
    case .equal:
      advance()
      value()
      finish(start, .exportAssignment)
      return endStatement()
    case .as:
      while !startsLine, kind.isWord { advance() }
      finish(start, .exportAssignment)
      return endStatement()
    case .type where peek() == .leftBrace || peek() == .multiplicative:
      advance()
      if kind == .multiplicative { return exportAll(start, .typeExportDecl) }
      return exportNamed(start, .typeExportDecl)
    case .at:
      decorators()
      if kind == .abstract || kind == .class { classLike(.classDecl, mark()) }
    default: if !statement() { missing() }
    }
    finish(start, .exportDecl, name: word)
  }

  private mutating func exportDefault(_ start: ScriptMark) {
    let name = takeName()
    switch kind {
    case .function: function(.functionDecl)
    case .class: classLike(.classDecl, mark())
    case .abstract where peek() == .class: classLike(.classDecl, mark())
    case .at: decorated()
    case .async where peek() == .function && !tokenStartsLine(position + 1):
      function(.functionDecl)
    case .interface where peek().isIdentifier && !tokenStartsLine(position + 1): interface()
    case .enum: enumeration(mark())
    default:
      value()
      finish(start, .exportDefaultDecl, name: name)
      return endStatement()
    }
    finish(start, .exportDefaultDecl, name: name)
  }

  private mutating func exportAll(_ start: ScriptMark, _ nodeKind: ScriptNodeKind) {
    advance()
    if kind == .as {
      advance()
      if kind.isWord || kind == .string { leaf(.exportNamespace) }
    }
    take(.from)
    finish(start, nodeKind, name: moduleName())
    endStatement()
  }

  private mutating func exportNamed(_ start: ScriptMark, _ nodeKind: ScriptNodeKind) {
    specifiers(.exportSpecifier)
    let name = take(.from) ? moduleName() : ScriptNode.noName
    finish(start, nodeKind, name: name)
    endStatement()
  }
}
