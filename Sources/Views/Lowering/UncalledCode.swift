import Syntax
import Tokens

/// Finds code that nothing runs: private functions and computed properties that no code of the file names, or only
/// such code.
///
/// What is private no other file can name (The Swift Programming Language, “Access Control”). By tokens, so that one
/// that has its name in common with something else counts as run.
struct UncalledCode: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]
  /// What is not built, or for previews.
  let unused: [Range<Int>]

  private struct Candidate {
    var name: UInt64
    var nameToken: Int
    var tokens: Range<Int>
    /// The type that it is of, where that may have it for a protocol if nobody else sees that either.
    var type: UInt64?
  }

  func all() -> [Range<Int>] {
    let candidates = candidates()
    if candidates.isEmpty { return [] }
    let names = Set(candidates.map(\.name))
    var run: Set<UInt64> = []
    var pending: [UInt64] = []
    /// By the name of a candidate, which ones its code names.
    var named: [UInt64: [UInt64]] = [:]
    for (name, owner) in uses(of: names, candidates) {
      if let owner {
        named[owner, default: []].append(name)
      } else if run.insert(name).inserted {
        pending.append(name)
      }
    }
    while let name = pending.popLast() {
      for next in named[name] ?? [] where run.insert(next).inserted { pending.append(next) }
    }
    return candidates.filter { !run.contains($0.name) }.map(\.tokens)
  }

  /// Where code that is used names one of them, and in which of them that is.
  private func uses(
    of names: Set<UInt64>, _ candidates: [Candidate]
  ) -> [(name: UInt64, owner: UInt64?)] {
    var found: [(name: UInt64, owner: UInt64?)] = []
    var asides = Asides(unused)
    var next = candidates.startIndex
    var token = 0
    while token < tree.tokens.count {
      if asides.skip(&token) { continue }
      while next < candidates.endIndex, token >= candidates[next].tokens.upperBound { next += 1 }
      defer { token += 1 }
      guard tree.tokens[token].kind.isIdentifier else { continue }
      let name = NameHash.of(bytes.span, bytes(of: token))
      guard names.contains(name) else { continue }
      let isInside = next < candidates.endIndex && candidates[next].tokens.contains(token)
      if isInside, candidates[next].nameToken == token { continue }
      found.append((name, isInside ? candidates[next].name : nil))
    }
    return found
  }

  // MARK: - What is private

  /// In order; they do not stand in each other.
  private func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var hiddenTypes: Set<UInt64> = []
    var around: [(name: UInt64?, isHidden: Bool, end: NodeID)] = []
    for node in 0..<tree.nodes.count {
      while let last = around.last, node >= last.end { around.removeLast() }
      let kind = kind(node)
      switch kind {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
        let name = nameToken(node).map { NameHash.of(bytes.span, bytes(of: $0)) }
        let isHidden = head(of: node, isType: true)?.isHidden ?? false
        if isHidden, kind != .extensionDecl, let name { hiddenTypes.insert(name) }
        around.append((name, isHidden && kind == .extensionDecl, end(node)))
      case .functionDecl, .variableDecl:
        if let last = found.last, last.tokens.contains(Int(tree.nodes[node].firstToken)) {
          continue
        }
        guard let head = head(of: node), let token = nameOfCode(node, kind), isPlain(token),
          head.isHidden || around.last?.isHidden ?? false
        else { continue }
        found.append(
          Candidate(
            name: NameHash.of(bytes.span, bytes(of: token)), nameToken: token,
            tokens: tokens(of: node), type: head.isPrivate ? nil : around.last?.name))
      default: continue
      }
    }
    return found.filter { candidate in
      !(candidate.type.map { hiddenTypes.contains($0) } ?? false)
    }
  }

  /// Who sees a declaration; nil for code whose attributes or modifiers may let somebody else call it.
  private func head(
    of node: NodeID, isType: Bool = false
  ) -> (isHidden: Bool, isPrivate: Bool)? {
    var (isHidden, isPrivate) = (false, false)
    var child = node + 1
    while child < end(node) {
      switch kind(child) {
      case .attribute: if !isType, !isQuiet(child) { return nil }
      case .modifier:
        let isSetterOnly = tree.nodes[child].endToken > tree.nodes[child].firstToken + 1
        if isName(child, "fileprivate") { isHidden = !isSetterOnly }
        if isName(child, "private") { (isHidden, isPrivate) = (!isSetterOnly, !isSetterOnly) }
        if isName(child, "dynamic") || isName(child, "override") { return nil }
      default: return (isHidden, isPrivate)
      }
      child = end(child)
    }
    return (isHidden, isPrivate)
  }

  /// Of a function, or of a property that nothing is kept in.
  private func nameOfCode(_ node: NodeID, _ kind: NodeKind) -> Int? {
    if kind == .functionDecl { return nameToken(node) }
    var binding: NodeID?
    var child = node + 1
    while child < end(node) {
      if case .binding = self.kind(child) {
        if binding != nil { return nil }
        binding = child
      }
      child = end(child)
    }
    guard let binding, let name = nameToken(binding) else { return nil }
    child = binding + 1
    while child < end(binding) {
      if case .accessorBlock = self.kind(child) {
        let block = Int(tree.nodes[child].firstToken)
        return tree.tokens[name..<block].contains { $0.kind == .equal } ? nil : name
      }
      child = end(child)
    }
    return nil
  }

  /// A word that is written as it is, and that the language does not call by itself.
  private func isPlain(_ name: Int) -> Bool {
    tree.tokens[name].kind.isIdentifier
      && bytes[bytes(of: name).lowerBound] != UInt8(ascii: "`")
      && !Self.calledByLanguage.contains { isToken(name, $0) }
  }

  /// What only says how something is compiled, or builds what it gives.
  private func isQuiet(_ attribute: NodeID) -> Bool {
    guard let token = nameToken(attribute) else { return false }
    return bytes[bytes(of: token)].hasSuffix("Builder")
      || Self.quietAttributes.contains { isToken(token, $0) }
  }

  private static let quietAttributes: [StaticString] = [
    "MainActor", "available", "discardableResult", "inline", "nonobjc", "concurrent",
  ]

  /// The Swift Programming Language, “Attributes” and “Methods with Special Names”.
  private static let calledByLanguage: [StaticString] = [
    "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "wrappedValue",
    "projectedValue", "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray",
    "buildLimitedAvailability", "buildFinalResult", "buildPartialBlock",
  ]
}
