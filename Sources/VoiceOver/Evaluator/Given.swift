import Views

/// What is left out because nothing was given for it: `if let subtitle` in a row that was made without.
extension Evaluator {
  /// The side that a branch shows, where the first asks for something that was given, or left out.
  ///
  /// `.some(nil)` is none of them; nil is where nobody knows.
  mutating func decided(_ branch: Views.Branch, _ site: Site) -> Int32?? {
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
        case .null = expression(right, site.file), let isGiven = isGiven(left, site)
      else { return nil }
      switch linker.text(of: name, in: site.file) {
      case "!=": return isGiven
      case "==": return !isGiven
      default: return nil
      }
    }
    var given = 0
    for index in alternative.bindings {
      switch parameter(index, site.file).defaultValue.flatMap({ isGiven($0, site) }) {
      case false: return false
      case true: given += 1
      case nil: break
      }
    }
    // Behind a comma there may be more that has to hold.
    let isAlone = alternative.condition.map { !text($0, site.file).utf8.contains(0x2C) } ?? false
    return given == 1 && alternative.bindings.count == 1 && isAlone ? true : nil
  }

  /// Whether a property or parameter is nil here; nil where nobody knows.
  private mutating func isGiven(_ id: ExpressionID, _ site: Site) -> Bool? {
    let hash: UInt64
    switch expression(id, site.file) {
    case .name(let name): hash = self.hash(name, site.file)
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .`self`
      else { return nil }
      hash = self.hash(name, site.file)
    default: return nil
    }
    switch meaning(of: hash, at: site) {
    case .bound(.expression): break
    case .member(let member):
      guard linker[member].kind == .storedProperty else { return nil }
    default: return nil
    }
    switch evaluated(id, site) {
    case .null: return false
    case .string, .resolved, .key, .number, .boolean, .closure: return true
    default: return nil
    }
  }

  mutating func isAbsent(_ id: ExpressionID, _ site: Site) -> Bool { isGiven(id, site) == false }
}
