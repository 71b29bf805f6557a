import Scenes
import Views

/// What `if let` calls one thing of many: `if let nickname = facts["nick"]` says what the dictionary does not.
enum BoundNames {
  /// Whether the name tells more than what it was bound to.
  static func tells(
    _ name: NameID, _ binding: Binding, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    // What a function is handed goes by a type.
    guard binding.type == nil, case .expression(let id, let place) = binding.value,
      evaluator.files.isOneOfMany(id, place.file)
    else { return false }
    return Placeholder.isTelling(evaluator.linker.text(of: name, in: site.file))
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `facts["nick"]`, `mails.first`, `mails.first { $0.isNew }`, and what any value has: `mails.first?.value`.
  fileprivate func isOneOfMany(_ id: ExpressionID, _ file: FileID) -> Bool {
    switch expression(id, in: file) {
    case .element: true
    case .cast(let inner, _): isOneOfMany(inner, file)
    case .call(let callee, _): isOneOfMany(callee, file)
    case .member(let base, let name):
      switch word(name, in: file) {
      case .first, .last: true
      default:
        Placeholder.isPassed(text(of: name, in: file)) && isOneOfMany(base, file)
      }
    default: false
    }
  }
}
