import Syntax
import Tokens

/// Names that something in a file may change or hand on to be changed: `isOpen = true`, `isOpen.toggle()`,
/// `$isOpen`, `&isOpen`, `_isOpen`.
///
/// Told by tokens, as most bodies that do such things are left out. What is declared by such a name is not
/// told from what is meant by it: that only finds too many.
struct ChangedNames: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]

  func all() -> Set<UInt64> {
    var found: Set<UInt64> = []
    var hovering = tree.tokens.startIndex
    for token in tree.tokens.indices {
      // Over a phone nothing hovers.
      if isToken(token, "onHover") || isToken(token, "onContinuousHover") {
        hovering = max(hovering, end(ofCallAfter: token))
      }
      if token < hovering { continue }
      if let name = name(changedAt: token) { found.insert(name) }
    }
    return found
  }

  /// The name that stands there, where something may change it or hand it on.
  func name(changedAt token: Int) -> UInt64? {
    let kind = tree.tokens[token].kind
    var name = bytes(of: token)
    if case .dollarIdentifier = kind {
      name.removeFirst()
    } else if kind.isIdentifier, name.count > 1, bytes[name.lowerBound] == UInt8(ascii: "_") {
      name.removeFirst()
    } else {
      guard kind.isIdentifier, isChanged(at: token) else { return nil }
    }
    return NameHash.of(bytes.span, name)
  }

  private func isChanged(at token: Int) -> Bool {
    if token > 0 {
      switch tree.tokens[token - 1].kind {
      case .prefixAmpersand: return true
      case .var, .let: return false
      default: break
      }
    }
    guard token + 1 < tree.tokens.count else { return false }
    switch tree.tokens[token + 1].kind {
    case .equal, .period, .postfixQuestion, .exclamation, .leftBracket: return true
    case .binaryOperator:
      let sign = bytes(of: token + 1)
      guard bytes[sign.upperBound - 1] == UInt8(ascii: "=") else { return false }
      return !isToken(token + 1, "==") && !isToken(token + 1, "!=")
    // One of several that are given something at once.
    case .comma, .rightParen: return isInAssignedTuple(token)
    default: return false
    }
  }
}

extension ParsedSource {
  /// As in `(isOpen, title) = …`.
  func isInAssignedTuple(_ token: Int) -> Bool {
    var next = token + 1
    while next + 1 < tree.tokens.count {
      switch tree.tokens[next].kind {
      case .comma: next += 1
      case .rightParen:
        if case .equal = tree.tokens[next + 1].kind { return true }
        return false
      case let kind where kind.isWord || kind == .period: next += 1
      default: return false
      }
    }
    return false
  }

  /// Where the parentheses and the closure after a name end.
  func end(ofCallAfter token: Int) -> Int {
    var depth = 0
    var next = token + 1
    while next < tree.tokens.count {
      switch tree.tokens[next].kind {
      case .leftParen, .leftBrace, .leftBracket: depth += 1
      case .rightParen, .rightBrace, .rightBracket:
        depth -= 1
        if depth < 0 { return next }
        if depth == 0, next + 1 == tree.tokens.count || tree.tokens[next + 1].kind != .leftBrace {
          return next + 1
        }
      default: if depth == 0 { return next }
      }
      next += 1
    }
    return next
  }
}
