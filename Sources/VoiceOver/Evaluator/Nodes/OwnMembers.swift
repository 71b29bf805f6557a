import Views

/// What a view's own functions and properties make of it: `Avatar(name: name).asButton { open() }`.
extension Evaluator {
  /// Applies the innermost modifier where that is a member of the view's type; false where it is none.
  mutating func emitOwn(
    on instance: Int32, _ name: NameID?, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    guard let modifier = pending.last,
      let (member, place) = ownMember(applied: modifier, to: instance),
      let body = linker[member].body
    else { return false }
    let type = instances[Int(instance)].type
    let outer = Array(pending.dropLast())
    guard givesOwner(member, type) else {
      if emitMade(by: member, place, role, outer) { return true }
      let node = open(
        .helper(member), role, modifier.expression, modifier.site, word: modifier.word,
        name: modifier.name)
      emitBlock(body, of: member, place)
      close(node, outer)
      return true
    }
    if let made = madeInPlace(body, type, place) {
      emitInstance(made, type, name, id, site, role, outer)
      return true
    }
    if let result = outcome(of: body, place) {
      switch scene[result] {
      case .instance(type, let changed):
        let copy = files.isFollowed(body, site: place) ? changed : forgotten(changed)
        emitInstance(copy, type, name, id, site, role, outer)
        return true
      case .view(let index):
        let view = views[Int(index)]
        emit(view.expression, view.site, as: role, outer)
        return true
      default: break
      }
    }
    // It is changed in ways that nobody follows.
    emitInstance(forgotten(instance), type, name, id, site, role, outer)
    return true
  }

  /// What a member makes, a view of the repository of which further members are asked: `row.plain.asButton { }`.
  mutating func emitMade(
    by member: MemberID, _ place: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard let modifier = pending.last, let result = linker[member].type,
      let body = linker[member].body
    else { return false }
    let type =
      word(result, member.file) == .Self
      ? selfType(at: place)
      : self.type(named: hash(result, member.file), from: member.file, inside: place.owner)
    guard let type, isInlined(type),
      !members(of: type, named: hash(modifier.name, modifier.site.file)).isEmpty,
      let made = outcome(of: body, place), case .view(let index) = scene[made]
    else { return false }
    let view = views[Int(index)]
    emit(view.expression, view.site, as: role, pending)
    return true
  }

  /// The function that takes these arguments, or the property of that name, and the place inside it.
  private mutating func ownMember(
    applied modifier: PendingModifier, to instance: Int32
  ) -> (member: MemberID, place: Site)? {
    let site = modifier.site
    let all = members(of: instances[Int(instance)].type, named: hash(modifier.name, site.file))
    guard !all.isEmpty else { return nil }
    guard case .call = expression(modifier.expression, site.file) else {
      guard let member = all.first(where: { isOwnProperty($0) }), !isActive(member, at: site) else {
        return nil
      }
      return (member, mark(member, inside(member, self: .instance(called(instance)))))
    }
    guard let (member, formals, matched) = overload(all, modifier.arguments, at: site),
      linker[member].body != nil, !linker[member].isStatic, !isActive(member, at: site),
      givesOwner(member, instances[Int(instance)].type) || givesView(linker[member], member.file)
    else { return nil }
    let declared = inside(member, self: .instance(called(instance)))
    return (member, mark(member, bind(formals, matched, at: site, declared: declared)))
  }

  /// Whether `Avatar(name: name).card` asks for a property that the view's own type declares.
  mutating func hasOwnProperty(_ name: NameID, _ base: ExpressionID, _ site: Site) -> Bool {
    guard let type = type(of: base, site), isInlined(type) else { return false }
    return members(of: type, named: hash(name, site.file)).contains { isOwnProperty($0) }
  }

  /// `.init(name: name, size: size)` alone.
  private mutating func madeInPlace(_ body: Block, _ type: TypeID, _ site: Site) -> Int32? {
    guard body.count == 1, let only = body.first else { return nil }
    switch statement(only, site.file) {
    case .expression(let id), .return(let id?):
      guard case .call(let callee, let arguments) = expression(id, site.file),
        case .implicitMember(let name) = expression(callee, site.file),
        word(name, site.file) == .`init`
      else { return nil }
      return instantiate(type, arguments, site)
    default: return nil
    }
  }

  /// The same view, of which no more is known than its type and what it was given.
  private mutating func forgotten(_ instance: Int32) -> Int32 {
    var copy = instances[Int(instance)]
    copy.isKnown = false
    copy.base = -1
    return add(copy)
  }

  /// The same view in a function of its own.
  private mutating func called(_ instance: Int32) -> Int32 {
    var copy = instances[Int(instance)]
    if copy.base < 0 { copy.base = instance }
    copy.caller = copy.creator
    return add(copy)
  }

  /// The same view, written out: what its body makes is part of it again.
  mutating func shown(_ instance: Int32) -> Int32 {
    guard instances[Int(instance)].caller >= 0 else { return instance }
    var copy = instances[Int(instance)]
    copy.caller = -1
    return add(copy)
  }

  private mutating func add(_ copy: Instance) -> Int32 {
    var copy = copy
    copy.digest = 0
    copy.leaves = []
    instances.append(copy)
    return Int32(instances.count - 1)
  }

  /// `copy.isOpen = true`: the same structure with another value in one of its properties; nil where it is none.
  mutating func changed(_ target: ExpressionID, _ value: ExpressionID, _ site: Site) -> Bound? {
    guard case .member(let base, let property) = expression(target, site.file),
      case .name = expression(base, site.file),
      case .instance(let type, let index) = evaluated(base, site),
      case .struct = linker.kind(ofType: type.index, in: type.file)
    else { return nil }
    var copy = instances[Int(index)]
    copy.base = -1
    copy.known = -1
    copy.caller = -1
    copy.properties = bind(
      hash(property, site.file), .expression(value, site), onto: copy.properties)
    return .instance(add(copy))
  }

  /// Whether code stands in a function of a view, written out for one that is made elsewhere: a modifier without
  /// a base is applied to that one.
  func isOwnFunction(_ site: Site) -> Bool {
    guard case .instance(let index) = boundSelf(at: site) else { return false }
    let type = instances[Int(index)].type
    var next = parent
    while next >= 0 {
      if case .custom(let around) = scene.nodes[Int(next)].kind { return around != type }
      next = scene.nodes[Int(next)].parent
    }
    return type != root
  }
}

extension Evaluator {
  private func isOwnProperty(_ member: MemberID) -> Bool {
    linker[member].kind == .computedProperty && linker[member].body != nil
      && !linker[member].isStatic
  }

  /// `-> Self`, or the type by its name.
  private mutating func givesOwner(_ member: MemberID, _ type: TypeID) -> Bool {
    guard let result = linker[member].type else { return false }
    let named = name(result, member.file)
    if named.word == .Self { return true }
    return self.type(named: named.hash, from: member.file, inside: type) == type
  }
}

// What the code says by itself.

extension LiveFiles {
  /// Whether a body changes its copy by assignments only; `change(&copy)` may do anything.
  fileprivate func isFollowed(_ body: Block, site: Site) -> Bool {
    body.dropLast().allSatisfy { index in
      guard case .expression(let id) = statement(index, in: site.file) else { return true }
      guard case .branch(let branch) = expression(id, in: site.file) else { return false }
      return self.branch(branch, in: site.file).alternatives.allSatisfy {
        let side = alternative($0, in: site.file).body
        if let last = side.last, case .expression = statement(last, in: site.file) { return false }
        return isFollowed(side, site: site)
      }
    }
  }
}
