import Scenes
import Views

/// Properties of a class that give one of its parts another name: `var mainLabel: UILabel? { ownLabel ?? textLabel }`.
enum UIKitAliases {
  /// The part that such a property stands for.
  static func part(
    _ name: NameID, of owner: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    guard builder.evaluator.word(name, site.file) == .other, builder.evaluator.enter() else {
      return nil
    }
    defer { builder.evaluator.leave() }
    let hash = builder.evaluator.hash(name, site.file)
    let lowest = owner == builder.own ? builder.lineage.first : builder.parts[owner].type
    guard let lowest else { return nil }
    for type in Lineages.lineage(of: lowest, &builder.evaluator) {
      guard let member = builder.evaluator.members(of: type, named: hash).first else { continue }
      let declared = builder.evaluator.linker[member]
      guard declared.kind == .computedProperty, !declared.isStatic, let body = declared.body,
        body.count == 1
      else { return nil }
      let inside = Site(file: member.file, owner: type, environment: -1)
      guard let last = builder.evaluator.code.returned(by: body, inside) else { return nil }
      return held(last, of: owner, inside, &builder)
    }
    return nil
  }

  /// The part that goes by a name in the code of its class; of a choice the first one that is made.
  private static func held(
    _ id: ExpressionID, of owner: Int, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    switch builder.evaluator.expression(id, site.file) {
    case .cast(let inner, _): return held(inner, of: owner, site, &builder)
    case .binary(let sign, let left, let right)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "??":
      if let first = held(left, of: owner, site, &builder), builder.parts[first].isMade {
        return first
      }
      return held(right, of: owner, site, &builder)
    default: break
    }
    guard let hash = builder.evaluator.files.ownName(id, site) else { return nil }
    if let known = builder.parts[owner].names[hash] { return known }
    if owner == builder.own, let known = builder.byName[hash] { return known }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name), .member(_, let name):
      return builder.implicit(name, of: owner, site) ?? part(name, of: owner, site, &builder)
    default: return nil
    }
  }
}
