import Scenes
import Views

/// What is read through a binding that is written out: `Binding(get: { state.map { _ in Sheet(…) } }, set: …)`.
enum BoundValues {
  /// The value that `get` gives, where that is a value of the repository or a text.
  static func value(
    of name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard evaluator.word(name, site.file) == .Binding,
      let first = arguments.first.map({ evaluator.argument($0, site.file) }),
      let label = first.label, evaluator.hash(label, site.file) == get,
      case .closure(let closure) = evaluator.expression(first.value, site.file),
      evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    let inner = evaluator.bind(closure: closure, [], at: site)
    let body = evaluator.closure(closure, site.file).body
    if let only = body.first, body.count == 1,
      case .expression(let id) = evaluator.statement(only, site.file),
      let made = mapped(id, inner, &evaluator)
    {
      return made
    }
    return ValueBlocks.outcome(of: body, inner, &evaluator).flatMap {
      isTold($0, evaluator) ? $0 : nil
    }
  }

  /// `state.map { _ in Sheet(…) }`: where there is something, that is it.
  private static func mapped(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      arguments.count == 1, let only = arguments.first,
      case .member(let base, let name) = evaluator.expression(callee, site.file),
      CodePhrase.handsOn.contains(evaluator.linker.text(of: name, in: site.file)),
      case .closure(let closure) = evaluator.expression(
        evaluator.argument(only, site.file).value, site.file)
    else { return nil }
    let inner = evaluator.bind(closure: closure, [.expression(base, site)], at: site)
    let body = evaluator.closure(closure, site.file).body
    return ValueBlocks.outcome(of: body, inner, &evaluator).flatMap {
      isTold($0, evaluator) ? $0 : nil
    }
  }

  private static func isTold(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    if case .instance = evaluator.scene[value] { return true }
    return evaluator.isText(value)
  }

  private static let get = NameHash.of("get")
}
