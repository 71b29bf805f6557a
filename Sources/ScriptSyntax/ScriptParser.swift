internal import ScriptTokens

/// Reads the tokens of a script by recursive descent.
///
/// Like the parser of Swift files it lays nodes down behind their children, so that wrapping what has
/// just been read, as every call and every operator does, is one append; `ScriptPostOrder` turns them
/// round at the end. It never goes back: what it must know in advance it looks up, and as every
/// bracket knows its partner, most looks are one step.
struct ScriptParser {
  var list: ScriptTokenList
  /// In post-order; `end` of a node is the index of its first descendant, or its own.
  var nodes: [ScriptNode]
  var position = 0
  /// The kind of the token at `position`.
  var kind = ScriptTokenKind.endOfFile
  /// How many constructs are open around the one being read.
  var depth = 0
  /// Tokens looked at in advance; a test holds it linear in the size of the source.
  var lookaheads = 0
  /// What brackets shut out.
  var surroundings = ScriptSurroundings.none
  let dialect: ScriptDialect

  /// Deeper constructs are passed over.
  ///
  /// The deepest of 5,400 scripts of four React Native apps takes 41; this many fit on a thread with
  /// 256 KB of stack.
  static let deepest = 240

  init(_ dialect: ScriptDialect, list: ScriptTokenList, reusing nodes: [ScriptNode]) {
    self.dialect = dialect
    self.list = list
    self.nodes = nodes
  }

  mutating func start() {
    kind = list.tokens[0].kind
    nodes.removeAll(keepingCapacity: true)
    nodes.reserveCapacity(list.tokens.count + 16)
  }

  mutating func sourceFile() {
    let file = mark()
    while !isAtEnd {
      items()
      if !isAtEnd { unexpectedToken() }
    }
    position += 1
    finish(file, .sourceFile)
  }
}

/// Where a node begins: its first descendant and its first token.
struct ScriptMark {
  var node: Int
  var token: Int
}

/// What holds only for the expression around.
struct ScriptSurroundings: OptionSet {
  let rawValue: UInt8
  static let none: ScriptSurroundings = []
  /// In the head of a `for`: `in` ends the expression.
  static let stopsAtIn = ScriptSurroundings(rawValue: 1)
  /// Between `?` and `:`, or behind `case`: `(a): b => c` is no arrow function with a result type.
  static let stopsAtColon = ScriptSurroundings(rawValue: 2)
}

// MARK: Tokens

extension ScriptParser {
  @inline(__always) var isAtEnd: Bool { kind == .endOfFile }

  /// A line end lies in front of the current token.
  @inline(__always) var startsLine: Bool { list.tokens[position].startsLine }

  @inline(__always)
  mutating func advance() {
    guard position &+ 1 < list.tokens.count else { return }
    position &+= 1
    kind = list.tokens[position].kind
  }

  @inline(__always)
  func tokenKind(_ index: Int) -> ScriptTokenKind {
    index < list.tokens.count ? list.tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> ScriptTokenKind { tokenKind(position &+ distance) }

  func tokenStartsLine(_ index: Int) -> Bool {
    index < list.tokens.count ? list.tokens[index].startsLine : true
  }

  @inline(__always)
  @discardableResult
  mutating func take(_ expected: ScriptTokenKind) -> Bool {
    guard kind == expected else { return false }
    advance()
    return true
  }

  /// Takes the token, and gives its index to be the name of a node.
  @inline(__always)
  mutating func takeName() -> UInt32 {
    let name = UInt32(truncatingIfNeeded: position)
    advance()
    return name
  }

  mutating func go(to index: Int) {
    position = min(index, list.tokens.count &- 1)
    kind = list.tokens[position].kind
  }

  /// The index of the token that closes the one at `index`, or nil.
  @inline(__always)
  func closer(_ index: Int) -> Int? {
    let closer = Int(truncatingIfNeeded: list.closers[index])
    return closer == 0 ? nil : closer
  }
}

// MARK: Nodes

extension ScriptParser {
  @inline(__always) func mark() -> ScriptMark {
    ScriptMark(node: nodes.count, token: position)
  }

  @inline(__always)
  mutating func finish(
    _ mark: ScriptMark, _ kind: ScriptNodeKind, name: UInt32 = ScriptNode.noName
  ) {
    nodes.append(
      ScriptNode(
        kind: kind, firstToken: UInt32(truncatingIfNeeded: mark.token),
        endToken: UInt32(truncatingIfNeeded: position), name: name, end: mark.node))
  }

  /// A node of the current token alone.
  @inline(__always)
  mutating func leaf(_ kind: ScriptNodeKind) {
    let start = mark()
    let name = takeName()
    finish(start, kind, name: name)
  }

  /// Stands for what should have been read here.
  @inline(never) mutating func missing() { finish(mark(), .missing) }

  /// One level deeper, or false where the source nests too deep to follow.
  @inline(__always)
  mutating func descend() -> Bool {
    guard depth < Self.deepest else { return false }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func ascend() { depth &-= 1 }
}
