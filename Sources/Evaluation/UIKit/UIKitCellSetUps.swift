import Scenes
import Views
import VoiceOver

/// Closures by which the code of a data source that nobody sees sets up its cells:
/// `source.cellHandler = { cell, item, path in … }`.
///
/// What one does is done to each cell that the table's file or a registration has.
enum UIKitCellSetUps {
  struct One {
    var closure: Int32
    /// The property that holds it.
    var name: UInt64
    /// The classes that the closure takes the cell for, where it says that.
    var kinds: [UIKitKind]
    var site: Site
    var isLate: Bool
  }

  /// A closure that is set on an object which is no view, and that does something to a cell; false for any other.
  static func note(
    _ value: ExpressionID, as property: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .closure(let closure) = builder.evaluator.expression(value, site.file),
      let first = builder.evaluator.closure(closure, site.file).parameters.first
    else { return false }
    let parameter = builder.evaluator.parameter(first, site.file)
    var (isCell, kinds): (Bool, [UIKitKind]) = (false, [])
    if let type = parameter.type, let known = cell(named: type, site, &builder) {
      (isCell, kinds) = (true, [known])
    }
    let name = builder.evaluator.hash(parameter.name, site.file)
    let body = builder.evaluator.closure(closure, site.file).body
    for use in builder.evaluator.code.uses(of: name, in: body, site.file) {
      switch use {
      case .kind(let type):
        guard let known = cell(named: type, site, &builder) else { return false }
        isCell = true
        if !kinds.contains(known) { kinds.append(known) }
      case .property(let property): isCell = isCell || properties.contains(property)
      }
    }
    guard isCell, UIKitAnswers.source(UIKitNames.cellForRow, &builder) == nil,
      UIKitAnswers.source(UIKitNames.cellForItem, &builder) == nil
    else { return false }
    builder.parts[builder.own].cellSetUps.append(
      One(
        closure: closure, name: builder.evaluator.hash(property, site.file), kinds: kinds,
        site: site, isLate: builder.isLate))
    return true
  }

  private static func cell(
    named name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    builder.kind(named: name, site).flatMap {
      UIKitNames.cells.contains($0.word) && !UIKitNames.headers.contains($0.word) ? $0 : nil
    }
  }

  /// What only a cell has of its own.
  ///
  /// https://developer.apple.com/documentation/uikit/uitableviewcell
  private static let properties = Set(
    [
      "textLabel", "detailTextLabel", "contentConfiguration", "defaultContentConfiguration",
      "accessoryType", "accessoryView", "selectionStyle",
    ].map { NameHash.of($0) })

  /// A source that is of no class which is seen; false where it is the class that is read.
  static func isForeign(
    _ source: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    if case .null = builder.evaluator.expression(source, site.file) { return false }
    return builder.part(source, site) == nil
      && Typing.type(of: source, site, &builder.evaluator) == nil
  }

  // MARK: Rows

  /// Sets up the rows of the tables that the class has.
  static func settle(from start: Int, _ builder: inout UIKitBuilder) {
    let own = builder.own
    let named = Set(builder.byName.values)
    let tables = builder.parts.indices.filter { index in
      (index >= start || index == own || named.contains(index))
        && UIKitNames.tables.contains(builder.parts[index].word)
        && builder.parts[index].hosted == nil
    }
    let all = builder.parts[own].cellSetUps
    builder.parts[own].cellSetUps = []
    if tables.isEmpty {
      // They may show something all the same.
      for one in all { builder.read(closure: one.closure, one.site, nil) }
      return
    }
    for table in tables where builder.parts[table].hasForeignSource && all.isEmpty {
      forget(table, &builder)
    }
    if all.isEmpty { return }
    let outer = (builder.places.now, builder.isLate)
    for table in tables {
      builder.places.now = builder.parts[own].around
      if tables.count == 1 || builder.parts[table].rows.isEmpty {
        makeRows(of: table, all, &builder)
      }
      for row in builder.parts[table].rows { setUp(row, of: table, all, &builder) }
    }
    (builder.places.now, builder.isLate) = outer
  }

  /// A cell of each class that the closures take it for, which nothing registers that was seen.
  private static func makeRows(
    of table: Int, _ all: [One], _ builder: inout UIKitBuilder
  ) {
    let isTable = builder.parts[table].word == .UITableView
    var kinds: [UIKitKind] = []
    for kind in all.flatMap(\.kinds) where kind.type != nil && !kinds.contains(kind) {
      if UIKitNames.isOfTable(kind.word) == isTable { kinds.append(kind) }
    }
    let known = builder.parts[table].rows.compactMap { builder.parts[$0].type }
    kinds.removeAll { kind in known.contains { $0 == kind.type } }
    if kinds.isEmpty, builder.parts[table].rows.isEmpty {
      let plain = UIKitKind(word: isTable ? .UITableViewCell : .UICollectionViewCell)
      kinds = [all.flatMap(\.kinds).first { UIKitNames.isOfTable($0.word) == isTable } ?? plain]
    }
    guard !kinds.isEmpty, let first = all.first else { return }
    for kind in kinds {
      let cell = builder.add(kind, nil, -1, first.site)
      builder.parts[cell].isMade = true
      builder.handOut(cell)
      builder.parts[table].rows.append(cell)
      for index in builder.parts[table].sections.indices {
        builder.parts[table].sections[index].rows.append(cell)
      }
    }
    guard builder.parts[table].rowCount == nil else { return }
    builder.parts[table].headers = builder.cells.filter { builder.parts[$0].isHeader }
    builder.parts[table].rowCount = UIKitPart.RowCount(
      count: builder.evaluator.settings.rows, isAssumed: true)
  }

