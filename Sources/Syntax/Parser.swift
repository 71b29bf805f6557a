internal import Tokens

/// Reads tokens by recursive descent.
///
/// Nodes are laid down behind their children (post-order): wrapping what has just been read, as every
/// `.modifier()` does, is one append, and nothing moves. `PostOrder` turns them round at the end. A
/// node under way is a `Mark`, so nothing is opened that would have to be closed.
///
/// The parser never goes back: what it must know in advance it looks up (`Parser+Lookahead`).
struct Parser {
  var list: TokenList
  /// In post-order; `end` of a node is the index of its first descendant, or its own.
  var nodes: [Node]
  var position = 0
  /// The kind of the token at `position`.
  var kind: TokenKind
  /// How many constructs are open around the one being read.
  var depth = 0
  /// Tokens looked at in advance; a test holds it linear in the size of the source.
  var lookaheads = 0

  /// Between `if` and its `{`: a `{` behind a name begins the body, not a closure.
  var isInCondition = false
  /// In the condition of a `#if`: a line end ends the expression.
  var endsAtLine = false
  /// In a pattern: `=` ends the expression.
  var stopsAtEqual = false
  var patterns = PatternContext.none
  /// How many `#if` are open: their `#else` and `#endif` end what is being read.
  var openIfConfigs = 0

  /// Deeper constructs are passed over.
  ///
  /// The deepest real code we met nests 40 levels; this many fit on
  /// a thread with 512 KB of stack.
  static let deepest = 200

  init(list: TokenList, reusing nodes: [Node]) {
    self.list = list
    self.nodes = nodes
    kind = .endOfFile
  }

  mutating func start() {
    kind = list.tokens[0].kind
    nodes.removeAll(keepingCapacity: true)
    nodes.reserveCapacity(list.tokens.count + 16)
  }

  mutating func sourceFile() {
    let file = mark()
    while !isAtEnd {
      items(.file)
      if !isAtEnd { unexpectedToken() }
    }
    position += 1
    finish(file, .sourceFile)
  }
}

/// Where a node begins: its first descendant and its first token.
struct Mark {
  var node: Int
  var token: Int
}

/// What a name means inside a pattern.
enum PatternContext: Sendable {
  case none
  /// Behind `case`: `let` may begin a pattern inside an expression.
  case matching
  /// Behind `let` in such a pattern: a bare name is a new variable.
  case binding
}

// MARK: Tokens

extension Parser {
  @inline(__always) var isAtEnd: Bool { kind == .endOfFile }

  /// A line end lies in front of the current token.
  @inline(__always) var startsLine: Bool { list.tokens[position].startsLine }

  /// The current token directly follows the one before.
  @inline(__always) var isAdjacent: Bool {
    position > 0 && list.tokens[position &- 1].end == list.tokens[position].start
  }

  /// The next token directly follows the current one.
  var isNextAdjacent: Bool {
    position &+ 1 < list.tokens.count
      && list.tokens[position].end == list.tokens[position &+ 1].start
  }

  @inline(__always)
  mutating func advance() {
    guard position &+ 1 < list.tokens.count else { return }
    position &+= 1
    kind = list.tokens[position].kind
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    let index = position &+ distance
    return index < list.tokens.count ? list.tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func peekStartsLine(_ distance: Int = 1) -> Bool {
    let index = position &+ distance
    return index < list.tokens.count ? list.tokens[index].startsLine : true
  }

  @inline(__always)
  @discardableResult
  mutating func take(_ expected: TokenKind) -> Bool {
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
}

// MARK: Nodes

extension Parser {
  @inline(__always) func mark() -> Mark { Mark(node: nodes.count, token: position) }

  @inline(__always)
  mutating func finish(_ mark: Mark, _ kind: NodeKind, name: UInt32 = Node.noName) {
    nodes.append(
      Node(
        kind: kind, firstToken: UInt32(truncatingIfNeeded: mark.token),
        endToken: UInt32(truncatingIfNeeded: position), name: name, end: mark.node))
  }

  /// A node of the current token alone.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind) {
    let start = mark()
    let name = takeName()
    finish(start, kind, name: name)
  }

  /// Drops the nodes since the mark; their tokens become tokens of the parent.
  mutating func forgetNodes(since mark: Mark) {
    nodes.removeLast(nodes.count - mark.node)
  }

  /// One level deeper, or false where the source nests too deep to follow.
  @inline(__always)
  mutating func descend() -> Bool {
    guard depth < Self.deepest else { return false }
    depth &+= 1
    return true
  }

  @inline(__always) mutating func ascend() { depth &-= 1 }
}
