import Syntax
import Tokens

/// Flags of a file that a view sets as it appears, and that nothing changes as long as it is there.
///
/// `.onAppear { isShown = true }` around all of a body runs before its first frame is drawn, so nobody meets what the
/// flag begins with. Told by tokens, like `ChangedNames`; that only finds too few.
///
/// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
struct AppearanceNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  func all() -> [UInt64: Bool] {
    var found: [UInt64: Bool] = [:]
    var others: Set<UInt64> = []
    var set: Set<Int> = []
    /// Of each brace that is open whether it is a body's, and how many parentheses were open there.
    var braces: [(isOfBody: Bool, parentheses: Int)] = []
    var parentheses = 0
    var gone = tree.tokens.startIndex
    let changes = ChangedNames(tree: tree, bytes: bytes)
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .leftBrace: braces.append((isOfBody(token), parentheses))
      case .rightBrace: _ = braces.popLast()
      case .leftParen: parentheses += 1
      case .rightParen: parentheses -= 1
      default: break
      }
      // What is done as it goes is done when nobody is there.
      if isToken(token, "onDisappear") { gone = max(gone, end(ofCallAfter: token)) }
      if token < gone { continue }
      // What stands in an argument may not be there.
      if let brace = braces.last, brace.isOfBody, brace.parentheses == parentheses,
        isToken(token, "onAppear"), token > 0, tree.tokens[token - 1].kind == .period,
        token + 1 < tree.tokens.count,
        tree.tokens[token + 1].kind == .leftBrace
      {
        for (place, name, flag) in assignments(in: token + 2..<end(ofCallAfter: token)) {
          set.insert(place)
          if found.updateValue(flag, forKey: name) == !flag { others.insert(name) }
        }
      }
      if !set.contains(token), let name = changes.name(changedAt: token) { others.insert(name) }
    }
    return found.filter { !others.contains($0.key) }
  }

  /// `isShown = true` of a closure itself, and of what it animates.
  private func assignments(in range: Range<Int>) -> [(place: Int, name: UInt64, flag: Bool)] {
    var found: [(place: Int, name: UInt64, flag: Bool)] = []
    var depth = 0
    var token = range.lowerBound
    while token < range.upperBound {
      if depth == 0, isToken(token, "withAnimation") {
        let end = end(ofCallAfter: token)
        if let brace = (token..<end).first(where: { tree.tokens[$0].kind == .leftBrace }) {
          found += assignments(in: brace + 1..<end)
        }
        token = end
        continue
      }
      switch tree.tokens[token].kind {
      case .leftParen, .leftBrace, .leftBracket: depth += 1
      case .rightParen, .rightBrace, .rightBracket: depth -= 1
      // Nobody knows whether what follows is reached.
      case .if, .guard, .return, .switch: if depth == 0 { return found }
      case .equal
      where depth == 0 && token + 1 < range.upperBound && isOwn(token - 1, in: range):
        switch tree.tokens[token + 1].kind {
        case .true: found.append((token - 1, NameHash.of(bytes.span, bytes(of: token - 1)), true))
        case .false: found.append((token - 1, NameHash.of(bytes.span, bytes(of: token - 1)), false))
        default: break
        }
      default: break
      }
      token += 1
    }
    return found
  }

  /// `isShown` and `self.isShown`, and not `model.isShown`.
  private func isOwn(_ name: Int, in range: Range<Int>) -> Bool {
    guard name >= range.lowerBound, tree.tokens[name].kind.isIdentifier else { return false }
    return name == range.lowerBound || tree.tokens[name - 1].kind != .period
      || name - 2 >= range.lowerBound && tree.tokens[name - 2].kind == .self
  }

  /// The brace of `var body: some View {`, and of a modifier's `body(content:)`.
  private func isOfBody(_ brace: Int) -> Bool {
    guard brace > 4, isToken(brace - 1, "View"), isToken(brace - 2, "some") else { return false }
    if tree.tokens[brace - 3].kind == .colon { return isToken(brace - 4, "body") }
    var token = brace - 3
    while token > 0, tree.tokens[token].kind != .func, tree.tokens[token].kind != .leftBrace {
      token -= 1
    }
    return tree.tokens[token].kind == .func && isToken(token + 1, "body")
  }
}
