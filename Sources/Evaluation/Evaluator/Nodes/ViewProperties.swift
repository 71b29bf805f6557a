import Scenes
import Views

/// Properties that hold views, or what views are made of.
enum ViewProperties {
  /// `self.header`, `model.view`, `Color.red`, `Theme.background`.
  static func emitMember(
    _ name: NameID, of base: ExpressionID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let named = evaluator.name(name, use.site.file)
    if StyledLabels.emitLabel(named.word, of: base, use, &evaluator) { return }
    if let found = Subviews.subview(named.word, of: base, use.site, &evaluator) {
      if let (view, place) = found {
        ModifierChains.emit(view, place, as: use.role, &evaluator, use.pending)
      }
      return
    }
    switch Typing.receiver(base, use.site, &evaluator) {
    case .instance(let type, let index):
      if let property = evaluator.property(named.hash, of: index) {
        if let member = evaluator.members(of: type, named: named.hash).first,
          DeclaredTypes.isDeclaredFill(member, &evaluator)
        {
          evaluator.close(
            evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
            use.pending)
          return
        }
        let inside = Site(file: use.site.file, owner: use.site.owner, environment: -1)
        if DeclaredTypes.emit(
          property, typedBy: named.hash, in: type, name,
          ViewUse(use.expression, inside, use.role, use.pending), &evaluator)
        {
          return
        }
        ChainRoots.emit(property, use, &evaluator, name)
        return
      }
      if let member = Typing.member(named.hash, of: type, &evaluator) {
        emitProperty(member, self: .instance(index), name, use, &evaluator)
        return
      }
    case .type(let type):
      if let member = evaluator.members(of: type, named: named.hash).first {
        emitProperty(member, self: .type(type), name, use, &evaluator)
        return
      }
    case .either(let range):
      if EachOf.emit(name, in: range, use, &evaluator) { return }
    default: break
    }
    if case .name(let type) = evaluator.expression(base, use.site.file) {
      let word = evaluator.word(type, use.site.file)
      if let known = KnownViews.all[word], [.nothing, .shape, .unavailable].contains(known.becomes)
      {
        let node = evaluator.open(.view, use.role, use.expression, use.site, word: word, name: type)
        evaluator.close(node, use.pending)
        return
      }
    }
    if case .name(let type) = evaluator.expression(base, use.site.file),
      Recognition.isKnownView(base, use.site, &evaluator)
    {
      let word = evaluator.word(type, use.site.file)
      let member = evaluator.linker.extensionMembers(
        of: word, named: named.hash, from: use.site.file
      )
      .first
      if let member {
        emitProperty(member, self: nil, name, use, &evaluator)
        return
      }
      if word == .Image {
        if GeneratedAssets.emitAsset(name, use, &evaluator) { return }
        // One that a package adds.
        DeclaredTypes.emitUnknown(word, name, use, &evaluator)
        return
      }
    }
    if Recognition.isView(base, use.site, &evaluator),
      let helper = evaluator.linker.viewExtension(named: named.hash, from: use.site.file).first,
      evaluator.linker[helper].body != nil
    {
      emitProperty(helper, self: .expression(base, use.site), name, use, &evaluator)
      return
    }
    if let member = TextMembers.textMembers(name, of: base, use.site, &evaluator).first,
      evaluator.linker[member].body != nil
    {
      emitProperty(member, self: .expression(base, use.site), name, use, &evaluator)
      return
    }
    if OwnMembers.hasOwnProperty(name, base, use.site, &evaluator) {
      let property = PendingModifier(
        word: named.word, name: name, arguments: 0..<0, expression: use.expression, site: use.site)
      ModifierChains.emit(base, use.site, as: use.role, &evaluator, use.pending + [property])
      return
    }
    // A property of a package on a view: it gives a view, of which nothing more is known.
    if Recognition.isView(base, use.site, &evaluator) {
      ModifierChains.emit(base, use.site, as: use.role, &evaluator, use.pending)
      return
    }
    if let added = DeclaredTypes.addedPicture(named.hash, use.site, &evaluator) {
      DeclaredTypes.emit(added, name, use, &evaluator)
      return
    }
    if let word = GeneratedAssets.generatedView(named.hash) {
      GeneratedAssets.emitGenerated(word, of: base, name, use, &evaluator)
      return
    }
    if let member = DeclaredTypes.addedView(named.hash, isFunction: false, use.site, &evaluator) {
      emitProperty(member, self: .expression(base, use.site), name, use, &evaluator)
      return
    }
    evaluator.emitOpaque(name, use)
  }

