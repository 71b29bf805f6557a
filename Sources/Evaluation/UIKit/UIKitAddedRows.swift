import Views

/// `items.count + 1`, `items.count + (isOpen ? 1 : 0)`: rows of a list, and others before or behind them that code asks
/// for by their places.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
enum UIKitAddedRows {
  /// `path.row < items.count`, and what is asked by the contrary.
  private static let listed = NameHash.of("< count")
  private static let past = NameHash.of(">= count")
  /// As in `path.row == items.count`.
  private static let behind = UIKitNames.count
  /// Of these only a row knows whether it is meant.
  static let comparisons: Set<UInt64> = [listed, past]
  private static let all: Set<UInt64> = [listed, past, behind]

  /// What a comparison with the number of a list asks for; nil for any other one.
  static func key(of sign: String, _ right: ExpressionID, _ files: LiveFiles, _ file: FileID)
    -> UInt64?
  {
    guard case .member(_, let name) = files.expression(right, in: file),
      files.hash(name, in: file) == UIKitNames.count
    else { return nil }
    switch sign {
    case "<", "!=": return listed
    case ">=": return past
    default: return nil
    }
  }

  /// Whether a row that is told by its number says nothing to what asks for those beside a list.
  static func isBeside(
    _ sides: [(place: Int32, keys: Set<UInt64>)], _ keys: Set<UInt64>
  ) -> Bool {
    keys.isDisjoint(with: all) && sides.allSatisfy { $0.keys.isSubset(of: all) }
  }

  /// The rows of the list, and those beside it, where the code asks for them; nil for any other number of rows.
  static func groups(
    _ id: ExpressionID, _ site: Site, _ keys: Set<UInt64>, _ builder: inout UIKitBuilder
  ) -> [(row: UIKitSections.Told, count: UIKitPart.RowCount)]? {
    var list: ExpressionID?
    // Which of those before the list, and of those behind it, are there at times.
    var (before, behind): ([Bool], [Bool]) = ([], [])
    var open = [id]
    while let next = open.popLast() {
      if let (number, isAtTimes) = number(next, site, &builder) {
        guard (0...UIKitBuilder.longest).contains(number) else { return nil }
        let all = Array(repeating: isAtTimes, count: number)
        if list == nil { before += all } else { behind += all }
        continue
      }
      switch builder.evaluator.expression(next, site.file) {
      case .binary(let sign, let left, let right)
      where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
        open += [right, left]
      case .member(_, let name)
      where builder.evaluator.hash(name, site.file) == UIKitNames.count && list == nil:
        list = next
      default: return nil
      }
    }
    let added = before.count + behind.count
    guard let list, (1...UIKitBuilder.longest).contains(added) else { return nil }
    let heads = (0..<added).map { NameHash.of(String($0)) }.filter { keys.contains($0) }
    let tails = keys.isDisjoint(with: all) ? 0 : added - heads.count
    guard heads.count + tails > 0 else { return nil }
    let size = UIKitPart.RowCount.size(of: list, site, &builder.evaluator)
    var rows = UIKitPart.RowCount(size, &builder.evaluator)
    rows.count += added - heads.count - tails
    // In whatever order the sum has them, code asks for them by their places.
    let order = before + behind
    var groups = heads.enumerated().map { place, key in
      (
        row: UIKitSections.Told(keys: [key], isAtTimes: order[place]),
        count: UIKitPart.RowCount(count: 1, isAssumed: false)
      )
    }
    groups.append((UIKitSections.Told(keys: [listed]), rows))
    let rest = order.suffix(tails)
    for isAtTimes in [false, true] {
      let count = rest.filter { $0 == isAtTimes }.count
      let told = UIKitSections.Told(keys: [past, Self.behind], isAtTimes: isAtTimes)
      if count > 0 { groups.append((told, UIKitPart.RowCount(count: count, isAssumed: false))) }
    }
    return groups
  }

  /// `1`, and `isOpen ? 1 : 0` of which one is there at times.
  private static func number(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (count: Int, isAtTimes: Bool)? {
    if let number = ListParts.number(id, site, &builder.evaluator) { return (number, false) }
    guard case .branch(let index) = builder.evaluator.expression(id, site.file) else { return nil }
    let branch = builder.evaluator.branch(index, site.file)
    guard branch.isExhaustive else { return nil }
    var numbers: [Int] = []
    for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
      let side = builder.evaluator.alternative(place, site.file)
      guard let last = builder.evaluator.code.returned(by: side.body, site),
        let number = ListParts.number(last, site, &builder.evaluator)
      else { return nil }
      numbers.append(number)
    }
    guard let most = numbers.max(), let least = numbers.min(), least == 0 || least == most else {
      return nil
    }
    return (most, least < most)
  }
}
