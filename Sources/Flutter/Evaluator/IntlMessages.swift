internal import Components
internal import DartModules
internal import DartSyntax

/// Texts that code has in the language that it is written in, with their translations elsewhere (package:intl,
/// `Intl.message`, `Intl.plural`, `Intl.gender` and `Intl.select`).
enum IntlMessages {
  static let type = "Intl"

  /// By method the form that is said as a rule; nil of the one that has no others.
  private static let forms: [String: String?] = [
    "message": nil, "plural": "other", "gender": "other", "select": "other",
  ]

  static func isOne(_ method: String) -> Bool { forms[method] != nil }

  /// The text with this name, asked of a class that the framework hands out as the texts of the language (Flutter,
  /// `Localizations.of`): whatever its own code does, it is there to look them up.
  static func text(
    _ name: String, of type: DartTypeRef, _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    let file = evaluator.libraries[type.file]
    let functions = evaluator.libraries[type].functions
    guard let body = functions.first(where: { $0.isStatic && $0.name == "of" })?.body else {
      return nil
    }
    evaluator.note(body, in: type.file)
    let isHandedOut = (body..<file.tree.nodes[body].end).contains {
      file.kind($0) == .nameExpr && file.name($0) == "Localizations"
    }
    return isHandedOut ? evaluator.message(name, in: "", frame) : nil
  }

  /// What a method of such a class finds by the name of a text: `AppLocalizations.of(context).translate('start')`.
  static func keyed(
    _ node: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    guard case .text(let key, _)? = evaluator.arguments(node, &frame).first?.value,
      let name = key.known
    else { return nil }
    return evaluator.translated(name, frame).map { .text($0) }
  }

  static func value(_ method: String, _ given: [Made.Argument]) -> DartValue? {
    guard let form = forms[method] else { return nil }
    let unnamed = given.filter(\.label.isEmpty).map(\.value)
    guard let form else { return unnamed.first?.asMessage }
    let counted = unnamed.first?.number.map { MessagePart.words(for: $0) } ?? []
    if let named = given.first(where: { counted.contains($0.label) }) {
      return named.value.asMessage
    }
    if let named = given.first(where: { $0.label == form }) { return named.value.asMessage }
    guard unnamed.count > 1, case .map(let forms) = unnamed[1] else { return nil }
    let general = DartAnswers.constant(.one(form))
    return forms.first { DartAnswers.constant($0.key) == general }?.value.asMessage
  }
}

extension DartValue {
  /// Words that stand in a table of texts as well; nil of all else.
  fileprivate var asMessage: DartValue? {
    guard isWords else { return nil }
    return mapped { side in
      guard case .text(let text, let asks) = side else { return side }
      return .text(.translated("") + text, asks: asks)
    }
  }
}
