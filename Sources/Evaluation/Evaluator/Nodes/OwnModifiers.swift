import Scenes
import Views

extension Evaluator {
  typealias Helper = (member: MemberID, formals: [Formal], matched: [Int32?])
}

/// Modifiers of the repository: helpers of `extension View`, and `ViewModifier` structures.
enum OwnModifiers {
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

  static func emitHelper(
    _ helper: Evaluator.Helper, on base: ExpressionID, _ modifier: PendingModifier,
    _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    emitHelper(helper, on: .expression(base, modifier.site), modifier, role, pending, &evaluator)
  }

  static func emitHelper(
    _ helper: Evaluator.Helper, on base: Bound, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) {
    guard let body = evaluator.linker[helper.member].body else { return }
    let declared = evaluator.inside(helper.member, self: base)
    let inner = ActiveMembers.mark(
      helper.member,
      evaluator.bind(helper.formals, helper.matched, at: modifier.site, declared: declared),
      &evaluator)
    let node = evaluator.open(
      .helper(helper.member), role, modifier.expression, modifier.site, word: modifier.word,
      name: modifier.name)
    evaluator.emitBlock(body, inner, as: .content)
    evaluator.close(node, pending)
  }

  /// `.modifier(Card())`; false when the structure is not in the repository.
  static func emitModified(
    _ base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    emitModified(.expression(base, modifier.site), modifier, role, pending, &evaluator)
  }

  @inline(never)
  static func emitModified(
    _ base: Base, _ modifier: PendingModifier, _ role: NodeRole, _ pending: [PendingModifier],
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard let first = modifier.arguments.first else { return false }
    let given = evaluator.argument(first, modifier.site.file).value
    guard let (type, index) = Self.modifier(given, modifier.site, &evaluator) else { return false }
    let bodies = evaluator.members(of: type, named: WellKnown.body)
    guard let member = bodies.first(where: { evaluator.linker[$0].body != nil }),
      let body = evaluator.linker[member].body,
      !ActiveMembers.isActive(member, at: modifier.site, evaluator)
    else { return false }
    evaluator.instances[Int(evaluator.base(of: index))].isModifier = true
    var inner = ActiveMembers.mark(
      member, evaluator.inside(member, self: .instance(index)), &evaluator)
    ActiveMembers.passMarks(from: modifier.site, to: &inner, &evaluator)
    let parameters = evaluator.linker[member].parameters
    let content =
      parameters.first.map {
        evaluator.hash(evaluator.parameter($0, member.file).name, member.file)
      }
      ?? WellKnown.content
    inner.environment = evaluator.bind(content, base.asBound, onto: inner.environment)
    let node = evaluator.open(
      .modified(type), role, modifier.expression, modifier.site, word: modifier.word,
      name: modifier.name)
    evaluator.emitBlock(body, inner, as: .content)
    evaluator.close(node, pending)
    return true
  }

  /// What is given, or at least of which type that is: the environment may have another one of that.
  private static func modifier(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, instance: Int32)? {
    // `Card().animation(.linear)` is that modifier, animated.
    // https://developer.apple.com/documentation/swiftui/viewmodifier/animation(_:)
    if case .call(let callee, _) = evaluator.expression(id, site.file),
      case .member(let inner, let name) = evaluator.expression(callee, site.file),
      [.animation, .transaction].contains(evaluator.word(name, site.file))
    {
      return Self.modifier(inner, site, &evaluator)
    }
    let value = evaluator.value(id, site)
    if case .instance(let type, let index) = evaluator.scene[value] { return (type, index) }
    guard let type = Typing.type(of: id, site, &evaluator),
      evaluator.linker.inherits(type, .ViewModifier)
    else { return nil }
    return (type, Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator))
  }

  /// `ModifiedContent(content: row, modifier: Card())` is `row.modifier(Card())`.
  static func emitModifiedContent(
    _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse, _ evaluator: inout Evaluator
  ) {
    let content = evaluator.argument(arguments.lowerBound, use.site.file).value
    let modifier = PendingModifier(
      word: .modifier, name: name, arguments: arguments.dropFirst(), expression: use.expression,
      site: use.site)
    if emitModified(content, modifier, use.role, use.pending, &evaluator) { return }
    ModifierChains.emit(content, use.site, as: use.role, &evaluator, use.pending + [modifier])
  }

  /// `.if(flag) { $0.… }` of a package: with it, or without.
  static func emitConditional(
    _ base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    switch modifier.word {
    case .if, .when, .ifLet, .apply, .then: break
    default: return false
    }
    let site = modifier.site
    let closures = modifier.arguments.compactMap { index -> Int32? in
      guard
        case .closure(let closure) = evaluator.expression(
          evaluator.argument(index, site.file).value, site.file)
      else { return nil }
      return closure
    }
    guard !closures.isEmpty else { return false }
    let isAlways = modifier.word == .apply || modifier.word == .then
    let node = evaluator.open(
      .branch(.condition, isExhaustive: true), role, modifier.expression, site, name: modifier.name)
    for closure in closures {
      let side = evaluator.open(.alternative, .content, modifier.expression, site)
      let place = evaluator.bind(closure: closure, [.expression(base, site)], at: site)
      evaluator.emitBlock(evaluator.closure(closure, site.file).body, place, as: .content)
      evaluator.close(side, [])
    }
    if closures.count == 1, !isAlways {
      let side = evaluator.open(.alternative, .content, modifier.expression, site)
      ModifierChains.emit(base, site, as: .content, &evaluator)
      evaluator.close(side, [])
    }
    evaluator.close(node, pending)
    return true
  }
}
