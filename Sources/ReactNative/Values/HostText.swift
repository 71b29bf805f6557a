/// A text as far as the source tells it.
struct HostText: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case literal(String)
    /// A value that a run would tell, in the code's words: `item.name`.
    case data(String)
    /// Code that was not followed.
    case code(String)
    /// One of these, whatever decides it.
    case either([HostText])
  }
  var parts: [Part] = []

  static let empty = HostText()

  init() {}
  init(_ part: Part) { parts = [part] }

  static func literal(_ text: String) -> HostText {
    text.isEmpty ? .empty : HostText(.literal(text))
  }

  /// What it says, if the source tells all of it.
  var literal: String? {
    var text = ""
    for part in parts {
      guard case .literal(let part) = part else { return nil }
      text += part
    }
    return text
  }

  /// Certainly nothing.
  var isEmpty: Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal(let text): text.isEmpty
      case .data, .code: false
      case .either(let texts): texts.allSatisfy(\.isEmpty)
      }
    }
  }

  /// Something is said, whatever a run would tell.
  var isCertain: Bool {
    parts.contains { part in
      switch part {
      case .literal(let text): !text.isEmpty
      case .data, .code: false
      case .either(let texts): texts.allSatisfy(\.isCertain)
      }
    }
  }

  /// May say nothing, by a side that says nothing.
  var maySayNothing: Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal(let text): text.isEmpty
      case .data, .code: false
      case .either(let texts): texts.contains(where: \.maySayNothing)
      }
    }
  }

  mutating func append(_ other: HostText) {
    for part in other.parts {
      if case .literal(let text) = part {
        if text.isEmpty { continue }
        if case .literal(let before)? = parts.last {
          parts[parts.count - 1] = .literal(before + text)
          continue
        }
      }
      parts.append(part)
    }
  }

  static func + (left: HostText, right: HostText) -> HostText {
    var result = left
    result.append(right)
    return result
  }

  /// Without sides that are alike.
  static func either(_ texts: [HostText]) -> HostText {
    var distinct: [HostText] = []
    for text in texts where !distinct.contains(text) { distinct.append(text) }
    if distinct.count == 1 { return distinct[0] }
    return HostText(.either(distinct))
  }

  /// Every known text in it changed.
  func map(_ change: (String) -> String) -> HostText {
    var result = HostText()
    for part in parts {
      switch part {
      case .literal(let text): result.append(.literal(change(text)))
      case .data, .code: result.parts.append(part)
      case .either(let texts): result.parts.append(.either(texts.map { $0.map(change) }))
      }
    }
    return result
  }
}
