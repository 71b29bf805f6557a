import Syntax
import Tokens

/// Finds the functions that are only done as what they are of comes up: `private func setUp()`, which nothing but
/// `viewDidLoad` calls, or what is called by that alone.
struct StartNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  /// What UIKit calls once, before anything is shown.
  static let called: [StaticString] = ["viewDidLoad", "loadView", "awakeFromNib"]

  private struct Scope {
    /// The function whose code it is; nil for closures and types.
    var name: UInt64?
    /// Called by UIKit, or makes the object.
    var isCalled: Bool
    var tokens: Range<Int>
  }

  func all() -> Set<UInt64> {
    let (wanted, hasStart) = candidates()
    if wanted.isEmpty || !hasStart { return [] }
    var places: [UInt64: [Scope]] = [:]
    var scopes: [Scope] = []
    var node = 0
    for token in tree.tokens.indices {
      while node < tree.nodes.count, Int(tree.nodes[node].firstToken) <= token {
        if let scope = scope(of: node) { scopes.append(scope) }
        node += 1
      }
      while let last = scopes.last, token >= last.tokens.upperBound { scopes.removeLast() }
      guard tree.tokens[token].kind.isIdentifier, token > 0, tree.tokens[token - 1].kind != .func
      else { continue }
      let name = NameHash.of(bytes.span, bytes(of: token))
      guard wanted.contains(name) else { continue }
      places[name, default: []].append(scopes.last ?? Scope(isCalled: false, tokens: 0..<0))
    }
    var found: Set<UInt64> = []
    var isNew = true
    while isNew {
      let more = places.filter { name, scopes in
        !found.contains(name)
          && scopes.allSatisfy { $0.isCalled || $0.name.map(found.contains) ?? false }
      }
      found.formUnion(more.keys)
      isNew = !more.isEmpty
    }
    return found
  }

  /// Functions that no other file sees, and whether there is anything to call them.
  private func candidates() -> (names: Set<UInt64>, hasStart: Bool) {
    var (hidden, seen): (Set<UInt64>, Set<UInt64>) = ([], [])
    var hasStart = false
    var around: [(isHidden: Bool, end: NodeID)] = []
    for node in 0..<tree.nodes.count {
      while let last = around.last, node >= last.end { around.removeLast() }
      switch kind(node) {
      case .extensionDecl: around.append((isHidden(node), end(node)))
      case .functionDecl:
        guard let token = nameToken(node) else { continue }
        if isCalled(token) { hasStart = true }
        let name = NameHash.of(bytes.span, bytes(of: token))
        if isHidden(node) || around.last?.isHidden == true {
          hidden.insert(name)
        } else {
          seen.insert(name)
        }
      default: continue
      }
    }
    return (hidden.subtracting(seen), hasStart)
  }

  private func isHidden(_ declaration: NodeID) -> Bool {
    for token in tokens(of: declaration) {
      switch tree.tokens[token].kind {
      case .private, .fileprivate: return true
      case .func, .extension: return false
      default: continue
      }
    }
    return false
  }

  private func isCalled(_ name: Int) -> Bool { Self.called.contains { isToken(name, $0) } }

  private func scope(of node: NodeID) -> Scope? {
    switch kind(node) {
    case .classDecl, .structDecl, .actorDecl, .enumDecl, .extensionDecl, .closureExpr:
      return Scope(isCalled: false, tokens: tokens(of: node))
    case .initializerDecl: return Scope(isCalled: true, tokens: tokens(of: node))
    case .functionDecl:
      guard let token = nameToken(node) else { return nil }
      return Scope(
        name: NameHash.of(bytes.span, bytes(of: token)), isCalled: isCalled(token),
        tokens: tokens(of: node))
    default: return nil
    }
  }
}
