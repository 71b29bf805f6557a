import Views

// Types and texts that code names by itself.

extension LiveFiles {
  /// `Color`, `Font`: a name that begins like a type and means nothing in the repository.
  func isTypeName(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .name(let name) = expression(id, in: site.file),
      let first = text(of: name, in: site.file).utf8.first
    else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// `UIButton.ButtonType`, `UIBarButtonItem.SystemItem`: a type in a type of the platform.
  func isTypeInKnownType(_ id: ExpressionID, _ site: Site) -> Bool {
    guard case .member(let base, let name) = expression(id, in: site.file),
      isTypeName(base, site), case .name(let outer) = expression(base, in: site.file),
      word(outer, in: site.file) != .other, let first = text(of: name, in: site.file).utf8.first
    else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// `Text(…)`, with whatever modifiers.
  func isTextView(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while case .call(let callee, _) = expression(cursor, in: site.file) {
      switch expression(callee, in: site.file) {
      case .member(let base, _): cursor = base
      case .name(let name): return word(name, in: site.file) == .Text
      default: return false
      }
    }
    return false
  }
}
