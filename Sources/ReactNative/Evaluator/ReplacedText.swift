internal import Components

/// What `replace` and `replaceAll` make of a text.
extension SourcedText {
  /// Data in it stay what they are, whatever is replaced in them: a name without spaces is that name.
  ///
  /// Nil where something of it is written and what that becomes only a run tells.
  func replaced(_ old: ScriptValue, _ new: ScriptValue, isEach: Bool) -> SourcedText? {
    let isFollowed = if case .function = new { false } else { true }
    guard let old = old.literal, !old.isEmpty, isFollowed else {
      return known?.isEmpty ?? true ? self : nil
    }
    var isDone = false
    return replaced(old, new.text, isEach: isEach, &isDone)
  }

  private func replaced(
    _ old: String, _ new: SourcedText, isEach: Bool, _ isDone: inout Bool
  ) -> SourcedText {
    var result = isTranslated ? SourcedText.translated("") : SourcedText()
    for part in parts {
      switch part {
      case .literal(let text):
        for (index, piece) in Self.split(text, at: old).enumerated() {
          if index > 0 {
            result = result + (isDone ? .literal(old) : new)
            isDone = !isEach
          }
          result.add(.literal(piece))
        }
      case .either(let texts):
        var isDoneThere = isDone
        let changed = texts.map { text in
          var isDoneInOne = isDone
          defer { isDoneThere = isDoneThere || isDoneInOne }
          return text.replaced(old, new, isEach: isEach, &isDoneInOne)
        }
        isDone = isDoneThere
        result.add(.either(changed))
      case .data, .code: result.add(part)
      }
    }
    (result.isUnusual, result.isStandIn) = (isUnusual, isStandIn)
    return result
  }
}
