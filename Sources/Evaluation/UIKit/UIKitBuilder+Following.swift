import Scenes
import Views

/// Functions that are read where they are called: those that are given parts, and those that make them.
extension UIKitBuilder {
  /// A function of the repository as it is called.
  struct Called {
    var member: MemberID
    var formals: [Formal]
    var matched: [Int32?]
    /// The part that is `self` in it; nil for none that is known.
    var base: Int?
    /// It sees what the class that is read calls its parts.
    var isOwn: Bool
    /// It is done once the controller that is `self` is known to stand here.
    var waits = false
    /// Of an initialiser, where it is called, and the parts that it is given.
    var site = Site(file: FileID(index: 0), owner: nil, environment: -1)
    var given: [Int?] = []
    /// Of a function inside a body, what it sees there.
    var declared: Site?
  }

  /// Reads what a function of the repository does with the parts that it is given; answers what it gives back.
  ///
  /// Nil also where it gives nothing, and where it is not followed: see `wasFollowed`.
  @discardableResult
  mutating func follow(_ id: ExpressionID, _ site: Site) -> Int? {
    guard let called = called(by: id, site) else { return nil }
    return read(called, id, site)
  }

  /// What a call means, where that is to be read there.
  mutating func called(by id: ExpressionID, _ site: Site) -> Called? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      calls.count < Self.deepestCall
    else { return nil }
    // Source that was made to be large is not read at all.
    if followCount >= Self.mostCalls { evaluator.isTooLarge = true }
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if let local = UIKitLocalFunctions.called(hash, arguments, site, &self) { return local }
      return ownFunction(name, arguments, site)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file) {
        switch evaluator.word(owner, site.file) {
        case .`self`: return ownFunction(name, arguments, site)
        case .super: return ownFunction(name, arguments, site, isAbove: true)
        default: break
        }
      }
      if let part = part(base, site) {
        return added(name, to: part, arguments, site)
          ?? function(name, ofPart: part, arguments, site)
      }
      if case .call = evaluator.expression(base, site.file) { return nil }
      return function(name, of: base, arguments, site)
    default: return nil
    }
  }

  private mutating func ownFunction(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, isAbove: Bool = false
  ) -> Called? {
    let hash = evaluator.hash(name, site.file)
    if let beside = UIKitMakers.staticMember(hash, arguments, site, &self) { return beside }
    var all = ownMembers(named: hash, seenFrom: site)
    if isAbove {
      all.removeAll { member in
        calls.contains(member)
          || (UIKitHeldCells.isSource(member, self)
            ? !UIKitHeldCells.stands(member, above: site.owner, self) : once.contains(member))
      }
    }
    if let (member, formals, matched) = evaluator.overload(all, arguments, at: site) {
      let isAbove = isAbove && UIKitHeldCells.isSource(member, self)
      guard evaluator.linker[member].kind == .function,
        isAbove || !reach.starts.contains(member),
        isAbove || reach.each.contains(member) || !once.contains(member)
          || places.areElse(onceAt[member]) && !evaluator.code.places(member),
        !calls.contains(member),
        evaluator.linker[member].body != nil, !evaluator.linker[member].isStatic
      else { return nil }
      return Called(member: member, formals: formals, matched: matched, base: own, isOwn: true)
    }
    guard all.isEmpty, !isAbove else { return nil }
    if let added = added(name, to: own, arguments, site) { return added }
    return checked(
      evaluator.linker.globals(named: hash, from: site.file), nil, arguments, site)
  }

  /// `box.addRow(label)`: what a view of the repository does with what it is given.
  private mutating func function(
    _ name: NameID, ofPart part: Int, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    guard part != own, let type = parts[part].type, !around.contains(type) else { return nil }
    let hash = evaluator.hash(name, site.file)
    let waits = UIKitWaiting.waits(part, self)
    if !waits { readOwn(part) }
    guard let lineage = waits ? Lineages.lineage(of: type, &evaluator) : sights[part]?.lineage
    else { return nil }
    let all = lineage.flatMap { evaluator.members(of: $0, named: hash) }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      evaluator.linker[member].kind == .function, evaluator.linker[member].body != nil,
      !evaluator.linker[member].isStatic, !calls.contains(member)
    else { return nil }
    // What it gives back is wanted at once, and what it is given may be changed at once.
    if waits,
      evaluator.linker[member].type != nil || evaluator.linker[member].elements != nil
        || arguments.contains(where: {
          self.part(evaluator.argument($0, site.file).value, site) != nil
        })
    {
      if UIKitWaiting.isFar(part, self) { return nil }
      readOwn(part)
    }
    if let sight = sights[part] {
      if sight.reach.starts.contains(member) { return nil }
    } else if !waits {
      return nil
    }
    return Called(
      member: member, formals: formals, matched: matched, base: part, isOwn: false,
      waits: UIKitWaiting.waits(part, self))
  }

  /// What an extension adds to the views of UIKit.
  private mutating func added(
    _ name: NameID, to part: Int, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return nil }
    var all: [MemberID] = []
    for word in UIKitClasses.above(parts[part].word) {
      all += evaluator.linker.extensionMembers(of: word, named: hash, from: site.file)
    }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      evaluator.linker[member].body != nil, !calls.contains(member)
    else { return nil }
    return Called(member: member, formals: formals, matched: matched, base: part, isOwn: false)
  }

  /// A function of another type, which is given parts: `Section.dataSource(tableView: tableView)`.
  private mutating func function(
    _ name: NameID, of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    checked(staticMembers(name, of: base, site), nil, arguments, site)
  }

  /// The members of that name of a type, of what something is of, or of what extensions add to a class of UIKit.
  mutating func staticMembers(
    _ name: NameID, of base: ExpressionID, _ site: Site
  ) -> [MemberID] {
    let hash = evaluator.hash(name, site.file)
    if let type = Typing.type(spelled: base, site, &evaluator)
      ?? Typing.type(of: base, site, &evaluator)
    {
      return evaluator.members(of: type, named: hash)
    }
    guard case .name(let owner) = evaluator.expression(base, site.file),
      ModifierChains.mayBeHelper(hash, &evaluator)
    else { return [] }
    return evaluator.linker.extensionMembers(
      of: evaluator.word(owner, site.file), named: hash, from: site.file)
  }

  /// Only what is given a part, or makes one.
  private mutating func checked(
    _ all: [MemberID], _ base: Int?, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      evaluator.linker[member].body != nil, !calls.contains(member)
    else { return nil }
    let place = Site(
      file: member.file,
      owner: evaluator.linker[member].owner.map { TypeID(file: member.file, index: $0) },
      environment: -1)
    let isMaker = evaluator.linker[member].type.map { kind(named: $0, place) != nil } ?? false
    let isGiven = arguments.contains {
      let value = evaluator.argument($0, site.file).value
      return part(value, site) != nil || listed(value, site) != nil
    }
    guard isMaker || isGiven else { return nil }
    return Called(member: member, formals: formals, matched: matched, base: base, isOwn: false)
  }

  mutating func read(_ called: Called, _ id: ExpressionID, _ site: Site) -> Int? {
    let member = called.member
    guard let body = evaluator.linker[member].body, evaluator.enter() else { return nil }
    defer { evaluator.leave() }
    followCount += 1
    let anchors = UIKitConstraints.hand(called, site, &self)
    defer { constraints.end(handing: anchors) }
    let given = called.matched.map { index in
      index.flatMap { part(evaluator.argument($0, site.file).value, site) }
    }
    let lists = called.matched.map { index in
      index.flatMap { listed(evaluator.argument($0, site.file).value, site) }
    }
    if called.waits, let base = called.base {
      UIKitWaiting.add(.call(called, parts: given, lists: lists, id), to: base, site, &self)
      return nil
    }
    if called.isOwn {
      once.insert(member)
      onceAt[member, default: []].append(places.now)
    }
    if let base = called.base, !called.isOwn, sights[base] != nil, isMember(member, of: base) {
      return read(called, inSightOf: base, body, (given, lists), id, site)
    }
    let declared =
      called.declared
      ?? evaluator.inside(member, self: called.isOwn ? evaluator.boundSelf(at: site) : nil)
    let place = evaluator.bind(called.formals, called.matched, at: site, declared: declared)
    let outer = (byName, own, locals)
    if !called.isOwn { (byName, locals) = ([:], []) }
    if let base = called.base {
      own = base
    } else if !called.isOwn {
      parts.append(
        UIKitPart(word: .other, expression: -1, site: place, isPlaced: true, isRead: true))
      parts[parts.count - 1].holder = own
      own = parts.count - 1
    }
    let (mark, before) = (locals.count, called.formals.map { gathered[$0.name] })
    give(called.formals, given, lists)
    calls.append(member)
    let cellsBefore = cells.count
    let waiting = awaited
    awaited = UIKitMakers.Awaited(body: body, file: member.file)
    read(body, place, alias: nil)
    let made = awaited?.part ?? result(of: called, body, place, id, site, cellsBefore: cellsBefore)
    awaited = waiting
    calls.removeLast()
    if called.isOwn, UIKitHeldCells.isSource(member, self) {
      for cell in cells.dropFirst(cellsBefore) { parts[cell].isFromAbove = true }
    }
    undoLocals(to: mark)
    for (formal, list) in zip(called.formals, before) { gathered[formal.name] = list }
    if called.isOwn { own = outer.1 } else { (byName, own, locals) = outer }
    return made
  }

  /// What waited for the controller that is `self` in it.
  mutating func perform(
    _ called: Called, _ given: (parts: [Int?], lists: [[Int]?]), _ id: ExpressionID, _ site: Site
  ) {
    guard let base = called.base, let sight = sights[base], !calls.contains(called.member),
      !sight.reach.starts.contains(called.member),
      let body = evaluator.linker[called.member].body, evaluator.enter()
    else { return }
    defer { evaluator.leave() }
    if followCount >= Self.mostCalls { evaluator.isTooLarge = true }
    followCount += 1
    _ = read(called, inSightOf: base, body, given, id, site)
  }

  /// What a function is given goes by the names that it has for that.
  private mutating func give(_ formals: [Formal], _ parts: [Int?], _ lists: [[Int]?]) {
    for (formal, part) in zip(formals, parts) { call(formal.name, part) }
    for (formal, list) in zip(formals, lists) { gathered[formal.name] = list }
  }

  /// The views of a list, where all of them are known.
  private mutating func listed(_ id: ExpressionID, _ site: Site) -> [Int]? {
    switch evaluator.expression(id, site.file) {
    case .array(let items) where !items.isEmpty && items.count <= Self.longest:
      return UIKitMakers.all(items, site, &self)
    case .binary, .name, .member: break
    default: return nil
    }
    guard let (all, isWhole) = gathered(by: id, site), isWhole else { return nil }
    return all
  }

  private func isMember(_ member: MemberID, of part: Int) -> Bool {
    guard let owner = evaluator.linker[member].owner, let sight = sights[part] else { return false }
    let name = evaluator.files.nameHash(of: TypeID(file: member.file, index: owner))
    return sight.lineage.contains { evaluator.files.nameHash(of: $0) == name }
  }

  /// A function of another part of the repository, which knows its own parts by their names.
  private mutating func read(
    _ called: Called, inSightOf base: Int, _ body: Block,
    _ given: (parts: [Int?], lists: [[Int]?]), _ id: ExpressionID, _ site: Site
  ) -> Int? {
    guard var inner = sights[base] else { return nil }
    let declared = evaluator.inside(called.member, self: .instance(parts[base].instance))
    let place = evaluator.bind(called.formals, called.matched, at: site, declared: declared)
    let (outer, start) = (sight, parts.count)
    inner.now = places.now
    inner.once.insert(called.member)
    inner.byName = parts[base].names
    sight = inner
    parts[base].isSetUp = true
    if let type = parts[base].type { around.append(type) }
    let before = called.formals.map { gathered[$0.name] }
    give(called.formals, given.parts, given.lists)
    calls.append(called.member)
    let cellsBefore = cells.count
    let waiting = awaited
    awaited = UIKitMakers.Awaited(body: body, file: called.member.file)
    read(body, place, alias: nil)
    let made = awaited?.part ?? result(of: called, body, place, id, site, cellsBefore: cellsBefore)
    awaited = waiting
    calls.removeLast()
    forgetLocals()
    for (formal, list) in zip(called.formals, before) { gathered[formal.name] = list }
    settleRows(from: start)
    if parts[base].type != nil { around.removeLast() }
    parts[base].names = byName
    sights[base] = sight
    sight = outer
    return made
  }

  /// What the function gives back; a part of the kind that it says where nothing is seen of how it is made.
  private mutating func result(
    of called: Called, _ body: Block, _ place: Site, _ id: ExpressionID, _ site: Site,
    cellsBefore: Int
  ) -> Int? {
    if evaluator.linker[called.member].elements != nil {
      handed = UIKitItems.list(givenBy: body, place, &self)
    }
    guard let type = evaluator.linker[called.member].type else { return nil }
    for last in evaluator.code.results(of: body, place).reversed() {
      // A cell that was handed out on a side of the body is not made once more, on no side.
      let isKnown = cells.count > cellsBefore && part(last, place) == nil
      if let part = isKnown ? cells.last : made(last, place) { return part }
    }
    guard let kind = kind(named: type, place) else { return nil }
    let part = add(kind, nil, id, site)
    parts[part].isMade = kind.type != nil
    return part
  }
}
