import Views

/// What a table has in each of its sections, where the code that counts rows and the code that makes them tell
/// the same sections or rows apart.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
enum UIKitSections {
  /// A section or a row by what code asks for to tell it: names of cases, or its number.
  struct Told {
    var keys: Set<UInt64> = []
    /// Of a row, the cases that the item in it may be.
    var items: Set<UInt64> = []
    /// It is there in some cases only.
    var isAtTimes = false
    /// Its place in a list that is written out.
    var place: Int?
    /// How many there are, where code adds one for each of a list.
    var many: UIKitPart.RowCount?
  }

  /// One of the conditions, what it asks for, and by which names and numbers each of its sides does.
  typealias One = (
    fork: Int, asked: UIKitAsked, sides: [(place: Int32, keys: Set<UInt64>)]
  )

  /// Which conditions of the code ask for a section or a row.
  struct Forks {
    var all: [One] = []
    /// Those whose sides ask for more than one thing.
    var joint: [UIKitJointAsks.One] = []
    /// Of each place that cells stand in or are set up in.
    var arounds: Set<Int> = []
    /// The cases by which code asks for sections, in the order of their numbers.
    var sections: [UInt64]?
    /// The cases by which each condition asks for rows: every section has rows of its own.
    var rows: [Int: [UInt64]] = [:]
    /// Of conditions that ask something else, around several that ask for sections: the side with most.
    var states: [Int: Int32] = [:]

    /// Those that are met where these sides are taken.
    func met(_ chosen: [Int: Int32], _ places: UIKitPlaces) -> [One] {
      var met: Set<Int> = []
      for around in arounds where !places.isExcluded(around, by: chosen) {
        for case .side(let fork, _) in places.chain(around) { met.insert(fork) }
      }
      return all.filter { met.contains($0.fork) }
    }
  }

  /// Nil where nothing tells which cells stand in which section.
  static func sections(
    of table: Int, _ rows: [Int], _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section]? {
    let isTable = builder.parts[table].word == .UITableView
    if rows.isEmpty { return nil }
    guard
      let member = UIKitAnswers.source(
        isTable ? UIKitNames.numberOfRows : UIKitNames.numberOfItems, &builder)
    else { return titledOnly(table, rows, &builder) }
    let headers = isTable ? [] : builder.parts[table].headers.prefix(1)
    var forks = forks(around: rows + headers, &builder)
    let counts = UIKitAnswers.answers(of: member, &builder)
    // Sections of the same cells, of which the code says how many each has.
    let areCountedApart = counts.contains { $0.keys != nil }
    guard
      !forks.all.isEmpty || !forks.joint.isEmpty || areCountedApart
        || isTable && UIKitEnds.isTitledApart(&builder)
    else { return nil }
    // All sides of one branch ask the same.
    let asking = counts + titles(&builder)
    if forks.sections == nil, let answer = asking.first(where: { $0.subject != nil }),
      let subject = answer.subject
    {
      forks.sections = UIKitAsked.names(by: subject, answer.site, &builder)
    }
    guard let told = sections(counts, forks, &builder), told.count <= UIKitBuilder.longest else {
      return nil
    }
    var found: [UIKitPart.Section] = []
    var firsts: [(place: Int, told: Told)] = []
    for section in told {
      guard var count = answer(for: section, among: counts) else { continue }
      UIKitWrittenLists.number(section.place, of: member, &count.site, &builder)
      var entries = entries(of: section, count, rows, forks, &builder)
      if isTable, entries.isEmpty, UIKitEnds.hasNoRows(section, count, &builder) {
        entries = [UIKitEnds.withoutRows(section, forks, builder)]
      }
      if let many = section.many, !entries.isEmpty {
        entries[0].alike = many
        entries[entries.count - 1].endsAlike = true
      }
      if !entries.isEmpty { firsts.append((found.count, section)) }
      found += entries
    }
    let shown = Set(found.flatMap(\.rows))
    // What no section has is told by nothing.
    guard !shown.isEmpty, found.count <= UIKitBuilder.longest * 2,
      rows.allSatisfy({ shown.contains($0) || isNeverReached($0, told, forks, builder) })
    else { return nil }
    addTitles(to: &found, firsts, &builder)
    if isTable {
      addViews(of: table, to: &found, firsts, &builder)
      UIKitSwipeActions.add(to: &found, firsts, &builder)
    }
    if let header = headers.first { addHeader(header, to: &found, firsts, &builder) }
    found.removeAll { $0.rows.isEmpty && $0.header == nil && $0.footer == nil }
    return found
  }

