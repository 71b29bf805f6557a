import Scenes
import Views

/// What a view's own functions and properties make of it: `Avatar(name: name).asButton { open() }`.
enum OwnMembers {
  /// Applies the innermost modifier where that is a member of the view's type; false where it is none.
  static func emitOwn(
    on instance: Int32, _ name: NameID?, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let modifier = use.pending.last,
      let (member, place) = ownMember(applied: modifier, to: instance, &evaluator),
      let body = evaluator.linker[member].body
    else { return false }
    let type = evaluator.instances[Int(instance)].type
    let outer = Array(use.pending.dropLast())
    guard givesOwner(member, type, &evaluator) else {
      if emitMade(by: member, place, use.role, outer, &evaluator) { return true }
      let node = evaluator.open(
        .helper(member), use.role, modifier.expression, modifier.site, word: modifier.word,
        name: modifier.name)
      DeclaredTypes.emitBlock(body, of: member, place, &evaluator)
      evaluator.close(node, outer)
      return true
    }
    if let made = madeInPlace(body, type, place, &evaluator) {
      OwnViews.emitInstance(
        made, type, name, ViewUse(use.expression, use.site, use.role, outer), &evaluator)
      return true
    }
    if let result = ValueBlocks.outcome(of: body, place, &evaluator) {
      switch evaluator.scene[result] {
      case .instance(type, let changed):
        let copy =
          evaluator.files.isFollowed(body, site: place) ? changed : forgotten(changed, &evaluator)
        OwnViews.emitInstance(
          copy, type, name, ViewUse(use.expression, use.site, use.role, outer), &evaluator)
        return true
      case .view(let index):
        let view = evaluator.views[Int(index)]
        ModifierChains.emit(view.expression, view.site, as: use.role, &evaluator, outer)
        return true
      default: break
      }
    }
    // It is changed in ways that nobody follows.
    OwnViews.emitInstance(
      forgotten(instance, &evaluator), type, name,
      ViewUse(use.expression, use.site, use.role, outer), &evaluator)
    return true
  }

  /// What a member makes, a view of the repository of which further members are asked: `row.plain.asButton { }`.
  static func emitMade(
    by member: MemberID, _ place: Site, _ role: NodeRole, _ pending: [PendingModifier],
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let modifier = pending.last, let result = evaluator.linker[member].type,
      let body = evaluator.linker[member].body
    else { return false }
    let type =
      evaluator.word(result, member.file) == .Self
      ? evaluator.selfType(at: place)
      : evaluator.type(
        named: evaluator.hash(result, member.file), from: member.file, inside: place.owner)
    guard let type, evaluator.isInlined(type),
      !evaluator.members(of: type, named: evaluator.hash(modifier.name, modifier.site.file))
        .isEmpty,
      let made = ValueBlocks.outcome(of: body, place, &evaluator),
      case .view(let index) = evaluator.scene[made]
    else { return false }
    let view = evaluator.views[Int(index)]
    ModifierChains.emit(view.expression, view.site, as: role, &evaluator, pending)
    return true
  }

  /// The function that takes these arguments, or the property of that name, and the place inside it.
  private static func ownMember(
    applied modifier: PendingModifier, to instance: Int32, _ evaluator: inout Evaluator
  ) -> (member: MemberID, place: Site)? {
    let site = modifier.site
    let all = evaluator.members(
      of: evaluator.instances[Int(instance)].type, named: evaluator.hash(modifier.name, site.file))
    guard !all.isEmpty else { return nil }
    guard case .call = evaluator.expression(modifier.expression, site.file) else {
      guard let member = all.first(where: { isOwnProperty($0, evaluator) }),
        !ActiveMembers.isActive(member, at: site, evaluator)
      else {
        return nil
      }
      return (
        member,
        ActiveMembers.mark(
          member, evaluator.inside(member, self: .instance(called(instance, &evaluator))),
          &evaluator)
      )
    }
    guard let (member, formals, matched) = evaluator.overload(all, modifier.arguments, at: site),
      evaluator.linker[member].body != nil, !evaluator.linker[member].isStatic,
      !ActiveMembers.isActive(member, at: site, evaluator),
      givesOwner(member, evaluator.instances[Int(instance)].type, &evaluator)
        || evaluator.givesView(evaluator.linker[member], member.file)
    else { return nil }
    let declared = evaluator.inside(member, self: .instance(called(instance, &evaluator)))
    return (
      member,
      ActiveMembers.mark(
        member, evaluator.bind(formals, matched, at: site, declared: declared), &evaluator)
    )
  }

