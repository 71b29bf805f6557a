import Scenes
import Views

extension Evaluator {
  /// What was there when a row was begun: all that came later may be another one in each.
  struct RowStart {
    var bindings: Int32
    var instances: Int32
    /// The member that tells rows apart, of `id: \.name`; 0 where they do so as they are.
    var key: UInt64 = 0
    /// They are numbered from 0, and this many; 0 for others.
    var numbers = 0
  }
}

/// What a condition lets show in no more than one of the rows around it: `item == selected`, `number == 0`,
/// `item.id == items.last?.id`.
///
/// Rows are told apart by what they are made of, so of all of them at most one is what something else is.
enum OneRow {
  /// Notes that a comparison holds in one row at most; how many rows there are around that one, itself included.
  static func noteOneRow(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    guard !evaluator.rowStarts.isEmpty, claims.oneRow == 0 else { return }
    for (one, other) in [(left, right), (right, left)] {
      guard let row = Self.row(toldBy: one, site, &evaluator),
        isSame(inAllRows: row, other, site, &evaluator)
      else { continue }
      claims.oneRow = row
      return
    }
  }

  /// The same of what a view was given, or computes: `Row(item: item, isChosen: item == chosen)`.
  static func noteOneRow(
    flag test: ExpressionID, _ holds: Bool, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    guard !evaluator.rowStarts.isEmpty, claims.oneRow == 0 else { return }
    var given = Claims()
    if let (inner, place) = SettledNames.source(of: test, site, &evaluator) {
      ConditionClaims.claim(inner, holds, place, &given, &evaluator)
    } else if let (body, place) = body(ofCall: test, site, &evaluator) {
      claim(body, holds, place, &given, &evaluator)
    }
    claims.oneRow = given.oneRow
  }

  /// The body of a function of the view's own: `isChosen(boat)`.
  private static func body(
    ofCall id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (body: Block, site: Site)? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      let name = evaluator.files.ownName(callee, site),
      case .member(let member) = evaluator.meaning(of: name, at: site),
      case .function = evaluator.linker[member].kind,
      !ActiveMembers.isActive(member, at: site, evaluator),
      let body = evaluator.linker[member].body
    else { return nil }
    let formals = evaluator.files.formals(evaluator.linker[member].parameters, member.file)
    guard let matched = evaluator.files.match(formals, arguments, site.file) else { return nil }
    let own = evaluator.inside(member, self: evaluator.boundSelf(at: site))
    return (
      body,
      ActiveMembers.mark(
        member, evaluator.bind(formals, matched, at: site, declared: own), &evaluator)
    )
  }

  /// What is so where a body gives this answer: what its last line says, and that its guards let pass.
  private static func claim(
    _ body: Block, _ holds: Bool, _ start: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    var site = start
    for (number, index) in body.enumerated() {
      switch evaluator.statement(index, site.file) {
      case .declaration(_, _?, isVariable: false):
        ValueBlocks.perform(index, &site, &evaluator)
      case .guard(let branch):
        // One that gives the answer itself says nothing of what let others pass.
        guard
          let otherwise = evaluator.files.flag(of: evaluator.files.otherwise(branch, site), site),
          otherwise != holds,
          let place = evaluator.branch(branch, site.file).alternatives.first
        else { return claims.oneRow = 0 }
        ConditionClaims.claim(
          evaluator.alternative(place, site.file), true, site, &claims, &evaluator)
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .expression(let inner), .return(let inner?):
        guard number == body.count - 1 else { return claims.oneRow = 0 }
        return ConditionClaims.claim(inner, holds, site, &claims, &evaluator)
      default: return claims.oneRow = 0
      }
    }
    claims.oneRow = 0
  }

  /// How far out those rows are, for a node that is being written; 0 for none.
  ///
  /// Where they are around a fragment, that is so only here.
  static func distance(toRow row: Int32, _ evaluator: inout Evaluator) -> UInt8 {
    guard row > 0 else { return 0 }
    for index in evaluator.recordings.indices where row <= evaluator.recordings[index].rows {
      evaluator.recordings[index].isRecursive = true
    }
    return UInt8(exactly: Int32(evaluator.rowStarts.count) - row + 1) ?? 0
  }

  /// Notes at a branch that all rows but one show a side of it: `if item != items.last { Text("and") }`.
  static func noteOneRow(
    without branch: Views.Branch, at node: Scene.NodeID, _ site: Site, _ evaluator: inout Evaluator
  ) {
    guard !evaluator.rowStarts.isEmpty, branch.kind == .condition, !branch.isExhaustive else {
      return
    }
    var claims = Claims()
    for place in branch.alternatives {
      ConditionClaims.claim(
        evaluator.alternative(place, site.file), false, site, &claims, &evaluator)
    }
    evaluator.scene.nodes[Int(node)].oneRow = distance(toRow: claims.oneRow, &evaluator)
  }

  // MARK: Both sides

