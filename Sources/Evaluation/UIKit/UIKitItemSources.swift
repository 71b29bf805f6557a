import Views

/// Data sources that show items, of which each is there once.
///
/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
enum UIKitItemSources {
  /// One of them.
  struct Source {
    /// The table or collection that it is made for, where that is seen.
    var table: Int?
    /// What its items are called.
    var items: UInt64?
    /// The types whose code makes it.
    var owners: [TypeID]
    /// What it hands out.
    var cells: Set<Int> = []
    /// The app's own class that it is of.
    var type: TypeID?
  }

  static func isMade(
    by callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let name):
      let word = builder.evaluator.word(name, site.file)
      if word != .other { return classes.contains(word) }
      // `typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>`
      let meant = builder.evaluator.linker.word(
        aliasedBy: builder.evaluator.hash(name, site.file), from: site.file, inside: site.owner)
      if let meant { return classes.contains(meant) }
      return ownClass(of: callee, site, &builder) != nil
    case .element(let base, _): return isMade(by: base, site, &builder)
    default: return false
    }
  }

  private static let classes: Set<Word> = [
    .UITableViewDiffableDataSource, .UICollectionViewDiffableDataSource,
  ]

  /// `class Source: UITableViewDiffableDataSource<Section, Item>`, which says more of its sections.
  private static func ownClass(
    of callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> TypeID? {
    guard case .name(let name) = builder.evaluator.expression(callee, site.file),
      let type = builder.evaluator.linker.type(
        named: builder.evaluator.hash(name, site.file), from: site.file, inside: site.owner),
      case .class = builder.evaluator.linker[type].kind,
      let top = Lineages.lineage(of: type, &builder.evaluator).last,
      let above = builder.evaluator.linker[top].inherited.first
    else { return nil }
    return classes.contains(builder.evaluator.word(above, top.file)) ? type : nil
  }

  /// What such a class says of its sections: by the name of the function, and the label that it is asked by.
  static func member(
    named name: UInt64, askedBy label: UInt64, _ builder: inout UIKitBuilder
  ) -> MemberID? {
    for type in builder.sources.compactMap(\.type) {
      for owner in Lineages.lineage(of: type, &builder.evaluator) {
        for member in builder.evaluator.members(of: owner, named: name) {
          let formals = builder.evaluator.files.formals(
            builder.evaluator.linker[member].parameters, member.file)
          if formals.contains(where: { $0.label == label }) { return member }
        }
      }
    }
    return nil
  }

  /// As in `lazy var source: UITableViewDiffableDataSource<Section, Item> = .init(tableView: table) { … }`.
  private static func isMadeForProperty(
    by callee: ExpressionID, _ closure: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .implicitMember(let name) = builder.evaluator.expression(callee, site.file),
      builder.evaluator.word(name, site.file) == .`init`,
      builder.evaluator.closure(closure, site.file).parameters.count == 3
    else { return false }
    return type(ofItemsIn: callee, site, &builder) != nil
  }

  /// The closure that makes a cell for an item; false for any other.
  static func read(
    _ closure: Int32, of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard
      isMade(by: callee, site, &builder)
        || isMadeForProperty(by: callee, closure, site, &builder)
    else { return false }
    var source = source(of: callee, arguments, site, &builder)
    let before = builder.cells.count
    let mark = builder.locals.count
    let code = builder.evaluator.closure(closure, site.file)
    for parameter in code.parameters {
      let name = builder.evaluator.parameter(parameter, site.file).name
      builder.call(builder.evaluator.hash(name, site.file), nil)
    }
    var place: Site
    if let type = type(ofItemsIn: callee, site, &builder) {
      if source.items == nil {
        let name = builder.evaluator.linker[type].name
        source.items = builder.evaluator.hash(name, type.file)
      }
      place = RowBodies.bind(.parameter, of: type, to: closure, site, &builder.evaluator)
      builder.items[place.environment] = type
    } else {
      place = builder.evaluator.bind(closure: closure, [], at: site)
    }
    let outer = builder.isSource
    builder.isSource = true
    builder.read(code.body, place, alias: nil)
    builder.isSource = outer
    builder.undoLocals(to: mark)
    if before <= builder.cells.count { source.cells = Set(builder.cells[before...]) }
    builder.sources.append(source)
    return true
  }

  /// Whoever makes a source puts its items together as well, or who asks for it.
  private static func source(
    of callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Source {
    var owners = builder.lineage
    for member in builder.calls {
      guard let owner = builder.evaluator.linker[member].owner else { continue }
      owners.append(TypeID(file: member.file, index: owner))
    }
    if let owner = site.owner { owners.append(owner) }
    var source = Source(
      items: itemsName(callee, site, builder), owners: [],
      type: ownClass(of: callee, site, &builder))
    for owner in owners where !source.owners.contains(owner) { source.owners.append(owner) }
    for index in arguments {
      let argument = builder.evaluator.argument(index, site.file)
      let label = argument.label.map { builder.evaluator.hash($0, site.file) }
      guard label == UIKitNames.tableView || label == UIKitNames.collectionView,
        let part = builder.part(argument.value, site),
        UIKitNames.tables.contains(builder.parts[part].word)
      else { continue }
      source.table = part
    }
    return source
  }

  /// What the brackets of `UITableViewDiffableDataSource<Section, Item>` call its items.
  static func itemsName(
    _ callee: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> UInt64? {
    guard case .element(_, let types) = builder.evaluator.files.expression(callee, in: site.file),
      let only = types.first,
      case .name(let name) = builder.evaluator.files.expression(
        builder.evaluator.files.argument(only, in: site.file).value, in: site.file)
    else { return nil }
    return builder.evaluator.files.hash(name, in: site.file)
  }

  /// As the call says, or the function that gives the source back, or the property that holds it.
  private static func type(
    ofItemsIn callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> TypeID? {
    if case .element(_, let types) = builder.evaluator.expression(callee, site.file) {
      guard let only = types.first,
        case .name(let named) = builder.evaluator.expression(
          builder.evaluator.argument(only, site.file).value, site.file)
      else { return nil }
      return builder.evaluator.linker.type(
        named: builder.evaluator.hash(named, site.file), from: site.file, inside: site.owner)
    }
    if let member = builder.calls.last, let type = items(of: member, &builder) { return type }
    var found: [TypeID] = []
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          if let type = items(of: member, &builder), !found.contains(type) { found.append(type) }
        }
      }
    }
    if found.isEmpty { found = itemsOfSnapshots(&builder) }
    return found.count == 1 ? found[0] : nil
  }

  /// A source of the app's own class is shown snapshots that the code around it makes of the same items.
  ///
  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
  private static func itemsOfSnapshots(_ builder: inout UIKitBuilder) -> [TypeID] {
    var found: [TypeID] = []
    for type in builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          for use in builder.evaluator.linker[member].expressions {
            guard
              case .element(let base, let types) = builder.evaluator.expression(use, member.file),
              case .name(let made) = builder.evaluator.expression(base, member.file),
              builder.evaluator.word(made, member.file) == .NSDiffableDataSourceSnapshot,
              let only = types.first,
              case .name(let named) = builder.evaluator.expression(
                builder.evaluator.argument(only, member.file).value, member.file),
              let items = builder.evaluator.linker.type(
                named: builder.evaluator.hash(named, member.file), from: member.file,
                inside: declaration), !found.contains(items)
            else { continue }
            found.append(items)
          }
        }
      }
    }
    return found
  }

  private static func items(of member: MemberID, _ builder: inout UIKitBuilder) -> TypeID? {
    guard let source = builder.evaluator.linker[member].type,
      let items = builder.evaluator.linker[member].elements
    else { return nil }
    switch builder.evaluator.word(source, member.file) {
    case .UITableViewDiffableDataSource, .UICollectionViewDiffableDataSource: break
    default: return nil
    }
    return builder.evaluator.linker.type(
      named: builder.evaluator.hash(items, member.file), from: member.file,
      inside: builder.evaluator.linker[member].owner.map { TypeID(file: member.file, index: $0) })
  }

  // MARK: Items

  /// It is handed out for one item: a case that holds nothing.
  static func isOfOneItem(_ cell: Int, _ builder: inout UIKitBuilder) -> Bool {
    guard !builder.items.isEmpty else { return false }
    for case .side(let fork, let place) in builder.places.chain(builder.parts[cell].around) {
      let (branch, site) = (builder.places.forks[fork].branch, builder.places.forks[fork].site)
      guard builder.places.forks[fork].kind == .branch, branch >= 0, place >= 0 else { continue }
      let side = builder.evaluator.alternative(place, site.file)
      for clause in side.clauses {
        guard case .match(let value, let patterns) = builder.evaluator.clause(clause, site.file),
          patterns.count == 1, let only = patterns.first,
          case .member(let name, let held) = builder.evaluator.pattern(only, site.file),
          held.isEmpty, let type = item(value, site, builder),
          holdsNothing(builder.evaluator.hash(name, site.file), of: type, &builder)
        else { continue }
        return true
      }
    }
    return false
  }

  /// The type of what an expression names, where that is such an item.
  static func item(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> TypeID? {
    var (id, site) = (id, site)
    for _ in 0..<UIKitBuilder.deepestCall {
      guard case .name(let name) = builder.evaluator.files.expression(id, in: site.file) else {
        return nil
      }
      let hash = builder.evaluator.files.hash(name, in: site.file)
      var next = site.environment
      while next >= 0, builder.evaluator.bindings[Int(next)].hash != hash {
        next = builder.evaluator.bindings[Int(next)].parent
      }
      if let type = builder.items[next] { return type }
      guard next >= 0,
        case .expression(let inner, let place) = builder.evaluator.bindings[Int(next)].value
      else { return nil }
      (id, site) = (inner, place)
    }
    return nil
  }

  private static func holdsNothing(
    _ name: UInt64, of type: TypeID, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let member = builder.evaluator.members(of: type, named: name).first,
      builder.evaluator.linker[member].kind == .enumCase
    else { return false }
    let parameters = builder.evaluator.linker[member].parameters
    return builder.evaluator.files.formals(parameters, member.file).isEmpty
  }
}
