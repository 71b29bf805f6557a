import Scenes
import Views

/// Bindings that are made of a value, which nobody changes: `.constant(false)`.
///
/// https://developer.apple.com/documentation/swiftui/binding/constant(_:)
enum ConstantBindings {
  /// What a binding holds that a name was given.
  static func held(
    byName name: UInt64, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Written? {
    guard case .bound(let bound) = evaluator.meaning(of: name, at: site),
      let (id, place) = evaluator.written(for: bound)
    else { return nil }
    return held(by: id, place, evaluator)
  }

  /// What `.constant(false)` holds.
  static func held(
    by id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Evaluator.Written? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      arguments.count == 1, let only = arguments.first
    else { return nil }
    switch evaluator.expression(callee, site.file) {
    case .implicitMember(let maker), .member(_, let maker):
      guard evaluator.linker.text(of: maker, in: site.file) == "constant" else { return nil }
      return (evaluator.argument(only, site.file).value, site)
    default: return nil
    }
  }

  /// What `isOpen.wrappedValue` stands for.
  static func source(
    ofWrapped id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Written? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      evaluator.word(name, site.file) == .wrappedValue,
      let own = evaluator.files.ownName(base, site)
    else { return nil }
    return held(byName: own, SettledNames.sight(of: base, site, evaluator), &evaluator)
  }
}
