internal import DartModules
internal import DartSyntax

/// `list.firstWhere((one) => …)` and its kin (Dart, `Iterable`; package:collection).
enum FoundItems {
  /// One of the items: the one that a question holds of, where the source tells which that is.
  static func value(
    _ items: [DartValue.Item], _ question: DartValue, _ name: String, _ node: DartNodeID,
    _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue {
    let place = evaluator.place(node, frame)
    var left = evaluator.filtered(items, question, isKept: true, place)
    if name.hasPrefix("last") { left.reverse() }
    if case .one(let value)? = left.first { return value }
    let some = evaluator.unknown(node, frame, isData: true)
    if left.isEmpty {
      return name.hasSuffix("OrNull") && DartLists.count(of: .list(items)) != nil ? .null : some
    }
    return evaluator.anyOf(items, some, node, frame)
  }
}
