import Scenes
import Views
import VoiceOver

/// Views of the repository, written out with what they are given.
enum OwnViews {
  @inline(never)
  static func emitOwnView(
    _ type: TypeID, _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let nature = evaluator.nature(of: type)
    if nature.contains(.shape) { return emitShape(name, use, &evaluator) }
    if nature.contains(.layout) {
      Layouts.emitLayout(name, arguments, use, &evaluator)
      return
    }
    if nature.contains(.foreign) {
      let instance = Instances.instantiate(type, arguments, use.site, &evaluator)
      if evaluator.emitForeign(type, instance, name, use) { return }
    }
    if !nature.contains(.inlined), isGround(type, &evaluator) {
      mention(type, as: use.role, &evaluator)
      let node = evaluator.open(.custom(type), use.role, use.expression, use.site, name: name)
      evaluator.close(node, use.pending)
      return
    }
    if nature.contains(.foreign) || !nature.contains(.inlined) {
      mention(type, as: use.role, &evaluator)
      UnknownContainers.emitContainer(name, arguments, use, &evaluator)
      return
    }
    let instance = Instances.instantiate(type, arguments, use.site, &evaluator)
    emitInstance(instance, type, name, use, &evaluator)
  }

  private static func emitShape(
    _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let node = evaluator.open(.view, use.role, use.expression, use.site, word: .Shape, name: name)
    evaluator.close(node, use.pending)
  }

  /// Wraps a view that only blurs what is behind it.
  private static func isGround(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    let makers =
      evaluator.members(of: type, named: WellKnown.makeUIView)
      + evaluator.members(of: type, named: WellKnown.makeNSView)
    guard let maker = makers.first, let made = evaluator.linker[maker].type else { return false }
    switch evaluator.word(made, maker.file) {
    case .UIVisualEffectView, .NSVisualEffectView, .NSGlassEffectView: return true
    default: return false
    }
  }

  static func emitInstance(
    _ instance: Int32, _ type: TypeID, _ name: NameID?, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    if OwnMembers.emitOwn(
      on: instance, name, use, &evaluator)
    {
      return
    }
    let nature = evaluator.nature(of: type)
    if let name, nature.contains(.shape) { return emitShape(name, use, &evaluator) }
    // `let page: Page`, of a view of UIKit that somebody made before.
    if nature.contains(.foreign), !nature.contains(.inlined) {
      if evaluator.emitForeign(type, instance, name, use) { return }
      mention(type, as: use.role, &evaluator)
      return isGround(type, &evaluator)
        ? evaluator.close(
          evaluator.open(.custom(type), use.role, use.expression, use.site, name: name),
          use.pending)
        : evaluator.emitOpaque(name, use)
    }
    if let all = Witnesses(of: instance, type, &evaluator) {
      all.emit(use, &evaluator) {
        evaluator, _, bound, use in
        guard case .instance(let one) = bound else { return }
        let type = evaluator.instances[Int(one)].type
        emitInstance(one, type, name, use, &evaluator)
      }
      return
    }
    let instance = OwnMembers.shown(instance, &evaluator)
    if evaluator.isInside(type, evaluator.instances[Int(instance)].creator, toldApartBy: instance) {
      // A frame around other views, such as the stack of each sheet, has in it what it is given.
      let given =
        reason(for: type, as: use.role, &evaluator).isApart ? filled(instance, &evaluator) : []
      if !given.isEmpty {
        let node = evaluator.open(.custom(type), use.role, use.expression, use.site, name: name)
        evaluator.scene.nodes[Int(node)].isHolder = true
        for bound in given {
          ChainRoots.emit(bound, ViewUse(use.expression, use.site, .content), &evaluator)
        }
        evaluator.close(node, use.pending)
        return
      }
      // A folder that leads to other folders is the same screen once more.
      let leads =
        reason(for: type, as: use.role, &evaluator).isApart && filled(instance, &evaluator).isEmpty
        && !RouterViews.isOne(type, &evaluator)
        && mention(type, as: use.role, &evaluator)
      let node = evaluator.open(
        leads ? .custom(type) : .recursion(type), use.role, use.expression, use.site, name: name)
      evaluator.close(node, use.pending)
      return
    }
    if reason(for: type, as: use.role, &evaluator).isApart,
      !filled(instance, &evaluator).isEmpty || RouterViews.isOne(type, &evaluator)
    {
      // Who looks at it alone does not know what it holds here, or which of its screens it is.
      evaluator.note(Mention(type: type, reason: .part))
      let node = evaluator.open(.custom(type), use.role, use.expression, use.site, name: name)
      evaluator.scene.nodes[Int(node)].isHolder = !hasOwnViews(instance, &evaluator)
      HandedArguments.note(of: instance, at: node, &evaluator)
      emitBody(of: instance, &evaluator)
      evaluator.close(node, use.pending)
      return
    }
    let isApart = mention(type, as: use.role, &evaluator)
    let node = evaluator.open(.custom(type), use.role, use.expression, use.site, name: name)
    if !isApart {
      HandedArguments.note(of: instance, at: node, &evaluator)
      evaluator.emitContent(of: instance, use.role)
    }
    evaluator.close(node, use.pending)
  }

