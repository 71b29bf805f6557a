import Syntax
import Tokens

/// Finds the functions that are only done as what they are of comes up: `private func setUp()`, which nothing but
/// `viewDidLoad` calls, or what is called by that alone.
struct StartNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  func all() -> Set<UInt64> {
    let (wanted, hasStart) = candidates()
    if wanted.isEmpty || !hasStart { return [] }
    var places: [UInt64: [CodeScopes.Scope]] = [:]
    var scopes = CodeScopes()
    for token in tree.tokens.indices {
      scopes.go(to: token, in: self)
      guard tree.tokens[token].kind.isIdentifier, token > 0, tree.tokens[token - 1].kind != .func
      else { continue }
      let name = NameHash.of(bytes.span, bytes(of: token))
      guard wanted.contains(name) else { continue }
      // What is handed on is done whenever somebody wants.
      let scope = isCall(token) ? scopes.open.last : nil
      places[name, default: []].append(scope ?? CodeScopes.Scope(tokens: 0..<0))
    }
    var found: Set<UInt64> = []
    var isNew = true
    while isNew {
      let more = places.filter { name, scopes in
        !found.contains(name)
          && scopes.allSatisfy { $0.isStart || $0.function.map(found.contains) ?? false }
      }
      found.formUnion(more.keys)
      isNew = !more.isEmpty
    }
    return found
  }

  /// `setUp()`, and neither `load(then: setUp)` nor `#selector(self.setUp(_:))`.
  private func isCall(_ name: Int) -> Bool {
    guard name + 1 < tree.tokens.count, tree.tokens[name + 1].kind == .leftParen else {
      return false
    }
    var first = name
    while first > 1, tree.tokens[first - 1].kind == .period, tree.tokens[first - 2].kind.isWord {
      first -= 2
    }
    guard first > 1, tree.tokens[first - 1].kind == .leftParen else { return true }
    return !isToken(first - 2, "selector") && !isToken(first - 2, "#selector")
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
        if CodeScopes.called.contains(where: { isToken(token, $0) }) { hasStart = true }
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
}
