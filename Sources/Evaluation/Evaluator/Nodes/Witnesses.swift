import Scenes
import Views

/// What the types of the repository make of a view that a protocol of theirs asks for: `any Shelf`, `some Shelf`
/// or `S: Shelf`, of which `func body(of:) -> Body` or `var cover: AnyView` is wanted.
///
/// Which of them it is nobody knows here, so each is a side, and the sides exclude each other.
struct Witnesses {
  private let asked: Bound
  /// It is itself what is shown, and nothing is asked of it.
  private var isView = false
  private let sides: [Side]
  /// Of more than these a screen would tell nothing.
  private static let most = 16

  private struct Side {
    /// Nil for all those that leave it to the protocol's own extension.
    var type: TypeID?
    var members: [MemberID]
  }

  /// Nil where it is known what the member is, or where no type tells.
  init?(of member: MemberID, on bound: Bound?, _ evaluator: inout Evaluator) {
    guard case .instance(let index) = bound, let owner = evaluator.linker[member].owner,
      evaluator.linker[member].body == nil
    else { return nil }
    let type = evaluator.instances[Int(index)].type
    guard case .protocol = evaluator.linker.kind(ofType: owner, in: member.file),
      case .protocol = evaluator.linker[type].kind,
      evaluator.givesView(evaluator.linker[member], member.file)
    else { return nil }
    let name = evaluator.hash(evaluator.linker[member].name, member.file)
    let defaults = evaluator.members(of: type, named: name).filter { !Self.asks($0, evaluator) }
    let types = Self.conformers(of: type, &evaluator)
    guard (1...Self.most).contains(types.count) else { return nil }
    var sides: [Side] = []
    var leavesIt = false
    for type in types {
      let own = evaluator.members(of: type, named: name).filter { !Self.asks($0, evaluator) }
      if own.isEmpty || defaults.contains(where: { own.contains($0) }) {
        leavesIt = true
      } else {
        sides.append(Side(type: type, members: own))
      }
    }
    if leavesIt {
      guard !defaults.isEmpty else { return nil }
      sides.append(Side(type: nil, members: defaults))
    }
    guard let asked = bound else { return nil }
    (self.asked, self.sides) = (asked, sides)
  }

  /// Of a value that is itself a view of a type that only its protocol tells.
  init?(of instance: Int32, _ type: TypeID, _ evaluator: inout Evaluator) {
    guard case .protocol = evaluator.linker[type].kind, evaluator.isView(type) else { return nil }
    let bodies = evaluator.members(of: type, named: WellKnown.body)
    guard bodies.allSatisfy({ evaluator.linker[$0].body == nil }) else { return nil }
    let types = Self.conformers(of: type, &evaluator)
    guard (1...Self.most).contains(types.count) else { return nil }
    (asked, isView) = (.instance(instance), true)
    sides = types.map { Side(type: $0, members: []) }
  }

  /// Without those that only hand on what another one makes: `struct AnyShelf: Shelf { let shelf: any Shelf … }`.
  private static func conformers(of type: TypeID, _ evaluator: inout Evaluator) -> [TypeID] {
    evaluator.linker.conformers(of: type).filter { conforming in
      !evaluator.linker.listed(in: conforming).contains { member in
        guard evaluator.linker[member].kind == .storedProperty,
          let held = evaluator.linker[member].type
        else { return false }
        return evaluator.type(
          named: evaluator.hash(held, member.file), from: member.file, inside: conforming) == type
      }
    }
  }

  /// Only a protocol has members without code that are no stored properties.
  private static func asks(_ member: MemberID, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.linker[member].body == nil && evaluator.linker[member].value == nil
      && evaluator.linker[member].kind != .storedProperty
  }

  /// Writes all of them out, each by `emit` from its members and what they are asked of.
  func emit(
    _ use: ViewUse, _ evaluator: inout Evaluator,
    each emit: (inout Evaluator, [MemberID], Bound, ViewUse) -> Void
  ) {
    if sides.count == 1, let only = sides.first {
      let bound = bound(of: only, at: use.site, &evaluator)
      return emit(&evaluator, only.members, bound, use)
    }
    let node = evaluator.open(
      .branch(.condition, isExhaustive: true), use.role, use.expression, use.site)
    for side in sides {
      let place = evaluator.open(.alternative, .content, use.expression, use.site)
      note(side, at: place, use.expression, use.site, &evaluator)
      let bound = bound(of: side, at: use.site, &evaluator)
      emit(&evaluator, side.members, bound, ViewUse(use.expression, use.site, .content))
      evaluator.close(place, [])
    }
    evaluator.close(node, use.pending)
  }

  private func bound(of side: Side, at site: Site, _ evaluator: inout Evaluator) -> Bound {
    guard let type = side.type else { return asked }
    return .instance(Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator))
  }

  /// That it is of this type; of the protocol's own view, that it is of none of the others.
  private func note(
    _ side: Side, at node: Scene.NodeID, _ id: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard let base = isView ? id : evaluator.files.asked(by: id, site) else { return }
    var answers: [Answer] = []
    for other in sides {
      guard let type = other.type, side.type == nil || other.type == side.type else { continue }
      answers.append(.member(evaluator.linker.index.nameHash(of: type)))
    }
    var claims = Claims()
    claims.all = [Claim(subject: base, site: site, answers: answers, isNone: side.type == nil)]
    evaluator.scene.nodes[Int(node)].condition = SideConditions.condition(claims, &evaluator)
    guard let type = side.type else { return }
    evaluator.scene.nodes[Int(node)].name = SourceName(
      file: type.file, name: evaluator.linker[type].name)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `shelf` in `shelf.cover` and `shelf.body(of: book)`.
  fileprivate func asked(by id: ExpressionID, _ site: Site) -> ExpressionID? {
    switch expression(id, in: site.file) {
    case .member(let base, _): return base
    case .call(let callee, _):
      if case .member(let base, _) = expression(callee, in: site.file) { return base }
      return nil
    default: return nil
    }
  }
}
