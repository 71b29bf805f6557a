internal import ScriptTokens

/// What names are bound by.
extension ScriptParser {
  /// A pattern without a default; `missing` where none begins.
  mutating func pattern() {
    switch kind {
    case .leftBrace, .leftBracket:
      guard descend() else { return tooDeepPattern() }
      if kind == .leftBrace { objectPattern() } else { arrayPattern() }
      ascend()
    default: if kind.isIdentifier { leaf(.identifierPattern) } else { missing() }
    }
  }

  private mutating func tooDeepPattern() {
    let gap = mark()
    skipGroup()
    finish(gap, .unexpected)
  }

  mutating func restOrPattern() {
    guard kind == .ellipsis else { return pattern() }
    let start = mark()
    advance()
    pattern()
    finish(start, .restPattern)
  }

  /// As an element of another pattern.
  private mutating func patternWithDefault() {
    let start = mark()
    pattern()
    // Flow has `[a: T]`.
    if take(.colon) { go(to: endOfType(position)) }
    if take(.equal) {
      value()
      finish(start, .defaultPattern)
    }
  }

  private mutating func objectPattern() {
    let start = mark()
    let group = openGroup()
    while kind != .rightBrace, !isAtEnd {
      if kind == .ellipsis { restOrPattern() } else { patternProperty() }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .objectPattern)
  }

  private mutating func patternProperty() {
    let start = mark()
    if kind.isWord, peek() != .colon {
      let name = UInt32(truncatingIfNeeded: position)
      let pattern = mark()
      leaf(.identifierPattern)
      if take(.equal) {
        value()
        finish(pattern, .defaultPattern)
      }
      return finish(start, .patternProperty, name: name)
    }
    let name = propertyKey()
    if take(.colon) { patternWithDefault() } else { missing() }
    finish(start, .patternProperty, name: name)
  }

  private mutating func arrayPattern() {
    let start = mark()
    let group = openGroup()
    while kind != .rightBracket, !isAtEnd {
      if take(.comma) {
        nodes.append(hole(position &- 1))
        continue
      }
      if kind == .ellipsis { restOrPattern() } else { patternWithDefault() }
      if !endsListElement { unexpectedInList() }
      if !take(.comma) { break }
    }
    closeGroup(group)
    finish(start, .arrayPattern)
  }

  /// Nothing in front of the comma at `index`.
  func hole(_ index: Int) -> ScriptNode {
    ScriptNode(
      kind: .missing, firstToken: UInt32(truncatingIfNeeded: index),
      endToken: UInt32(truncatingIfNeeded: index), name: ScriptNode.noName, end: nodes.count)
  }
}
