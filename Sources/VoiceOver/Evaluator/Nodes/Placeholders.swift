import Views

/// What a view shows until there is something to show.
extension Evaluator {
  /// Whether a condition asks for a placeholder, as in `redactionReasons.contains(.placeholder)`: what is
  /// counted is what comes after it.
  mutating func isPlaceholder(_ test: ExpressionID, _ site: Site) -> Bool? {
    switch expression(test, site.file) {
    case .prefix(let sign, let inner):
      guard linker.text(of: sign, in: site.file) == "!" else { return nil }
      return isPlaceholder(inner, site).map { !$0 }
    case .call(let callee, let arguments):
      guard arguments.count == 1, case .member(let base, let name) = expression(callee, site.file),
        linker.text(of: name, in: site.file) == "contains",
        isPlaceholder(argument(arguments.lowerBound, site.file).value, of: base, site)
      else { return nil }
      return true
    case .binary(let sign, let left, let right):
      guard isPlaceholder(right, of: left, site) else { return nil }
      switch linker.text(of: sign, in: site.file) {
      case "==": return true
      case "!=": return false
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func isPlaceholder(
    _ value: ExpressionID, of reasons: ExpressionID, _ site: Site
  ) -> Bool {
    guard case .implicitMember(let name) = expression(value, site.file),
      word(name, site.file) == .placeholder,
      case .name(let reasons) = expression(reasons, site.file),
      case .member(let member) = meaning(of: hash(reasons, site.file), at: site)
    else { return false }
    return linker[member].attributes.contains { word($0, member.file) == .Environment }
  }
}
