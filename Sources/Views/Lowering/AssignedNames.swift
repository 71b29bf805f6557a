import Syntax
import Tokens

/// Finds which properties the code of a file sets after it made what they are of: those of its own types, by type,
/// and those of anything else.
///
/// By tokens, as most bodies that do such things are left out. What a type sets of its own while it comes up
/// (`init`, `viewDidLoad`) is left to who reads these bodies.
struct AssignedNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]
  /// See `StartNames`.
  let starts: Set<UInt64>

  /// Those of the words that everybody uses are told apart: who may set them is known of what is private alone.
  func all() -> (names: [TypeNames], usual: [UInt64]) {
    var own: [UInt64: Set<UInt64>] = [:]
    var others: Set<UInt64> = []
    var scopes = CodeScopes()
    for token in tree.tokens.indices {
      scopes.go(to: token, in: self)
      guard tree.tokens[token].kind.isIdentifier, isSet(at: token) else { continue }
      let name = NameHash.of(bytes.span, bytes(of: token))
      guard isOwn(token) else {
        others.insert(name)
        continue
      }
      if let scope = scopes.open.last, scope.isStart || scope.function.map(starts.contains) ?? false
      {
        continue
      }
      if let type = scopes.type { own[type, default: []].insert(name) }
    }
    var all = own.sorted { $0.key < $1.key }.map { TypeNames(owner: $0.key, $0.value, .set) }
    all.append(TypeNames(owner: nil, others, .set))
    var usual = others.filter { Vocabulary.all.name(hash: $0) != nil }
    for (type, names) in own {
      for name in names where Vocabulary.all.name(hash: name) != nil {
        usual.insert(AssignedProperties.key(name, of: type))
      }
    }
    return (all.filter { !$0.hashes.isEmpty }, usual.sorted())
  }

  private static let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!=="]

  /// What changes a value in its place.
  private static let changes: [StaticString] = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "popLast",
  ]

  /// `flag = …`, `flag.toggle()`, `list.append(…)`, `&flag`, `\.flag`.
  private func isSet(at token: Int) -> Bool {
    if token > 0 {
      switch tree.tokens[token - 1].kind {
      case .prefixAmpersand: return true
      case .period where isInOut(token): return true
      case .var, .let, .func, .case, .typealias, .associatedtype: return false
      case .period where token > 1 && tree.tokens[token - 2].kind == .backslash: return true
      default: break
      }
    }
    guard token + 1 < tree.tokens.count else { return false }
    switch tree.tokens[token + 1].kind {
    case .equal: return true
    case .binaryOperator:
      let sign = bytes(of: token + 1)
      guard sign.count > 1, bytes[sign.upperBound - 1] == UInt8(ascii: "=") else { return false }
      return !AssignedNames.comparisons.contains { isToken(token + 1, $0) }
    case .comma, .rightParen: return isInAssignedTuple(token)
    case .period:
      return token + 2 < tree.tokens.count
        && AssignedNames.changes.contains { isToken(token + 2, $0) }
    default: return false
    }
  }

  /// `&page.flag`.
  private func isInOut(_ token: Int) -> Bool {
    var first = token
    while first > 1, tree.tokens[first - 1].kind == .period, tree.tokens[first - 2].kind.isWord {
      first -= 2
    }
    return first > 0 && tree.tokens[first - 1].kind == .prefixAmpersand
  }

  /// `flag`, `self.flag`.
  private func isOwn(_ token: Int) -> Bool {
    guard token > 0 else { return true }
    switch tree.tokens[token - 1].kind {
    case .period:
      return token > 1 && isToken(token - 2, "self")
        && (token < 3 || tree.tokens[token - 3].kind != .period)
    default: return true
    }
  }
}
