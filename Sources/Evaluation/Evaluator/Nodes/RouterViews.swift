import Scenes
import Views

/// Views that only say which of an app's screens is shown, by a route that they are handed:
/// `struct Router: View { let route: Route; var body: some View { switch route { case .shelf: Shelf() … } } }`.
///
/// Each of these screens is one of its own wherever the router is shown apart, as it is where the `switch` stands in
/// the closure of `navigationDestination` itself.
enum RouterViews {
  static func isOne(_ type: TypeID, _ evaluator: inout Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    // `enum Route: View { case shelf, book; var body: some View { switch self { … } } }`.
    case .enum: return true
    case .struct: break
    default: return false
    }
    guard
      let body = evaluator.members(of: type, named: WellKnown.body).first(where: {
        evaluator.linker[$0].body != nil
      }),
      let block = evaluator.linker[body].body,
      case .branch(let index)? = only(of: block, body.file, evaluator).map({
        evaluator.expression($0, body.file)
      })
    else { return false }
    let branch = evaluator.branch(index, body.file)
    guard branch.kind == .choice, let subject = branch.subject,
      isHandedIn(subject, type, body.file, &evaluator)
    else { return false }
    var shown: Set<TypeID> = []
    for place in branch.alternatives {
      guard let view = view(of: evaluator.alternative(place, body.file).body, body, &evaluator)
      else { return false }
      shown.insert(view)
    }
    return shown.count > 1
  }

  /// `let route: Route`: no state of its own.
  private static func isHandedIn(
    _ subject: ExpressionID, _ type: TypeID, _ file: FileID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.expression(subject, file),
      let member = evaluator.members(of: type, named: evaluator.hash(name, file)).first,
      case .storedProperty = evaluator.linker[member].kind
    else { return false }
    return evaluator.linker[member].attributes.isEmpty && evaluator.linker[member].value == nil
  }

  /// The app's view that a side makes, whatever is done to it there.
  private static func view(of block: Block, _ body: MemberID, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    guard var id = only(of: block, body.file, evaluator) else { return nil }
    while case .call(let callee, _) = evaluator.expression(id, body.file) {
      switch evaluator.expression(callee, body.file) {
      case .member(let base, _): id = base
      case .name(let name):
        guard
          let type = evaluator.type(named: evaluator.hash(name, body.file), from: body.file),
          evaluator.isView(type)
        else { return nil }
        return type
      default: return nil
      }
    }
    return nil
  }

  /// The only thing in a body, out of a group around it and of what is done to that.
  private static func only(
    of block: Block, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard block.count == 1 else { return nil }
    switch evaluator.statement(block.lowerBound, file) {
    case .expression(let id), .return(let id?): return inGroup(id, file, evaluator) ?? id
    default: return nil
    }
  }

  private static func inGroup(
    _ id: ExpressionID, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, file) else { return nil }
    switch evaluator.expression(callee, file) {
    case .member(let base, _): return inGroup(base, file, evaluator)
    case .name(let name):
      guard evaluator.word(name, file) == .Group, arguments.count == 1,
        case .closure(let index) = evaluator.expression(
          evaluator.argument(arguments.lowerBound, file).value, file)
      else { return nil }
      return only(of: evaluator.closure(index, file).body, file, evaluator)
    default: return nil
    }
  }
}
