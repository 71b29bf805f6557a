import Scenes
import Views

/// Names that stand for a case of an enum and are none: `static var usual: Mode { .vertical }`.
enum StaticCases {
  /// The static member of that name, where an enum has one and no case is called so.
  static func member(_ name: UInt64, of type: TypeID, _ evaluator: inout Evaluator) -> MemberID? {
    guard case .enum = evaluator.linker.kind(ofType: type.index, in: type.file) else { return nil }
    var found: MemberID?
    for member in evaluator.members(of: type, named: name) {
      if case .enumCase = evaluator.linker[member].kind { return nil }
      if found == nil, evaluator.linker[member].isStatic { found = member }
    }
    return found
  }

  /// What is written for such a name, where an expression of an enum is given it; else what was given.
  ///
  /// Nil where it would have to be computed: which case it is, nobody knows then.
  static func followed(
    _ given: Evaluator.Written, for id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Written? {
    guard let name = evaluator.files.impliedName(given.expression, given.site) else {
      return given
    }
    let declared = evaluator.files.castName(given.expression, given.site)
    let owner =
      declared.flatMap {
        evaluator.type(
          named: evaluator.hash($0, given.site.file), from: given.site.file,
          inside: given.site.owner)
      } ?? Typing.type(of: id, site, &evaluator)
    guard let owner else { return given }
    return followed(given, named: evaluator.hash(name, given.site.file), of: owner, &evaluator)
  }

  private static func followed(
    _ given: Evaluator.Written, named name: UInt64, of owner: TypeID, _ evaluator: inout Evaluator
  ) -> Evaluator.Written? {
    var (given, name) = (given, name)
    // One may stand for another, and no more than a few do.
    for _ in 0..<4 {
      guard let found = member(name, of: owner, &evaluator) else { return given }
      guard let inner = source(of: found, of: owner, &evaluator) else { return nil }
      guard let next = evaluator.files.impliedName(inner.expression, inner.site) else {
        return inner
      }
      (given, name) = (inner, evaluator.hash(next, inner.site.file))
    }
    return nil
  }

  /// What a static member of an enum gives: what a constant begins with, or the only line of what is computed.
  private static func source(
    of member: MemberID, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Evaluator.Written? {
    let declaration = evaluator.linker[member]
    switch declaration.kind {
    case .storedProperty:
      guard !declaration.isVariable, let initial = declaration.value else { return nil }
      return (initial, evaluator.inside(member, self: nil))
    case .computedProperty, .function:
      return SettledNames.only(of: member, self: .type(type), &evaluator)
    case .initializer, .enumCase: return nil
    }
  }

  /// The case that a name is in an expression of a type: itself, or what a static member of that name stands for.
  static func value(
    _ name: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Value? {
    guard let found = member(name, of: type, &evaluator),
      let inner = source(of: found, of: type, &evaluator),
      let (id, place) = followed(
        inner,
        named: evaluator.files.impliedName(inner.expression, inner.site).map {
          evaluator.hash($0, inner.site.file)
        } ?? 0, of: type, &evaluator)
    else { return nil }
    return evaluator.evaluated(id, place)
  }

  /// Whether a name asked of an expression is none of the cases of its type, as far as that is known.
  static func isNoCase(
    _ name: UInt64, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let type = Typing.type(of: id, site, &evaluator) else { return false }
    return member(name, of: type, &evaluator) != nil
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `usual` of `.usual` and `.usual(true)`, also where a constant says of which type it is.
  fileprivate func impliedName(_ id: ExpressionID, _ site: Site) -> NameID? {
    switch expression(id, in: site.file) {
    case .implicitMember(let name): return name
    case .call(let callee, _):
      guard case .implicitMember(let name) = expression(callee, in: site.file),
        word(name, in: site.file) != .`init`
      else { return nil }
      return name
    case .cast(let inner, _):
      guard case .implicitMember(let name) = expression(inner, in: site.file) else { return nil }
      return name
    default: return nil
    }
  }

  fileprivate func castName(_ id: ExpressionID, _ site: Site) -> NameID? {
    guard case .cast(_, let name) = expression(id, in: site.file) else { return nil }
    return name
  }
}
