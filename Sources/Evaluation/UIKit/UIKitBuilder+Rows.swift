import Scenes
import Views
import VoiceOver

/// Tables and collections: which cells code hands out for their rows, and how many rows there are.
extension UIKitBuilder {
  /// A controller of a table has that from the start.
  mutating func declareTable() {
    let (word, name): (Word, UInt64)
    switch parts[own].word {
    case .UITableViewController: (word, name) = (.UITableView, UIKitNames.tableView)
    case .UICollectionViewController:
      (word, name) = (.UICollectionView, UIKitNames.collectionView)
    default: return
    }
    guard byName[name] == nil else { return }
    let table = add(UIKitKind(word: word), nil, -1, parts[own].site)
    parts[table].isPlaced = true
    parts[table].isMade = true
    parts[own].children.append(table)
    byName[name] = table
  }

  // MARK: Cells

  /// As in `table.register(Cell.self, forCellReuseIdentifier: "cell")`.
  mutating func register(_ arguments: Range<Int32>, _ site: Site) {
    guard let first = arguments.first else { return }
    let value = evaluator.argument(first, site.file).value
    guard let kind = UIKitCells.cell(named: value, site, &self) else { return }
    registrations.append((kind, value, site))
    if let last = arguments.dropFirst().last,
      let key = UIKitCells.identifier(
        evaluator.argument(last, site.file).value, site, &self)
    {
      registered[key] = kind
    }
  }

  /// Notes a cell that code asks a table for, or makes for one.
  mutating func handOut(_ part: Int, _ id: ExpressionID, _ site: Site) {
    guard UIKitNames.cells.contains(parts[part].word),
      evaluator.code.isHandedOut(id, site) || UIKitCellTakers.isTaken(id, site, &self)
    else { return }
    // Whatever class it is registered with.
    if evaluator.code.isAskedByName(parts[part]) { parts[part].isUnknown = true }
    handOut(part)
  }

  mutating func handOut(_ part: Int) {
    guard !parts[part].isPlaced else { return }
    parts[part].isPlaced = true
    // Whatever stands around, a row is a row.
    parts[part].loop = parts[own].loop
    UIKitCells.move(part, to: places.handingOut(in: parts[own].around), &self)
    cells.append(part)
    readOwn(part)
  }

  // MARK: Rows

  /// Gives the cells that were handed out since then to the tables that are there.
  mutating func settleRows(from start: Int) {
    let tables = parts.indices.filter { index in
      (index >= start || index == own) && UIKitNames.tables.contains(parts[index].word)
        && parts[index].rows.isEmpty && parts[index].hosted == nil
    }
    guard !tables.isEmpty else { return }
    UIKitRegistrations.handOutRest(&self)
    UIKitCellKinds.settle(&self)
    let isToldByFile = tables.contains { !parts[$0].prototypes.isEmpty }
    if !isToldByFile, distinct(cells).allSatisfy({ parts[$0].isHeader }) {
      handOutRegistered()
    }
    for table in tables {
      let isTable = parts[table].word == .UITableView
      // A table of a class of its own is met as that is read, too.
      let isAnswered = isTable && UIKitAnswers.source(UIKitNames.cellForRow, &self) != nil
      let isNew = isAnswered && askedForHeld.insert(table).inserted
      let held = isNew ? UIKitHeldCells.sections(&self) : []
      if !held.isEmpty {
        parts[table].rows = held.flatMap(\.rows)
        parts[table].sections = held
        continue
      }
      if isTable, UIKitSections.areCounted(byFileOf: table, &self) { continue }
      let given = cells.filter { UIKitNames.isOfTable(parts[$0].word) == isTable }
      let all = distinct(given)
      var rows = rows(
        of: table, among: all.filter { !parts[$0].isHeader },
        asksByName: given.contains { evaluator.code.isAskedByName(parts[$0]) })
      if isNew, rows.isEmpty, let cell = UIKitHeldCells.ofList(&self) { rows = [cell] }
      guard !rows.isEmpty else {
        UIKitFillers.readKept(&self)
        if !parts[table].rows.isEmpty { continue }
        if isTable, parts[own].word != .other { settleObjects(of: table) }
        continue
      }
      parts[table].rows = rows
      parts[table].headers = all.filter { parts[$0].isHeader }
      parts[table].rowCount = rowCount(of: table)
      UIKitDisplays.read(rows, &self)
      if isTable {
        UIKitEnds.settle(table, &self)
      } else if UIKitEnds.isFlat(UIKitNames.sizeForHeader, for: nil, &self) {
        parts[table].headers = []
      }
      parts[table].sections =
        UIKitSections.sections(of: table, rows, &self)
        ?? UIKitSections.items(of: table, rows, &self) ?? []
      if isTable, UIKitHeights.areRowsAtTimes(&self) {
        parts[table].areRowsAtTimes = true
        for index in parts[table].sections.indices { parts[table].sections[index].isAtTimes = true }
      }
      if isTable { UIKitSwipeActions.settle(table, &self) }
      if isTable, let index = UIKitAnswers.index(&self) { parts[table].footers.append(index) }
    }
  }

