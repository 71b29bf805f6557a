internal import Components

/// Characters that a font of the app's own has a picture for: VoiceOver does not say them (inferred: they
/// have no names).
enum PrivateCharacters {
  /// U+E000 to U+F8FF and the planes 15 and 16 (The Unicode Standard, “Private-Use Characters”); what Apple has there are
  /// its symbols.
  static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .privateUse
  }

  /// There are words, and all of them are such characters.
  static func areAll(of text: SourcedText) -> Bool {
    guard !text.isEmpty else { return false }
    return text.parts.allSatisfy { part in
      switch part {
      case .literal(let text):
        text.unicodeScalars.allSatisfy { isOne($0) || $0.properties.isWhitespace }
          && text.unicodeScalars.contains(where: isOne)
      case .data, .code: false
      case .either(let all): all.allSatisfy { $0.isEmpty || areAll(of: $0) }
      }
    }
  }
}

extension SourcedText {
  /// Without what is not said.
  var withoutPrivate: SourcedText {
    guard hasPrivate else { return self }
    return map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !PrivateCharacters.isOne($0) }))
    }
  }

  private var hasPrivate: Bool {
    parts.contains { part in
      switch part {
      case .literal(let text):
        text.utf8.contains { $0 >= 0xEE }
          && text.unicodeScalars.contains(where: PrivateCharacters.isOne)
      case .data, .code: false
      case .either(let all): all.contains(where: \.hasPrivate)
      }
    }
  }

  /// Nothing where it is nothing but spaces, which are not spoken; of several, each.
  var withoutBlanks: SourcedText {
    guard parts.count == 1 else { return self }
    switch parts[0] {
    case .literal(let text):
      return !text.isEmpty && text.allSatisfy(\.isWhitespace) ? SourcedText() : self
    case .either(let all):
      let spoken = all.map { one in
        var text = one.withoutBlanks
        (text.isUnusual, text.isStandIn) = (one.isUnusual, one.isStandIn)
        return text
      }
      return spoken == all ? self : .oneOf(spoken)
    case .data, .code: return self
    }
  }

  /// Without spaces before and behind it, where words are left.
  var trimmed: SourcedText {
    var parts = parts
    if parts.count == 1, case .either(let all) = parts[0] {
      parts[0] = .either(all.map(\.trimmed))
    }
    if case .literal(let text)? = parts.first {
      parts[0] = .literal(String(text.drop(while: \.isWhitespace)))
    }
    if case .literal(var text)? = parts.last {
      while text.last?.isWhitespace == true { text.removeLast() }
      parts[parts.count - 1] = .literal(text)
    }
    var result = isTranslated ? .translated("") + SourcedText(parts) : SourcedText(parts)
    (result.isUnusual, result.isStandIn) = (isUnusual, isStandIn)
    return result.isEmpty ? self : result
  }
}
