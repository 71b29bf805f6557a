internal import Tokens

/// Variables, their bindings and accessors.
extension Parser {
  mutating func variable(_ start: Mark) {
    let name = takeName()
    repeat {
      binding(takesAccessors: true)
    } while take(.comma)
    finish(start, .variableDecl, name: name)
  }

  private mutating func binding(takesAccessors: Bool) {
    let start = mark()
    let name = kind.isWord && kind != .wildcard ? UInt32(truncatingIfNeeded: position) : Node.noName
    guard pattern() else { return }
    typeAnnotation()
    if take(.equal) { expression() }
    if takesAccessors { accessorBlock() }
    finish(start, .binding, name: name)
  }

  mutating func typeAnnotation() {
    guard kind == .colon else { return }
    let annotation = mark()
    advance()
    type()
    finish(annotation, .typeAnnotation)
  }

  mutating func accessorBlock() {
    guard kind == .leftBrace else { return }
    let block = mark()
    advance()
    guard beginsAccessor() else {
      bracedItems(.code)
      return finish(block, .accessorBlock)
    }
    let outer = surroundings
    clearSurroundings()
    while kind != .rightBrace, !isAtEnd {
      if kind == .poundIf || kind == .poundElse || kind == .poundElseif || kind == .poundEndif {
        accessorConfig()
      } else if beginsAccessor() {
        accessor()
      } else {
        unexpectedLine()
      }
    }
    take(.rightBrace)
    surroundings = outer
    finish(block, .accessorBlock)
  }

  /// The `#if` lines around accessors are tokens of the block.
  private mutating func accessorConfig() {
    repeat { advance() } while !startsLine && !isAtEnd && kind != .rightBrace
  }

  private mutating func accessor() {
    let start = mark()
    attributesAndModifiers()
    let name = takeName()
    if kind == .leftParen { parameterClause(.closure) }
    effects()
    codeBlock()
    finish(start, .accessor, name: name)
  }

  /// An accessor begins here: its name, and behind it what only accessors have.
  private mutating func beginsAccessor() -> Bool {
    var index = position
    if list.tokens[index].kind == .poundIf {
      index = endOfDirective(index)
    }
    index = endOfAttributesAndModifiers(index)
    guard index < list.tokens.count else { return false }
    switch list.tokens[index].kind {
    case .didSet, .willSet, .get, .set, .underscoreRead, .underscoreModify, .unsafeAddress,
      .unsafeMutableAddress:
      break
    case .`init`:
      // `init(newValue) { … }` and `init { … }`, never a call in a getter.
      break
    default: return false
    }
    index += 1
    guard index < list.tokens.count else { return true }
    switch list.tokens[index].kind {
    case .leftBrace, .rightBrace, .async, .throws, .rethrows, .semicolon, .endOfFile, .get, .set,
      .didSet, .willSet, .underscoreRead, .underscoreModify, .mutating, .nonmutating, .at,
      .poundEndif, .poundElse, .poundElseif:
      return true
    case .leftParen:
      let behind = endOfGroup(index)
      return behind < list.tokens.count
        && (list.tokens[behind].kind == .leftBrace || list.tokens[behind].kind == .async
          || list.tokens[behind].kind == .throws)
    default: return false
    }
  }
}
