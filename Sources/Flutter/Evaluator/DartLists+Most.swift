internal import DartModules

/// How many there are at most of what nobody knows how many there are (Dart, `Iterable.take`, `List.sublist`).
extension DartLists {
  /// Of a list, or of a number that says how long one is.
  static func most(of value: DartValue) -> Int? {
    switch value {
    case .unknown(let unknown): return unknown.most
    case .list(let items):
      var sum = 0
      for item in items {
        switch item {
        case .one: sum += 1
        case .rows(let rows):
          guard let most = rows.count ?? rows.most else { return nil }
          sum += most * rows.items.count
        case .either: return nil
        }
      }
      return sum
    default: return nil
    }
  }

  /// The same where it may be told by what the list is of: of the constants of an enum of the app there are as many as it
  /// has, as lists put them in an order or choose some of them.
  static func most(
    of list: DartValue, _ frame: CodeFrame, _ evaluator: inout DartEvaluator
  ) -> Int? {
    if let most = most(of: list) { return most }
    guard case .unknown(let unknown) = list, let type = unknown.type, ordered.contains(type.name),
      let held = type.arguments.last
    else { return nil }
    evaluator.lookups.insert(held.name)
    guard let type = evaluator.libraries.enumeration(held.name, in: frame.file) else { return nil }
    evaluator.note(type)
    return evaluator.libraries[type].constants.count
  }

  private static let ordered: Set<String> = ["List", "Set", "Iterable"]

  /// What a method leaves of a list.
  static func most(
    leftBy method: String, _ given: [Made.Argument], of list: UnknownValue
  ) -> Int? {
    switch method {
    case "followedBy": return nil
    case "take":
      guard let count = number(given.first) else { return list.most }
      return min(count, list.most ?? count)
    case "sublist":
      guard given.count == 2, let start = number(given[0]), let end = number(given[1]) else {
        return list.most
      }
      return max(0, min(end, list.most ?? end) - start)
    default: return list.most
    }
  }

  static func number(_ argument: Made.Argument?) -> Int? {
    argument?.value.number.flatMap { Int(exactly: $0) }.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The first of them; nil where nobody can tell which these are.
  static func first(_ count: Int, of items: [DartValue.Item]) -> [DartValue.Item]? {
    if self.count(of: .list(items)) != nil { return Array(items.prefix(count)) }
    guard items.count == 1, case .rows(var rows) = items[0],
      self.count(of: .list(rows.items)) == 1
    else { return nil }
    rows.count = rows.count.map { min($0, count) }
    if rows.count == nil { rows.most = min(count, rows.most ?? count) }
    return [.rows(rows)]
  }
}

extension DartValue {
  func atMost(_ most: Int?) -> DartValue {
    guard let most, case .unknown(var unknown) = self else { return self }
    unknown.most = most
    return .unknown(unknown)
  }
}
