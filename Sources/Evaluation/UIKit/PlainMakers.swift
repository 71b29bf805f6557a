import Scenes
import Views

/// Calls that make a view and leave it without a name.
enum PlainMakers {
  /// What makes a view and does nothing else that could name it; the code of a class of the repository is read.
  static func isOne(
    _ id: ExpressionID, of kind: UIKitKind, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    kind.type != nil || isOne(id, site, &builder)
  }

  /// `UIButton()`, `UIButton(type: .custom)`, or a closure that is called at once; other initialisers and
  /// functions may name what they make.
  private static func isOne(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .call(let callee, let arguments) = builder.evaluator.expression(id, site.file) else {
      return false
    }
    switch builder.evaluator.expression(callee, site.file) {
    case .closure: return true
    case .member(let base, _):
      return builder.evaluator.code.setUp(of: id, site) != nil && isOne(base, site, &builder)
    case .name(let name):
      guard UIKitClasses.all[builder.evaluator.word(name, site.file)] != nil else { return false }
      return arguments.allSatisfy {
        isPlain(builder.evaluator.argument($0, site.file), site, &builder)
      }
    default: return false
    }
  }

  private static func isPlain(
    _ argument: Argument, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let label = argument.label else { return false }
    switch builder.evaluator.word(label, site.file) {
    // A picture is no name.
    case .frame, .arrangedSubviews, .image: return true
    case .configuration: return builder.configuration(wanted: argument.value, site) != nil
    case .primaryAction:
      if case .null = builder.evaluator.expression(argument.value, site.file) { return true }
      return builder.evaluator.code.isCall(of: .UIAction, argument.value, site)
    default: break
    }
    guard let name = builder.evaluator.code.caseName(argument.value, site) else { return false }
    switch builder.evaluator.word(name, site.file) {
    case .custom, .system, .zero: return true
    default: return false
    }
  }
}