  /// The number of the rows around a place in each of which this is another one.
  private static func row(
    toldBy id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if let binding = evaluator.binding(of: hash, in: site.environment), binding.row > 0 {
        return binding.row
      }
    case .member(let base, let name):
      switch evaluator.word(name, site.file) {
      case .id, .offset, .rawValue, .wrappedValue, .`self`:
        return Self.row(toldBy: base, site, &evaluator)
      default:
        let row = Self.row(toldBy: base, site, &evaluator)
        if let row {
          let (asked, key) = (
            evaluator.hash(name, site.file), evaluator.rowStarts[Int(row) - 1].key
          )
          if key == asked { return row }
          if key == 0 || key == id || key == element,
            makesIdentity(asked, of: base, site, &evaluator)
          {
            return row
          }
        }
      }
    default: return nil
    }
    guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return nil }
    return Self.row(toldBy: inner, place, &evaluator)
  }

  private static let id = NameHash.of("id")
  static let element = NameHash.of("element")

  /// `var id: Int { number }`: where the identities of two values differ, so does what these are made of.
  ///
  /// https://developer.apple.com/documentation/swift/identifiable
  private static func makesIdentity(
    _ property: UInt64, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let type = Typing.type(of: base, site, &evaluator),
      let identity = evaluator.members(of: type, named: id).first,
      evaluator.linker[identity].kind == .computedProperty,
      let body = evaluator.linker[identity].body, body.count == 1
    else { return false }
    let place = Site(file: identity.file, owner: type, environment: -1)
    switch evaluator.statement(body.lowerBound, place.file) {
    case .expression(let only), .return(let only?):
      return Self.root(of: only, place, evaluator.files) == property
    default: return false
    }
  }

  /// `kind` of `kind.rawValue`: the property of the value itself that a chain of members begins with.
  private static func root(
    of id: ExpressionID, _ site: Site, _ files: borrowing LiveFiles
  ) -> UInt64? {
    if let own = files.ownName(id, site) { return own }
    guard case .member(let base, _) = files.expression(id, in: site.file) else { return nil }
    return root(of: base, site, files)
  }

  /// Whether an expression has nothing to do with what the rows are made of.
  private static func isSame(
    inAllRows row: Int32, _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments): return segments.count < 2
    case .name(let name):
      if evaluator.files.isTypeName(id, site) { return true }
      return isSame(inAllRows: row, name: evaluator.hash(name, site.file), id, site, &evaluator)
    case .member(let base, _):
      if let own = evaluator.files.ownName(id, site) {
        return isSame(inAllRows: row, name: own, id, site, &evaluator)
      }
      return isSame(inAllRows: row, base, site, &evaluator)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      for index in arguments
      where !isSame(inAllRows: row, evaluator.argument(index, site.file).value, site, &evaluator) {
        return false
      }
      return isSame(inAllRows: row, callee, site, &evaluator)
    case .binary(_, let left, let right):
      return isSame(inAllRows: row, left, site, &evaluator)
        && isSame(inAllRows: row, right, site, &evaluator)
    case .prefix(_, let inner), .cast(let inner, _):
      return isSame(inAllRows: row, inner, site, &evaluator)
    // `items ?? []`
    case .array(let items), .tuple(let items):
      for index in items
      where !isSame(inAllRows: row, evaluator.item(index, site.file), site, &evaluator) {
        return false
      }
      return true
    default: return false
    }
  }

  private static func isSame(
    inAllRows row: Int32, name: UInt64, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    let start = evaluator.rowStarts[Int(row) - 1]
    // `self.book` is none of the names in sight, whatever these are called.
    if case .name = evaluator.expression(id, site.file),
      let place = Self.place(of: name, in: site.environment, evaluator)
    {
      return isSame(inAllRows: row, evaluator.bindings[Int(place)], at: place, &evaluator)
    }
    let instance = evaluator.selfInstance(at: site)
    if instance >= 0,
      let place = Self.place(
        of: name, in: AskedProperties.note(name, of: instance, evaluator), evaluator)
    {
      return isSame(inAllRows: row, evaluator.bindings[Int(place)], at: place, &evaluator)
    }
    // A view outside of the rows has one of everything.
    if instance < start.instances { return true }
    if isOfSurroundings(name, of: instance, &evaluator) { return true }
    guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return false }
    return isSame(inAllRows: row, inner, place, &evaluator)
  }

  /// As in `@Environment(Player.self) private var player`, which is the same in all rows.
  private static func isOfSurroundings(
    _ name: UInt64, of instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let id = evaluator.members(of: evaluator.instances[Int(instance)].type, named: name).first
    else {
      return false
    }
    return evaluator.files[id.file].attributes(of: id.index).contains { attribute in
      switch evaluator.word(attribute, id.file) {
      case .Environment, .EnvironmentObject, .AppStorage, .SceneStorage: true
      default: false
      }
    }
  }

  private static func isSame(
    inAllRows row: Int32, _ binding: Binding, at place: Int32, _ evaluator: inout Evaluator
  ) -> Bool {
    if binding.row > 0 { return binding.row < row }
    if case .expression(let inner, let site) = binding.value {
      return isSame(inAllRows: row, inner, site, &evaluator)
    }
    return place < evaluator.rowStarts[Int(row) - 1].bindings
  }

  private static func place(
    of hash: UInt64, in environment: Int32, _ evaluator: borrowing Evaluator
  ) -> Int32? {
    var next = environment
    while next >= 0 {
      if evaluator.bindings[Int(next)].hash == hash { return next }
      next = evaluator.bindings[Int(next)].parent
    }
    return nil
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `{ return false }`.
  fileprivate func flag(of body: Block, _ site: Site) -> Bool? {
    guard body.count == 1, case .return(let only?) = statement(body.lowerBound, in: site.file),
      case .boolean(let flag) = expression(only, in: site.file)
    else { return nil }
    return flag
  }

  /// The members, the outermost first, that are another one in every row, as `ForEach(books, id: \.title)` says.
  func rowKeys(_ arguments: Range<Int32>, _ site: Site) -> [UInt64] {
    for index in arguments {
      let argument = argument(index, in: site.file)
      guard let label = argument.label, word(label, in: site.file) == .id,
        case .keyPath(let path) = expression(argument.value, in: site.file)
      else { continue }
      return text(path, in: site.file).dropFirst(2).split(separator: ".").map {
        NameHash.of(String($0))
      }
    }
    return []
  }
}
