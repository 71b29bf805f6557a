import Views

/// What a condition lets show in no more than one of the rows around it: `item == selected`, `number == 0`,
/// `item.id == items.last?.id`.
///
/// Rows are told apart by what they are made of, so of all of them at most one is what something else is.
extension Evaluator {
  /// What was there when a row was begun: all that came later may be another one in each.
  struct RowStart {
    var bindings: Int32
    var instances: Int32
    /// The member that tells rows apart, of `id: \.name`; 0 where they do so as they are.
    var key: UInt64 = 0
  }

  /// Notes that a comparison holds in one row at most; how many rows there are around that one, itself included.
  mutating func noteOneRow(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site, _ claims: inout Claims
  ) {
    guard !rowStarts.isEmpty, claims.oneRow == 0 else { return }
    for (one, other) in [(left, right), (right, left)] {
      guard let row = row(toldBy: one, site), isSame(inAllRows: row, other, site) else { continue }
      claims.oneRow = row
      return
    }
  }

  /// The same of what a view was given, or computes: `Row(item: item, isChosen: item == chosen)`.
  mutating func noteOneRow(
    flag test: ExpressionID, _ holds: Bool, _ site: Site, _ claims: inout Claims
  ) {
    guard !rowStarts.isEmpty, claims.oneRow == 0,
      let (inner, place) = source(of: test, site) ?? answer(ofCall: test, site)
    else { return }
    var given = Claims()
    claim(inner, holds, place, &given)
    claims.oneRow = given.oneRow
  }

  /// The only line of a function of the view's own: `isChosen(boat)`.
  private mutating func answer(
    ofCall id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .call(let callee, let arguments) = expression(id, site.file),
      let name = files.ownName(callee, site),
      case .member(let member) = meaning(of: name, at: site),
      case .function = linker[member].kind, !isActive(member, at: site),
      let body = linker[member].body, body.count == 1
    else { return nil }
    let formals = files.formals(linker[member].parameters, member.file)
    guard let matched = files.match(formals, arguments, site.file) else { return nil }
    switch statement(body.lowerBound, member.file) {
    case .expression(let inner), .return(let inner?):
      let own = inside(member, self: boundSelf(at: site))
      return (inner, mark(member, bind(formals, matched, at: site, declared: own)))
    default: return nil
    }
  }

  /// How far out those rows are, for a node that is being written; 0 for none.
  ///
  /// Where they are around a fragment, that is so only here.
  mutating func distance(toRow row: Int32) -> UInt8 {
    guard row > 0 else { return 0 }
    for index in recordings.indices where row <= recordings[index].rows {
      recordings[index].isRecursive = true
    }
    return UInt8(exactly: Int32(rowStarts.count) - row + 1) ?? 0
  }

  /// Notes at a branch that all rows but one show a side of it: `if item != items.last { Text("and") }`.
  mutating func noteOneRow(without branch: Views.Branch, at node: Scene.NodeID, _ site: Site) {
    guard !rowStarts.isEmpty, branch.kind == .condition, !branch.isExhaustive else { return }
    var claims = Claims()
    for place in branch.alternatives { claim(alternative(place, site.file), false, site, &claims) }
    scene.nodes[Int(node)].oneRow = distance(toRow: claims.oneRow)
  }

  // MARK: Both sides

  /// The number of the rows around a place in each of which this is another one.
  private mutating func row(
    toldBy id: ExpressionID, _ site: Site
  ) -> Int32? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .name(let name):
      let hash = hash(name, site.file)
      if let binding = binding(of: hash, in: site.environment), binding.row > 0 {
        return binding.row
      }
    case .member(let base, let name):
      switch word(name, site.file) {
      case .id, .offset, .rawValue, .wrappedValue, .`self`: return row(toldBy: base, site)
      default:
        let row = row(toldBy: base, site)
        if let row, rowStarts[Int(row) - 1].key == hash(name, site.file) { return row }
      }
    default: return nil
    }
    guard let (inner, place) = source(of: id, site) else { return nil }
    return row(toldBy: inner, place)
  }

  /// Whether an expression has nothing to do with what the rows are made of.
  private mutating func isSame(
    inAllRows row: Int32, _ id: ExpressionID, _ site: Site
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments): return segments.count < 2
    case .name(let name):
      if files.isCapitalized(id, site) { return true }
      return isSame(inAllRows: row, name: hash(name, site.file), id, site)
    case .member(let base, _):
      if let own = files.ownName(id, site) { return isSame(inAllRows: row, name: own, id, site) }
      return isSame(inAllRows: row, base, site)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      for index in arguments
      where !isSame(inAllRows: row, argument(index, site.file).value, site) {
        return false
      }
      return isSame(inAllRows: row, callee, site)
    case .binary(_, let left, let right):
      return isSame(inAllRows: row, left, site)
        && isSame(inAllRows: row, right, site)
    case .prefix(_, let inner), .cast(let inner, _):
      return isSame(inAllRows: row, inner, site)
    default: return false
    }
  }

  private mutating func isSame(
    inAllRows row: Int32, name: UInt64, _ id: ExpressionID, _ site: Site
  ) -> Bool {
    let start = rowStarts[Int(row) - 1]
    if let place = place(of: name, in: site.environment) {
      return isSame(inAllRows: row, bindings[Int(place)], at: place)
    }
    let instance = selfInstance(at: site)
    if instance >= 0,
      let place = place(of: name, in: instances[Int(instance)].properties)
    {
      return isSame(inAllRows: row, bindings[Int(place)], at: place)
    }
    // A view outside of the rows has one of everything.
    if instance < start.instances { return true }
    if isOfSurroundings(name, of: instance) { return true }
    guard let (inner, place) = source(of: id, site) else { return false }
    return isSame(inAllRows: row, inner, place)
  }

  /// As in `@Environment(Player.self) private var player`, which is the same in all rows.
  private mutating func isOfSurroundings(_ name: UInt64, of instance: Int32) -> Bool {
    guard let id = members(of: instances[Int(instance)].type, named: name).first else {
      return false
    }
    return linker[id].attributes.contains { attribute in
      switch word(attribute, id.file) {
      case .Environment, .EnvironmentObject, .AppStorage, .SceneStorage: true
      default: false
      }
    }
  }

  private mutating func isSame(
    inAllRows row: Int32, _ binding: Binding, at place: Int32
  ) -> Bool {
    if binding.row > 0 { return binding.row < row }
    if case .expression(let inner, let site) = binding.value {
      return isSame(inAllRows: row, inner, site)
    }
    return place < rowStarts[Int(row) - 1].bindings
  }

  private func place(of hash: UInt64, in environment: Int32) -> Int32? {
    var next = environment
    while next >= 0 {
      if bindings[Int(next)].hash == hash { return next }
      next = bindings[Int(next)].parent
    }
    return nil
  }
}

// What the code says by itself.

extension LiveFiles {
  /// The member of each row that is another one in every row, as `ForEach(books, id: \.title)` says.
  func rowKey(_ arguments: Range<Int32>, _ site: Site) -> UInt64 {
    for index in arguments {
      let argument = argument(index, in: site.file)
      guard let label = argument.label, word(label, in: site.file) == .id,
        case .keyPath(let path) = expression(argument.value, in: site.file)
      else { continue }
      let name = text(path, in: site.file).dropFirst(2)
      return name.contains(".") ? 0 : NameHash.of(String(name))
    }
    return 0
  }
}
