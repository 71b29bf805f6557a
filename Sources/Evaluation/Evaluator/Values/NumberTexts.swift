import Scenes
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
    return value(of: text, &evaluator)
  }

  /// `Text(4, format: .number)`: a small number is told as it is written, wherever people live.
  ///
  /// https://developer.apple.com/documentation/foundation/formatstyle/number
  static func formatted(
    _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard arguments.count == 2, let first = arguments.first, let last = arguments.last else {
      return nil
    }
    let style = evaluator.argument(last, site.file)
    guard let label = style.label, evaluator.hash(label, site.file) == format,
      case .implicitMember(let name) = evaluator.expression(style.value, site.file),
      evaluator.hash(name, site.file) == number,
      case .number(let text) = evaluator.evaluated(evaluator.argument(first, site.file).value, site)
    else { return nil }
    // From four digits on they are grouped.
    return evaluator.text(text.text, text.file).count < 4 ? value(of: text, &evaluator) : nil
  }

  private static let (format, number) = (NameHash.of("format"), NameHash.of("number"))

  private static func value(of text: SourceText, _ evaluator: inout Evaluator) -> ValueID? {
    let digits = evaluator.text(text.text, text.file).filter { $0 != "_" }
    return digits.allSatisfy(\.isNumber) ? KeyTexts.resolved(digits, &evaluator) : nil
  }
}
