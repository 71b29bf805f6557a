import Views

/// `items.count + 1`: rows of a list, and others before or behind them that code asks for by their places.
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
    var (list, added): (ExpressionID?, Int) = (nil, 0)
    var open = [id]
    while let next = open.popLast() {
      if let number = ListParts.number(next, site, &builder.evaluator) {
        added += number
        continue
      }
      switch builder.evaluator.expression(next, site.file) {
      case .binary(let sign, let left, let right)
      where builder.evaluator.linker.text(of: sign, in: site.file) == "+":
        open += [left, right]
      case .member(_, let name)
      where builder.evaluator.hash(name, site.file) == UIKitNames.count && list == nil:
        list = next
      default: return nil
      }
    }
    guard let list, (1...UIKitBuilder.longest).contains(added) else { return nil }
    let heads = (0..<added).map { NameHash.of(String($0)) }.filter { keys.contains($0) }
    let tails = keys.isDisjoint(with: all) ? 0 : added - heads.count
    guard heads.count + tails > 0 else { return nil }
    let size = UIKitPart.RowCount.size(of: list, site, &builder.evaluator)
    var rows = UIKitPart.RowCount(size, &builder.evaluator)
    rows.count += added - heads.count - tails
    var groups = heads.map { key in
      (UIKitSections.Told(keys: [key]), UIKitPart.RowCount(count: 1, isAssumed: false))
    }
    groups.append((UIKitSections.Told(keys: [listed]), rows))
    if tails > 0 {
      let told = UIKitSections.Told(keys: [past, behind])
      groups.append((told, UIKitPart.RowCount(count: tails, isAssumed: false)))
    }
    return groups.map { (row: $0.0, count: $0.1) }
  }
}
