import Scenes
import Views

/// Calls of Swift and Foundation that give a text, whatever they are of.
enum MadeTexts {
  static func isMade(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      guard evaluator.word(name, site.file) == .String, let first = arguments.first else {
        return false
      }
      return label(first, site, evaluator).map { labels.contains($0) } ?? true
    case .member(let base, let name):
      let method = evaluator.linker.text(of: name, in: site.file)
      let first = arguments.first.flatMap { label($0, site, evaluator) }
      guard methods.contains(method) || method == "string" && first == "fromByteCount" else {
        return false
      }
      return isThere(base, site, &evaluator)
    default: return false
    }
  }

  /// `book?.title.uppercased()` is nothing where there is no book.
  private static func isThere(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    if case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      arguments.isEmpty, case .name(let name) = evaluator.expression(callee, site.file),
      evaluator.linker.text(of: name, in: site.file) == "ByteCountFormatter"
    {
      return true
    }
    return DecidedBranches.isNeverNil(id, site, &evaluator)
      || DecidedBranches.isMade(id, site, &evaluator)
  }

  private static func label(_ argument: Int32, _ site: Site, _ evaluator: borrowing Evaluator)
    -> String?
  {
    evaluator.argument(argument, site.file).label.map {
      evaluator.linker.text(of: $0, in: site.file)
    }
  }

  /// Of initialisers of `String` that never fail; so do those without a label.
  ///
  /// https://developer.apple.com/documentation/swift/string
  private static let labels: Set = [
    "localized", "format", "describing", "reflecting", "repeating", "decoding",
  ]
  /// Of what these give nothing is missing.
  ///
  /// https://developer.apple.com/documentation/foundation/formatstyle
  private static let methods: Set = ["formatted", "uppercased", "lowercased"]
}
