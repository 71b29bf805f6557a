import Views

/// What a view shows apart: sheets, destinations.
///
/// It is read where it is declared. Those who show the view name it only.
extension Evaluator {
  /// Views shown apart are named; what is written in place is written out.
  mutating func present(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, of type: TypeID? = nil
  ) {
    guard isToldHere(id, site) else { return }
    let node = open(.group, role, id, site)
    if let type, case .closure(let closure) = expression(id, site.file) {
      let place = bind(.parameter, of: type, to: closure, site)
      emitBlock(self.closure(closure, site.file).body, place, as: .content)
    } else {
      emitContent(id, site, .content)
    }
    close(node, [])
    scene.presentations.append(node)
  }

  /// Of what type the value is that is shown: `for: Route.self`, `item: $route`.
  mutating func presentedType(_ arguments: Range<Int32>, _ site: Site) -> TypeID? {
    for index in arguments {
      let argument = argument(index, site.file)
      switch argument.label.map({ word($0, site.file) }) {
      case .for:
        guard case .member(let type, _) = expression(argument.value, site.file) else { return nil }
        return self.type(spelled: type, site)
      case .item:
        guard let owner = selfType(at: site) else { return nil }
        return type(ofBinding: argument.value, of: owner, site)
      default: break
      }
    }
    return nil
  }

  /// As in `$route` and `$model.route`.
  private mutating func type(ofBinding id: ExpressionID, of owner: TypeID, _ site: Site) -> TypeID?
  {
    switch expression(id, site.file) {
    case .name(let name): return type(ofMember: files.plainHash(name, site), of: owner)
    case .member(let base, let name):
      if case .name(let own) = expression(base, site.file), word(own, site.file) == .self {
        return type(ofMember: files.plainHash(name, site), of: owner)
      }
      guard let holder = type(ofBinding: base, of: owner, site) else { return nil }
      return type(ofMember: hash(name, site.file), of: holder)
    default: return nil
    }
  }

  /// Whether it belongs to the view that is read: its own code shows it, or its own code is what somebody else
  /// shows, as in `.sheet { content() }`.
  private mutating func isToldHere(_ id: ExpressionID, _ site: Site) -> Bool {
    let isOwn = isOwn(site)
    guard let slot = slot(shownBy: id, site, depth: 0) else { return isOwn }
    let given = instances[Int(slot.owner)].properties
    guard let bound = lookUp(hash(linker[slot.member].name, slot.member.file), in: given) else {
      // Callers that may leave it out do not tell of it.
      return isOwn && mayBeLeftOut(slot.member)
    }
    switch bound {
    case .expression(_, let place):
      // Its own initialiser gives nothing, where the caller gives nothing.
      guard selfInstance(at: place) == slot.owner else { return self.isOwn(place) }
      return self.isOwn(instance: instances[Int(slot.owner)].creator)
    case .value(let value):
      guard case .view(let index) = scene[value] else { return isOwn }
      return self.isOwn(views[Int(index)].site)
    case .parameter: return false
    default: return isOwn
    }
  }

  /// The property of views given by others that is shown, by itself or in what is around it: the first one.
  private mutating func slot(
    shownBy id: ExpressionID, _ site: Site, depth: Int
  ) -> (member: MemberID, owner: Int32)? {
    guard depth < 16 else { return nil }
    switch expression(id, site.file) {
    case .closure(let index):
      return slot(shownIn: closure(index, site.file).body, site, depth: depth + 1)
    case .branch(let index):
      for place in branch(index, site.file).alternatives {
        let body = alternative(place, site.file).body
        if let found = slot(shownIn: body, site, depth: depth + 1) { return found }
      }
      return nil
    case .call(let callee, let arguments):
      guard case .name(let name) = expression(callee, site.file) else {
        return slot(shownBy: callee, site, depth: depth + 1)
      }
      // What shows another screen shows its views there.
      if word(name, site.file) == .NavigationLink { return nil }
      if let found = slot(named: name, site) { return found }
      for index in arguments {
        let value = argument(index, site.file).value
        if let found = slot(shownBy: value, site, depth: depth + 1) { return found }
      }
      return nil
    case .member(let base, let name):
      // `self.content`, and `content().padding()`.
      if case .name(let owner) = expression(base, site.file), word(owner, site.file) == .self {
        return slot(named: name, site)
      }
      return slot(shownBy: base, site, depth: depth + 1)
    case .name(let name): return slot(named: name, site)
    default: return nil
    }
  }

  private mutating func slot(
    shownIn body: Block, _ site: Site, depth: Int
  ) -> (member: MemberID, owner: Int32)? {
    for index in body {
      switch statement(index, site.file) {
      case .expression(let inner), .return(let inner?):
        if let found = slot(shownBy: inner, site, depth: depth) { return found }
      default: break
      }
    }
    return nil
  }

  private mutating func slot(
    named name: NameID, _ site: Site
  ) -> (member: MemberID, owner: Int32)? {
    let owner = selfInstance(at: site)
    guard owner >= 0 else { return nil }
    let found = members(of: instances[Int(owner)].type, named: hash(name, site.file)).first
    guard let found, linker[found].kind == .storedProperty, isSlot(found) else { return nil }
    return (found, owner)
  }

  /// Whether the code of the view that is read has written a node, or that of a modifier.
  mutating func isOwn(_ node: Scene.NodeID) -> Bool {
    let entry = scene.nodes[Int(node)]
    guard entry.owner >= 0 else { return true }
    let owner = TypeID(file: entry.origin.file, index: entry.owner)
    return linker.index.nameHash(of: owner) == linker.index.nameHash(of: root)
      || linker.inherits(owner, .ViewModifier)
  }

  /// Whether code belongs to the view that is read, and not to one that is part of it.
  ///
  /// Modifiers are not read by themselves: theirs is that of the view that they are applied in.
  func isOwn(_ site: Site) -> Bool { isOwn(instance: selfInstance(at: site)) }

  private func isOwn(instance start: Int32) -> Bool {
    var instance = start
    while instance > 0, instances[Int(instance)].isModifier {
      instance = instances[Int(instance)].creator
    }
    return instance <= 0 || instances[Int(instance)].type == root
  }
}

extension Evaluator {
  private func mayBeLeftOut(_ slot: MemberID) -> Bool {
    linker[slot].value != nil || !linker[slot].isNeverNil
  }
}
