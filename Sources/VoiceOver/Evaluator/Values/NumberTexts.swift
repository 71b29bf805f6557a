import Views

/// `String(0)`: the number, as a text.
enum NumberTexts {
  static func value(
    of name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.word(name, site.file) == .String, arguments.count == 1,
      let only = arguments.first.map({ evaluator.argument($0, site.file) }), only.label == nil,
      case .number(let text) = evaluator.evaluated(only.value, site)
    else { return nil }
    let digits = evaluator.text(text.text, text.file).filter { $0 != "_" }
    return digits.allSatisfy(\.isNumber) ? evaluator.resolved(digits) : nil
  }
}
