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
    /// Of an initialiser, where it is called, and the parts that it is given.
    var site = Site(file: FileID(index: 0), owner: nil, environment: -1)
    var given: [Int?] = []
  }

  /// The functions of the class that say little by themselves: they make views, are given views, or are given a
  /// text by which their views differ, and the class calls them.
  mutating func noteFollowed(_ declarations: [TypeID]) {
    if let type = lineage.first, let known = followedOf[type] {
      followed = known
      return
    }
    defer { if let type = lineage.first { followedOf[type] = followed } }
    var makers: [UInt64: [MemberID]] = [:]
    var members: [MemberID] = []
    for declaration in declarations {
      for id in evaluator.linker.everything(in: declaration) {
        members.append(id)
        let member = evaluator.linker[id]
        guard !member.isStatic, member.body != nil else { continue }
        let site = Site(file: id.file, owner: declaration, environment: -1)
        let isMaker = member.type.map { kind(named: $0, site) != nil } ?? false
        switch member.kind {
        case .computedProperty where isMaker && !evaluator.files.isOfUIKit(member.name, id.file):
          followed.insert(id)
        case .function:
          makers[evaluator.hash(member.name, id.file), default: []].append(id)
        default: break
        }
      }
    }
    for id in members {
      noteCalls(in: id, of: makers)
      for name in evaluator.files.calledInLoops(of: id) {
        followed.formUnion((makers[name] ?? []).filter { $0 != id })
      }
    }
  }

  private mutating func noteCalls(in id: MemberID, of makers: [UInt64: [MemberID]]) {
    for expression in evaluator.linker[id].expressions {
      guard case .call(let callee, let arguments) = evaluator.expression(expression, id.file),
        let name = evaluator.files.ownName(callee, id.file),
        let all = makers[evaluator.hash(name, id.file)]
      else { continue }
      for maker in all where maker != id && saysLittle(maker, given: arguments, id.file) {
        followed.insert(maker)
      }
    }
  }

  private mutating func saysLittle(
    _ maker: MemberID, given arguments: Range<Int32>, _ file: FileID
  ) -> Bool {
    let member = evaluator.linker[maker]
    let site = Site(
      file: maker.file, owner: member.owner.map { TypeID(file: maker.file, index: $0) },
      environment: -1)
    if let type = member.type, kind(named: type, site) != nil { return true }
    for index in member.parameters {
      let parameter = evaluator.parameter(index, maker.file)
      if let type = parameter.type, kind(named: type, site) != nil { return true }
    }
    return arguments.contains { argument in
      switch evaluator.expression(evaluator.argument(argument, file).value, file) {
      case .string, .number: true
      default: false
      }
    }
  }

  // MARK: Calls

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
    case .name(let name): return ownFunction(name, arguments, site)
    case .member(let base, let name):
      if case .name(let owner) = evaluator.expression(base, site.file) {
        switch evaluator.word(owner, site.file) {
        case .`self`: return ownFunction(name, arguments, site)
        case .super: return nil
        default: break
        }
      }
      if let part = part(base, site) { return added(name, to: part, arguments, site) }
      if case .call = evaluator.expression(base, site.file) { return nil }
      return function(name, of: base, arguments, site)
    default: return nil
    }
  }

  private mutating func ownFunction(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    let hash = evaluator.hash(name, site.file)
    let all = ownMembers(named: hash)
    if let (member, formals, matched) = evaluator.overload(all, arguments, at: site) {
      guard followed.contains(member), !calls.contains(member) else { return nil }
      return Called(member: member, formals: formals, matched: matched, base: own, isOwn: true)
    }
    guard all.isEmpty else { return nil }
    if let added = added(name, to: own, arguments, site) { return added }
    return checked(
      evaluator.linker.globals(named: hash, from: site.file), nil, arguments, site)
  }

  /// What an extension adds to the views of UIKit.
  private mutating func added(
    _ name: NameID, to part: Int, _ arguments: Range<Int32>, _ site: Site
  ) -> Called? {
    let hash = evaluator.hash(name, site.file)
    guard evaluator.mayBeHelper(hash) else { return nil }
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
    if let type = evaluator.type(spelled: base, site) ?? evaluator.type(of: base, site) {
      return evaluator.members(of: type, named: hash)
    }
    guard case .name(let owner) = evaluator.expression(base, site.file), evaluator.mayBeHelper(hash)
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
      part(evaluator.argument($0, site.file).value, site) != nil
    }
    guard isMaker || isGiven else { return nil }
    return Called(member: member, formals: formals, matched: matched, base: base, isOwn: false)
  }

  mutating func read(_ called: Called, _ id: ExpressionID, _ site: Site) -> Int? {
    let member = called.member
    guard let body = evaluator.linker[member].body, evaluator.enter() else { return nil }
    defer { evaluator.leave() }
    followCount += 1
    let given = called.matched.map { index in
      index.flatMap { part(evaluator.argument($0, site.file).value, site) }
    }
    let declared = evaluator.inside(
      member, self: called.isOwn ? evaluator.boundSelf(at: site) : nil)
    let place = evaluator.bind(called.formals, called.matched, at: site, declared: declared)
    let outer = (byName, own, locals)
    if !called.isOwn { (byName, locals) = ([:], []) }
    if let base = called.base {
      own = base
    } else if !called.isOwn {
      parts.append(
        UIKitPart(word: .other, expression: -1, site: place, isPlaced: true, isRead: true))
      own = parts.count - 1
    }
    let mark = locals.count
    for (formal, part) in zip(called.formals, given) { call(formal.name, part) }
    calls.append(member)
    read(body, place, alias: nil)
    let made = result(of: called, body, place, id, site)
    calls.removeLast()
    undoLocals(to: mark)
    if called.isOwn { own = outer.1 } else { (byName, own, locals) = outer }
    return made
  }

  /// What the function gives back; a part of the kind that it says where nothing is seen of how it is made.
  private mutating func result(
    of called: Called, _ body: Block, _ place: Site, _ id: ExpressionID, _ site: Site
  ) -> Int? {
    for last in evaluator.files.results(of: body, place).reversed() {
      if let part = made(last, place) { return part }
    }
    guard let type = evaluator.linker[called.member].type, let kind = kind(named: type, place)
    else { return nil }
    let part = add(kind, nil, id, site)
    parts[part].isMade = kind.type != nil
    return part
  }
}