  private mutating func settleObjects(of table: Int) {
    let sections = UIKitRowObjects.sections(&self)
    parts[table].rows = sections.flatMap(\.rows)
    guard !sections.isEmpty else { return }
    parts[table].sections = sections
    if let header = UIKitAnswers.end(UIKitNames.titleForHeader, isHeader: true, &self) {
      parts[table].sections[0].header = header
    }
    if let footer = UIKitAnswers.end(UIKitNames.titleForFooter, isHeader: false, &self) {
      parts[table].sections[sections.count - 1].footer = footer
    }
  }

  /// What code asks for is a prototype of the table's file where that has no class of its own.
  private mutating func rows(of table: Int, among all: [Int], asksByName: Bool) -> [Int] {
    let prototypes = parts[table].prototypes
    guard !prototypes.isEmpty else { return all }
    let asked = all.filter { prototypes.contains($0) }
    let named = all.filter {
      !asked.contains($0) && (parts[$0].type != nil || parts[$0].hosted != nil)
    }
    if !asked.isEmpty { return named + asked }
    let plain = asksByName || named.isEmpty
    let own = prototypes.filter { prototype in
      let type = parts[prototype].type
      return plain && (type == nil || !named.contains { parts[$0].type == type })
    }
    for prototype in own where !parts[prototype].isPlaced {
      parts[prototype].isPlaced = true
      readOwn(prototype)
    }
    return named + own.filter { !parts[$0].isHeader }
  }

  private mutating func handOutRegistered() {
    for (kind, expression, site) in registrations {
      handOut(add(kind, nil, expression, site))
    }
  }

  /// A plain cell that is made for want of another one is no row beside those.
  private func distinct(_ all: [Int]) -> [Int] {
    let telling = all.filter { cell in
      let part = parts[cell]
      return part.type != nil || !part.children.isEmpty || part.hosted != nil
        || !part.settings.isEmpty
    }
    // Of a class that nobody knows it is no answer, unless code makes it.
    return telling.isEmpty
      ? all.filter { !parts[$0].isUnknown || evaluator.code.isMadeOfData(parts[$0]) } : telling
  }

  /// What a data source says of how many there are.
  private mutating func rowCount(of table: Int) -> UIKitPart.RowCount {
    let isTable = parts[table].word == .UITableView
    let name = isTable ? UIKitNames.tableView : UIKitNames.collectionView
    let label = isTable ? UIKitNames.numberOfRows : UIKitNames.numberOfItems
    var (sections, areAssumed) = (1, false)
    let rows = ownMembers(named: name).first { member in
      evaluator.files.formals(evaluator.linker[member].parameters, member.file)
        .contains { $0.label == label }
    }
    var size: Evaluator.Size?
    if let rows {
      size = UIKitPart.RowCount.size(givenBy: rows, &self)
      let instance = own == 0 ? 0 : parts[own].instance
      if instance >= 0, let list = evaluator.code.list(countedBy: rows) {
        parts[table].rowList = UIKitPart.Hosted(
          expression: list, site: evaluator.inside(rows, self: .instance(instance)))
      }
    }
    // A number that is taken for all of it is not taken for each section.
    if size?.count != nil, let member = ownMembers(named: UIKitNames.numberOfSections).first {
      if let found = UIKitPart.RowCount.size(givenBy: member, &self), let count = found.count,
        !found.isAssumed
      {
        sections = min(max(count, 1), Self.longest)
      } else if size?.isAssumed == false, evaluator.code.countsList(member) {
        // A list of sections, each with as many rows as the code says.
        (sections, areAssumed) = (max(evaluator.settings.rows, 1), true)
      }
    }
    return UIKitPart.RowCount(
      count: size?.count ?? evaluator.settings.rows,
      isAssumed: size?.count == nil || size?.isAssumed == true, sections: sections,
      areSectionsAssumed: areAssumed)
  }

