internal import Components

/// Texts whose key has a part that only a run tells: any of those that the table has for it.
enum OpenKeys {
  /// Of a key that is open itself: `t(`state.${state}`)`; nil where it says nothing of what it is.
  static func text(
    _ key: SourcedText, _ callee: ScriptValue, _ values: ScriptObject,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let place = key.parts.firstIndex(where: { $0.isOpen }),
      !key.parts[(place + 1)...].contains(where: { $0.isOpen })
    else { return nil }
    let start = SourcedText(Array(key.parts[..<place])).known ?? ""
    let end = SourcedText(Array(key.parts[(place + 1)...])).known ?? ""
    let all = start.isEmpty ? nil : texts(from: start, to: end, callee, values, &evaluator)
    return all ?? .text(.translated("") + SourcedText([key.parts[place]]))
  }

  /// Of a key whose context is open: `t('state', {context: state})`; nil where it is not, or the table has the same
  /// for all.
  static func text(
    _ key: String, _ callee: ScriptValue, _ values: ScriptObject,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let context = values["context"], !context.isMissing, context.literal == nil else {
      return nil
    }
    return texts(from: key + "_", to: "", callee, values, &evaluator)
  }

  private static func texts(
    from start: String, to end: String, _ callee: ScriptValue, _ values: ScriptObject,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    let messages = evaluator.graph.texts.findAll(
      from: start, to: end, prefixes: MessageText.prefixes(of: callee, values),
      asked: &evaluator.trace.askedTexts)
    guard !messages.isEmpty else { return nil }
    let texts = messages.map { message in
      let whole = evaluator.graph.texts.whole(message, asked: &evaluator.trace.askedTexts)
      return MessageParts(whole, values).value(&evaluator).text
    }
    return .text(.translated("") + .oneOf(texts))
  }
}

extension SourcedText.Part {
  fileprivate var isOpen: Bool { if case .literal = self { false } else { true } }
}
