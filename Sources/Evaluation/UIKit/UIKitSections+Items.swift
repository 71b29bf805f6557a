import Views

/// What a table or collection has in each section whose items code puts together.
extension UIKitSections {
  /// Nil where nothing is known of them, or some cell stands in none.
  static func items(
    of table: Int, _ rows: [Int], _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section]? {
    let sources = builder.sources.filter { $0.table == nil || $0.table == table }
    var owners: [TypeID] = []
    for owner in sources.flatMap(\.owners) where !owners.contains(owner) { owners.append(owner) }
    let items = Set(sources.map(\.items))
    guard
      let sections = UIKitSnapshots.sections(
        by: owners, of: items.count == 1 ? sources[0].items : nil, &builder)
    else { return nil }
    // Another collection has the other cells.
    let own = sources.reduce(into: Set<Int>()) { $0.formUnion($1.cells) }
    let rows = rows.filter { own.contains($0) || !builder.parts[$0].others.isEmpty }
    guard !rows.isEmpty else { return nil }
    let forks = forks(around: rows + builder.parts[table].headers.prefix(1), &builder)
    var found: [UIKitPart.Section] = []
    var firsts: [(place: Int, told: Told)] = []
    var number: Int? = 0
    for section in sections {
      var told = Told(keys: section.key.map { [$0] } ?? [], isAtTimes: section.isAtTimes)
      if let number { told.keys.insert(Self.number(number)) }
      number = section.isAtTimes ? nil : number.map { $0 + 1 }
      let all = entries(of: section, told, rows, forks, &builder)
      guard !all.isEmpty else { continue }
      firsts.append((found.count, told))
      found += all
    }
    let shown = Set(found.flatMap(\.rows))
    // Of items that nothing puts together there are none.
    let isWhole = sections.allSatisfy { $0.entries.allSatisfy { !$0.keys.isEmpty } }
    guard !found.isEmpty, found.count <= UIKitBuilder.longest,
      rows.allSatisfy({ shown.contains($0) || isWhole && isOfAnItem($0, forks, builder) })
    else { return nil }
    addEnds(of: table, to: &found, firsts, &builder)
    return found
  }

  /// The code asks which item it is before it hands the cell out.
  private static func isOfAnItem(
    _ cell: Int, _ forks: Forks, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    ([builder.parts[cell].around] + builder.parts[cell].others).allSatisfy { around in
      builder.places.chain(around).contains { kind in
        guard case .side(let fork, _) = kind else { return false }
        return forks.all.contains { $0.fork == fork && $0.asked == .item }
      }
    }
  }

  private static func entries(
    of section: UIKitSnapshots.Section, _ told: Told, _ rows: [Int], _ forks: Forks,
    _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section] {
    // By a number that nobody knows nothing is told.
    let sectionForks = forks.all.filter { $0.asked != .section || !told.keys.isEmpty }
    var found: [UIKitPart.Section] = []
    var number: Int? = 0
    for entry in section.entries {
      var row = Told(items: entry.keys, isAtTimes: entry.isAtTimes)
      if let number, entry.count == 1, !entry.isAssumed { row.keys = [Self.number(number)] }
      number = entry.isAtTimes || entry.isAssumed ? nil : number.map { $0 + entry.count }
      let taken = forks.states.merging(chosen(told, row, sectionForks, builder)) { $1 }
      let own = rows.filter { UIKitCells.stands($0, where: taken, builder) }
      guard !own.isEmpty, entry.count > 0 else { continue }
      if let last = found.last, last.chosen == taken, last.rows == own,
        last.isAtTimes == entry.isAtTimes, !last.count.isAssumed, !entry.isAssumed
      {
        found[found.count - 1].count.count += entry.count
        found[found.count - 1].items.formUnion(entry.keys)
        continue
      }
      found.append(
        UIKitPart.Section(
          rows: own,
          count: UIKitPart.RowCount(count: entry.count, isAssumed: entry.isAssumed),
          chosen: taken, items: entry.keys, isAtTimes: entry.isAtTimes,
          isSectionAtTimes: section.isAtTimes))
    }
    return found
  }

  /// What stands above and below the rows of each section.
  private static func addEnds(
    of table: Int, to found: inout [UIKitPart.Section], _ firsts: [(place: Int, told: Told)],
    _ builder: inout UIKitBuilder
  ) {
    let isTable = builder.parts[table].word == .UITableView
    if isTable { UIKitSwipeActions.add(to: &found, firsts, &builder) }
    if isTable, UIKitEnds.isTitledApart(&builder) {
      addTitles(to: &found, firsts, &builder)
      addViews(of: table, to: &found, firsts, &builder)
      return
    }
    let (header, footer) = (
      builder.parts[table].headers.first, builder.parts[table].sectionFooters.first
    )
    for (index, first) in firsts.enumerated() {
      let next = index + 1 < firsts.count ? firsts[index + 1].place : found.count
      found[first.place].header = header
      found[next - 1].footer = footer
    }
  }
}
