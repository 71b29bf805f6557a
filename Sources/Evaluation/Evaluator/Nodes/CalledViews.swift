import Scenes
import Views

/// What is shown by the functions and closures that are called for it.
enum CalledViews {
  /// All functions of a name that is handed on, of which the call tells one.
  private static func functions(
    referredToBy hash: UInt64, or member: MemberID, _ place: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    let all = evaluator.selfType(at: place).map { evaluator.members(of: $0, named: hash) } ?? []
    return all.contains(member) ? all : [member]
  }

  static func emitCallee(
    _ bound: Bound, _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    switch bound {
    case .expression(let inner, let place):
      switch evaluator.expression(inner, place.file) {
      case .closure(let index):
        let body = evaluator.bind(
          closure: index, evaluator.files.given(arguments, use.site), at: place)
        evaluator.emitBlock(
          evaluator.closure(index, place.file).body, ViewUse(inner, body, use.role, use.pending))
      case .name(let next) where evaluator.pass():
        evaluator.noteCode(at: place)
        // A closure that is passed on under another name; nodes bear the name of the call, which is one
        // of its own file.
        defer { evaluator.budget.passed -= 1 }
        switch evaluator.meaning(of: evaluator.hash(next, place.file), at: place) {
        case .bound(let further):
          emitCallee(further, name, arguments, use, &evaluator)
        case .member(let member), .global(let member):
          let all = functions(
            referredToBy: evaluator.hash(next, place.file), or: member, place, &evaluator)
          emitCallee(
            all, evaluator.boundSelf(at: place), isReference: true, name, arguments, use, &evaluator
          )
        case .type(let type):
          OwnViews.emitOwnView(type, name, arguments, use, &evaluator)
        default: evaluator.emitOpaque(name, use)
        }
      default:
        if let (type, _) = ViewReferences.madeView(byReference: inner, place, &evaluator) {
          evaluator.noteCode(at: place)
          let instance = ViewReferences.instantiate(
            type, referredTo: arguments, use.site, &evaluator)
          OwnViews.emitInstance(instance, type, name, use, &evaluator)
        } else {
          ModifierChains.emit(inner, place, as: use.role, &evaluator, use.pending)
        }
      }
    case .function(let member, let place):
      emitCallee(
        [member], nil, declared: place, name, arguments, use, &evaluator)
    default: evaluator.emitOpaque(name, use)
    }
  }

  // A release build pays for each of its many callers that it is written out in.
  @inline(never)
  static func emitCallee(
    _ candidates: [MemberID], _ bound: Bound?, declared: Site? = nil,
    isReference: Bool = false, _ name: NameID, _ arguments: Range<Int32>, _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    let found =
      isReference
      ? evaluator.overload(referredTo: candidates, arguments, at: use.site)
      : evaluator.overload(candidates, arguments, at: use.site)
    guard let (member, formals, matched) = found else {
      emitStored(
        candidates, bound, name, arguments, use,
        &evaluator)
      return
    }
    if DeclaredTypes.isDeclaredFill(member, &evaluator) {
      evaluator.close(
        evaluator.open(.view, use.role, use.expression, use.site, word: .Color, name: name),
        use.pending)
      return
    }
    guard let body = evaluator.linker[member].body else {
      if let all = Witnesses(of: member, on: bound, &evaluator) {
        all.emit(use, &evaluator) {
          evaluator, members, bound, use in
          emitCallee(
            members, bound, name, arguments, use,
            &evaluator)
        }
      } else if evaluator.linker[member].type != nil {
        evaluator.emitOpaque(name, use)
      }
      return
    }
    guard !ActiveMembers.isActive(member, at: use.site, evaluator) else {
      evaluator.emitOpaque(name, use)
      return
    }
    let place = declared ?? evaluator.inside(member, self: bound)
    let inner = ActiveMembers.mark(
      member, evaluator.bind(formals, matched, at: use.site, declared: place), &evaluator)
    if OwnMembers.emitMade(by: member, inner, use.role, use.pending, &evaluator) { return }
    let node = evaluator.open(.helper(member), use.role, use.expression, use.site, name: name)
    DeclaredTypes.emitBlock(body, of: member, inner, &evaluator)
    evaluator.close(node, use.pending)
  }

  /// A call of a property that holds a closure.
  private static func emitStored(
    _ candidates: [MemberID], _ bound: Bound?, _ name: NameID, _ arguments: Range<Int32>,
    _ use: ViewUse,
    _ evaluator: inout Evaluator
  ) {
    guard let first = candidates.first, let value = evaluator.linker[first].value else {
      evaluator.emitOpaque(name, use)
      return
    }
    let place = evaluator.inside(first, self: bound)
    emitCallee(.expression(value, place), name, arguments, use, &evaluator)
  }
}