  // MARK: Which there are

  /// As the code says how many there are, or as it answers for each of them; nil where sections are not told
  /// apart and nobody knows how many there are.
  private static func sections(
    _ counts: [UIKitAnswers.Answer], _ forks: Forks, _ builder: inout UIKitBuilder
  ) -> [Told]? {
    if let member = builder.ownMembers(named: UIKitNames.numberOfSections).first {
      let all = UIKitAnswers.answers(of: member, &builder)
      if all.count == 1, all[0].keys == nil,
        let listed = listed(all[0].expression, all[0].site, areSections: true, &builder)
      {
        return named(listed, by: forks.sections)
      }
    } else if counts.count == 1 {
      return named([Told(keys: [Self.number(0)])], by: forks.sections)
    }
    // Each answer is a section.
    let keyed = counts.compactMap(\.keys)
    let isAsked = forks.all.contains { $0.asked == .section }
    guard !keyed.isEmpty, isAsked || forks.joint.contains(where: \.asksForSection) else {
      return UIKitNumberedSections.asked(forks, &builder) ?? titled(&builder)
    }
    var told = keyed.map { Told(keys: $0) }
    if counts.count > keyed.count { told.append(Told()) }
    return told
  }

  /// `3`, `kinds.count`, `Kind.allCases.count`: each of them by what it is told by.
  private static func listed(
    _ id: ExpressionID, _ site: Site, areSections: Bool = false, _ builder: inout UIKitBuilder
  ) -> [Told]? {
    if let number = ListParts.number(id, site, &builder.evaluator) {
      guard (0...UIKitBuilder.longest).contains(number) else { return nil }
      return (0..<number).map { Told(keys: [Self.number($0)]) }
    }
    // `isOpen ? 3 : 2` has the third at times.
    if case .branch(let index) = builder.evaluator.expression(id, site.file) {
      let branch = builder.evaluator.branch(index, site.file)
      var least = Int.max
      var most: [Told] = []
      for place in DecidedBranches.possible(branch, site, &builder.evaluator) {
        let side = builder.evaluator.alternative(place, site.file)
        guard let last = builder.evaluator.code.returned(by: side.body, site),
          let told = listed(last, site, &builder)
        else { return nil }
        // No section at all, in any other case, is no table.
        if told.isEmpty, areSections, side.isElse, branch.kind == .choice { continue }
        least = min(least, told.count)
        if told.count > most.count { most = told }
      }
      for place in most.indices where place >= least { most[place].isAtTimes = true }
      return most.isEmpty ? nil : most
    }
    guard case .member(let base, let name) = builder.evaluator.expression(id, site.file),
      builder.evaluator.hash(name, site.file) == UIKitNames.count
    else { return nil }
    guard let entries = UIKitListedCases.entries(of: base, site, &builder) else {
      return written(base, site, &builder)
    }
    // Where one is left out, those that follow have other numbers.
    let isFixed = entries.allSatisfy(\.isFixed)
    let isTwice = Set(entries.map(\.key)).count < entries.count
    return entries.enumerated().map { place, entry in
      Told(
        keys: isFixed ? [entry.key, Self.number(place)] : [entry.key], isAtTimes: entry.isAtTimes,
        place: isTwice ? place : nil, many: entry.many)
    }
  }

