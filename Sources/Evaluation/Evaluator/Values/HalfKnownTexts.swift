import Scenes
import Views

/// Texts of which the source has the words and not all that is put into them: `"\(count) pears"` of a value of which
/// only the type is known, and `nick ?? "Nobody"`.
enum HalfKnownTexts {
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

  private static func isSide(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .null, .unknown, .string, .resolved, .key: true
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
