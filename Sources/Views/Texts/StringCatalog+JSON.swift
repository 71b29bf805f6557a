extension StringCatalog {
  /// Reads an `.xcstrings` file.
  ///
  /// A key without a text in the source language is shown as it is; of plural forms the text is `other`.
  /// https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
  package init(xcstrings source: Span<UInt8>) {
    var language = Array("en".utf8)
    var texts = StringCollector()
    var cursor = JSONCursor(source)
    cursor.eachMember(source) { cursor, name in
      if JSONCursor.names(name, "sourceLanguage", source) {
        guard let string = cursor.string(source) else { return }
        language = JSONCursor.text(of: string, source)
      } else if JSONCursor.names(name, "strings", source) {
        cursor.eachMember(source) { cursor, key in
          var substitutions: [Substitution] = []
          let text = Self.text(of: &cursor, in: language.span, &substitutions, source) ?? key
          if substitutions.isEmpty {
            texts.add(key, text: text, .json, source)
          } else {
            let filled = Substitution.filled(text, with: substitutions, source)
            texts.add(key, copied: filled, .json, source)
          }
        }
      }
    }
    self = texts.catalog(of: source)
  }

  private static func text(
    of cursor: inout JSONCursor, in language: Span<UInt8>, _ substitutions: inout [Substitution],
    _ source: Span<UInt8>
  ) -> Range<Int>? {
    var text: Range<Int>?
    cursor.eachMember(source) { cursor, name in
      guard JSONCursor.names(name, "localizations", source) else { return }
      cursor.eachMember(source) { cursor, candidate in
        guard JSONCursor.names(candidate, language, source) else { return }
        text = unit(&cursor, depth: 0, &substitutions, source)
      }
    }
    return text
  }

  /// `{"stringUnit": {"value": …}}`, or variations of it.
  private static func unit(
    _ cursor: inout JSONCursor, depth: Int, _ substitutions: inout [Substitution],
    _ source: Span<UInt8>
  ) -> Range<Int>? {
    var text: Range<Int>?
    guard depth < 8 else { return nil }
    cursor.eachMember(source) { cursor, name in
      if JSONCursor.names(name, "stringUnit", source) {
        cursor.eachMember(source) { cursor, field in
          if JSONCursor.names(field, "value", source) { text = cursor.string(source) }
        }
      } else if variations.contains(where: { JSONCursor.names(name, $0, source) }) {
        let inner = unit(&cursor, depth: depth + 1, &substitutions, source)
        if text == nil || JSONCursor.names(name, "other", source) { text = inner ?? text }
      } else if depth == 0, JSONCursor.names(name, "substitutions", source) {
        cursor.eachMember(source) { cursor, name in
          var number: UInt8?
          var probe = cursor
          probe.eachMember(source) { cursor, field in
            if JSONCursor.names(field, "argNum", source), cursor.at < source.count,
              Substitution.isDigit(source[cursor.at])
            {
              number = source[cursor.at]
            }
          }
          var none: [Substitution] = []
          guard let form = unit(&cursor, depth: depth + 1, &none, source),
            substitutions.count < Substitution.most
          else { return }
          substitutions.append(Substitution(name: name, form: form, number: number))
        }
      }
    }
    return text
  }

  private static let variations: [StaticString] = [
    "variations", "plural", "device", "other", "iphone",
  ]
}
