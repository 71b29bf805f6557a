import Scenes
import Views

/// Functions of the repository that ask a table for a cell of the class that they are given, whatever they are called.
enum UIKitCellTakers {
  /// `table.take(Row.self, path)`, of `func take<Cell: UITableViewCell>(_ kind: Cell.Type, …) -> Cell`: a `Row`.
  static func kind(
    takenBy callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> UIKitKind? {
    let given = arguments.compactMap { index -> (index: Int32, kind: UIKitKind)? in
      let value = builder.evaluator.argument(index, site.file).value
      guard case .member(let base, let name) = builder.evaluator.expression(value, site.file),
        builder.evaluator.word(name, site.file) == .`self`,
        case .name(let type) = builder.evaluator.expression(base, site.file),
        let kind = builder.kind(named: type, site), UIKitNames.cells.contains(kind.word)
      else { return nil }
      return (index, kind)
    }
    guard given.count == 1, let (place, kind) = given.first else { return nil }
    let all = functions(called: callee, site, &builder)
    guard let (member, formals, matched) = builder.evaluator.overload(all, arguments, at: site),
      builder.evaluator.linker[member].kind == .function, givesCell(member, &builder)
    else { return nil }
    for (formal, match) in zip(formals, matched) where match == place {
      guard let type = formal.type else { return nil }
      return builder.evaluator.hash(type.name, type.file) == metatype ? kind : nil
    }
    return nil
  }

  static func isTaken(_ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder) -> Bool {
    switch builder.evaluator.expression(id, site.file) {
    case .cast(let inner, _): return isTaken(inner, site, &builder)
    case .call(let callee, let arguments):
      return kind(takenBy: callee, arguments, site, &builder) != nil
    default: return false
    }
  }

  /// The last name of `Cell.Type`.
  private static let metatype = NameHash.of("Type")

  /// What it gives is of a class of cells, or of one that only its caller says.
  private static func givesCell(_ member: MemberID, _ builder: inout UIKitBuilder) -> Bool {
    guard let name = builder.evaluator.linker[member].type else { return false }
    let owner = builder.evaluator.linker[member].owner.map {
      TypeID(file: member.file, index: $0)
    }
    let place = Site(file: member.file, owner: owner, environment: -1)
    if let kind = builder.kind(named: name, place) { return UIKitNames.cells.contains(kind.word) }
    return builder.evaluator.word(name, member.file) == .other
      && builder.evaluator.linker.type(
        named: builder.evaluator.hash(name, member.file), from: member.file, inside: owner) == nil
  }

  /// What a call may mean: of the class itself, of the file's own level, or what extensions add to tables.
  private static func functions(
    called callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [MemberID] {
    switch builder.evaluator.expression(callee, site.file) {
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      let own = builder.ownMembers(named: hash, seenFrom: site)
      return own.isEmpty ? builder.evaluator.linker.globals(named: hash, from: site.file) : own
    case .member(let base, let name):
      let hash = builder.evaluator.hash(name, site.file)
      if case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .`self`
      {
        return builder.ownMembers(named: hash, seenFrom: site)
      }
      if ModifierChains.mayBeHelper(hash, &builder.evaluator) {
        for table in [Word.UITableView, .UICollectionView, .UIScrollView, .UIView] {
          let found = builder.evaluator.linker.extensionMembers(
            of: table, named: hash, from: site.file)
          if !found.isEmpty { return found }
        }
      }
      return builder.staticMembers(name, of: base, site)
    default: return []
    }
  }
}
