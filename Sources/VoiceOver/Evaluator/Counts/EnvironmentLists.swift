import Views

/// Lists that a view reads from its environment.
extension Evaluator {
  /// Nothing is in it until some code puts it there, and no more is known: rows of it may be none or many.
  mutating func isEmptyUntilSet(_ data: ExpressionID, _ site: Site) -> Bool {
    var (next, site) = (data, site)
    for _ in 0..<12 {
      switch expression(next, site.file) {
      case .name(let name):
        switch meaning(of: hash(name, site.file), at: site) {
        case .bound(.expression(let given, let place)): (next, site) = (given, place)
        case .member(let id):
          if let key = environmentKey(of: id) { return isEmpty(defaultOf: key, from: id.file) }
          guard case .computedProperty = linker[id].kind,
            let (line, place) = only(of: id, self: boundSelf(at: site))
          else { return false }
          (next, site) = (line, place)
        default: return false
        }
      case .member(let base, let name) where files.isPart(word(name, site.file)): next = base
      case .binary(let sign, let left, let right)
      where linker.text(of: sign, in: site.file) == "??":
        guard isNothing(right, site) else { return false }
        next = left
      case .call(let callee, let arguments):
        guard let list = files.whole(of: callee, arguments, site) else { return false }
        next = list
      default: return false
      }
    }
    return false
  }

  /// `@Entry var items: [Item] = []`, or the same by a key: `static let defaultValue: [Item] = []`.
  private mutating func isEmpty(defaultOf key: UInt64, from file: FileID) -> Bool {
    let found = linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: key, from: file
    ).first
    guard let found else { return false }
    if let value = linker[found].value { return isNothing(value, inside(found, self: nil)) }
    guard let (line, place) = only(of: found, self: nil),
      case .element(_, let arguments) = expression(line, place.file),
      let first = arguments.first,
      case .member(let name, _) = expression(argument(first, place.file).value, place.file),
      let type = type(spelled: name, place),
      let initial = members(of: type, named: WellKnown.defaultValue).first,
      let value = linker[initial].value
    else { return false }
    return isNothing(value, inside(initial, self: .type(type)))
  }

  private mutating func isNothing(_ value: ExpressionID, _ site: Site) -> Bool {
    let size = size(of: value, site)
    return size.count == 0 && !size.isAssumed
  }
}
