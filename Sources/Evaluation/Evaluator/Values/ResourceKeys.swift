import Scenes
import Views

/// Texts by the keys of resources: `LocalizedStringKey(title.key)` is what `title` is, as the key of a resource is
/// looked up in the same tables.
///
/// https://developer.apple.com/documentation/foundation/localizedstringresource/key
enum ResourceKeys {
  private static let key = NameHash.of("key")

  /// What `title.key` stands for; nil where `title` is no resource that a declaration tells.
  static func text(
    of name: UInt64, on base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard name == key, isResource(base, site, &evaluator) else { return nil }
    let value = evaluator.value(base, site)
    if evaluator.isText(value) { return value }
    return given(for: base, site, &evaluator) ?? (evaluator.isKnown(value) ? nil : value)
  }

  /// `.settingsTitle`, a symbol that is made of a table: it stands where the resource was given.
  static func given(
    for id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .name(let name) = evaluator.expression(id, site.file),
      let bound = evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment),
      let (written, place) = evaluator.written(for: bound)
    else { return nil }
    return GeneratedTexts.text(ofImplicit: written, place, &evaluator)
  }

  /// A parameter or property that is declared as a resource, or what makes one.
  private static func isResource(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      let hash = evaluator.hash(name, site.file)
      if let type = evaluator.binding(of: hash, in: site.environment)?.type {
        return isResource(type, evaluator)
      }
      return isResource(hash, of: evaluator.selfType(at: site), &evaluator)
    case .member(let base, let name):
      let property = evaluator.hash(name, site.file)
      if case .name(let owner) = evaluator.expression(base, site.file),
        evaluator.word(owner, site.file) == .`self`
      {
        return isResource(property, of: evaluator.selfType(at: site), &evaluator)
      }
      return isResource(property, of: Typing.type(of: base, site, &evaluator), &evaluator)
    case .call(let callee, _):
      guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
      return evaluator.word(name, site.file) == .LocalizedStringResource
    default: return false
    }
  }

  private static func isResource(
    _ property: UInt64, of owner: TypeID?, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let owner,
      let member = evaluator.members(of: owner, named: property).first
    else { return false }
    guard let type = evaluator.linker[member].type else {
      guard let initial = evaluator.linker[member].value,
        case .call = evaluator.expression(initial, member.file), evaluator.think()
      else { return false }
      defer { evaluator.rest() }
      return isResource(initial, evaluator.inside(member, self: nil), &evaluator)
    }
    return isResource(SourceName(file: member.file, name: type), evaluator)
  }

  private static func isResource(_ type: SourceName, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.word(type.name, type.file) == .LocalizedStringResource
  }
}
