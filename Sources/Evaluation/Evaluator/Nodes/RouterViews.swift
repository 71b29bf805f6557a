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
    return showsScreens(branch, body, &shown, depth: 0, &evaluator) && shown.count > 1
  }

  /// Whether each side shows a screen, or nothing that one is known by.
  private static func showsScreens(
    _ branch: Branch, _ body: MemberID, _ shown: inout Set<TypeID>, depth: Int,
    _ evaluator: inout Evaluator
  ) -> Bool {
    depth < 8
      && branch.alternatives.allSatisfy { place in
        let side = evaluator.alternative(place, body.file).body
        return showsScreens(side, body, &shown, depth: depth, &evaluator)
      }
  }

  /// `case .book(let id): if let book = shelf.book(id) { Book(book) } else { ProgressView() }`: what stands there until
  /// there is something to show, or where there is nothing, is no screen of the router's own.
  private static func showsScreens(
    _ side: Block, _ body: MemberID, _ shown: inout Set<TypeID>, depth: Int,
    _ evaluator: inout Evaluator
  ) -> Bool {
    if side.isEmpty { return true }
    guard let id = only(of: side, body.file, evaluator) else { return false }
    if case .branch(let index) = evaluator.expression(id, body.file) {
      let branch = evaluator.branch(index, body.file)
      return showsScreens(branch, body, &shown, depth: depth + 1, &evaluator)
    }
    return showsScreen(id, isInner: depth > 0, body, &shown, &evaluator)
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

  /// The app's view that a side makes, whatever is done to it there; or one of the platform's that is none.
  private static func showsScreen(
    _ id: ExpressionID, isInner: Bool, _ body: MemberID, _ shown: inout Set<TypeID>,
    _ evaluator: inout Evaluator
  ) -> Bool {
    var id = id
    while case .call(let callee, _) = evaluator.expression(id, body.file) {
      switch evaluator.expression(callee, body.file) {
      case .member(let base, _): id = base
      case .name(let name):
        let named = evaluator.name(name, body.file)
        if let type = evaluator.type(named: named.hash, from: body.file) {
          guard evaluator.isView(type) else { return false }
          shown.insert(type)
          return true
        }
        guard let known = KnownViews.all[named.word]?.becomes else { return false }
        return silent.contains(known) || isInner && missing.contains(known)
      default: return false
      }
    }
    return false
  }

  /// Nothing to see, or what turns until there is something.
  private static let silent: Set<KnownView.Becomes> = [.nothing, .progress]
  /// Of a side inside a case: says that what was asked for is not there.
  private static let missing: Set<KnownView.Becomes> = [.text, .unavailable]

  /// The only thing in a body, out of a group around it and of what is done to that.
  private static func only(
    of block: Block, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    // What is named before it, as in `let page = page(for: route)`, shows nothing.
    guard let last = block.last,
      block.dropLast().allSatisfy({
        if case .declaration = evaluator.statement($0, file) { true } else { false }
      })
    else { return nil }
    switch evaluator.statement(last, file) {
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
