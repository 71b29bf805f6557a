import Views

/// Rows of a list that is written out: `ForEach(["North", "South"], id: \.self) { Text($0) }`.
enum ListedRows {
  /// One of the elements of such a list; nil where the source does not list them.
  static func element(
    of data: ExpressionID, _ site: Site, _ isInOrder: inout Bool, _ evaluator: inout Evaluator
  ) -> Bound? {
    var (next, place) = (data, site)
    var changes = ListChanges()
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard items.count > 1, items.count <= EachOf.most else { return nil }
        let shown = changes.shown(of: Array(items))
        if !shown.isInOrder { isInOrder = false }
        guard shown.items.count > 1 else {
          return shown.items.first.map { .expression(evaluator.item($0, place.file), place) }
        }
        let first = Int32(evaluator.choices.count)
        for item in shown.items {
          evaluator.choices.append(.expression(evaluator.item(item, place.file), place))
        }
        return .either(first..<Int32(evaluator.choices.count))
      case .tuple(let items) where items.count == 1:
        next = evaluator.item(items.lowerBound, place.file)
      case .call(let callee, let arguments):
        guard let list = changes.takeOff(callee, arguments, place, &evaluator) else { return nil }
        next = list
      default:
        guard let found = SettledNames.source(of: next, place, &evaluator) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }
}
