import Scenes
import Views

/// Constants of types.
extension SettledNames {
  /// `Flags.isNew` and `Self.isNew`, constants of a type or computed in one line.
  static func source(
    ofStatic id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      let type = type(spelled: base, site, &evaluator),
      let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
      evaluator.linker[member].isStatic
    else { return nil }
    let declaration = evaluator.linker[member]
    switch declaration.kind {
    case .storedProperty: break
    case .computedProperty: return only(of: member, self: .type(type), &evaluator)
    default: return nil
    }
    guard !declaration.isVariable, let initial = declaration.value else { return nil }
    return (initial, evaluator.inside(member, self: nil))
  }

  /// `Texts`, `Texts.Person`.
  static func type(
    spelled id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      return evaluator.files.isTypeName(id, site) ? typeNamed(name, site, &evaluator) : nil
    case .member where isTypePath(id, site, evaluator.files):
      return Typing.type(spelled: id, site, &evaluator)
    default: return nil
    }
  }

  /// `Texts.Global.Nouns`, which begins with the name of a type.
  private static func isTypePath(_ id: ExpressionID, _ site: Site, _ files: borrowing LiveFiles)
    -> Bool
  {
    var cursor = id
    while case .member(let outer, _) = files.expression(cursor, in: site.file) { cursor = outer }
    return files.isTypeName(cursor, site)
  }

  static func typeNamed(_ name: NameID, _ site: Site, _ evaluator: inout Evaluator)
    -> TypeID?
  {
    if evaluator.word(name, site.file) == .`Self` {
      let instance = evaluator.selfInstance(at: site)
      return instance >= 0 ? evaluator.instances[Int(instance)].type : nil
    }
    guard case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
    else { return nil }
    return type
  }
}