  /// `self.alert(for: trouble)`: a function of the type that gives no view, and no modifier of the view itself.
  static func isOwnCall(
    _ name: UInt64, on base: ExpressionID, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .name(let owner) = evaluator.expression(base, site.file),
      evaluator.word(owner, site.file) == .`self`,
      case .instance(let index) = evaluator.boundSelf(at: site)
    else { return false }
    let type = evaluator.instances[Int(index)].type
    let own = evaluator.members(of: type, named: name).filter { !evaluator.linker[$0].isStatic }
    guard !own.isEmpty, let (member, _, _) = evaluator.overload(own, arguments, at: site) else {
      return false
    }
    return !givesOwner(member, type, &evaluator)
      && !evaluator.givesView(evaluator.linker[member], member.file)
  }

  /// Whether `Avatar(name: name).card` asks for a property that the view's own type declares.
  static func hasOwnProperty(
    _ name: NameID, _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let type = Typing.type(of: base, site, &evaluator), evaluator.isInlined(type) else {
      return false
    }
    return evaluator.members(of: type, named: evaluator.hash(name, site.file)).contains {
      isOwnProperty($0, evaluator)
    }
  }

  /// `.init(name: name, size: size)` alone.
  private static func madeInPlace(
    _ body: Block, _ type: TypeID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32? {
    guard body.count == 1, let only = body.first else { return nil }
    switch evaluator.statement(only, site.file) {
    case .expression(let id), .return(let id?):
      guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
        case .implicitMember(let name) = evaluator.expression(callee, site.file),
        evaluator.word(name, site.file) == .`init`
      else { return nil }
      return Instances.instantiate(type, arguments, site, &evaluator)
    default: return nil
    }
  }

  /// The same view, of which no more is known than its type and what it was given.
  private static func forgotten(_ instance: Int32, _ evaluator: inout Evaluator) -> Int32 {
    var copy = evaluator.instances[Int(instance)]
    copy.isKnown = false
    copy.base = -1
    return add(copy, &evaluator)
  }

  /// The same view in a function of its own.
  private static func called(_ instance: Int32, _ evaluator: inout Evaluator) -> Int32 {
    var copy = evaluator.instances[Int(instance)]
    if copy.base < 0 { copy.base = instance }
    copy.caller = copy.creator
    return add(copy, &evaluator)
  }

  /// The same view, written out: what its body makes is part of it again.
  static func shown(_ instance: Int32, _ evaluator: inout Evaluator) -> Int32 {
    guard evaluator.instances[Int(instance)].caller >= 0 else { return instance }
    var copy = evaluator.instances[Int(instance)]
    copy.caller = -1
    return add(copy, &evaluator)
  }

  private static func add(_ copy: Instance, _ evaluator: inout Evaluator) -> Int32 {
    var copy = copy
    copy.digest = 0
    copy.leaves = []
    evaluator.instances.append(copy)
    return Int32(evaluator.instances.count - 1)
  }

  /// `copy.isOpen = true`: the same structure with another value in one of its properties; nil where it is none.
  static func changed(
    _ target: ExpressionID, _ value: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bound? {
    guard case .member(let base, let property) = evaluator.expression(target, site.file),
      case .name = evaluator.expression(base, site.file),
      case .instance(let type, let index) = evaluator.evaluated(base, site),
      case .struct = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return nil }
    var copy = evaluator.instances[Int(index)]
    copy.base = -1
    copy.known = -1
    copy.caller = -1
    copy.properties = evaluator.bind(
      evaluator.hash(property, site.file), .expression(value, site), onto: copy.properties)
    return .instance(add(copy, &evaluator))
  }

  /// Whether code stands in a function of a view, written out for one that is made elsewhere: a modifier without
  /// a base is applied to that one.
  static func isOwnFunction(_ site: Site, _ evaluator: borrowing Evaluator) -> Bool {
    guard case .instance(let index) = evaluator.boundSelf(at: site) else { return false }
    let type = evaluator.instances[Int(index)].type
    var next = evaluator.parent
    while next >= 0 {
      if case .custom(let around) = evaluator.scene.nodes[Int(next)].kind { return around != type }
      next = evaluator.scene.nodes[Int(next)].parent
    }
    return type != evaluator.root
  }
}

extension OwnMembers {
  private static func isOwnProperty(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.linker[member].kind == .computedProperty && evaluator.linker[member].body != nil
      && !evaluator.linker[member].isStatic
  }

  /// `-> Self`, or the type by its name.
  private static func givesOwner(_ member: MemberID, _ type: TypeID, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard let result = evaluator.linker[member].type else { return false }
    let named = evaluator.name(result, member.file)
    if named.word == .Self { return true }
    return evaluator.type(named: named.hash, from: member.file, inside: type) == type
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
