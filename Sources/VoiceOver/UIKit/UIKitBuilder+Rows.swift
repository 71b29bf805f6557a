import Views

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

  /// `table.dequeueReusableCell(withIdentifier: Cell.identifier, for: path)`, and what apps call by such names.
  mutating func dequeued(
    by name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> UIKitKind? {
    guard evaluator.linker.text(of: name, in: site.file).hasPrefix(UIKitNames.dequeue) else {
      return nil
    }
    for index in arguments {
      let value = evaluator.argument(index, site.file).value
      if let kind = cell(named: value, site) { return kind }
      if let key = identifier(value, site), let kind = registered[key] { return kind }
    }
    // Of a class that is said elsewhere, if at all: the label tells what it is a kind of.
    for index in arguments {
      guard let label = evaluator.argument(index, site.file).label,
        let word = UIKitNames.dequeued[evaluator.linker.text(of: label, in: site.file)]
      else { continue }
      return UIKitKind(word: word)
    }
    return nil
  }

  /// `Cell.self`, `Cell.identifier`, `String(describing: Cell.self)`: the class of cells that is named.
  private mutating func cell(named id: ExpressionID, _ site: Site) -> UIKitKind? {
    switch evaluator.expression(id, site.file) {
    case .member(let base, _):
      guard case .name(let type) = evaluator.expression(base, site.file) else {
        return cell(named: base, site)
      }
      return kind(named: type, site).flatMap { UIKitNames.cells.contains($0.word) ? $0 : nil }
    case .name(let type):
      // A registration of a class, which is a variable.
      let hash = evaluator.hash(type, site.file)
      if let kind = registered[hash] { return kind }
      guard case .expression(let inner, let place) = evaluator.lookUp(hash, in: site.environment)
      else { return registration(ofMember: hash) }
      return cell(named: inner, place)
    case .call(let callee, let arguments):
      switch evaluator.expression(callee, site.file) {
      case .element(_, let classes):
        guard let first = classes.first else { return nil }
        return cell(ofClass: evaluator.argument(first, site.file).value, site)
      case .name(let name) where evaluator.hash(name, site.file) == UIKitNames.nib:
        return arguments.first.flatMap {
          cell(inNib: evaluator.argument($0, site.file).value, site)
        }
      // `Cell.nib()`
      case .member(let base, _):
        if let kind = cell(named: base, site) { return kind }
        if case .name(let type) = evaluator.expression(base, site.file),
          let kind = kind(named: type, site), UIKitNames.cells.contains(kind.word)
        {
          return kind
        }
      default: break
      }
      for index in arguments {
        if let kind = cell(named: evaluator.argument(index, site.file).value, site) { return kind }
      }
      return nil
    default: return nil
    }
  }

  /// `UINib(nibName: "Cell", bundle: nil)`: the class that the file has a view for.
  private mutating func cell(inNib id: ExpressionID, _ site: Site) -> UIKitKind? {
    guard case .string(let text) = evaluator.evaluated(id, site) else {
      return cell(named: id, site)
    }
    let name = NameHash.of(evaluator.text(text.text, text.file))
    guard let file = evaluator.linker.interface(named: name, from: site.file),
      let roots = evaluator.files.interface(file)?.roots
    else { return nil }
    for root in roots {
      if let type = evaluator.linker.type(named: root.name, from: site.file),
        let kind = kind(of: type), UIKitNames.cells.contains(kind.word)
      {
        return kind
      }
    }
    return nil
  }

  private mutating func cell(ofClass id: ExpressionID, _ site: Site) -> UIKitKind? {
    guard case .name(let type) = evaluator.expression(id, site.file) else { return nil }
    return kind(named: type, site).flatMap { UIKitNames.cells.contains($0.word) ? $0 : nil }
  }

  /// `let registration = UICollectionView.CellRegistration<Cell, Item> { … }` of the class.
  private mutating func registration(ofMember hash: UInt64) -> UIKitKind? {
    guard let member = ownMembers(named: hash).first, let value = evaluator.linker[member].value,
      case .call(let callee, _) = evaluator.expression(value, member.file),
      case .element = evaluator.expression(callee, member.file)
    else { return nil }
    return cell(named: value, evaluator.inside(member, self: nil))
  }

  /// Under which identifier cells are registered and asked for.
  private mutating func identifier(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch evaluator.evaluated(id, site) {
    case .string(let text): return NameHash.of(evaluator.text(text.text, text.file))
    default: break
    }
    switch evaluator.expression(id, site.file) {
    case .name(let name), .member(_, let name): return evaluator.hash(name, site.file)
    default: return nil
    }
  }

  /// As in `table.register(Cell.self, forCellReuseIdentifier: "cell")`.
  mutating func register(_ arguments: Range<Int32>, _ site: Site) {
    guard let first = arguments.first else { return }
    let value = evaluator.argument(first, site.file).value
    guard let kind = cell(named: value, site) else { return }
    registrations.append((kind, value, site))
    if let last = arguments.dropFirst().last,
      let key = identifier(evaluator.argument(last, site.file).value, site)
    {
      registered[key] = kind
    }
  }

  /// The closure of a registration sets up the cells of its class.
  mutating func readRegistration(
    of classes: Range<Int32>, _ arguments: Range<Int32>, _ site: Site
  ) {
    guard let first = classes.first,
      let kind = cell(ofClass: evaluator.argument(first, site.file).value, site)
    else { return }
    let value = evaluator.argument(first, site.file).value
    let cell = add(kind, nil, value, site)
    parts[cell].isMade = true
    for index in arguments {
      guard
        case .closure(let closure) = evaluator.expression(
          evaluator.argument(index, site.file).value, site.file)
      else { continue }
      handOut(cell)
      read(closure, setting: cell, site)
    }
  }

  /// Notes a cell that code asks a table for, or makes for one.
  mutating func handOut(_ part: Int, _ id: ExpressionID, _ site: Site) {
    guard UIKitNames.cells.contains(parts[part].word), evaluator.files.isHandedOut(id, site) else {
      return
    }
    // Whatever class it is registered with.
    if evaluator.files.isAskedByName(parts[part]) { parts[part].isUnknown = true }
    handOut(part)
  }

  private mutating func handOut(_ part: Int) {
    guard !parts[part].isPlaced else { return }
    parts[part].isPlaced = true
    // Whatever stands around, a row is a row.
    parts[part].loop = parts[own].loop
    parts[part].around = places.handingOut(in: parts[own].around)
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
    let isToldByFile = tables.contains { !parts[$0].prototypes.isEmpty }
    if !isToldByFile, distinct(cells).allSatisfy({ UIKitNames.headers.contains(parts[$0].word) }) {
      handOutRegistered()
    }
    for table in tables {
      let isTable = parts[table].word == .UITableView
      let given = cells.filter { UIKitNames.isOfTable(parts[$0].word) == isTable }
      let all = distinct(given)
      let rows = rows(
        of: table, among: all.filter { !UIKitNames.headers.contains(parts[$0].word) },
        asksByName: given.contains { evaluator.files.isAskedByName(parts[$0]) })
      guard !rows.isEmpty else { continue }
      parts[table].rows = rows
      parts[table].headers = all.filter { UIKitNames.headers.contains(parts[$0].word) }
      parts[table].rowCount = rowCount(of: table)
    }
  }

  /// What code asks for is a prototype of the table's file where that has no class of its own.
  private mutating func rows(of table: Int, among all: [Int], asksByName: Bool) -> [Int] {
    let prototypes = parts[table].prototypes
    guard !prototypes.isEmpty else { return all }
    let named = all.filter { parts[$0].type != nil || parts[$0].hosted != nil }
    let plain = asksByName || named.isEmpty
    let own = prototypes.filter { prototype in
      let type = parts[prototype].type
      return plain && (type == nil || !named.contains { parts[$0].type == type })
    }
    for prototype in own where !parts[prototype].isPlaced {
      parts[prototype].isPlaced = true
      readOwn(prototype)
    }
    return named + own.filter { !UIKitNames.headers.contains(parts[$0].word) }
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
    // Of a class that nobody knows it is no answer.
    return telling.isEmpty ? all.filter { !parts[$0].isUnknown } : telling
  }

  /// What a data source says of how many there are.
  private mutating func rowCount(of table: Int) -> UIKitPart.RowCount {
    let isTable = parts[table].word == .UITableView
    let name = isTable ? UIKitNames.tableView : UIKitNames.collectionView
    let label = isTable ? UIKitNames.numberOfRows : UIKitNames.numberOfItems
    var sections = 1
    let rows = ownMembers(named: name).first { member in
      evaluator.files.formals(evaluator.linker[member].parameters, member.file)
        .contains { $0.label == label }
    }
    var size: Evaluator.Size?
    if let rows { size = UIKitPart.RowCount.size(givenBy: rows, &evaluator) }
    // A number that is taken for all of it is not taken for each section.
    if size?.count != nil, let member = ownMembers(named: UIKitNames.numberOfSections).first,
      let found = UIKitPart.RowCount.size(givenBy: member, &evaluator), let count = found.count,
      !found.isAssumed
    {
      sections = min(max(count, 1), Self.longest)
    }
    return UIKitPart.RowCount(
      count: size?.count ?? evaluator.settings.rows,
      isAssumed: size?.count == nil || size?.isAssumed == true, sections: sections)
  }

  /// `table.dataSource = source`, a class of its own.
  mutating func readSource(_ value: ExpressionID, of table: Int, _ site: Site) {
    guard let type = evaluator.type(of: value, site), !around.contains(type),
      around.count < Self.deepest, parts[table].rows.isEmpty,
      case .class = evaluator.linker[type].kind
    else { return }
    let source = parts.count
    parts.append(
      UIKitPart(
        word: .other, expression: -1,
        site: Site(file: type.file, owner: type, environment: -1), isPlaced: true, isRead: true))
    let outer = enter(source)
    around.append(type)
    let instance = evaluator.instantiate(type, creator: evaluator.selfInstance(at: site))
    let environment = evaluator.bind(WellKnown.selfName, .instance(instance), onto: -1)
    byName[parts[table].word == .UITableView ? UIKitNames.tableView : UIKitNames.collectionView] =
      table
    readMembers(of: type, Site(file: type.file, owner: type, environment: environment))
    if parts[table].rows.isEmpty {
      let rows = distinct(cells).filter { !UIKitNames.headers.contains(parts[$0].word) }
      parts[table].rows = rows
      if !rows.isEmpty { parts[table].rowCount = rowCount(of: table) }
    }
    around.removeLast()
    sight = outer
  }
}

extension UIKitPart.RowCount {
  /// The number that is all that a function gives: `3`, `Kind.allCases.count`.
  fileprivate static func size(
    givenBy member: MemberID, _ evaluator: inout Evaluator
  ) -> Evaluator.Size? {
    guard let body = evaluator.linker[member].body, body.count == 1,
      let last = evaluator.files.returned(
        by: body, Site(file: member.file, owner: nil, environment: -1))
    else { return nil }
    let site = evaluator.inside(member, self: .instance(0))
    if let number = evaluator.number(last, site) { return (max(0, min(number, 1_000_000)), false) }
    guard case .member(let base, let name) = evaluator.expression(last, member.file),
      evaluator.hash(name, member.file) == UIKitNames.count
    else { return nil }
    return evaluator.size(of: base, site)
  }
}
