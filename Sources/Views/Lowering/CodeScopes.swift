import Syntax
import Tokens

/// The code that a token stands in, from the outermost type to the innermost function or closure: found as the tokens
/// of a file are gone through in order, by who looks at code that is not lowered.
struct CodeScopes {
  struct Scope {
    /// The hash of the name of a type.
    var type: UInt64?
    /// The same of a function.
    var function: UInt64?
    /// Done before anything is shown: an initialiser, or what UIKit calls once.
    var isStart = false
    var tokens: Range<Int>
  }

  /// What UIKit calls once, before anything is shown.
  static let called: [StaticString] = ["viewDidLoad", "loadView", "awakeFromNib"]

  private(set) var open: [Scope] = []
  private var node = 0

  mutating func go(to token: Int, in source: some ParsedSource) {
    while node < source.tree.nodes.count, Int(source.tree.nodes[node].firstToken) <= token {
      if let scope = Self.scope(of: NodeID(node), source) { open.append(scope) }
      node += 1
    }
    while let last = open.last, token >= last.tokens.upperBound { open.removeLast() }
  }

  /// The innermost type.
  var type: UInt64? { open.last { $0.type != nil }?.type }

  private static func scope(of node: NodeID, _ source: some ParsedSource) -> Scope? {
    let tokens = source.tokens(of: node)
    switch source.kind(node) {
    case .classDecl, .structDecl, .actorDecl, .enumDecl, .extensionDecl:
      let name = source.nameToken(node).map {
        NameHash.of(source.bytes.span, source.bytes(of: $0))
      }
      return Scope(type: name ?? 0, tokens: tokens)
    case .initializerDecl: return Scope(isStart: true, tokens: tokens)
    case .functionDecl:
      guard let token = source.nameToken(node) else { return Scope(tokens: tokens) }
      return Scope(
        function: NameHash.of(source.bytes.span, source.bytes(of: token)),
        isStart: called.contains { source.isToken(token, $0) }, tokens: tokens)
    case .closureExpr: return Scope(tokens: tokens)
    default: return nil
    }
  }
}
