import Views

/// Views of the repository, written out with what they are given.
extension Evaluator {
  mutating func emitOwnView(
    _ type: TypeID, _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let nature = nature(of: type)
    if nature.contains(.shape) {
      let node = open(.view, role, id, site, word: .Shape, name: name)
      close(node, pending)
      return
    }
    if nature.contains(.layout) {
      emitLayout(name, arguments, id, site, role, pending)
      return
    }
    if nature.contains(.foreign), emitForeign(type, name, arguments, id, site, role, pending) {
      return
    }
    if !nature.contains(.inlined), isGround(type) {
      mention(type, as: role)
      let node = open(.custom(type), role, id, site, name: name)
      close(node, pending)
      return
    }
    if nature.contains(.foreign) || !nature.contains(.inlined) {
      mention(type, as: role)
      emitContainer(name, arguments, id, site, role, pending)
      return
    }
    let instance = instantiate(type, arguments, site)
    emitInstance(instance, type, name, id, site, role, pending)
  }

  /// Wraps a view that only blurs what is behind it.
  private mutating func isGround(_ type: TypeID) -> Bool {
    let makers =
      members(of: type, named: WellKnown.makeUIView)
      + members(of: type, named: WellKnown.makeNSView)
    guard let maker = makers.first, let made = linker[maker].type else { return false }
    switch word(made, maker.file) {
    case .UIVisualEffectView, .NSVisualEffectView, .NSGlassEffectView: return true
    default: return false
    }
  }

  mutating func emitInstance(
    _ instance: Int32, _ type: TypeID, _ name: NameID?, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    if emitOwn(on: instance, name, id, site, role, pending) { return }
    if let all = Witnesses(of: instance, type, &self) {
      all.emit(id, site, role, pending, &self) { evaluator, _, bound, role, pending in
        guard case .instance(let one) = bound else { return }
        let type = evaluator.instances[Int(one)].type
        evaluator.emitInstance(one, type, name, id, site, role, pending)
      }
      return
    }
    let instance = shown(instance)
    if isInside(type, instances[Int(instance)].creator, toldApartBy: instance) {
      // A frame around other views, such as the stack of each sheet, has in it what it is given.
      let given = reason(for: type, as: role).isApart ? filled(instance) : []
      if !given.isEmpty {
        let node = open(.custom(type), role, id, site, name: name)
        scene.nodes[Int(node)].isHolder = true
        for bound in given { emit(bound, id, site, .content, []) }
        close(node, pending)
        return
      }
      // A folder that leads to other folders is the same screen once more.
      let leads =
        reason(for: type, as: role).isApart && filled(instance).isEmpty && !files.isRoute(type)
        && mention(type, as: role)
      let node = open(leads ? .custom(type) : .recursion(type), role, id, site, name: name)
      close(node, pending)
      return
    }
    if reason(for: type, as: role).isApart, !filled(instance).isEmpty || files.isRoute(type) {
      // Who looks at it alone does not know what it holds here, or which of its screens it is.
      note(Mention(type: type, reason: .part))
      let node = open(.custom(type), role, id, site, name: name)
      scene.nodes[Int(node)].isHolder = true
      emitBody(of: instance)
      close(node, pending)
      return
    }
    let isApart = mention(type, as: role)
    let node = open(.custom(type), role, id, site, name: name)
    if !isApart { emitContent(of: instance, role) }
    close(node, pending)
  }

  /// The views that one holds and was given: `Card { Inbox() }`.
  private mutating func filled(_ instance: Int32) -> [Bound] {
    let type = instances[Int(instance)].type
    let given = instances[Int(instance)].properties
    var found: [Bound] = []
    for id in linker.listed(in: type) where linker[id].kind == .storedProperty {
      guard isSlot(id), let bound = lookUp(hash(linker[id].name, id.file), in: given) else {
        continue
      }
      if case .parameter = bound { continue }
      found.append(bound)
    }
    return found
  }

  mutating func emitBody(of instance: Int32) {
    fragments.work.bodies += 1
    let type = instances[Int(instance)].type
    let bodies = members(of: type, named: WellKnown.body)
    guard let body = bodies.first(where: { linker[$0].body != nil }),
      let block = linker[body].body
    else { return }
    var site = inside(body, self: .instance(instance))
    let formals = files.formals(linker[body].parameters, body.file)
    if !formals.isEmpty {
      let nothing = [Int32?](repeating: nil, count: formals.count)
      site = bind(formals, nothing, at: site, declared: site)
    }
    emitBlock(block, site, as: .content)
  }

  /// Notes that the view which is read shows another one; true when it is shown apart.
  @discardableResult
  mutating func mention(_ type: TypeID, as role: NodeRole) -> Bool {
    let reason = reason(for: type, as: role)
    note(Mention(type: type, reason: reason))
    return reason.isApart
  }

  /// A view that brings its own item for the bar has to be written out for that.
  private mutating func reason(for type: TypeID, as role: NodeRole) -> Mention.Reason {
    let reason = scene.reach(of: role, below: parent).reason
    if reason == .root, linker.hasSeveralApps() { return .rootOfSeveral }
    switch reason {
    case .tab: return bringsTabItem(type) ? .part : .tab
    // Of an enum that builds a view for each of its cases.
    case .page:
      for maker in scene.makers(below: parent) where isOfEnum(maker) { return .page }
      return .part
    default: return reason
    }
  }

  private mutating func bringsTabItem(_ type: TypeID) -> Bool {
    members(of: type, named: WellKnown.body).contains { body in
      linker[body].expressions.contains { id in
        if case .member(_, let name) = expression(id, body.file) {
          word(name, body.file) == .tabItem
        } else {
          false
        }
      }
    }
  }
}

extension Evaluator {
  private mutating func isOfEnum(_ member: MemberID) -> Bool {
    guard let owner = linker[member].owner else { return false }
    let type = TypeID(file: member.file, index: owner)
    switch linker.kind(ofType: owner, in: member.file) {
    case .enum: return true
    case .extension:
      guard
        let whole = linker.type(named: linker.index.nameHash(of: type), from: member.file)
      else { return false }
      if case .enum = linker[whole].kind { return true }
      return false
    default: return false
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `enum Route: View { case shelf, book; var body: some View { switch self { … } } }`: each case is a screen.
  fileprivate func isRoute(_ type: TypeID) -> Bool {
    if case .enum = kind(ofType: type.index, in: type.file) { true } else { false }
  }
}
