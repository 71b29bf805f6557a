import Syntax
import Tokens

/// Where the code makes one of a type, or may: `Desk(…)`, `Desk.make()`, `Desk.self`, `var desk: Desk = …`.
extension TypeUses {
  /// Beyond these nobody looks for the end of `<…>`.
  private static let longest = 64

  func isMade(_ name: Int) -> Bool {
    let next = name + 1
    guard next < tree.tokens.count else { return false }
    switch tree.tokens[next].kind {
    case .leftParen, .equal: return true
    case .period: return isMade(byMember: next + 1, of: name)
    case .leftAngle:
      guard let end = end(ofAngle: next) else { return true }
      guard end < tree.tokens.count else { return false }
      switch tree.tokens[end].kind {
      case .leftParen, .equal: return true
      case .period: return isMade(byMember: end + 1, of: name)
      default: return false
      }
    default: return false
    }
  }

  /// The same, and `Desk { … }`.
  func mayMake(_ name: Int) -> Bool {
    if isMade(name) { return true }
    guard name + 1 < tree.tokens.count, tree.tokens[name + 1].kind == .leftBrace else {
      return false
    }
    return !isDeclaredType(name)
  }

  /// `Self(…)`, `Self.init(…)`.
  func makesItself(_ name: Int) -> Bool {
    guard isToken(name, "Self"), name + 1 < tree.tokens.count else { return false }
    switch tree.tokens[name + 1].kind {
    case .leftParen: return true
    case .period: return name + 2 < tree.tokens.count && isToken(name + 2, "init")
    default: return false
    }
  }

  /// `.init(title: …)`, which does not say of what it makes one: a key of what its first argument is called.
  func unnamedMaking(_ name: Int) -> UInt64? {
    guard isToken(name, "init"), name > 0, tree.tokens[name - 1].kind == .period,
      name + 2 < tree.tokens.count, tree.tokens[name + 1].kind == .leftParen,
      name == 1 || !endsExpression(name - 2)
    else { return nil }
    let isLabel = name + 3 < tree.tokens.count && tree.tokens[name + 3].kind == .colon
    return Making.key(
      unnamed: isLabel ? NameHash.of(bytes.span, bytes(of: name + 2)) : nil)
  }

  private func endsExpression(_ token: Int) -> Bool {
    switch tree.tokens[token].kind {
    case .identifier, .rightParen, .rightBracket, .rightBrace, .rightAngle, .closeQuote,
      .postfixQuestion, .exclamation, .self, .Self, .super:
      true
    default: false
    }
  }

  /// `func desk() -> Desk {`, `var desk: Desk {`.
  private func isDeclaredType(_ name: Int) -> Bool {
    guard name > 0 else { return false }
    switch tree.tokens[name - 1].kind {
    case .arrow: return true
    case .colon: return name > 2 && tree.tokens[name - 3].kind == .var
    default: return false
    }
  }

  /// `#selector(Desk.close)` only says whose function that is.
  private func isMade(byMember member: Int, of name: Int) -> Bool {
    guard member < tree.tokens.count else { return false }
    if isToken(member, "self") || isToken(member, "init") { return true }
    guard member + 1 < tree.tokens.count, tree.tokens[member + 1].kind == .leftParen else {
      return false
    }
    return name < 2 || !isToken(name - 2, "selector") && !isToken(name - 2, "#selector")
  }

  /// The token behind `<…>`; nil where that is too far away.
  private func end(ofAngle start: Int) -> Int? {
    var depth = 0
    for token in start..<min(tree.tokens.count, start + Self.longest) {
      switch tree.tokens[token].kind {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return token + 1 }
      default: break
      }
    }
    return nil
  }
}
