package import Syntax
import Tokens

/// Reads what a syntax tree declares into a `FileViews`.
///
/// It does not judge what is a view and what a modifier: declarations and bodies are carried over
/// faithfully, without what cannot matter (`try`, parentheses, generic arguments, the other side of
/// an `#if`). Bodies that cannot say anything about a view are left out; see `Relevance`.
struct Lowering {
  let tree: SyntaxTree
  /// The source. An array of its own, because a stored span would have to carry a lifetime through
  /// every function.
  let bytes: [UInt8]
  var file = FileViews()
  var names = NameTable()

  /// The type whose members are being read, into `file.types`.
  var owner: Int32?
  /// In a class that may be a UIKit view or controller every body matters.
  var isImperative = false
  /// What a postfix `#if` goes on from.
  var implicitBase: ExpressionID?
  var depth = 0
  var hasDeepCode = false
  var wholeFilePrint: UInt64 = 0

  /// Things in the making: an outer list goes on growing while inner ones are closed.
  var spine: [NodeID] = []
  var arguments: [Argument] = []
  var segments: [Segment] = []
  var items: [ExpressionID] = []
  var alternatives: [Alternative] = []
  var statements: [Statement] = []
  var parameters: [Parameter] = []

  /// Expressions do not nest deeper, so that who walks them may recurse.
  static let deepest = 400

  init(_ tree: SyntaxTree, _ source: Span<UInt8>) {
    self.tree = tree
    bytes = unsafe source.withUnsafeBufferPointer { unsafe Array($0) }
  }

  mutating func run() {
    readLines()
    file.imports = imports()
    wholeFilePrint = printOfWholeFile()
    declarations(in: 0)
    noteProblems()
    names.move(into: &file)
  }
}

/// What the tree of a file declares.
package func lower(_ tree: SyntaxTree, _ source: Span<UInt8>) -> FileViews {
  var lowering = Lowering(tree, source)
  lowering.run()
  return lowering.file
}

/// What a source declares; nil for one that cannot matter, which is decided from its bytes.
package func fileViews(of source: Span<UInt8>) -> FileViews? {
  var reader = SyntaxReader()
  return fileViews(of: source, reading: &reader)
}

/// The same with a reader whose buffers are used again, for one file after the other.
package func fileViews(of source: Span<UInt8>, reading reader: inout SyntaxReader) -> FileViews? {
  guard Relevance.mayMatter(source) else { return nil }
  reader.read(source)
  return lower(reader.tree, source)
}

// MARK: - The tree

extension Lowering {
  func kind(_ node: NodeID) -> NodeKind { tree.nodes[node].kind }

  func end(_ node: NodeID) -> NodeID { tree.nodes[node].end }

  /// Where a node begins, in bytes.
  func start(_ node: NodeID) -> UInt32 {
    let first = Int(tree.nodes[node].firstToken)
    return first < tree.tokens.count ? tree.tokens[first].offset : UInt32(bytes.count)
  }

  /// The bytes of a node, from its first token to the end of its last.
  func range(_ node: NodeID) -> Range<Int> {
    let (first, end) = (Int(tree.nodes[node].firstToken), Int(tree.nodes[node].endToken))
    guard first < end, end <= tree.tokens.count else {
      let at = Int(start(node))
      return at..<at
    }
    let from = tree.tokens[first].start
    return from..<max(from, tree.tokens[end - 1].end)
  }

  /// The token a node is about.
  func nameToken(_ node: NodeID) -> Int? {
    let name = tree.nodes[node].name
    return name == Node.noName || Int(name) >= tree.tokens.count ? nil : Int(name)
  }

  func bytes(of token: Int) -> Range<Int> { tree.tokens[token].start..<tree.tokens[token].end }

  func offset(ofName node: NodeID) -> UInt32 {
    nameToken(node).map { tree.tokens[$0].offset } ?? start(node)
  }

  func isToken(_ token: Int, _ text: StaticString) -> Bool {
    let range = bytes(of: token)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where unsafe wanted[index] != bytes[range.lowerBound + index] {
        return false
      }
      return true
    }
  }

  func isName(_ node: NodeID, _ text: StaticString) -> Bool {
    nameToken(node).map { isToken($0, text) } ?? false
  }
}

// MARK: - Depth

extension Lowering {
  /// False where the source nests deeper than anybody writes: what is inside is left out, and said so.
  mutating func goDeeper(_ levels: Int) -> Bool {
    guard depth + levels <= Self.deepest else {
      hasDeepCode = true
      return false
    }
    depth += levels
    return true
  }
}

// MARK: - Names, texts and pools

extension Lowering {
  mutating func name(ofToken token: Int) -> NameID {
    var range = bytes(of: token)
    if range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return names.id(of: range, in: bytes)
  }

  mutating func name(_ node: NodeID) -> NameID? { nameToken(node).map { name(ofToken: $0) } }

  mutating func text(_ string: String) -> TextID {
    file.texts.append(string)
    return TextID(file.texts.count - 1)
  }

  /// Source text for people: one line, cut where it is long.
  mutating func text(ofSource range: Range<Int>) -> TextID {
    let cut = range.prefix(120)
    var line = String(decoding: bytes[cut], as: UTF8.self)
    if line.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
      line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return text(cut.count < range.count ? line + "…" : line)
  }

  mutating func add(_ expression: Expression, at offset: UInt32) -> ExpressionID {
    file.code.expressions.append(expression)
    file.code.offsets.append(offset)
    return ExpressionID(file.code.expressions.count - 1)
  }

  mutating func unknown(_ node: NodeID) -> ExpressionID {
    add(.unknown(text(ofSource: range(node))), at: start(node))
  }

  /// Closes a list: moves what is above `mark` into its pool, where it stays together.
  static func seal<Element>(
    _ open: inout [Element], from mark: Int, into pool: inout [Element]
  ) -> Range<Int32> {
    let start = Int32(pool.count)
    pool.append(contentsOf: open[mark...])
    open.removeSubrange(mark...)
    return start..<Int32(pool.count)
  }
}
