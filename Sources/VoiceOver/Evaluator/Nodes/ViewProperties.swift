import Views

/// Properties that hold views, or what views are made of.
enum ViewProperties {
  /// `self.header`, `model.view`, `Color.red`, `Theme.background`.
  static func emitMember(
    _ name: NameID, of base: ExpressionID, _ id: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, site.file)
    if StyledLabels.isLabel(named.word, of: base, site, evaluator) { return }
    if let found = Subviews.subview(named.word, of: base, site, &evaluator) {
      if let (view, place) = found {
        ModifierChains.emit(view, place, as: role, &evaluator, pending)
      }
      return
    }
    switch Typing.receiver(base, site, &evaluator) {
    case .instance(let type, let index):
      if let property = evaluator.lookUp(named.hash, in: evaluator.instances[Int(index)].properties)
      {
        if let member = evaluator.members(of: type, named: named.hash).first,
          DeclaredTypes.isDeclaredFill(member, &evaluator)
        {
          evaluator.close(evaluator.open(.view, role, id, site, word: .Color, name: name), pending)
          return
        }
        let inside = Site(file: site.file, owner: site.owner, environment: -1)
        if DeclaredTypes.emit(
          property, typedBy: named.hash, in: type, name, id, inside, role, pending, &evaluator)
        {
          return
        }
        ChainRoots.emit(property, id, site, role, pending, &evaluator, name)
        return
      }
      if let member = evaluator.members(of: type, named: named.hash).first {
        emitProperty(member, self: .instance(index), name, id, site, role, pending, &evaluator)
        return
      }
    case .type(let type):
      if let member = evaluator.members(of: type, named: named.hash).first {
        emitProperty(member, self: .type(type), name, id, site, role, pending, &evaluator)
        return
      }
    case .either(let range):
      if EachOf.emit(name, in: range, id, site, role, pending, &evaluator) { return }
    default: break
    }
    if case .name(let type) = evaluator.expression(base, site.file) {
      let word = evaluator.word(type, site.file)
      if let known = KnownViews.all[word], [.nothing, .shape, .unavailable].contains(known.becomes)
      {
        let node = evaluator.open(.view, role, id, site, word: word, name: type)
        evaluator.close(node, pending)
        return
      }
    }
    if case .name(let type) = evaluator.expression(base, site.file),
      Recognition.isKnownView(base, site, &evaluator)
    {
      let word = evaluator.word(type, site.file)
      let member = evaluator.linker.extensionMembers(of: word, named: named.hash, from: site.file)
        .first
      if let member {
        emitProperty(member, self: nil, name, id, site, role, pending, &evaluator)
        return
      }
      if word == .Image {
        if GeneratedAssets.emitAsset(name, id, site, role, pending, &evaluator) { return }
        // One that a package adds.
        DeclaredTypes.emitUnknown(word, name, id, site, role, pending, &evaluator)
        return
      }
    }
    if Recognition.isView(base, site, &evaluator),
      let helper = evaluator.linker.viewExtension(named: named.hash, from: site.file).first,
      evaluator.linker[helper].body != nil
    {
      emitProperty(helper, self: .expression(base, site), name, id, site, role, pending, &evaluator)
      return
    }
    if let member = TextMembers.textMembers(name, of: base, site, &evaluator).first,
      evaluator.linker[member].body != nil
    {
      emitProperty(member, self: .expression(base, site), name, id, site, role, pending, &evaluator)
      return
    }
    if OwnMembers.hasOwnProperty(name, base, site, &evaluator) {
      let property = PendingModifier(
        word: named.word, name: name, arguments: 0..<0, expression: id, site: site)
      ModifierChains.emit(base, site, as: role, &evaluator, pending + [property])
      return
    }
    // A property of a package on a view: it gives a view, of which nothing more is known.
    if Recognition.isView(base, site, &evaluator) {
      ModifierChains.emit(base, site, as: role, &evaluator, pending)
      return
    }
    if let added = DeclaredTypes.addedPicture(named.hash, site, &evaluator) {
      DeclaredTypes.emit(added, name, id, site, role, pending, &evaluator)
      return
    }
    if let word = GeneratedAssets.generatedView(named.hash) {
      GeneratedAssets.emitGenerated(word, of: base, name, id, site, role, pending, &evaluator)
      return
    }
    if let member = DeclaredTypes.addedView(named.hash, isFunction: false, site, &evaluator) {
      emitProperty(member, self: .expression(base, site), name, id, site, role, pending, &evaluator)
      return
    }
    evaluator.emitOpaque(name, id, site, role, pending)
  }

  /// A property that builds views, or is one.
  static func emitProperty(
    _ id: MemberID, self bound: Bound?, _ name: NameID, _ use: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let member = evaluator.linker[id]
    if DeclaredTypes.isDeclaredFill(id, &evaluator) {
      evaluator.close(evaluator.open(.view, role, use, site, word: .Color, name: name), pending)
      return
    }
    if let body = member.body {
      guard !ActiveMembers.isActive(id, at: site, evaluator) else {
        evaluator.emitOpaque(name, use, site, role, pending)
        return
      }
      let owner = member.owner.map { Bound.type(TypeID(file: id.file, index: $0)) }
      let place = ActiveMembers.mark(id, evaluator.inside(id, self: bound ?? owner), &evaluator)
      if OwnMembers.emitMade(by: id, place, role, pending, &evaluator) { return }
      let node = evaluator.open(.helper(id), role, use, site, name: name)
      DeclaredTypes.emitBlock(body, of: id, place, &evaluator)
      evaluator.close(node, pending)
      return
    }
    if member.value == nil, let all = Witnesses(of: id, on: bound, &evaluator) {
      all.emit(use, site, role, pending, &evaluator) { evaluator, members, bound, role, pending in
        emitProperty(members[0], self: bound, name, use, site, role, pending, &evaluator)
      }
      return
    }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    // What a model begins with is there to be changed.
    if member.value != nil, declared != nil, isModelled(id, evaluator) {
      emitDeclared(id, name, use, site, role, pending, &evaluator)
      return
    }
    if let value = member.value, !OptionalSlots.isLeftToCallers(id, bound, evaluator),
      !isFilledLater(id, evaluator)
    {
      let place = evaluator.inside(id, self: member.isStatic ? nil : bound)
      if let declared, evaluator.files.isUntold(value, place) {
        if DeclaredTypes.emitImplicitMember(
          value, place, of: declared, in: place.owner, role, pending, &evaluator)
        {
          return
        }
        if DeclaredTypes.emitTyped(declared, name, use, site, role, pending, &evaluator) { return }
      }
      ModifierChains.emit(value, place, as: role, &evaluator, pending)
      return
    }
    if member.value == nil, let held = HeldViews(in: id, of: bound, use, site, &evaluator) {
      held.emit(name, use, site, role, pending, &evaluator)
      return
    }
    guard member.value == nil else {
      OptionalSlots.emitMaybe(use, site, role, pending, &evaluator) {
        emitDeclared(id, name, use, site, $1, $2, &$0)
      }
      return
    }
    emitDeclared(id, name, use, site, role, pending, &evaluator)
  }

  /// What `player?.view()` is asked of.
  static func isNothingAtFirst(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard let hash = evaluator.files.ownName(id, site),
      case .member(let member) = evaluator.meaning(of: hash, at: site)
    else {
      return false
    }
    return isFilledLater(member, evaluator)
  }

  /// Of what is given to a view no more is known than its type.
  private static func emitDeclared(
    _ id: MemberID, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    let member = evaluator.linker[id]
    if let type = member.type,
      let found = evaluator.type(
        named: evaluator.hash(type, id.file), from: id.file, inside: site.owner),
      evaluator.isView(found)
    {
      let instance = Instances.instantiate(found, creator: evaluator.creator(at: site), &evaluator)
      OwnViews.emitInstance(instance, found, name, use, site, role, pending, &evaluator)
      return
    }
    if OptionalSlots.emitSlot(id, name, use, site, role, pending, &evaluator) { return }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    if let declared, DeclaredTypes.emitTyped(declared, name, use, site, role, pending, &evaluator) {
      return
    }
    evaluator.emitOpaque(name, use, site, role, pending)
  }

  /// `@State private var avatar: Image?`, which is nothing until code sets it.
  private static func isFilledLater(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[id]
    guard let value = member.value, case .null = evaluator.expression(value, id.file) else {
      return false
    }
    return !evaluator.files.isConstant(member, id.file) && !member.isLeftAsItBegins
  }

  /// A variable of a class.
  private static func isModelled(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[id]
    guard member.isVariable, !member.isStatic, let owner = member.owner else { return false }
    if case .class = evaluator.linker.kind(ofType: owner, in: id.file) { return true }
    return false
  }
}
