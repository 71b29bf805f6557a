import Scenes
import Views

/// Tables whose cells are held in objects of the app: `sections[path.section].rows[path.row].cell`.
enum UIKitRowObjects {
  /// A row for each object that the class makes; where it makes none, one or another of all that there are.
  static func sections(_ builder: inout UIKitBuilder) -> [UIKitPart.Section] {
    guard let (type, property) = held(&builder) else { return [] }
    var found: [UIKitPart.Section] = []
    for (call, site) in calls(of: type, &builder) {
      guard let cell = cell(property, of: type, madeBy: call, nil, site, &builder) else { continue }
      found.append(
        UIKitPart.Section(
          rows: [cell], count: UIKitPart.RowCount(count: 1, isAssumed: false)))
    }
    if !found.isEmpty { return found }
    var cells: [Int] = []
    for member in builder.evaluator.linker.initializers(of: type) {
      let site = builder.parts[builder.own].site
      if let cell = cell(property, of: type, madeBy: -1, member, site, &builder) {
        cells.append(cell)
      }
    }
    if cells.isEmpty { return [] }
    return [
      UIKitPart.Section(
        rows: cells, count: UIKitPart.RowCount(nil, &builder.evaluator))
    ]
  }

  /// The class of the objects, and the property that holds the cell, by what is handed out for a place.
  private static func held(_ builder: inout UIKitBuilder) -> (type: TypeID, property: UInt64)? {
    for member in builder.ownMembers(named: UIKitNames.tableView) {
      let formals = builder.evaluator.files.formals(
        builder.evaluator.linker[member].parameters, member.file)
      guard formals.contains(where: { $0.label == UIKitNames.cellForRow }),
        let body = builder.evaluator.linker[member].body,
        let owner = builder.evaluator.linker[member].owner
      else { continue }
      // The class above that declares it knows what the property holds.
      let own = Instances.instantiate(
        TypeID(file: member.file, index: owner),
        creator: builder.evaluator.selfInstance(at: builder.parts[builder.own].site),
        &builder.evaluator)
      var site = builder.evaluator.inside(member, self: .instance(own))
      for index in body.dropLast() { ValueBlocks.perform(index, &site, &builder.evaluator) }
      for result in builder.evaluator.code.results(of: body, site) {
        var id = result
        // `cell ?? UITableViewCell()`
        if case .binary(_, let left, _) = builder.evaluator.expression(id, site.file) { id = left }
        if case .cast(let inner, _) = builder.evaluator.expression(id, site.file) { id = inner }
        guard case .member(let base, let name) = builder.evaluator.expression(id, site.file),
          let type = Typing.type(of: base, site, &builder.evaluator), builder.kind(of: type) == nil
        else { continue }
        return (type, builder.evaluator.hash(name, site.file))
      }
    }
    return nil
  }

  /// Where the code of the class makes such objects, in order.
  private static func calls(
    of type: TypeID, _ builder: inout UIKitBuilder
  ) -> [(ExpressionID, Site)] {
    var found: [(ExpressionID, Site)] = []
    for owner in builder.lineage.reversed() {
      for declaration in builder.evaluator.linker.declarations(of: owner) {
        for member in builder.evaluator.linker.everything(in: declaration) {
          let site = builder.evaluator.inside(member, self: .instance(0))
          for id in builder.evaluator.linker[member].expressions {
            guard case .call(let callee, _) = builder.evaluator.expression(id, member.file),
              case .name(let name) = builder.evaluator.expression(callee, member.file),
              let made = builder.evaluator.linker.type(
                named: builder.evaluator.hash(name, member.file), from: member.file,
                inside: declaration),
              made == type, found.count < UIKitBuilder.longest
            else { continue }
            found.append((id, site))
          }
        }
      }
    }
    return found
  }

  /// The cell that one initialiser makes.
  private static func cell(
    _ property: UInt64, of type: TypeID, madeBy call: ExpressionID, _ initializer: MemberID?,
    _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    var chosen = initializer
    var place = Site(file: type.file, owner: type, environment: -1)
    if call >= 0, case .call(_, let arguments) = builder.evaluator.expression(call, site.file),
      let (member, formals, matched) = builder.evaluator.overload(
        builder.evaluator.linker.initializers(of: type), arguments, at: site)
    {
      chosen = member
      let declared = builder.evaluator.inside(member, self: nil)
      place = builder.evaluator.bind(formals, matched, at: site, declared: declared)
    } else if let initializer {
      place = builder.evaluator.inside(initializer, self: nil)
    }
    guard let chosen, let body = builder.evaluator.linker[chosen].body,
      builder.around.count < UIKitBuilder.deepest, !builder.around.contains(type)
    else { return nil }
    builder.parts.append(
      UIKitPart(word: .other, expression: -1, site: place, isPlaced: true, isRead: true))
    let outer = builder.enter(builder.parts.count - 1)
    builder.places.now = outer.now
    builder.around.append(type)
    builder.lineage = [type]
    for declaration in builder.evaluator.linker.declarations(of: type) {
      builder.declareProperties(of: declaration, place)
    }
    read(body, of: type, place, depth: 0, &builder)
    let made = builder.byName[property]
    builder.around.removeLast()
    builder.sight = outer
    guard let made, builder.parts[made].isMade,
      UIKitNames.cells.contains(builder.parts[made].word)
    else { return nil }
    builder.parts[made].isPlaced = true
    builder.readOwn(made)
    return made
  }
  /// What an initialiser does, and before that the one that it calls: `self.init(subtitle: value)`.
  private static func read(
    _ body: Block, of type: TypeID, _ site: Site, depth: Int, _ builder: inout UIKitBuilder
  ) {
    for index in body where depth < UIKitBuilder.deepestCall {
      guard case .expression(let id) = builder.evaluator.statement(index, site.file),
        case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file),
        case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
        builder.evaluator.word(name, site.file) == .`init`,
        case .name(let owner) = builder.evaluator.expression(base, site.file),
        builder.evaluator.word(owner, site.file) == .`self`,
        let (member, formals, matched) = builder.evaluator.overload(
          builder.evaluator.linker.initializers(of: type), arguments, at: site),
        let inner = builder.evaluator.linker[member].body
      else { continue }
      let declared = builder.evaluator.inside(member, self: nil)
      let place = builder.evaluator.bind(formals, matched, at: site, declared: declared)
      read(inner, of: type, place, depth: depth + 1, &builder)
    }
    builder.read(body, site, alias: nil)
  }
}
