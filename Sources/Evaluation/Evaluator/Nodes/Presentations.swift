import Scenes
import Views

/// What a view shows apart: sheets, destinations.
///
/// It is read where it is declared. Those who show the view name it only.
enum Presentations {
  /// Views shown apart are named; what is written in place is written out.
  static func present(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, of type: TypeID? = nil,
    _ evaluator: inout Evaluator
  ) {
    guard let node = open(id, site, role, &evaluator) else { return }
    let (code, there) = handed(id, site, evaluator)
    if let type, case .closure(let closure) = evaluator.expression(code, there.file) {
      evaluator.noteCode(at: there)
      if !PresentedCases.emit(closure, of: type, there, &evaluator) {
        let place = RowBodies.bind(.parameter, of: type, to: closure, there, &evaluator)
        evaluator.emitBlock(evaluator.closure(closure, there.file).body, place, as: .content)
      }
    } else if let type, case .name(let name) = evaluator.expression(code, there.file),
      case .member(let member) = evaluator.meaning(
        of: evaluator.hash(name, there.file), at: there),
      case .function = evaluator.linker[member].kind
    {
      ViewProperties.emitProperty(
        Overloads.taking(type, like: member, at: there, &evaluator),
        self: evaluator.boundSelf(at: there), name, ViewUse(code, there, .content), &evaluator)
    } else {
      evaluator.emitContent(id, site, .content)
    }
    close(node, &evaluator)
  }

  /// Begins what is shown apart; nil where somebody else tells it.
  static func open(
    _ id: ExpressionID, _ site: Site, _ role: NodeRole, _ evaluator: inout Evaluator
  ) -> Scene.NodeID? {
    isToldHere(id, site, &evaluator) ? evaluator.open(.group, role, id, site) : nil
  }

  static func close(_ node: Scene.NodeID, _ evaluator: inout Evaluator) {
    evaluator.close(node, [])
    evaluator.scene.presentations.append(node)
  }

  /// What was given for a name: `destination: page` in a view that was made with a closure for it.
  private static func handed(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (id: ExpressionID, site: Site) {
    guard let own = evaluator.files.ownName(id, site) else { return (id, site) }
    let instance = evaluator.selfInstance(at: site)
    guard
      let bound = evaluator.lookUp(own, in: site.environment)
        ?? (instance < 0 ? nil : evaluator.property(own, of: instance))
    else { return (id, site) }
    return evaluator.written(for: bound).map { ($0.expression, $0.site) } ?? (id, site)
  }

  /// Of what type the value is that is shown: `for: Route.self`, `item: $route`.
  static func presentedType(_ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    for index in arguments {
      let argument = evaluator.argument(index, site.file)
      switch argument.label.map({ evaluator.word($0, site.file) }) {
      case .for:
        guard case .member(let type, _) = evaluator.expression(argument.value, site.file) else {
          return nil
        }
        return Typing.type(spelled: type, site, &evaluator)
      case .item:
        guard let owner = evaluator.selfType(at: site) else { return nil }
        return Self.type(ofBinding: argument.value, of: owner, site, &evaluator)
      default: break
      }
    }
    return nil
  }

  /// As in `$route` and `$model.route`.
  private static func type(
    ofBinding id: ExpressionID, of owner: TypeID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      return Typing.type(ofMember: evaluator.files.plainHash(name, site), of: owner, &evaluator)
    case .member(let base, let name):
      if case .name(let own) = evaluator.expression(base, site.file),
        evaluator.word(own, site.file) == .self
      {
        return Typing.type(ofMember: evaluator.files.plainHash(name, site), of: owner, &evaluator)
      }
      guard let holder = type(ofBinding: base, of: owner, site, &evaluator) else { return nil }
      return Typing.type(ofMember: evaluator.hash(name, site.file), of: holder, &evaluator)
    default: return nil
    }
  }

