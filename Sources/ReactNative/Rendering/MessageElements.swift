internal import Components
internal import ScriptModules

/// What components for messages show: `<FormattedMessage id="…" values={…}/>`.
enum MessageElements {
  /// Functions among its values are run for whoever wrote it, wherever it is handed to.
  static func shown(by element: ReactElement, _ evaluator: inout ScriptEvaluator) -> ScriptValue {
    let around = evaluator.shown
    defer { evaluator.shown = around }
    evaluator.shown = element.makers
    return text(of: element, &evaluator)
  }

  /// Where the message and its values hang on the same, each side has its own.
  private static func text(
    of element: ReactElement, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    for name in settled {
      guard case .choice(let choice)? = element.props[name], choice.tableWords == nil else {
        continue
      }
      let sides = evaluator.map(choice) { evaluator, side in
        // No message is asked for where there is none.
        guard name == "values" || !side.isMissing else { return .undefined }
        var own = element
        own.props[name] = side
        own.props = own.props.settled(by: evaluator.assumptions)
        return Self.text(of: own, &evaluator)
      }
      guard case .choice(var result) = sides.present else { return sides.present }
      let isOfTexts = result.sides.allSatisfy { $0.value.literal != nil }
      if isOfTexts, result.sides.count > mostTexts {
        result.tableWords = "<" + element.site.tag + "/>"
      }
      return .choice(result)
    }
    let words = "<" + element.site.tag + "/>"
    var object = ScriptObject()
    for key in ["id", "defaultMessage", "message"] { object[key] = element.props[key] }
    if let key = element.props["i18nKey"] { object["id"] = key }
    if let table = element.props["ns"] { object["ns"] = table }
    var values = MessageText.components(of: element.props)
    if case .object(let given)? = element.props["values"] {
      for key in given.keys { values[key] = given[key] }
    }
    object["values"] = .object(values)
    let callee = ScriptValue.external(ExternalName(module: "react-intl", path: ["formatMessage"]))
    let text = evaluator.translated(callee, words, [.object(object)])
    let children = element.props["children"].map { MessageText.shown($0) } ?? .undefined
    // A function is given what is shown (react-intl, “FormattedMessage”: `children`).
    if case .function(let closure) = children {
      return evaluator.call(closure, [text ?? .text(.code(words))])
    }
    if let text, text.isText || text.isList {
      // Where no table has the message its children are it.
      if text.text.expressions != [words] || children.shownText.isEmpty { return text }
    }
    if !children.shownText.isEmpty { return children }
    // A number or a time in other words is data as it is.
    if case .unknown(let data)? = element.props["value"], !data.words.isEmpty {
      return .text(data.text)
    }
    return .text(.code(words))
  }

  /// Of more of them any would be a guess.
  private static let mostTexts = 8
  private static let settled = ["id", "defaultMessage", "message", "values"]
}
