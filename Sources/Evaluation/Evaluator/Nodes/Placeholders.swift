import Views

/// What a view shows until there is something to show.
enum Placeholders {
  /// Whether a condition asks for a placeholder, as in `redactionReasons.contains(.placeholder)`: what is
  /// counted is what comes after it.
  static func isPlaceholder(_ test: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool?
  {
    switch evaluator.expression(test, site.file) {
    case .prefix(let sign, let inner):
      guard evaluator.linker.text(of: sign, in: site.file) == "!" else { return nil }
      return isPlaceholder(inner, site, &evaluator).map { !$0 }
    case .call(let callee, let arguments):
      guard arguments.count == 1,
        case .member(let base, let name) = evaluator.expression(callee, site.file),
        evaluator.linker.text(of: name, in: site.file) == "contains",
        isPlaceholder(
          evaluator.argument(arguments.lowerBound, site.file).value, of: base, site, &evaluator)
      else { return nil }
      return true
    case .binary(let sign, let left, let right):
      guard isPlaceholder(right, of: left, site, &evaluator) else { return nil }
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "==": return true
      case "!=": return false
      default: return nil
      }
    default: return nil
    }
  }

  private static func isPlaceholder(
    _ value: ExpressionID, of reasons: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .implicitMember(let name) = evaluator.expression(value, site.file),
      evaluator.word(name, site.file) == .placeholder,
      case .name(let reasons) = evaluator.expression(reasons, site.file),
      case .member(let member) = evaluator.meaning(of: evaluator.hash(reasons, site.file), at: site)
    else { return false }
    return evaluator.files[member.file].attributes(of: member.index).contains {
      evaluator.word($0, member.file) == .Environment
    }
  }
}
