import Views

/// Lists that a view reads from its environment.
enum EnvironmentLists {
  /// Nothing is in it until some code puts it there, and no more is known: rows of it may be none or many.
  static func isEmptyUntilSet(_ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    var (next, site) = (data, site)
    for _ in 0..<12 {
      switch evaluator.expression(next, site.file) {
      case .name(let name):
        switch evaluator.meaning(of: evaluator.hash(name, site.file), at: site) {
        case .bound(.expression(let given, let place)): (next, site) = (given, place)
        case .member(let id):
          if let key = Typing.environmentKey(of: id, evaluator) {
            return isEmpty(defaultOf: key, from: id.file, &evaluator)
          }
          guard case .computedProperty = evaluator.linker[id].kind,
            let (line, place) = SettledNames.only(
              of: id, self: evaluator.boundSelf(at: site), &evaluator)
          else { return false }
          (next, site) = (line, place)
        default: return false
        }
      case .member(let base, let name) where evaluator.files.isPart(evaluator.word(name, site.file)):
        next = base
      case .binary(let sign, let left, let right)
      where evaluator.linker.text(of: sign, in: site.file) == "??":
        guard isNothing(right, site, &evaluator) else { return false }
        next = left
      case .call(let callee, let arguments):
        guard let list = evaluator.files.whole(of: callee, arguments, site) else { return false }
        next = list
      default: return false
      }
    }
    return false
  }

  private static func isEmpty(
    defaultOf key: UInt64, from file: FileID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let (value, place) = initial(of: key, from: file, &evaluator) else { return false }
    return isNothing(value, place, &evaluator)
  }

  /// `@Entry var items: [Item] = []`, or the same by a key: `static let defaultValue: [Item] = []`.
  static func initial(
    of key: UInt64, from file: FileID, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    let found = evaluator.linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: key, from: file
    ).first
    guard let found else { return nil }
    if let value = evaluator.linker[found].value {
      return (value, evaluator.inside(found, self: nil))
    }
    guard let (line, place) = SettledNames.only(of: found, self: nil, &evaluator),
      case .element(_, let arguments) = evaluator.expression(line, place.file),
      let first = arguments.first,
      case .member(let name, _) = evaluator.expression(
        evaluator.argument(first, place.file).value, place.file),
      let type = Typing.type(spelled: name, place, &evaluator),
      let initial = evaluator.members(of: type, named: WellKnown.defaultValue).first,
      let value = evaluator.linker[initial].value
    else { return nil }
    return (value, evaluator.inside(initial, self: .type(type)))
  }

  static func isNothing(_ value: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    let size = Sizes.size(of: value, site, &evaluator)
    return size.count == 0 && !size.isAssumed
  }
}
