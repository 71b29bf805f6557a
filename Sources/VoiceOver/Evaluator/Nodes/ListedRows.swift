import Views

/// Rows of a list that is written out: `ForEach(["North", "South"], id: \.self) { Text($0) }`.
enum ListedRows {
  /// One of the elements of such a list; nil where the source does not list them.
  static func element(
    of data: ExpressionID, _ site: Site, _ isInOrder: inout Bool, _ evaluator: inout Evaluator
  ) -> Bound? {
    var (next, place) = (data, site)
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard items.count > 1, items.count <= EachOf.most else { return nil }
        let first = Int32(evaluator.choices.count)
        for item in items {
          evaluator.choices.append(.expression(evaluator.item(item, place.file), place))
        }
        return .either(first..<Int32(evaluator.choices.count))
      case .tuple(let items) where items.count == 1:
        next = evaluator.item(items.lowerBound, place.file)
      case .call(let callee, let arguments):
        guard let list = evaluator.files.sameElements(callee, arguments, place) else { return nil }
        if !evaluator.files.keepsOrder(callee, place) { isInOrder = false }
        next = list
      default:
        guard let found = evaluator.source(of: next, place) else { return nil }
        (next, place) = found
      }
    }
    return nil
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `Array(names)`, `names.enumerated()`: all of them, one after the other as they were.
  func keepsOrder(_ callee: ExpressionID, _ site: Site) -> Bool {
    switch expression(callee, in: site.file) {
    case .name(let name): word(name, in: site.file) == .Array
    case .member(_, let name): word(name, in: site.file) == .enumerated
    default: false
    }
  }

  /// The list of whose elements a call makes another one: `Array(names.enumerated())`, `names.reversed()`.
  fileprivate func sameElements(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> ExpressionID? {
    switch expression(callee, in: site.file) {
    case .name(let name) where word(name, in: site.file) == .Array && arguments.count == 1:
      return arguments.first.map { argument($0, in: site.file).value }
    case .member(let base, let name):
      switch word(name, in: site.file) {
      case .enumerated, .reversed, .shuffled, .sorted: return base
      default: return nil
      }
    default: return nil
    }
  }
}
