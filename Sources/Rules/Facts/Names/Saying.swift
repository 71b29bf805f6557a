/// A text as far as source tells it: literal parts, and expressions by how they are written.
struct Saying: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case text(String)
    /// An expression, without `self.`; equal ones say the same.
    case expression(String)
    /// Nothing is known of it, not even whether two of them are equal.
    case unknown
  }

  var parts: [Part] = []
  /// One of several texts was meant: `parts` holds the parts of all of them.
  var isChoice = false

  static let unknown = Saying(parts: [.unknown])

  /// Nothing is said, whatever happens.
  var isEmpty: Bool {
    parts.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } } && !isChoice
  }

  /// The whole text, when all of it is known.
  var literal: String? {
    guard !isChoice else { return nil }
    var whole = ""
    for part in parts {
      guard case .text(let text) = part else { return nil }
      whole += text
    }
    return whole
  }

  var isUnknown: Bool { parts.contains(.unknown) }

  /// Everything that the other one says is in this one, as far as it can be told; nil when it can't.
  func holds(_ other: Saying) -> Bool? {
    if isUnknown || other.isUnknown || other.isChoice { return nil }
    // A label made by other expressions may hold anything.
    let own = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let words = Words(own.joined(separator: " "))
    let hasExpressions = own.count < parts.count
    for part in other.parts {
      switch part {
      case .expression(let name):
        if parts.contains(part) { continue }
        if hasExpressions { return mentions(name) ? nil : false }
        return false
      case .text(let text):
        if words.holds(Words(text)) { continue }
        // What an expression says may be the very text.
        return hasExpressions ? nil : false
      case .unknown: return nil
      }
    }
    return true
  }

  /// Some expression of this text speaks of the same thing: `book` in `describe(book)` and `book.title`.
  private func mentions(_ name: String) -> Bool {
    let wanted = Words(name).words
    return parts.contains { part in
      guard case .expression(let other) = part else { return false }
      // A call may make anything of what it is given.
      return other.contains("(") || Words(other).words.contains { wanted.last == $0 }
    }
  }
}
