import Views

/// `path.section == 0 && path.row == 1`: sides that ask for several things at once.
enum UIKitJointAsks {
  struct Side {
    var place: Int32
    var section: Set<UInt64>?
    var row: Set<UInt64>?
    /// It asks for nothing else.
    var isWhole = true
  }

  struct One {
    var fork: Int
    var sides: [Side]

    var asksForSection: Bool { sides.contains { $0.section != nil } }

    /// The rows that it tells apart in a section.
    func rows(of section: UIKitSections.Told) -> Set<UInt64> {
      var found: Set<UInt64> = []
      for side in sides where side.section.map({ !$0.isDisjoint(with: section.keys) }) ?? true {
        found.formUnion(side.row ?? [])
      }
      return found
    }
  }

  /// Nil where none of them asks for a section or a row.
  static func sides(
    of branch: Branch, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Side]? {
    guard branch.kind == .condition || branch.kind == .ternary else { return nil }
    var found: [Side] = []
    for place in branch.alternatives {
      let alternative = builder.evaluator.alternative(place, site.file)
      if alternative.isElse { continue }
      var side = Side(place: place)
      for index in alternative.clauses {
        guard case .test(let id) = builder.evaluator.clause(index, site.file) else {
          side.isWhole = false
          continue
        }
        read(id, into: &side, site, &builder)
      }
      found.append(side)
    }
    return found.contains { $0.section != nil || $0.row != nil } ? found : nil
  }

  private static func read(
    _ id: ExpressionID, into side: inout Side, _ site: Site, _ builder: inout UIKitBuilder
  ) {
    guard case .binary(let sign, let left, let right) = builder.evaluator.expression(id, site.file)
    else {
      side.isWhole = false
      return
    }
    let word = builder.evaluator.linker.text(of: sign, in: site.file)
    if word == "&&" {
      read(left, into: &side, site, &builder)
      return read(right, into: &side, site, &builder)
    }
    guard let asked = UIKitAsked.asked(left, site, &builder),
      let keys = keys(word, right, asked, site, &builder)
    else {
      side.isWhole = false
      return
    }
    switch asked {
    case .section where side.section == nil: side.section = keys
    case .row where side.row == nil: side.row = keys
    default: side.isWhole = false
    }
  }

  private static func keys(
    _ sign: String, _ right: ExpressionID, _ asked: UIKitAsked, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Set<UInt64>? {
    guard sign == "==" else {
      guard asked == .row else { return nil }
      return UIKitAddedRows.key(of: sign, right, builder.evaluator.files, site.file).map { [$0] }
    }
    var keys: Set<UInt64> = []
    if let key = builder.evaluator.code.key(of: right, in: site.file) { keys.insert(key) }
    if let number = UIKitAsked.number(right, site, &builder) {
      keys.insert(NameHash.of(String(number)))
    }
    return keys.isEmpty ? nil : keys
  }

  /// Which side each of these takes for a section and a row of it, where that is decided.
  static func chosen(
    _ section: UIKitSections.Told, _ row: UIKitSections.Told?, _ all: [One],
    _ builder: borrowing UIKitBuilder
  ) -> [Int: Int32] {
    var chosen: [Int: Int32] = [:]
    next: for one in all {
      var match: Int32?
      for side in one.sides {
        if let asked = side.section, asked.isDisjoint(with: section.keys) { continue }
        if let asked = side.row {
          guard let row, !row.keys.isEmpty, !UIKitAddedRows.isBeside([(0, asked)], row.keys) else {
            continue next
          }
          if asked.isDisjoint(with: row.keys) { continue }
        }
        guard side.isWhole else { continue next }
        match = side.place
        break
      }
      chosen[one.fork] = UIKitSections.side(match, of: one.fork, builder)
    }
    return chosen
  }
}