  /// `[Section(kind: .head, rows: [.name]), …]`: told by its place, and by the cases that it is given.
  private static func written(
    _ base: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Told]? {
    guard let items = UIKitWrittenLists.items(of: base, site, isNested: true, &builder),
      !items.isEmpty
    else { return nil }
    let isFixed = !items.contains(where: \.isAtTimes)
    return items.enumerated().map { place, item in
      var told = Told(isAtTimes: item.isAtTimes, place: place)
      if isFixed { told.keys.insert(number(place)) }
      for value in UIKitWrittenLists.given(to: item, &builder) {
        if let key = builder.evaluator.code.key(of: value.expression, in: value.site.file) {
          told.keys.insert(key)
        }
      }
      return told
    }
  }

  // MARK: Rows

  /// The rows of one section: each by itself where code tells them apart, else as many as there are.
  private static func entries(
    of section: Told, _ count: UIKitAnswers.Answer, _ cells: [Int], _ forks: Forks,
    _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section] {
    let outer = chosen(section, nil, forks.all, builder).merging(forks.states) { $1 }
      .merging(UIKitJointAsks.chosen(section, nil, forks.joint, builder)) { $1 }
    let met = forks.met(outer, builder.places)
    let names = met.lazy.compactMap { forks.rows[$0.fork] }.first
    let listed = listed(count.expression, count.site, &builder).map { named($0, by: names) }
    let rows = Set(met.filter { $0.asked == .row }.flatMap { $0.sides.flatMap(\.keys) })
      .union(forks.joint.flatMap { $0.rows(of: section) })
    let isApart = !rows.isEmpty
    let isAtTimes = count.isAtTimes
    func entry(_ row: Told?, _ count: UIKitPart.RowCount) -> UIKitPart.Section? {
      var taken = outer
      if let row {
        taken.merge(chosen(section, row, met, builder)) { $1 }
        taken.merge(UIKitJointAsks.chosen(section, row, forks.joint, builder)) { $1 }
      }
      let own = cells.filter { UIKitCells.stands($0, where: taken, builder) }
      guard !own.isEmpty, count.count > 0 else { return nil }
      return UIKitPart.Section(
        rows: own, count: count, chosen: taken,
        isAtTimes: row?.isAtTimes ?? isAtTimes, isSectionAtTimes: section.isAtTimes)
    }
    guard let listed else {
      let beside = UIKitAddedRows.groups(count.expression, count.site, rows, &builder)
      let size = UIKitPart.RowCount.size(of: count.expression, count.site, &builder.evaluator)
      let most = UIKitPart.RowCount(size, &builder.evaluator)
      let groups = beside ?? UIKitNumberedSections.rows(most, asked: rows)
      return groups.compactMap { entry($0.row, $0.count) }
    }
    guard isApart else {
      let exact = UIKitPart.RowCount(
        count: listed.reduce(0) { $0 + ($1.many?.count ?? 1) },
        isAssumed: listed.contains { $0.many?.isAssumed == true })
      guard listed.contains(where: \.isAtTimes) else { return entry(nil, exact).map { [$0] } ?? [] }
      // Those that are there always, and those that are at times.
      let always = listed.filter { !$0.isAtTimes }.count
      let counts = [(always, Told()), (listed.count - always, Told(isAtTimes: true))]
      return counts.compactMap { count, row in
        entry(row, UIKitPart.RowCount(count: count, isAssumed: false))
      }
    }
    var found: [UIKitPart.Section] = []
    for row in listed {
      let many = row.many ?? UIKitPart.RowCount(count: 1, isAssumed: false)
      guard let next = entry(row, many) else { continue }
      if let last = found.last, last.chosen == next.chosen, last.isAtTimes == next.isAtTimes,
        last.rows == next.rows, !last.count.isAssumed, !many.isAssumed
      {
        found[found.count - 1].count.count += many.count
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The conditions that cells are made under, and those that decide what is set on them, which ask for a
  /// section or a row.
  static func forks(around cells: [Int], _ builder: inout UIKitBuilder) -> Forks {
    var forks = Forks()
    for cell in cells { add(around: cell, to: &forks.arounds, depth: 0, builder) }
    var found: Set<Int> = []
    for around in forks.arounds {
      for case .side(let fork, _) in builder.places.chain(around) { found.insert(fork) }
    }
    for fork in found.sorted() {
      let (branch, site) = (builder.places.forks[fork].branch, builder.places.forks[fork].site)
      let isGuard = builder.places.forks[fork].kind == .guard
      guard isGuard || builder.places.forks[fork].kind == .branch, branch >= 0 else { continue }
      let sides = builder.evaluator.branch(branch, site.file)
      guard let asked = UIKitAsked.asked(by: sides, site, &builder) else {
        let joint = isGuard ? nil : UIKitJointAsks.sides(of: sides, site, &builder)
        if let joint { forks.joint.append(UIKitJointAsks.One(fork: fork, sides: joint)) }
        continue
      }
      let keys = sides.alternatives.compactMap { place in
        UIKitAsked.keys(of: builder.evaluator.alternative(place, site.file), site, &builder)
          .map { (isGuard ? 0 : place, $0) }
      }
      forks.all.append((fork, asked, keys))
      // Code that asks for cases asks so soon, or never.
      guard asked == .row || asked == .section && forks.sections == nil,
        forks.all.count <= UIKitBuilder.deepest,
        let subject = UIKitAsked.subject(of: sides, site, builder)
      else { continue }
      let names = UIKitAsked.names(by: subject, site, &builder)
      if asked == .row { forks.rows[fork] = names } else { forks.sections = names }
    }
    forks.states = states(around: forks, builder)
    return forks
  }

  /// `if items.isEmpty { switch path.section … } else { switch path.section … }`: other sections in each state, told by
  /// the one with most, as answers are.
  private static func states(
    around forks: Forks, _ builder: borrowing UIKitBuilder
  ) -> [Int: Int32] {
    let sections = Set(forks.all.filter { $0.asked == .section }.map(\.fork))
    guard !sections.isEmpty else { return [:] }
    var below: [Int: [Int32: Set<UIKitPlaces.Kind>]] = [:]
    for around in forks.arounds {
      let chain = builder.places.chain(around)
      for (level, kind) in chain.enumerated() {
        guard case .side(let fork, let place) = kind, !sections.contains(fork) else { continue }
        let asked = chain[level...].filter {
          if case .side(let inner, _) = $0 { sections.contains(inner) } else { false }
        }
        below[fork, default: [:]][place, default: []].formUnion(asked)
      }
    }
    var states: [Int: Int32] = [:]
    for (fork, sides) in below where sides.values.contains(where: { $0.count > 1 }) {
      // Beside one alone that asks, another has what may stand in any.
      if sides.count > 1, sides.values.count(where: { !$0.isEmpty }) == 1 { continue }
      let most = sides.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      states[fork] = most?.key
    }
    return states
  }

  /// Where a part and what is in it stand, and where code sets something on them.
  private static func add(
    around part: Int, to found: inout Set<Int>, depth: Int, _ builder: borrowing UIKitBuilder
  ) {
    guard depth < UIKitBuilder.deepestPart else { return }
    found.insert(builder.parts[part].around)
    found.formUnion(builder.parts[part].others)
    for setting in builder.parts[part].settings { found.insert(setting.around) }
    for child in builder.parts[part].children {
      add(around: child, to: &found, depth: depth + 1, builder)
    }
  }

  /// Which side each of these conditions takes for a section and a row of it.
  static func chosen(
    _ section: Told, _ row: Told?, _ forks: [One], _ builder: borrowing UIKitBuilder
  ) -> [Int: Int32] {
    var chosen: [Int: Int32] = [:]
    for (index, asked, sides) in forks {
      if asked == .item {
        if let row, let side = side(for: row, of: index, sides, builder) { chosen[index] = side }
        continue
      }
      guard let keys = asked == .section ? section.keys : row?.keys else { continue }
      // All others, of which nobody knows what they are told by.
      if asked == .row, keys.isEmpty || UIKitAddedRows.isBeside(sides, keys) { continue }
      let match = sides.first { !$0.keys.isDisjoint(with: keys) }?.place
      if match == nil, asked == .section, areOther(keys, than: sides) { continue }
      chosen[index] = side(match, of: index, builder)
    }
    return chosen
  }
}