  /// Those of a property on several sources are done one or another, those of several properties one after another.
  private static func setUp(
    _ row: Int, of table: Int, _ all: [One], _ builder: inout UIKitBuilder
  ) {
    let type = builder.parts[row].type
    let types = Set(builder.parts[table].rows.compactMap { builder.parts[$0].type })
    let fitting = all.filter { one in
      let wanted = one.kinds.compactMap(\.type).filter { types.contains($0) }
      return wanted.isEmpty || wanted.contains { $0 == type }
    }
    var done: Set<UInt64> = []
    for one in fitting where done.insert(one.name).inserted {
      setUp(row, byOneOf: fitting.filter { $0.name == one.name }, &builder)
    }
  }

  private static func setUp(
    _ row: Int, byOneOf all: [One], _ builder: inout UIKitBuilder
  ) {
    guard all.count > 1, let first = all.first else {
      for one in all { read(one, setting: row, &builder) }
      return
    }
    let outer = builder.places.now
    let fork = builder.places.add(
      UIKitPlaces.Fork(
        kind: .one, form: .choice, places: Array(0..<Int32(all.count)), isExhaustive: true,
        expression: -1, site: first.site))
    for (place, one) in all.enumerated() {
      builder.places.now = builder.places.step(.side(fork: fork, place: Int32(place)), in: outer)
      read(one, setting: row, &builder)
    }
    builder.places.now = outer
  }

  private static func read(_ one: One, setting row: Int, _ builder: inout UIKitBuilder) {
    builder.isLate = one.isLate
    let mark = builder.locals.count
    let closure = builder.evaluator.closure(one.closure, one.site.file)
    for (place, index) in closure.parameters.enumerated() {
      let parameter = builder.evaluator.parameter(index, one.site.file)
      let name = builder.evaluator.hash(parameter.name, one.site.file)
      builder.call(name, place == 0 ? row : nil)
    }
    let site = builder.evaluator.bind(closure: one.closure, [], at: one.site)
    builder.read(closure.body, site, alias: nil)
    builder.undoLocals(to: mark)
  }

  /// Of a table whose rows somebody else fills, what its file says of these is an example, and a plain cell is
  /// anything.
  private static func forget(_ table: Int, _ builder: inout UIKitBuilder) {
    for row in builder.parts[table].rows
    where builder.parts[row].type == nil && builder.parts[row].hosted == nil {
      let part = builder.parts[row]
      if part.children.isEmpty, part.settings.isEmpty { builder.parts[row].isUnknown = true }
      for name in [UIKitNames.textLabel, UIKitNames.detailTextLabel] {
        guard let label = part.names[name] else { continue }
        for index in builder.parts[label].settings.indices
        where builder.parts[label].settings[index].word == .text {
          let site = builder.parts[label].settings[index].site
          guard builder.evaluator.files.interface(site.file) != nil else { continue }
          builder.parts[label].settings[index].forget()
        }
      }
    }
  }
}

extension UIKitCode {
  /// What code does with what goes by a name: it takes it for a class, or asks it for a property.
  enum Use {
    case kind(NameID)
    case property(UInt64)
  }

  func uses(of name: UInt64, in body: Block, _ file: FileID) -> [Use] {
    var found: [Use] = []
    var (open, bodies): ([ExpressionID], [Block]) = ([], [body])
    while true {
      if let body = bodies.popLast() {
        for index in body { gather(files.statement(index, in: file), file, &open, &bodies) }
        continue
      }
      guard let next = open.popLast() else { return found }
      switch files.expression(next, in: file) {
      case .member(let base, let property):
        if isName(base, name, file) { found.append(.property(files.hash(property, in: file))) }
        open.append(base)
      case .cast(let inner, let type):
        if isName(inner, name, file) { found.append(.kind(type)) }
        open.append(inner)
      case .call(let callee, let arguments):
        open.append(callee)
        open += arguments.map { files.argument($0, in: file).value }
      case .closure(let closure): bodies.append(files.closure(closure, in: file).body)
      case .branch(let branch): gather(branch, file, &open, &bodies)
      case .binary(_, let left, let right): open += [left, right]
      case .prefix(_, let inner): open.append(inner)
      default: break
      }
    }
  }

  private func isName(_ id: ExpressionID, _ name: UInt64, _ file: FileID) -> Bool {
    guard case .name(let own) = files.expression(id, in: file) else { return false }
    return files.hash(own, in: file) == name
  }
}
