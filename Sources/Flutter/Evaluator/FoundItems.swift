internal import DartModules
internal import DartSyntax

/// `list.firstWhere((one) => …)` and its kin (Dart, `Iterable`; package:collection).
enum FoundItems {
  /// What gives one of the elements of a list, whichever that is (Dart, `Iterable`; package:collection).
  private static let methods: Set<String> = [
    "firstWhere", "lastWhere", "singleWhere", "firstWhereOrNull", "lastWhereOrNull",
    "singleWhereOrNull", "elementAt", "elementAtOrNull",
  ]

  /// The same of a list of which nobody knows what is in it: one of these is data as they are, and is called as all of
  /// them are until code gives it a name.
  static func value(
    _ name: String, of list: UnknownValue, _ node: DartNodeID, _ frame: CodeFrame,
    _ evaluator: DartEvaluator
  ) -> DartValue? {
    guard methods.contains(name), list.isData else { return nil }
    let file = evaluator.file(frame)
    var found = UnknownValue(
      code: list.code + "[…]",
      subject: DartSubject(
        owner: list.subject.owner, hash: Digest.of([list.subject.hash, file.codeHash(node)])),
      isData: true, type: list.type?.arguments.last)
    found.isElement = true
    found.isLoose = name.hasSuffix("OrNull")
    return .unknown(found)
  }

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
