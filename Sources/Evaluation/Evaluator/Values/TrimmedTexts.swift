import Scenes
import Views

/// Texts without the blanks at their ends, which are not heard: `title.trimmingCharacters(in: .whitespaces)`, and
/// `words.dropLast()` of words that all end in a space.
enum TrimmedTexts {
  /// The same text without these; nil where more may be cut off.
  static func text(
    _ value: ValueID, by name: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    switch evaluator.hash(name, site.file) {
    case trimming:
      guard arguments.count == 1, let only = arguments.first else { return nil }
      switch evaluator.expression(evaluator.argument(only, site.file).value, site.file) {
      case .implicitMember(let set), .member(_, let set):
        guard blanks.contains(evaluator.hash(set, site.file)) else { return nil }
      default: return nil
      }
      return evaluator.isText(value) ? cut(value, &evaluator) : nil
    case dropLast:
      guard arguments.isEmpty, evaluator.isText(value), end(of: value, evaluator).isBlank
      else { return nil }
      return cut(value, atStart: false, &evaluator)
    default: return nil
    }
  }

  /// As far as the ends are in the source.
  private static func cut(
    _ value: ValueID, atStart: Bool = true, atEnd: Bool = true, _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .string, .resolved:
      guard let text = KeyTexts.literalText(value, evaluator) else { return value }
      var rest = text[...]
      if atStart { rest = rest.drop(while: \.isWhitespace) }
      if atEnd { while rest.last?.isWhitespace == true { rest.removeLast() } }
      return rest.count == text.count ? value : KeyTexts.resolved(String(rest), &evaluator)
    case .named(let source, let given):
      let own = cut(given, atStart: atStart, atEnd: atEnd, &evaluator)
      return own == given ? value : evaluator.new(.named(source, own))
    case .either(let range):
      let all = Array(evaluator.scene.list(range)).map {
        cut($0, atStart: atStart, atEnd: atEnd, &evaluator)
      }
      return EachRow.either(all, madeOf: range, &evaluator)
    case .joined(let range):
      var all = Array(evaluator.scene.list(range))
      guard let first = all.first else { return value }
      if atStart { all[0] = cut(first, atEnd: atEnd && all.count == 1, &evaluator) }
      let last = all.count - 1
      if atEnd, last > 0 || !atStart {
        all[last] = cut(all[last], atStart: false, &evaluator)
      }
      return evaluator.new(.joined(evaluator.list(all)))
    default: return value
    }
  }

  private static let trimming = NameHash.of("trimmingCharacters")
  private static let dropLast = NameHash.of("dropLast")
  // https://developer.apple.com/documentation/foundation/characterset
  private static let blanks = Set(
    ["whitespaces", "whitespacesAndNewlines", "newlines"].map { NameHash.of($0) })

  /// Whether whatever a text ends in is blank, and whether it may be nothing at all.
  private static func end(
    of value: ValueID, _ evaluator: borrowing Evaluator
  ) -> (isBlank: Bool, mayBeEmpty: Bool) {
    switch evaluator.scene[value] {
    case .null: return (true, true)
    case .string, .resolved:
      guard let text = KeyTexts.literalText(value, evaluator) else { return (false, false) }
      return (text.last?.isWhitespace ?? true, text.isEmpty)
    case .named(_, let given): return end(of: given, evaluator)
    case .either(let range):
      let all = evaluator.scene.list(range).map { end(of: $0, evaluator) }
      return (all.allSatisfy(\.isBlank), all.contains(where: \.mayBeEmpty))
    case .joined(let range):
      for part in evaluator.scene.list(range).reversed() {
        let own = end(of: part, evaluator)
        if !own.isBlank { return (false, false) }
        if !own.mayBeEmpty { return (true, false) }
      }
      return (true, true)
    default: return (false, false)
    }
  }
}