  /// Whether it belongs to the view that is read: its own code shows it, or its own code is what somebody else
  /// shows, as in `.sheet { content() }`.
  private static func isToldHere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    let isOwn = Self.isOwn(site, &evaluator)
    guard let slot = Self.slot(shownBy: id, site, depth: 0, &evaluator) else { return isOwn }
    guard
      let bound = evaluator.property(
        evaluator.hash(evaluator.linker[slot.member].name, slot.member.file), of: slot.owner)
    else {
      // Callers that may leave it out do not tell of it.
      return isOwn && mayBeLeftOut(slot.member, evaluator)
    }
    switch bound {
    case .expression(_, let place):
      // Its own initialiser gives nothing, where the caller gives nothing.
      guard evaluator.selfInstance(at: place) == slot.owner else {
        return Self.isOwn(place, &evaluator)
      }
      return Self.isOwn(
        instance: evaluator.instances[Int(slot.owner)].creator, &evaluator)
    case .value(let value):
      guard case .view(let index) = evaluator.scene[value] else { return isOwn }
      return Self.isOwn(evaluator.views[Int(index)].site, &evaluator)
    case .parameter: return false
    default: return isOwn
    }
  }

  /// The property of views given by others that is shown, by itself or in what is around it: the first one.
  private static func slot(
    shownBy id: ExpressionID, _ site: Site, depth: Int, _ evaluator: inout Evaluator
  ) -> (member: MemberID, owner: Int32)? {
    guard depth < 16 else { return nil }
    switch evaluator.expression(id, site.file) {
    case .closure(let index):
      return slot(
        shownIn: evaluator.closure(index, site.file).body, site, depth: depth + 1, &evaluator)
    case .branch(let index):
      for place in evaluator.branch(index, site.file).alternatives {
        let body = evaluator.alternative(place, site.file).body
        if let found = slot(shownIn: body, site, depth: depth + 1, &evaluator) { return found }
      }
      return nil
    case .call(let callee, let arguments):
      guard case .name(let name) = evaluator.expression(callee, site.file) else {
        return slot(shownBy: callee, site, depth: depth + 1, &evaluator)
      }
      // What shows another screen shows its views there.
      if evaluator.word(name, site.file) == .NavigationLink { return nil }
      if let found = slot(named: name, site, &evaluator) { return found }
      for index in arguments {
        let value = evaluator.argument(index, site.file).value
        if let found = slot(shownBy: value, site, depth: depth + 1, &evaluator) { return found }
      }
      return nil
    case .member(let base, let name):
      // `self.content`, and `content().padding()`.
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .self
      {
        return slot(named: name, site, &evaluator)
      }
      return slot(named: name, heldBy: base, site, &evaluator)
        ?? slot(shownBy: base, site, depth: depth + 1, &evaluator)
    case .name(let name): return slot(named: name, site, &evaluator)
    default: return nil
    }
  }

  private static func slot(
    shownIn body: Block, _ site: Site, depth: Int, _ evaluator: inout Evaluator
  ) -> (member: MemberID, owner: Int32)? {
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let inner), .return(let inner?):
        if let found = slot(shownBy: inner, site, depth: depth, &evaluator) { return found }
      default: break
      }
    }
    return nil
  }

  private static func slot(
    named name: NameID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, owner: Int32)? {
    let owner = evaluator.selfInstance(at: site)
    guard owner >= 0 else { return nil }
    let found = evaluator.members(
      of: evaluator.instances[Int(owner)].type, named: evaluator.hash(name, site.file)
    ).first
    guard let found, evaluator.linker[found].kind == .storedProperty,
      OptionalSlots.isSlot(found, &evaluator)
    else { return nil }
    return (found, owner)
  }

  /// As in `style.destination()`, of a value that the view was given and that holds it.
  private static func slot(
    named name: NameID, heldBy base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (member: MemberID, owner: Int32)? {
    guard evaluator.files.ownName(base, site) != nil,
      case .instance(let type, let owner) = Typing.receiver(base, site, &evaluator),
      !evaluator.showsItself(type)
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    guard let found = evaluator.members(of: type, named: hash).first,
      evaluator.linker[found].kind == .storedProperty, OptionalSlots.isSlot(found, &evaluator),
      evaluator.property(hash, of: owner) != nil
    else { return nil }
    return (found, owner)
  }

  /// Whether the code of the view that is read has written a node, or that of a modifier.
  static func isOwn(_ node: Scene.NodeID, _ evaluator: inout Evaluator) -> Bool {
    let entry = evaluator.scene.nodes[Int(node)]
    guard entry.owner >= 0 else { return true }
    let owner = TypeID(file: entry.origin.file, index: entry.owner)
    return evaluator.linker.index.nameHash(of: owner)
      == evaluator.linker.index.nameHash(of: evaluator.root)
      || evaluator.linker.inherits(owner, .ViewModifier)
  }

  /// Whether code belongs to the view that is read, and not to one that is part of it.
  ///
  /// Modifiers are not read by themselves, nor are values that make views: theirs is that of the view that they are
  /// applied or made in.
  static func isOwn(_ site: Site, _ evaluator: inout Evaluator) -> Bool {
    isOwn(instance: evaluator.selfInstance(at: site), &evaluator)
  }

  private static func isOwn(instance start: Int32, _ evaluator: inout Evaluator) -> Bool {
    var instance = start
    while instance > 0, !isRead(instance, &evaluator) {
      instance = evaluator.instances[Int(instance)].creator
    }
    return instance <= 0 || evaluator.instances[Int(instance)].type == evaluator.root
  }
}

extension Presentations {
  private static func isRead(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    let made = evaluator.instances[Int(instance)]
    return !made.isModifier && evaluator.showsItself(made.type)
  }

  private static func mayBeLeftOut(_ slot: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.linker[slot].value != nil || !evaluator.linker[slot].isNeverNil
  }
}
