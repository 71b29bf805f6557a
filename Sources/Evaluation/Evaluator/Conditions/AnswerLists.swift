import Scenes
import Views

/// Lists that are written to be asked about one value: `[.resting, .working].contains(phase)` says that the
/// phase is one of these, as `phase == .resting || phase == .working` does.
enum AnswerLists {
  /// What a call asks about, and which answers it asks for; nil for all else.
  static func claim(
    _ test: ExpressionID, _ holds: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claim? {
    guard let (value, items, place) = asked(test, site, &evaluator) else { return nil }
    var answers: [Answer] = []
    for index in items {
      guard
        let answer = ConditionClaims.answer(
          evaluator.item(index, place.file), place, &evaluator)
      else { return nil }
      answers.append(answer)
    }
    return Claim(subject: value, site: site, answers: answers, isNone: !holds)
  }

  /// Whether a value is in a list, where that is the same wherever the view is placed like this.
  static func contains(
    _ test: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard let (value, items, place) = asked(test, site, &evaluator),
      place.file == site.file, place.environment == site.environment
    else { return nil }
    var isAmong: Bool? = false
    for index in items {
      switch evaluator.areEqual(value, evaluator.item(index, site.file), site) {
      case true: return true
      case false: break
      case nil: isAmong = nil
      }
    }
    return isAmong
  }

  /// A list that is written there, or that a constant stands for, and the value that is looked for in it.
  private static func asked(
    _ test: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (value: ExpressionID, items: Range<Int32>, place: Site)? {
    guard case .call(let callee, let arguments) = evaluator.expression(test, site.file),
      case .member(let list, let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .contains, arguments.count == 1,
      case let only = evaluator.argument(arguments.lowerBound, site.file), only.label == nil,
      isSubject(only.value, site, evaluator)
    else { return nil }
    if case .array(let items) = evaluator.expression(list, site.file), !items.isEmpty {
      return (only.value, items, site)
    }
    guard let (inner, place) = SettledNames.source(of: list, site, &evaluator),
      case .array(let items) = evaluator.expression(inner, place.file), !items.isEmpty
    else { return nil }
    return (only.value, items, place)
  }

  /// What a set of options is asked for, as in `options.contains(.bold)`, is no value that has an answer.
  private static func isSubject(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.expression(id, site.file) {
    case .name: true
    case .member: !evaluator.files.isCaseName(id, site)
    default: false
    }
  }
}
