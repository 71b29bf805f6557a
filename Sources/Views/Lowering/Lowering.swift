package import Syntax
import Tokens

/// Reads what a syntax tree declares into a `FileViews`.
///
/// It does not judge what is a view and what a modifier: declarations and bodies are carried over
/// faithfully, without what cannot matter (`try`, parentheses, generic arguments, the other side of
/// an `#if`). Bodies that cannot say anything about a view are left out; see `Relevance`.
struct Lowering: ParsedSource, Sendable {
  var tree = SyntaxTree()
  /// The source, in an array of its own.
  ///
  /// A stored span would have to carry a lifetime through every function.
  var bytes: [UInt8] = []
  var file = FileViews()
  var names = NameTable()

  /// The type whose members are being read, into `file.types`.
  var owner: Int32?
  /// In a class that may be a UIKit view or controller every body matters.
  var isImperative = false
  /// In the code that sets a property: what `newValue` is called, so that a reader hears of which.
  var given: NameID?
  /// What the extension that is being read says of generic names: in `where Content == Row`, `Content` is `Row`.
  var meant: [NameID: NameID] = [:]
  /// The protocols that generic names in sight stand for.
  var bounds = GenericBounds()
  /// What a postfix `#if` goes on from.
  var implicitBase: ExpressionID?
  var depth = 0
  var hasDeepCode = false
  var wholeFilePrint: UInt64 = 0
  /// Nil until somebody asks.
  var changedNames: Set<UInt64>?
  /// And those that a view sets as it appears.
  var appearanceNames: [UInt64: Bool]?
  var systemNames: Set<UInt64>?
  /// The tokens of types that only previews and tests are made of.
  var previews: [Range<Int>] = []
  /// Those of the outermost types, in order.
  var owners: [(name: UInt64, tokens: Range<Int>)] = []
  /// Those of all types, those inside of others behind these.
  var typeTokens: [(type: Int32, tokens: Range<Int>)] = []

  /// Things in the making: an outer list goes on growing while inner ones are closed.
  var spine: [NodeID] = []
  var arguments: [Argument] = []
  var segments: [Segment] = []
  var items: [ExpressionID] = []
  var alternatives: [Alternative] = []
  var clauses: [Clause] = []
  var patterns: [Pattern] = []
  var statements: [Statement] = []
  var parameters: [Parameter] = []

  /// Expressions do not nest deeper, so that who walks them may recurse.
  static let deepest = 400

  /// Reads one file after the other into the same buffers.
  mutating func read(_ tree: SyntaxTree, _ source: Span<UInt8>) -> FileViews {
    self.tree = tree
    bytes.removeAll(keepingCapacity: true)
    unsafe source.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    hasDeepCode = false
    (changedNames, appearanceNames, systemNames) = (nil, nil, nil)
    readLines(of: source)
    readImports()
    wholeFilePrint = printOfWholeFile()
    declarations(in: 0)
    noteProblems()
    file.named = namedTypes()
    file.startsApp = startsApp()
    previews.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    typeTokens.removeAll(keepingCapacity: true)
    // The reader of the tree wants to write into it again.
    self.tree = SyntaxTree()
    var views = file.fitted()
    views.names = names.take()
    file.clear()
    return views
  }
}

/// The protocols that generic names stand for.
struct GenericBounds: Sendable {
  var names: [NameID: NameID] = [:]

  /// What a type is as far as its bound tells; the name itself where it has none.
  func `protocol`(of name: NameID?) -> NameID? { name.map { names[$0] ?? $0 } }
}

/// Reads what sources declare, one after the other, into buffers that are used again.
package struct ViewsReader: Sendable {
  private var syntax = SyntaxReader()
  private var lowering = Lowering()

  package init() {}

  /// What a source declares; nil for one that cannot matter, which is decided from its bytes.
  package mutating func read(_ source: Span<UInt8>) -> FileViews? {
    if Relevance.isNoText(source) {
      var views = FileViews()
      views.problems = [SourceProblem(kind: .notText, offset: 0)]
      return views
    }
    guard Relevance.mayMatter(source) else { return nil }
    syntax.read(source)
    return lowering.read(syntax.tree, source)
  }
}

/// What the tree of a file declares.
package func lower(_ tree: SyntaxTree, _ source: Span<UInt8>) -> FileViews {
  var lowering = Lowering()
  return lowering.read(tree, source)
}

/// What a source declares; nil for one that cannot matter, which is decided from its bytes.
package func fileViews(of source: Span<UInt8>) -> FileViews? {
  var reader = ViewsReader()
  return reader.read(source)
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
  private static let newValue = NameHash.of("newValue")

  mutating func name(ofToken token: Int) -> NameID {
    var range = bytes(of: token)
    if range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "`") {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    let hash = NameHash.of(bytes.span, range)
    if let given, hash == Self.newValue { return given }
    if let known = names.id(hash: hash) { return known }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return names.add(Name(text: text, hash: hash, word: .other))
  }

  mutating func name(_ node: NodeID) -> NameID? {
    if let token = nameToken(node) { name(ofToken: token) } else { nil }
  }

  mutating func text(_ string: String) -> TextID {
    file.texts.append(string)
    return TextID(file.texts.count - 1)
  }

  /// Source text for people: one line, cut where it is long.
  mutating func text(ofSource range: Range<Int>) -> TextID {
    let cut = bytes[range.prefix(120)]
    guard cut.contains(where: { $0 == 10 || $0 == 13 }) else {
      let line = String(decoding: cut, as: UTF8.self)
      return text(cut.count < range.count ? line + "…" : line)
    }
    var line: [UInt8] = []
    for byte in cut {
      if byte > 32 {
        line.append(byte)
      } else if line.last != 32 {
        line.append(32)
      }
    }
    let joined = String(decoding: line, as: UTF8.self)
    return text(cut.count < range.count ? joined + "…" : joined)
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
    for index in mark..<open.count { pool.append(open[index]) }
    open.removeLast(open.count - mark)
    return start..<Int32(pool.count)
  }
}
