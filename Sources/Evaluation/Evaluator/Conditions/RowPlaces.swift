import Scenes
import Views

/// Which of the elements that are told apart one is: `fact == facts.last` in the last row, and in no other.
///
/// What tells rows apart is another thing in each of them, so what is one of them is none of the others.
struct RowPlaces {
  /// Where the list is written.
  private var list: Evaluator.Written
  private var elements: [Bound]

  init(_ elements: [Bound], of data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) {
    list = Self.list(data, site, &evaluator)
    self.elements = elements
  }

  static func areEqual(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard !evaluator.rowPlaces.isEmpty else { return nil }
    return isEnd(left, right, site, &evaluator) ?? isEnd(right, left, site, &evaluator)
  }

  /// `fact == facts.last`, `fact.id == facts.first?.id`.
  private static func isEnd(
    _ row: ExpressionID, _ end: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    var (row, end) = (row, end)
    if case .member(let one, let name) = evaluator.expression(row, site.file),
      case .member(let other, let same) = evaluator.expression(end, site.file),
      evaluator.word(name, site.file) == .id, evaluator.word(same, site.file) == .id
    {
      (row, end) = (one, other)
    }
    guard case .name(let name) = evaluator.expression(row, site.file),
      case .instance(let element)? = evaluator.lookUp(
        evaluator.hash(name, site.file), in: site.environment),
      case .member(let data, let which) = evaluator.expression(end, site.file)
    else { return nil }
    let isLast: Bool
    switch evaluator.word(which, site.file) {
    case .last: isLast = true
    case .first: isLast = false
    default: return nil
    }
    let list = Self.list(data, site, &evaluator)
    for rows in evaluator.rowPlaces.reversed()
    where rows.list.expression == list.expression && rows.list.site.file == list.site.file {
      let place = rows.elements.firstIndex {
        if case .instance(element) = $0 { true } else { false }
      }
      guard let place else { continue }
      return place == (isLast ? rows.elements.count - 1 : 0)
    }
    return nil
  }

  /// What a list is called by goes back to where that is written.
  private static func list(
    _ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Written {
    var found = (expression: data, site: site)
    for _ in 0..<8 {
      guard let next = SettledNames.source(of: found.expression, found.site, &evaluator) else {
        break
      }
      found = next
    }
    return found
  }
}
