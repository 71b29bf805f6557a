import Views

/// What a table has in each of its sections, where the code that counts rows and the code that makes them tell
/// the same sections apart.
enum UIKitSections {
  /// What code answers for some sections, by the names or numbers that it asks for; no names for all others.
  private struct Answer {
    var keys: Set<UInt64>?
    var expression: ExpressionID
    var site: Site
  }

  /// Nil where nothing tells which cells stand in which section.
  static func sections(
    of table: Int, _ rows: [Int], _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section]? {
    let isTable = builder.parts[table].word == .UITableView
    guard rows.count > 1,
      let member = source(isTable ? UIKitNames.numberOfRows : UIKitNames.numberOfItems, &builder)
    else { return nil }
    let cells = rows.map { (cell: $0, side: side(of: $0, builder)) }
    let keyed = Set(cells.flatMap { $0.side?.keys ?? [] })
    guard !keyed.isEmpty else { return nil }
    let counts = answers(of: member, &builder)
    var found: [UIKitPart.Section] = []
    if counts.count == 1, counts[0].keys == nil {
      found = rowsByNumber(cells, counts[0], &builder)
    } else {
      let named = counts.reduce(into: Set<UInt64>()) { $0.formUnion($1.keys ?? []) }
      for answer in counts {
        let own = cells.filter { cell in
          guard let keys = answer.keys else {
            return cell.side?.keys.map { $0.isDisjoint(with: named) } ?? true
          }
          return cell.side?.keys.map { !$0.isDisjoint(with: keys) } ?? false
        }
        let others = own.isEmpty ? cells.filter { $0.side?.keys == nil } : own
        guard !others.isEmpty else { continue }
        let size = UIKitPart.RowCount.size(of: answer.expression, answer.site, &builder.evaluator)
        found.append(
          UIKitPart.Section(
            rows: others.map(\.cell), count: UIKitPart.RowCount(size, &builder.evaluator),
            keys: answer.keys))
      }
    }
    let shown = Set(found.flatMap(\.rows))
    // What no section has is told by nothing.
    guard found.count > 1, rows.allSatisfy({ shown.contains($0) }) else { return nil }
    addTitles(to: &found, &builder)
    return found
  }

  /// The text above the rows of each section, where that is the same code for all of them.
  static func header(_ builder: inout UIKitBuilder) -> Int? {
    guard let member = source(UIKitNames.titleForHeader, &builder) else { return nil }
    let titles = answers(of: member, &builder)
    guard titles.count == 1, titles[0].keys == nil else { return nil }
    return title(titles[0], of: member, isHeader: true, &builder)
  }

  /// `switch path.row`, in a table of which it is known how many rows there are.
  private static func rowsByNumber(
    _ cells: [(cell: Int, side: (keys: Set<UInt64>?, isRow: Bool)?)], _ count: Answer,
    _ builder: inout UIKitBuilder
  ) -> [UIKitPart.Section] {
    guard cells.contains(where: { $0.side?.isRow == true }),
      let size = UIKitPart.RowCount.size(of: count.expression, count.site, &builder.evaluator),
      !size.isAssumed, var left = size.count
    else { return [] }
    var found: [UIKitPart.Section] = []
    for (cell, side) in cells {
      let rows = min(left, side?.keys?.count ?? left)
      left -= rows
      if rows > 0 {
        found.append(
          UIKitPart.Section(
            rows: [cell], count: UIKitPart.RowCount(count: rows, isAssumed: false), keys: nil))
      }
    }
    return found
  }

  // MARK: Titles

  private static func addTitles(
    to sections: inout [UIKitPart.Section], _ builder: inout UIKitBuilder
  ) {
    for (label, isHeader) in [
      (UIKitNames.titleForHeader, true), (UIKitNames.titleForFooter, false),
    ] {
      guard let member = source(label, &builder) else { continue }
      let titles = answers(of: member, &builder)
      for index in sections.indices {
        let keys = sections[index].keys
        let title =
          titles.first { answer in
            guard let wanted = answer.keys, let keys else { return false }
            return !wanted.isDisjoint(with: keys)
          } ?? titles.first { $0.keys == nil }
        guard let title,
          let part = self.title(title, of: member, isHeader: isHeader, &builder)
        else { continue }
        if isHeader {
          sections[index].header = part
        } else {
          sections[index].footer = part
        }
      }
    }
  }

