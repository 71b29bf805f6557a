import Views

/// Whether what a view was handed is nothing to look at: `slot is EmptyView`.
enum EmptyViews {
  /// Nil for another class, and for a view that nobody knows.
  static func isOne(
    _ id: ExpressionID, asked: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard case .name(let name) = evaluator.expression(asked, site.file),
      evaluator.word(name, site.file) == .EmptyView
    else { return nil }
    var (given, place) = SettledNames.written(id, site, evaluator)
    if evaluator.files.ownName(given, place) != nil,
      let found = SettledNames.written(for: given, place, &evaluator)
    {
      (given, place) = SettledNames.written(found.expression, found.site, evaluator)
    }
    guard Recognition.isView(given, place, &evaluator) else { return nil }
    switch evaluator.expression(given, place.file) {
    case .call(let callee, _):
      guard case .name(let made) = evaluator.expression(callee, place.file) else { return false }
      return evaluator.word(made, place.file) == .EmptyView
    default: return nil
    }
  }
}
