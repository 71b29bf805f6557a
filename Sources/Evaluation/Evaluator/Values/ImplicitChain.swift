import Scenes
import Views

/// `.weather.bolt`, where a value of a type of the repository is wanted: what `Icon.weather.bolt` makes.
///
/// Swift lets a chain begin at a static member of the type that it has to end in, whatever is between the two:
/// https://github.com/swiftlang/swift-evolution/blob/main/proposals/0287-implicit-member-chains.md
enum ImplicitChain {
  /// Longer ones are not written.
  private static let most = 8

  /// Nil for what ends in another type.
  static func value(
    of names: [UInt64], _ id: ExpressionID, _ site: Site, in type: TypeID,
    _ evaluator: inout Evaluator
  ) -> Int32? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    var bound = Bound.type(type)
    for name in names {
      guard let next = member(name, of: bound, id, site, &evaluator) else { return nil }
      bound = next
    }
    guard case .instance(let index) = bound, evaluator.instances[Int(index)].type == type else {
      return nil
    }
    return index
  }

  /// The names behind the type's own, or behind the first dot; nil for what is no chain of at least two.
  static func names(
    in id: ExpressionID, of type: UInt64, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> [UInt64]? {
    var names: [UInt64] = []
    var cursor = id
    while names.count < most {
      switch evaluator.expression(cursor, site.file) {
      case .member(let base, let name):
        names.append(evaluator.hash(name, site.file))
        cursor = base
      case .implicitMember(let name) where !names.isEmpty:
        names.append(evaluator.hash(name, site.file))
        return names.reversed()
      case .name(let name) where names.count > 1 && evaluator.hash(name, site.file) == type:
        return names.reversed()
      default: return nil
      }
    }
    return nil
  }

  /// One step: a member of the type, or of the value that was found so far.
  private static func member(
    _ name: UInt64, of bound: Bound, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bound? {
    let owner: TypeID
    switch bound {
    case .type(let type): owner = type
    case .instance(let index):
      owner = evaluator.instances[Int(index)].type
      if let given = evaluator.property(name, of: index) {
        return self.bound(evaluator.value(given, use, site), evaluator)
      }
    default: return nil
    }
    var isOfType = false
    if case .type = bound { isOfType = true }
    guard
      let member = evaluator.members(of: owner, named: name).first(where: {
        evaluator.linker[$0].isStatic == isOfType
      })
    else { return nil }
    let declared = evaluator.linker[member].type.map { SourceName(file: member.file, name: $0) }
    if case .computedProperty = evaluator.linker[member].kind,
      let (inner, place) = SettledNames.only(of: member, self: bound, &evaluator),
      let (_, made) = Instances.made(inner, place, as: declared, in: owner, &evaluator)
    {
      return .instance(made)
    }
    return self.bound(evaluator.value(of: member, self: bound, use, site), evaluator)
  }

  private static func bound(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bound? {
    switch evaluator.scene[value] {
    case .instance(_, let index): .instance(index)
    case .type(let type): .type(type)
    default: nil
    }
  }
}
