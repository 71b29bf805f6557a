internal import DartTokens

/// Reads the tokens of a Dart file by recursive descent.
///
/// Like the parsers of Swift files and of scripts it lays nodes down behind their children, so that wrapping
/// what has just been read, as every call and every operator does, is one append; `DartPostOrder` turns
/// them round at the end. It never goes back: what it must know in advance it looks up, and as every
/// bracket knows its partner, most looks are one step.
struct DartParser {
  var list = DartTokenList()
  /// In post-order; `end` of a node is the index of its first descendant, or its own.
  var nodes: [DartNode] = []
  var position = 0
  /// The kind of the token at `position`.
  var kind = DartTokenKind.endOfFile
  /// How many constructs are open around the one being read.
  var depth = 0
  /// Tokens looked at in advance; a test holds it linear in the size of the source.
  var lookaheads = 0
  /// What brackets shut out.
  var surroundings = DartSurroundings.none
  /// Methods without a type, and the name of the class they stand in.
  var untypedMethods: [(node: Int, type: UInt32)] = []
  /// The name of the class around; see `untypedMethods`.
  var enclosingType = DartNode.noName

  /// Deeper constructs are passed over.
  ///
  /// The deepest of 5,650 files of public Flutter apps and packages takes 45; this many fit on a thread
  /// with 256 KB of stack.
  static let deepest = 240

  mutating func start() {
    kind = list.tokens[0].kind
    nodes.removeAll(keepingCapacity: true)
    nodes.reserveCapacity(list.tokens.count + 16)
  }

  mutating func sourceFile() {
    let file = mark()
    while !isAtEnd {
      if kind == .semicolon {
        advance()
      } else if kind == .rightBrace || kind == .conflictMarker {
        unexpectedToken()
      } else if !declaration(.file), !statement() {
        unexpectedLine()
      }
    }
    position += 1
    finish(file, .sourceFile)
  }
}

/// Where a node begins: its first descendant and its first token.
struct DartMark {
  var node: Int
  var token: Int
}

/// What holds only for the expression around.
struct DartSurroundings: OptionSet {
  let rawValue: UInt8
  static let none: DartSurroundings = []
  /// In an initializer of a constructor and behind `when`: in `(a) {` and `(a) =>` the parentheses are an
  /// operand, and no function begins.
  static let hasNoFunctions = DartSurroundings(rawValue: 1)
  /// In a pattern of a declaration: a name binds and is no constant.
  static let bindsNames = DartSurroundings(rawValue: 2)
  /// In brackets that nothing closes.
  static let hasNoEnd = DartSurroundings(rawValue: 4)
}

// MARK: Tokens

extension DartParser {
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
  func tokenKind(_ index: Int) -> DartTokenKind {
    index < list.tokens.count ? list.tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> DartTokenKind { tokenKind(position &+ distance) }

  func tokenStartsLine(_ index: Int) -> Bool {
    index < list.tokens.count ? list.tokens[index].startsLine : true
  }

  @inline(__always)
  @discardableResult
  mutating func take(_ expected: DartTokenKind) -> Bool {
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

  /// As `takeName`, where the token is an identifier.
  @inline(__always)
  mutating func takeIdentifier() -> UInt32 { kind.isIdentifier ? takeName() : DartNode.noName }

  mutating func go(to index: Int) {
    position = min(index, list.tokens.count &- 1)
    kind = list.tokens[position].kind
  }

  /// The index of the token that closes the one at `index`, or nil.
  @inline(__always)
  func closer(_ index: Int) -> Int? {
    guard index < list.closers.count else { return nil }
    let closer = Int(truncatingIfNeeded: list.closers[index])
    return closer == 0 ? nil : closer
  }

  /// The token directly follows the one before.
  func isAdjacent(_ index: Int) -> Bool {
    index < list.tokens.count && list.tokens[index - 1].end == list.tokens[index].start
  }
}

// MARK: Nodes

extension DartParser {
  @inline(__always) func mark() -> DartMark {
    DartMark(node: nodes.count, token: position)
  }

  @inline(__always)
  mutating func finish(
    _ mark: DartMark, _ kind: DartNodeKind, name: UInt32 = DartNode.noName
  ) {
    nodes.append(
      DartNode(
        kind: kind, firstToken: UInt32(truncatingIfNeeded: mark.token),
        endToken: UInt32(truncatingIfNeeded: position), name: name, end: mark.node))
  }

  /// A node of the current token alone.
  @inline(__always)
  mutating func leaf(_ kind: DartNodeKind) {
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
