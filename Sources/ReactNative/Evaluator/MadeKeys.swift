internal import Components

/// Texts that code makes up to find them again: `#_${makeId()}_#`.
extension ScriptValue {
  /// A text of which some is written and the rest made by code that is not followed, as a key.
  ///
  /// The same text comes to the same key. What a user's data make is none, as other data may come to the same.
  var madeKey: String? {
    guard case .text(let text) = self, text.known == nil, !text.literals.isEmpty,
      text.parts.allSatisfy({ part in
        switch part {
        case .literal, .code: true
        case .data, .either: false
        }
      })
    else { return nil }
    return text.said
  }
}

extension SourcedText {
  /// The text between marks that code made up; nil where the mark is none of these, or the text is not one text.
  func split(atMade mark: ScriptValue) -> [SourcedText]? {
    guard mark.madeKey != nil, case .text(let mark) = mark else { return nil }
    var parts: [SourcedText] = []
    var rest = self.parts
    while let (before, behind) = Self.cut(rest, at: mark.parts) {
      parts.append(SourcedText(before))
      rest = behind
    }
    return parts.isEmpty ? nil : parts + [SourcedText(rest)]
  }

  /// What stands before the first place of a mark, and what stands behind it.
  private static func cut(_ text: [Part], at mark: [Part]) -> (before: [Part], behind: [Part])? {
    for start in text.indices {
      guard case .literal(let first)? = mark.first else {
        if let behind = without(mark, text[start...]) {
          return (Array(text[..<start]), behind)
        }
        continue
      }
      // What is written of a mark may stand behind other text: its end where code follows.
      guard case .literal(let written) = text[start], written.hasSuffix(first),
        let behind = without(Array(mark.dropFirst()), text[(start + 1)...])
      else { continue }
      let before = String(written.dropLast(first.count))
      return (Array(text[..<start]) + (before.isEmpty ? [] : [.literal(before)]), behind)
    }
    return nil
  }

  /// The text without the mark that it begins with; nil where it begins with another one.
  private static func without(_ mark: [Part], _ text: ArraySlice<Part>) -> [Part]? {
    guard text.count >= mark.count else { return nil }
    for (index, part) in mark.enumerated() {
      let own = text[text.startIndex + index]
      if own == part { continue }
      guard index == mark.count - 1, case .literal(let last) = part, case .literal(let more) = own,
        more.hasPrefix(last)
      else { return nil }
      let left = Part.literal(String(more.dropFirst(last.count)))
      return [left] + text.dropFirst(mark.count)
    }
    return Array(text.dropFirst(mark.count))
  }
}