  /// The text above the rows of a section, or below them, that a table makes a label of.
  private static func title(
    _ answer: Answer, of member: MemberID, isHeader: Bool, _ builder: inout UIKitBuilder
  ) -> Int? {
    switch builder.evaluator.expression(answer.expression, answer.site.file) {
    case .null: return nil
    case .call(let callee, _):
      if case .member(let base, _) = builder.evaluator.expression(callee, answer.site.file),
        case .name(let owner) = builder.evaluator.expression(base, answer.site.file),
        builder.evaluator.word(owner, answer.site.file) == .super
      {
        return nil
      }
    default: break
    }
    let name = builder.evaluator.linker[member].name
    let part = builder.add(UIKitKind(word: .UILabel), nil, answer.expression, answer.site)
    builder.parts[part].isMade = true
    builder.parts[part].isPlaced = true
    builder.set(
      .text, name, answer.expression, answer.expression, on: part, answer.site)
    if isHeader {
      builder.parts[part].settings.append(
        UIKitPart.Setting(
          word: .accessibilityAddTraits, name: name, value: .trait(.header),
          expression: answer.expression, site: answer.site))
    }
    return part
  }

  // MARK: What is asked

  private static func source(_ label: UInt64, _ builder: inout UIKitBuilder) -> MemberID? {
    for name in [UIKitNames.tableView, UIKitNames.collectionView] {
      for member in builder.ownMembers(named: name) {
        let formals = builder.evaluator.files.formals(
          builder.evaluator.linker[member].parameters, member.file)
        if formals.contains(where: { $0.label == label }) { return member }
      }
    }
    return nil
  }

  /// The side of a condition that a cell is made on.
  private static func side(
    of cell: Int, _ builder: borrowing UIKitBuilder
  ) -> (keys: Set<UInt64>?, isRow: Bool)? {
    for kind in builder.places.chain(builder.parts[cell].around) {
      guard case .side(let index, let place) = kind, builder.places.forks[index].kind == .branch
      else { continue }
      let fork = builder.places.forks[index]
      let files = builder.evaluator.files
      let branch = files.branch(fork.branch, in: fork.site.file)
      var isRow = false
      if let subject = branch.subject,
        case .member(_, let name) = files.expression(subject, in: fork.site.file)
      {
        isRow = files.hash(name, in: fork.site.file) == UIKitNames.row
      }
      guard place >= 0 else { return (nil, isRow) }
      return (files.keys(of: files.alternative(place, in: fork.site.file), fork.site.file), isRow)
    }
    return nil
  }

  /// What a function gives, section by section.
  private static func answers(of member: MemberID, _ builder: inout UIKitBuilder) -> [Answer] {
    guard let body = builder.evaluator.linker[member].body else { return [] }
    let own = builder.own
    let instance = own == 0 ? 0 : builder.parts[own].instance
    let site = builder.evaluator.inside(member, self: .instance(instance))
    let files = builder.evaluator.files
    var found: [Answer] = []
    for index in body {
      switch files.statement(index, in: member.file) {
      case .expression(let id), .return(let id?):
        guard case .branch(let number) = files.expression(id, in: member.file) else {
          found.append(Answer(keys: nil, expression: id, site: site))
          return found
        }
        for place in files.branch(number, in: member.file).alternatives {
          let side = files.alternative(place, in: member.file)
          guard let last = files.returned(by: side.body, site) else { continue }
          found.append(
            Answer(keys: files.keys(of: side, member.file), expression: last, site: site))
        }
      default: break
      }
    }
    return found
  }
}

extension LiveFiles {
  /// The names of cases, or the numbers, that a side asks for; nil for a side that is for all others.
  fileprivate func keys(of side: Alternative, _ file: FileID) -> Set<UInt64>? {
    var found: Set<UInt64> = []
    for index in side.clauses {
      switch clause(index, in: file) {
      case .match(_, let patterns):
        for pattern in patterns {
          if let key = key(of: pattern, file) { found.insert(key) }
        }
      case .test(let id):
        guard case .binary(let sign, _, let right) = expression(id, in: file),
          text(of: sign, in: file) == "==", let key = key(of: right, in: file)
        else { continue }
        found.insert(key)
      case .availability: continue
      }
    }
    return found.isEmpty ? nil : found
  }

  private func key(of id: PatternID, _ file: FileID) -> UInt64? {
    switch pattern(id, in: file) {
    case .member(let name, _): hash(name, in: file)
    case .value(let value): key(of: value, in: file)
    case .optional(let inner), .filtered(let inner, _): key(of: inner, file)
    default: nil
    }
  }

  private func key(of id: ExpressionID, in file: FileID) -> UInt64? {
    switch expression(id, in: file) {
    case .number(let number): NameHash.of(text(number, in: file))
    case .implicitMember(let name), .name(let name): hash(name, in: file)
    case .member(let base, let name):
      // `Section.head.rawValue` is asked for by its case.
      hash(name, in: file) == UIKitNames.rawValue
        ? key(of: base, in: file) : hash(name, in: file)
    default: nil
    }
  }
}
