import Scenes
import Views

/// `.phaseAnimator(phases) { content, phase in … }` and `.keyframeAnimator(initialValue: start) { content, value in … }`:
/// what the closure makes of the view is what is shown.
///
/// https://developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)
/// https://developer.apple.com/documentation/swiftui/view/keyframeanimator(initialvalue:repeating:content:keyframes:)
enum AnimatedContent {
  static func emit(
    _ base: ExpressionID, _ modifier: PendingModifier, _ role: NodeRole,
    _ pending: [PendingModifier], _ evaluator: inout Evaluator
  ) -> Bool {
    guard modifier.word == .phaseAnimator || modifier.word == .keyframeAnimator,
      let closure = content(of: modifier, evaluator)
    else { return false }
    let site = modifier.site
    let node = evaluator.open(.group, role, modifier.expression, site, name: modifier.name)
    let given = [Bound.expression(base, site), phase(of: modifier, &evaluator)]
    let place = evaluator.bind(closure: closure, given, at: site)
    evaluator.emitBlock(evaluator.closure(closure, site.file).body, place, as: .content)
    evaluator.close(node, pending)
    return true
  }

  /// The first closure takes the view; those behind it say how it moves.
  private static func content(
    of modifier: PendingModifier, _ evaluator: borrowing Evaluator
  ) -> Int32? {
    for index in modifier.arguments {
      let value = evaluator.argument(index, modifier.site.file).value
      if case .closure(let closure) = evaluator.expression(value, modifier.site.file) {
        return closure
      }
    }
    return nil
  }

  /// With a trigger it rests in the first phase; without one it is in each of them at times.
  private static func phase(
    of modifier: PendingModifier, _ evaluator: inout Evaluator
  ) -> Bound {
    let site = modifier.site
    let isTriggered = modifier.arguments.contains { index in
      evaluator.argument(index, site.file).label.map { evaluator.hash($0, site.file) } == trigger
    }
    guard isTriggered, let phases = modifier.arguments.first,
      case .array(let items) = evaluator.expression(
        evaluator.argument(phases, site.file).value, site.file),
      let first = items.first
    else { return .parameter }
    return .expression(evaluator.item(first, site.file), site)
  }

  private static let trigger = NameHash.of("trigger")
}
