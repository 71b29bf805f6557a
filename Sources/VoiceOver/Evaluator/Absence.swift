import Views

/// What is left out because nothing was given for it: `if let subtitle` in a row that was made without.
extension Evaluator {
  /// The side that a branch shows, where the first asks for something that is nil; `.some(nil)` for none of
  /// them, and nil where nothing is known.
  mutating func absence(_ branch: Views.Branch, _ site: Site) -> Int32?? {
    guard branch.kind == .condition, branch.alternatives.count <= 2,
      let first = branch.alternatives.first
    else { return nil }
    let asked = alternative(first, site.file)
    guard let isFirst = isShown(asked, site) else { return nil }
    if isFirst { return .some(first) }
    let other = branch.alternatives.dropFirst().first
    // `else if` asks again.
    if let other, !branch.isExhaustive || alternative(other, site.file).condition != nil {
      return nil
    }
    return .some(other)
  }

  private mutating func isShown(_ alternative: Alternative, _ site: Site) -> Bool? {
    if let test = alternative.test {
      guard case .binary(let name, let left, let right) = expression(test, site.file),
        case .null = expression(right, site.file), isAbsent(left, site)
      else { return nil }
      switch linker.text(of: name, in: site.file) {
      case "!=": return false
      case "==": return true
      default: return nil
      }
    }
    for index in alternative.bindings {
      if let value = parameter(index, site.file).defaultValue, isAbsent(value, site) {
        return false
      }
    }
    return nil
  }

  /// A property or parameter that is nil here.
  mutating func isAbsent(_ id: ExpressionID, _ site: Site) -> Bool {
    let hash: UInt64
    switch expression(id, site.file) {
    case .name(let name): hash = self.hash(name, site.file)
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .`self`
      else { return false }
      hash = self.hash(name, site.file)
    default: return false
    }
    switch meaning(of: hash, at: site) {
    case .bound(.expression): break
    case .member(let member):
      guard linker[member].kind == .storedProperty else { return false }
    default: return false
    }
    return evaluated(id, site) == .null
  }
}