  /// The views that one holds and was given: `Card { Inbox() }`.
  private static func filled(_ instance: Int32, _ evaluator: inout Evaluator) -> [Bound] {
    let type = evaluator.instances[Int(instance)].type
    var found: [Bound] = []
    for id in evaluator.linker.listed(in: type) where evaluator.linker[id].kind == .storedProperty {
      guard OptionalSlots.isSlot(id, &evaluator),
        let bound = evaluator.property(
          evaluator.hash(evaluator.linker[id].name, id.file), of: instance)
      else {
        continue
      }
      if case .parameter = bound { continue }
      found.append(bound)
    }
    return found
  }

  /// What it holds, its own initialiser made, as in `init() { self.init { Logo() } }`.
  ///
  /// Unless that is all that it shows it is no frame around a screen.
  private static func hasOwnViews(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    let given = filled(instance, &evaluator)
    guard !given.isEmpty, !showsSlotOnly(evaluator.instances[Int(instance)].type, &evaluator) else {
      return false
    }
    return given.allSatisfy { bound in
      evaluator.written(for: bound).map { evaluator.selfInstance(at: $0.site) == instance } ?? false
    }
  }

  /// As in `var body: some View { ScrollView { content(page).padding() } }`.
  private static func showsSlotOnly(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    let bodies = evaluator.members(of: type, named: WellKnown.body)
    guard let body = bodies.first(where: { evaluator.linker[$0].body != nil }),
      let block = evaluator.linker[body].body
    else { return false }
    let site = evaluator.inside(body, self: nil)
    var next = evaluator.files.only(block, site.file)
    while let id = next {
      if let own = evaluator.files.ownName(id, site) {
        return evaluator.members(of: type, named: own).contains { slot in
          evaluator.linker[slot].kind == .storedProperty && OptionalSlots.isSlot(slot, &evaluator)
        }
      }
      guard case .call(let callee, let arguments) = evaluator.expression(id, site.file) else {
        return false
      }
      if case .member(let base, _) = evaluator.expression(callee, site.file) {
        next = base
      } else if let last = arguments.last,
        case .closure(let closure) = evaluator.expression(
          evaluator.argument(last, site.file).value, site.file)
      {
        next = evaluator.files.only(evaluator.closure(closure, site.file).body, site.file)
      } else {
        next = callee
      }
    }
    return false
  }

  static func emitBody(of instance: Int32, _ evaluator: inout Evaluator) {
    evaluator.fragments.work.bodies += 1
    let type = evaluator.instances[Int(instance)].type
    let bodies = evaluator.members(of: type, named: WellKnown.body)
    guard let body = bodies.first(where: { evaluator.linker[$0].body != nil }),
      let block = evaluator.linker[body].body
    else { return }
    var site = evaluator.inside(body, self: .instance(instance))
    let formals = evaluator.files.formals(evaluator.linker[body].parameters, body.file)
    if !formals.isEmpty {
      let nothing = [Int32?](repeating: nil, count: formals.count)
      site = evaluator.bind(formals, nothing, at: site, declared: site)
    }
    evaluator.emitBlock(block, site, as: .content)
  }

  /// Notes that the view which is read shows another one; true when it is shown apart.
  @discardableResult
  static func mention(_ type: TypeID, as role: NodeRole, _ evaluator: inout Evaluator) -> Bool {
    let reason = Self.reason(for: type, as: role, &evaluator)
    evaluator.note(Mention(type: type, reason: reason))
    return reason.isApart
  }

  /// A view that brings its own item for the bar has to be written out for that.
  private static func reason(for type: TypeID, as role: NodeRole, _ evaluator: inout Evaluator)
    -> Mention.Reason
  {
    let reason = evaluator.scene.reach(of: role, below: evaluator.parent).reason
    if reason == .root, evaluator.linker.hasSeveralApps() { return .rootOfSeveral }
    switch reason {
    case .tab: return bringsTabItem(type, &evaluator) ? .part : .tab
    // Of an enum that builds a view for each of its cases.
    case .page:
      for maker in evaluator.scene.makers(below: evaluator.parent) where isOfEnum(maker, &evaluator)
      { return .page }
      return .part
    default: return reason
    }
  }

  private static func bringsTabItem(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    evaluator.members(of: type, named: WellKnown.body).contains { body in
      evaluator.linker[body].expressions.contains { id in
        if case .member(_, let name) = evaluator.expression(id, body.file) {
          evaluator.word(name, body.file) == .tabItem
        } else {
          false
        }
      }
    }
  }
}

extension OwnViews {
  private static func isOfEnum(_ member: MemberID, _ evaluator: inout Evaluator) -> Bool {
    guard let owner = evaluator.linker[member].owner else { return false }
    let type = TypeID(file: member.file, index: owner)
    switch evaluator.linker.kind(ofType: owner, in: member.file) {
    case .enum: return true
    case .extension:
      guard
        let whole = evaluator.linker.type(
          named: evaluator.linker.index.nameHash(of: type), from: member.file)
      else { return false }
      if case .enum = evaluator.linker[whole].kind { return true }
      return false
    default: return false
    }
  }
}
