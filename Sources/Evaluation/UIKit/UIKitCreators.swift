import Views

/// Controllers of storyboards that a closure makes:
/// `storyboard.instantiateViewController(identifier: "Notes") { coder in NotesController(coder: coder, notes: all) }`.
///
/// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)
enum UIKitCreators {
  /// What the closure gives back, in sight of what stands around it.
  static func made(
    by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> UIKitPart.Hosted? {
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments): made(by: callee, arguments, site, &evaluator)
    case .cast(let inner, _): made(by: inner, site, &evaluator)
    default: nil
    }
  }

  static func made(
    by callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> UIKitPart.Hosted? {
    guard let last = arguments.last,
      case .member(_, let name) = evaluator.expression(callee, site.file),
      verbs.contains(evaluator.hash(name, site.file)),
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(last, site.file).value, site.file),
      let made = evaluator.code.results(
        of: evaluator.closure(closure, site.file).body, site
      ).last,
      case .call = evaluator.expression(made, site.file)
    else { return nil }
    return UIKitPart.Hosted(
      expression: made, site: evaluator.bind(closure: closure, [], at: site))
  }

  private static let verbs = Set(
    ["instantiateViewController", "instantiateInitialViewController"].map { NameHash.of($0) })
}
