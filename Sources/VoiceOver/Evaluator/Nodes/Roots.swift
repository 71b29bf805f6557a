import Views

/// The view that a chain of modifiers begins with.
extension Evaluator {
  mutating func emitRoot(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let wanted = expected
    expected = nil
    defer { expected = wanted }
    if let wanted, files.isUntold(id, site),
      emitImplicitMember(id, site, of: wanted, in: site.owner, role, pending)
    {
      return
    }
    if files.isImplicit(id, site) {
      close(open(.view, role, id, site, word: .Color), pending)
      return
    }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      emitCall(callee, arguments, id, site, role, pending)
    case .name(let name): emitName(name, id, site, role, pending)
    case .member(let base, let name): emitMember(name, of: base, id, site, role, pending)
    case .branch(let index):
      expected = wanted
      emitBranch(index, id, site, role, pending)
    case .closure(let index):
      emitBlock(closure(index, site.file).body, id, site, role, pending)
    case .binary(let name, let left, let right):
      emitOperator(name, left, right, id, site, role, pending)
    case .cast(let inner, _): emit(inner, site, as: role, pending)
    case .tuple(let items), .array(let items):
      if items.count == 1 {
        emit(item(items.lowerBound, site.file), site, as: role, pending)
      } else {
        let node = open(.group, role, id, site)
        for index in items { emit(item(index, site.file), site, as: .content) }
        close(node, pending)
      }
    case .implicitBase: emitBase(id, site, role, pending)
    // Literals are no views; a statement that only prints is none either.
    case .null, .boolean, .number, .string, .dictionary, .keyPath, .prefix, .implicitMember: break
    case .unknown, .element: emitOpaque(nil, id, site, role, pending)
    }
  }

  mutating func emitBase(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    guard let bound = boundSelf(at: site) else { return }
    emit(bound, id, site, role, pending)
  }

  /// A name alone.
  private mutating func emitName(
    _ name: NameID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let named = self.name(name, site.file)
    switch meaning(of: named.hash, at: site) {
    case .bound(let bound):
      if emit(bound, typedBy: named.hash, in: selfType(at: site), name, id, site, role, pending) {
        return
      }
      if case .parameter = bound,
        let type = binding(of: named.hash, in: site.environment)?.type,
        emitTyped(type, name, id, site, role, pending)
      {
        return
      }
      let made = instance(ofParameter: bound, named.hash, site)
      emit(made ?? bound, id, site, role, pending, name)
    case .member(let member), .viewHelper(let member):
      emitProperty(member, self: boundSelf(at: site), name, id, site, role, pending)
    case .global(let member): emitProperty(member, self: nil, name, id, site, role, pending)
    case .type, .nothing:
      if case .name = expression(id, site.file), KnownModifiers.all[named.word] != nil { return }
      emitOpaque(name, id, site, role, pending)
    }
  }

  /// `{ $0 }` and `{ route in route }`, where the value that is given is a view of the repository.
  private mutating func instance(
    ofParameter bound: Bound, _ hash: UInt64, _ site: Site
  ) -> Bound? {
    guard case .parameter = bound, let type = type(ofName: hash, site), isInlined(type) else {
      return nil
    }
    return .instance(instantiate(type, creator: creator(at: site)))
  }

  /// What a name stands for, where a view is wanted.
  mutating func emit(
    _ bound: Bound, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ name: NameID? = nil
  ) {
    switch bound {
    case .expression(let inner, let place): emit(inner, place, as: role, pending)
    case .value(let value): emit(value, id, site, role, pending, name)
    case .either(let range):
      let node = open(.branch(.condition, isExhaustive: true), role, id, site)
      for index in range {
        let side = open(.alternative, .content, id, site)
        emit(choices[Int(index)], id, site, .content, [], name)
        close(side, [])
      }
      close(node, pending)
    case .instance(let index):
      emitInstance(index, instances[Int(index)].type, name, id, site, role, pending)
    case .type, .function, .parameter: emitOpaque(name, id, site, role, pending)
    }
  }

  private mutating func emit(
    _ value: ValueID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ name: NameID?
  ) {
    switch scene[value] {
    case .view(let index):
      let view = views[Int(index)]
      emit(view.expression, view.site, as: role, pending)
    case .instance(let type, let index):
      emitInstance(index, type, name, id, site, role, pending)
    case .null: break
    default: emitOpaque(name, id, site, role, pending)
    }
  }

  /// `self.header`, `model.view`, `Color.red`, `Theme.background`.
  private mutating func emitMember(
    _ name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let named = self.name(name, site.file)
    if StyledLabels.isLabel(named.word, of: base, site, self) { return }
    if let found = subview(named.word, of: base, site) {
      if let (view, place) = found { emit(view, place, as: role, pending) }
      return
    }
    switch receiver(base, site) {
    case .instance(let type, let index):
      if let property = lookUp(named.hash, in: instances[Int(index)].properties) {
        if let member = members(of: type, named: named.hash).first, isDeclaredFill(member) {
          close(open(.view, role, id, site, word: .Color, name: name), pending)
          return
        }
        let inside = Site(file: site.file, owner: site.owner, environment: -1)
        if emit(property, typedBy: named.hash, in: type, name, id, inside, role, pending) { return }
        emit(property, id, site, role, pending, name)
        return
      }
      if let member = members(of: type, named: named.hash).first {
        emitProperty(member, self: .instance(index), name, id, site, role, pending)
        return
      }
    case .type(let type):
      if let member = members(of: type, named: named.hash).first {
        emitProperty(member, self: .type(type), name, id, site, role, pending)
        return
      }
    case .either(let range):
      if EachOf.emit(name, in: range, id, site, role, pending, &self) { return }
    default: break
    }
    if case .name(let type) = expression(base, site.file) {
      let word = word(type, site.file)
      if let known = KnownViews.all[word], [.nothing, .shape, .unavailable].contains(known.becomes)
      {
        let node = open(.view, role, id, site, word: word, name: type)
        close(node, pending)
        return
      }
    }
    if case .name(let type) = expression(base, site.file), isKnownView(base, site) {
      let word = word(type, site.file)
      let member = linker.extensionMembers(of: word, named: named.hash, from: site.file).first
      if let member {
        emitProperty(member, self: nil, name, id, site, role, pending)
        return
      }
      if word == .Image {
        if emitAsset(name, id, site, role, pending) { return }
        // One that a package adds.
        emitUnknown(word, name, id, site, role, pending)
        return
      }
    }
    if isView(base, site),
      let helper = linker.viewExtension(named: named.hash, from: site.file).first,
      linker[helper].body != nil
    {
      emitProperty(helper, self: .expression(base, site), name, id, site, role, pending)
      return
    }
    if let member = textMembers(name, of: base, site).first, linker[member].body != nil {
      emitProperty(member, self: .expression(base, site), name, id, site, role, pending)
      return
    }
    if hasOwnProperty(name, base, site) {
      let property = PendingModifier(
        word: named.word, name: name, arguments: 0..<0, expression: id, site: site)
      emit(base, site, as: role, pending + [property])
      return
    }
    // A property of a package on a view: it gives a view, of which nothing more is known.
    if isView(base, site) {
      emit(base, site, as: role, pending)
      return
    }
    if let added = addedPicture(named.hash, site) {
      emit(added, name, id, site, role, pending)
      return
    }
    if let word = Self.generatedView(named.hash) {
      emitGenerated(word, of: base, name, id, site, role, pending)
      return
    }
    if let member = addedView(named.hash, isFunction: false, site) {
      emitProperty(member, self: .expression(base, site), name, id, site, role, pending)
      return
    }
    emitOpaque(name, id, site, role, pending)
  }

  /// A property that builds views, or is one.
  mutating func emitProperty(
    _ id: MemberID, self bound: Bound?, _ name: NameID, _ use: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let member = linker[id]
    if isDeclaredFill(id) {
      close(open(.view, role, use, site, word: .Color, name: name), pending)
      return
    }
    if let body = member.body {
      guard !isActive(id, at: site) else {
        emitOpaque(name, use, site, role, pending)
        return
      }
      let owner = member.owner.map { Bound.type(TypeID(file: id.file, index: $0)) }
      let place = mark(id, inside(id, self: bound ?? owner))
      if emitMade(by: id, place, role, pending) { return }
      let node = open(.helper(id), role, use, site, name: name)
      emitBlock(body, of: id, place)
      close(node, pending)
      return
    }
    if member.value == nil, let all = Witnesses(of: id, on: bound, &self) {
      all.emit(use, site, role, pending, &self) { evaluator, members, bound, role, pending in
        evaluator.emitProperty(members[0], self: bound, name, use, site, role, pending)
      }
      return
    }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    // What a model begins with is there to be changed.
    if member.value != nil, declared != nil, isModelled(id) {
      emitDeclared(id, name, use, site, role, pending)
      return
    }
    if let value = member.value, !isLeftToCallers(id, bound), !isFilledLater(id) {
      let place = inside(id, self: member.isStatic ? nil : bound)
      if let declared, files.isUntold(value, place) {
        if emitImplicitMember(value, place, of: declared, in: place.owner, role, pending) { return }
        if emitTyped(declared, name, use, site, role, pending) { return }
      }
      emit(value, place, as: role, pending)
      return
    }
    if member.value == nil, let held = HeldViews(in: id, of: bound, use, site, &self) {
      held.emit(name, use, site, role, pending, &self)
      return
    }
    guard member.value == nil else {
      emitMaybe(use, site, role, pending) { $0.emitDeclared(id, name, use, site, $1, $2) }
      return
    }
    emitDeclared(id, name, use, site, role, pending)
  }

  /// What `player?.view()` is asked of.
  mutating func isNothingAtFirst(_ id: ExpressionID, _ site: Site) -> Bool {
    guard let hash = files.ownName(id, site), case .member(let member) = meaning(of: hash, at: site)
    else {
      return false
    }
    return isFilledLater(member)
  }

  /// Of what is given to a view no more is known than its type.
  private mutating func emitDeclared(
    _ id: MemberID, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    let member = linker[id]
    if let type = member.type,
      let found = self.type(named: hash(type, id.file), from: id.file, inside: site.owner),
      isView(found)
    {
      let instance = instantiate(found, creator: creator(at: site))
      emitInstance(instance, found, name, use, site, role, pending)
      return
    }
    if emitSlot(id, name, use, site, role, pending) { return }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    if let declared, emitTyped(declared, name, use, site, role, pending) { return }
    emitOpaque(name, use, site, role, pending)
  }

  /// What gives one text, whatever it is made of.
  mutating func emitText(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let text = value(id, site)
    let start = Int32(scene.arguments.count)
    scene.arguments.append(
      SceneArgument(label: .other, name: nil, value: text, origin: origin(id, site)))
    let node = open(.view, role, id, site, word: .Text, name: nil)
    scene.nodes[Int(node)].arguments = start..<(start + 1)
    close(node, pending)
  }

  private mutating func emitOperator(
    _ name: NameID, _ left: ExpressionID, _ right: ExpressionID, _ id: ExpressionID,
    _ site: Site, _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    switch linker.text(of: name, in: site.file) {
    case "+":
      // Texts make one text.
      emitText(id, site, role, pending)
    case "??":
      let node = open(.branch(.condition, isExhaustive: true), role, id, site)
      for side in [left, right] {
        let alternative = open(.alternative, .content, side, site)
        emit(side, site, as: .content)
        close(alternative, [])
      }
      close(node, pending)
    default: break
    }
  }
}

extension Evaluator {
  /// `@State private var avatar: Image?`, which is nothing until code sets it.
  private func isFilledLater(_ id: MemberID) -> Bool {
    let member = linker[id]
    guard let value = member.value, case .null = expression(value, id.file) else { return false }
    return !files.isConstant(member, id.file) && !member.isLeftAsItBegins
  }

  /// A variable of a class.
  private func isModelled(_ id: MemberID) -> Bool {
    let member = linker[id]
    guard member.isVariable, !member.isStatic, let owner = member.owner else { return false }
    if case .class = linker.kind(ofType: owner, in: id.file) { return true }
    return false
  }
}
