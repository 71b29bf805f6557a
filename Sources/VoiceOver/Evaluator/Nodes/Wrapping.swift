import Views

/// Modifiers of the repository: helpers of `extension View`, and `ViewModifier` structures.
extension Evaluator {
  typealias Helper = (member: MemberID, formals: [Formal], matched: [Int32?])

  /// What a modifier is applied to.
  enum Base {
    case expression(ExpressionID, Site)
    case bound(Bound, ExpressionID, Site)

    var asBound: Bound {
      switch self {
      case .expression(let id, let site): .expression(id, site)
      case .bound(let bound, _, _): bound
      }
    }
  }

  mutating func emitHelper(
    _ helper: Helper, on base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    emitHelper(helper, on: .expression(base, modifier.site), modifier, role, pending)
  }

  mutating func emitHelper(
    _ helper: Helper, on base: Bound, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) {
    guard let body = linker[helper.member].body else { return }
    let declared = inside(helper.member, self: base)
    let inner = mark(
      helper.member, bind(helper.formals, helper.matched, at: modifier.site, declared: declared))
    let node = open(
      .helper(helper.member), role, modifier.expression, modifier.site, word: modifier.word,
      name: modifier.name)
    emitBlock(body, inner, as: .content)
    close(node, pending)
  }

  /// `.modifier(Card())`; false when the structure is not in the repository.
  mutating func emitModified(
    _ base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    emitModified(.expression(base, modifier.site), modifier, role, pending)
  }

  mutating func emitModified(
    _ base: Base, _ modifier: PendingModifier, _ role: NodeRole, _ pending: [PendingModifier]
  ) -> Bool {
    guard let first = modifier.arguments.first else { return false }
    let given = argument(first, modifier.site.file).value
    guard let (type, index) = self.modifier(given, modifier.site) else { return false }
    let bodies = members(of: type, named: WellKnown.body)
    guard let member = bodies.first(where: { linker[$0].body != nil }),
      let body = linker[member].body, !isActive(member, at: modifier.site)
    else { return false }
    instances[Int(self.base(of: index))].isModifier = true
    var inner = mark(member, inside(member, self: .instance(index)))
    passMarks(from: modifier.site, to: &inner)
    let parameters = linker[member].parameters
    let content =
      parameters.first.map { hash(parameter($0, member.file).name, member.file) }
      ?? WellKnown.content
    inner.environment = bind(content, base.asBound, onto: inner.environment)
    let node = open(
      .modified(type), role, modifier.expression, modifier.site, word: modifier.word,
      name: modifier.name)
    emitBlock(body, inner, as: .content)
    close(node, pending)
    return true
  }

  /// What is given, or at least of which type that is: the environment may have another one of that.
  private mutating func modifier(
    _ id: ExpressionID, _ site: Site
  ) -> (type: TypeID, instance: Int32)? {
    let value = value(id, site)
    if case .instance(let type, let index) = scene[value] { return (type, index) }
    guard let type = type(of: id, site), linker.inherits(type, .ViewModifier) else { return nil }
    return (type, instantiate(type, creator: creator(at: site)))
  }

  /// `ModifiedContent(content: row, modifier: Card())` is `row.modifier(Card())`.
  mutating func emitModifiedContent(
    _ name: NameID, _ arguments: Range<Int32>, _ id: ExpressionID, _ site: Site,
    _ role: NodeRole, _ pending: [PendingModifier]
  ) {
    let content = argument(arguments.lowerBound, site.file).value
    let modifier = PendingModifier(
      word: .modifier, name: name, arguments: arguments.dropFirst(), expression: id, site: site)
    if emitModified(content, modifier, role, pending) { return }
    emit(content, site, as: role, pending + [modifier])
  }

  /// `.if(flag) { $0.… }` of a package: with it, or without.
  mutating func emitConditional(
    _ base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    switch modifier.word {
    case .if, .when, .ifLet, .apply, .then: break
    default: return false
    }
    let site = modifier.site
    let closures = modifier.arguments.compactMap { index -> Int32? in
      guard case .closure(let closure) = expression(argument(index, site.file).value, site.file)
      else { return nil }
      return closure
    }
    guard !closures.isEmpty else { return false }
    let isAlways = modifier.word == .apply || modifier.word == .then
    let node = open(
      .branch(.condition, isExhaustive: true), role, modifier.expression, site, name: modifier.name)
    for closure in closures {
      let side = open(.alternative, .content, modifier.expression, site)
      let place = bind(closure: closure, [.expression(base, site)], at: site)
      emitBlock(self.closure(closure, site.file).body, place, as: .content)
      close(side, [])
    }
    if closures.count == 1, !isAlways {
      let side = open(.alternative, .content, modifier.expression, site)
      emit(base, site, as: .content)
      close(side, [])
    }
    close(node, pending)
    return true
  }
}