  /// A property that builds views, or is one.
  static func emitProperty(
    _ id: MemberID, self bound: Bound?, _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let member = evaluator.linker[id]
    if DeclaredTypes.isDeclaredFill(id, &evaluator) {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
        use.pending)
      return
    }
    if let body = member.body {
      guard !ActiveMembers.isActive(id, at: use.site, evaluator) else {
        evaluator.emitOpaque(name, use)
        return
      }
      let owner = member.owner.map { Bound.type(TypeID(file: id.file, index: $0)) }
      let place = ActiveMembers.mark(id, evaluator.inside(id, self: bound ?? owner), &evaluator)
      if OwnMembers.emitMade(by: id, place, use.role, use.pending, &evaluator) { return }
      let node = evaluator.open(.helper(id), use.role, use.expression, use.site, name: name)
      DeclaredTypes.emitBlock(body, of: id, place, &evaluator)
      evaluator.close(node, use.pending)
      return
    }
    if member.value == nil, let all = Witnesses(of: id, on: bound, &evaluator) {
      all.emit(use, &evaluator) {
        evaluator, members, bound, use in
        emitProperty(
          members[0], self: bound, name, use,
          &evaluator)
      }
      return
    }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    // What a model begins with is there to be changed.
    if member.value != nil, declared != nil, isModelled(id, evaluator) {
      emitDeclared(id, name, use, &evaluator)
      return
    }
    if let value = member.value, !OptionalSlots.isLeftToCallers(id, bound, evaluator),
      !isFilledLater(id, evaluator)
    {
      let place = evaluator.inside(id, self: member.isStatic ? nil : bound)
      if let declared, evaluator.files.isUntold(value, place) {
        if DeclaredTypes.emitImplicitMember(
          value, place, of: declared, in: place.owner, use.role, use.pending, &evaluator)
        {
          return
        }
        if DeclaredTypes.emitTyped(
          declared, name, use, &evaluator)
        {
          return
        }
      }
      if let declared, TypedPlaces.emit(value, place, as: declared, use, &evaluator) { return }
      ModifierChains.emit(value, place, as: use.role, &evaluator, use.pending)
      return
    }
    if member.value == nil,
      let held = HeldViews(in: id, of: bound, use.expression, use.site, &evaluator)
    {
      held.emit(name, use, &evaluator)
      return
    }
    guard member.value == nil else {
      OptionalSlots.emitMaybe(use, &evaluator) { emitDeclared(id, name, $1, &$0) }
      return
    }
    emitDeclared(id, name, use, &evaluator)
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
    _ id: MemberID, _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let member = evaluator.linker[id]
    if let type = member.type,
      let found = evaluator.type(
        named: evaluator.hash(type, id.file), from: id.file, inside: use.site.owner),
      evaluator.isView(found)
    {
      let instance = Instances.instantiate(
        found, creator: evaluator.creator(at: use.site), &evaluator)
      OwnViews.emitInstance(instance, found, name, use, &evaluator)
      return
    }
    if OptionalSlots.emitSlot(id, name, use, &evaluator) { return }
    let declared = member.type.map { SourceName(file: id.file, name: $0) }
    if let declared, DeclaredTypes.emitTyped(declared, name, use, &evaluator) {
      return
    }
    evaluator.emitOpaque(name, use)
  }

  /// `@State private var avatar: Image?`, which is nothing until code sets it.
  private static func isFilledLater(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[id]
    guard let value = member.value, case .null = evaluator.expression(value, id.file) else {
      return false
    }
    return !evaluator.files.isConstant(member, id.file)
  }

  /// A variable of a class.
  private static func isModelled(_ id: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    let member = evaluator.linker[id]
    guard member.isVariable, !member.isStatic, let owner = member.owner else { return false }
    if case .class = evaluator.linker.kind(ofType: owner, in: id.file) { return true }
    return false
  }
}
