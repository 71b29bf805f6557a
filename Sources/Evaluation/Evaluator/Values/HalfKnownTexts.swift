import Scenes
import Views

/// Texts of which the source has the words and not all that is put into them: `"\(count) pears"` of a value of which
/// only the type is known, and `nick ?? "Nobody"`.
enum HalfKnownTexts {
  /// What a function gives of such a value, where that is a text that nobody knows: what was called tells of it, and
  /// it is data if that is; nil for all else.
  static func data(
    _ value: ValueID, calling candidates: [MemberID], _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let first = candidates.first, let type = evaluator.linker[first].type,
      evaluator.word(type, first.file) == .String
    else { return nil }
    // What was not followed at all is told by itself.
    let source = SourceExpression(file: site.file, expression: use)
    switch evaluator.scene[value] {
    case .unknown(let inner) where inner != source: break
    case .named, .either: break
    default: return nil
    }
    guard isNobodys(value, source, evaluator) else { return nil }
    if case .named(source, _) = evaluator.scene[value] { return value }
    return evaluator.new(.named(source, value))
  }

  /// No way through gives words, and none is the call itself.
  private static func isNobodys(
    _ value: ValueID, _ call: SourceExpression, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.scene[value] {
    case .null: true
    case .unknown(let source): source != call
    case .joined(let parts): parts.isEmpty
    case .named(_, let given): isNobodys(given, call, evaluator)
    case .either(let range):
      evaluator.scene.list(range).allSatisfy { isNobodys($0, call, evaluator) }
    default: false
    }
  }

  /// Words with holes in them, or one of several of which some have words: what fills a hole is told by its name.
  ///
  /// Of holes alone the name of what was asked for says more.
  static func hasWords(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .named(_, let given): hasWords(given, evaluator)
    case .either(let range):
      evaluator.scene.list(range).contains { hasWords($0, evaluator) }
        && evaluator.scene.list(range).allSatisfy { isSide($0, evaluator) }
    default: isText(value, evaluator)
    }
  }

  /// A text that is in the source, or one with words of its own.
  static func tells(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.isKnown(value) ? evaluator.isText(value) : hasWords(value, evaluator)
  }

  private static func isSide(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .null, .unknown, .string, .resolved, .key: true
    // `""`
    case .joined(let parts) where parts.isEmpty: true
    case .named(_, let given): isSide(given, evaluator)
    case .either(let range): evaluator.scene.list(range).allSatisfy { isSide($0, evaluator) }
    default: isText(value, evaluator)
    }
  }

  private static func isText(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .string(let source): evaluator.text(source.text, source.file).contains { $0.isLetter }
    case .resolved, .key: true
    case .joined(let parts), .sentence(let parts):
      evaluator.scene.list(parts).contains { isText($0, evaluator) }
        && evaluator.scene.list(parts).allSatisfy { isPart($0, evaluator) }
    default: false
    }
  }

  /// Where a part may be one thing or another as well, all of it would be told, and the name says more.
  private static func isPart(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .unknown, .string, .resolved, .key, .number: true
    case .named(_, let given): isPart(given, evaluator)
    case .joined(let parts), .sentence(let parts):
      evaluator.scene.list(parts).allSatisfy { isPart($0, evaluator) }
    default: false
    }
  }
}
