import Scenes
internal import VoiceOver

/// Rows of which nobody knows how many there are: some are taken for granted, so what they are made of is not empty, and
/// what is shown where it is, is not beside them.
enum FilledLists {
  /// Lists that lists are made of, one of the other, are followed so far.
  private static let most = 4

  /// What asks whether there is anything in it, and in what it was made of.
  static func subjects(
    of unknown: UnknownValue, _ evaluator: borrowing DartEvaluator
  ) -> [DartSubject] {
    guard case .unknown(let empty) = evaluator.member("isEmpty", of: unknown) else { return [] }
    return Array(([empty.subject] + unknown.full).prefix(most))
  }

  static func subjects(
    of list: DartValue, _ evaluator: borrowing DartEvaluator
  ) -> [DartSubject] {
    switch list {
    case .unknown(let unknown): subjects(of: unknown, evaluator)
    case .list(let items): only(items)
    default: []
    }
  }

  /// Of a list that is nothing but rows.
  static func only(_ items: [DartValue.Item]) -> [DartSubject] {
    guard items.count == 1, case .rows(let rows) = items[0], rows.count == nil else { return [] }
    return rows.full
  }

  /// What is made of each of a list is empty where that is: both are one question.
  static func asked(_ items: [DartValue.Item], _ name: String, _ words: String) -> DartValue? {
    guard let subject = only(items).first, case .rows(let rows)? = items.first,
      rows.items.count == 1, case .one = rows.items[0]
    else { return nil }
    let isEmpty = DartCondition(
      asks: [.init(subject: subject, answers: [.flag(true)])], words: words)
    if name == "isEmpty" {
      return .unknown(UnknownValue(code: words, subject: subject, isData: true))
    }
    var isNotEmpty = isEmpty.negated
    isNotEmpty.words = words
    return .either(
      DartChoice(
        [
          .init(condition: isNotEmpty, content: .flag(true)),
          .init(condition: isEmpty, content: .flag(false)),
        ], at: Place(path: "", line: 1, column: 1)))
  }

  /// Members and methods of lists and maps that leave some of them at most, or say how many there are (Dart, `Iterable`,
  /// `List`, `Map`; package:collection).
  static let parts: Set<String> = [
    "length", "reversed", "values", "keys", "entries", "indexed", "nonNulls", "toList", "toSet",
    "where", "whereType", "whereNot", "whereNotNull", "whereIndexed", "take", "takeWhile", "skip",
    "skipWhile", "sublist", "getRange", "sorted", "sortedBy", "sortedByCompare", "cast",
  ]
}