  /// `table.dataSource = source`, a class of its own.
  mutating func readSource(_ value: ExpressionID, of table: Int, _ site: Site) {
    if UIKitCellSetUps.isForeign(value, site, &self) { parts[table].hasForeignSource = true }
    guard let type = Typing.type(of: value, site, &evaluator), !around.contains(type),
      around.count < Self.deepest, parts[table].rows.isEmpty,
      case .class = evaluator.linker[type].kind
    else { return }
    let source = parts.count
    parts.append(
      UIKitPart(
        word: .other, expression: -1,
        site: Site(file: type.file, owner: type, environment: -1), isPlaced: true, isRead: true))
    parts[source].maker = UIKitPart.Hosted(expression: value, site: site)
    let initializer = initializer(of: type, source)
    let outer = enter(source)
    self.initializer = initializer
    around.append(type)
    let instance = Instances.instantiate(
      type, creator: evaluator.selfInstance(at: site), &evaluator)
    parts[source].instance = instance
    let environment = evaluator.bind(WellKnown.selfName, .instance(instance), onto: -1)
    byName[parts[table].word == .UITableView ? UIKitNames.tableView : UIKitNames.collectionView] =
      table
    readMembers(of: type, Site(file: type.file, owner: type, environment: environment))
    if parts[table].rows.isEmpty {
      let all = distinct(cells)
      let rows = all.filter { !parts[$0].isHeader }
      parts[table].rows = rows
      parts[table].headers = all.filter { parts[$0].isHeader }
      if !rows.isEmpty { parts[table].rowCount = rowCount(of: table) }
    }
    around.removeLast()
    sight = outer
  }
}

extension UIKitCode {
  /// `names` of a function that is no more than `return names.count`.
  fileprivate func list(countedBy member: MemberID) -> ExpressionID? {
    guard let body = files[member].body, body.count == 1,
      let last = returned(by: body, Site(file: member.file, owner: nil, environment: -1)),
      case .member(let base, let name) = files.expression(last, in: member.file),
      files.hash(name, in: member.file) == UIKitNames.count
    else { return nil }
    return base
  }

  /// All that a function gives is how long a list is, or nothing in some cases: `isOpen ? kinds.count : 0`.
  fileprivate func countsList(_ member: MemberID) -> Bool {
    guard let body = files[member].body, body.count == 1 else { return false }
    let site = Site(file: member.file, owner: nil, environment: -1)
    return returned(by: body, site).map { countsList($0, site) } ?? false
  }

  private func countsList(_ id: ExpressionID, _ site: Site) -> Bool {
    switch files.expression(id, in: site.file) {
    case .member(_, let name): files.hash(name, in: site.file) == UIKitNames.count
    case .branch(let index):
      files.branch(index, in: site.file).alternatives.contains { place in
        returned(by: files.alternative(place, in: site.file).body, site).map {
          countsList($0, site)
        }
          ?? false
      }
    case .binary(let sign, let left, _) where files.text(of: sign, in: site.file) == "??":
      countsList(left, site)
    default: false
    }
  }
}

extension UIKitPart.RowCount {
  /// The number that is all that a function gives: `3`, `Kind.allCases.count`.
  fileprivate static func size(
    givenBy member: MemberID, _ builder: inout UIKitBuilder
  ) -> Evaluator.Size? {
    guard let body = builder.evaluator.linker[member].body, body.count == 1,
      let last = builder.evaluator.code.returned(
        by: body, Site(file: member.file, owner: nil, environment: -1))
    else { return nil }
    let site = builder.evaluator.inside(member, self: .instance(0))
    if let size = size(of: last, site, &builder.evaluator) { return size }
    guard
      let handed = UIKitHandedAnswers.answers(last, site, section: nil, &builder),
      handed.count == 1, let only = handed.first, only.keys == nil
    else { return nil }
    return size(of: only.expression, only.site, &builder.evaluator)
  }

  /// `3`, `items.count`.
  static func size(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Size? {
    if let number = ListParts.number(id, site, &evaluator) {
      return (max(0, min(number, 1_000_000)), false)
    }
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      evaluator.hash(name, site.file) == UIKitNames.count
    else { return nil }
    let size = Sizes.size(of: base, site, &evaluator)
    return size.count == nil ? ClassLists.size(of: base, site, &evaluator) ?? size : size
  }

  init(_ size: Evaluator.Size?, _ evaluator: inout Evaluator) {
    // What is empty at first is filled later.
    let count = size?.count == 0 ? nil : size?.count
    self.init(
      count: count ?? evaluator.settings.rows, isAssumed: count == nil || size?.isAssumed == true)
  }
}
