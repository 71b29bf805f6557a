import Scenes
import Views

/// Calls on what a call gives back, where each gives back the view that it was called on:
/// `(table.dequeueReusableCell(…) as! Row).set(title: "Sound").set(isOn: true)`.
enum UIKitChains {
  /// The part that an expression came to in a chain that is read.
  struct Link {
    var expression: ExpressionID
    var site: Site
    var part: Int
  }

  static func part(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Int? {
    builder.links.last { link in
      link.expression == id && link.site.file == site.file
        && link.site.environment == site.environment
    }?.part
  }

  /// Does what stands before a call of a function of the repository, and knows the part that this came to; false where
  /// it made none.
  static func begin(
    _ callee: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    guard case .member(let base, let name) = builder.evaluator.expression(callee, site.file),
      isCall(base, site, builder)
    else { return false }
    if part(base, site, builder) != nil { return true }
    guard builder.part(base, site) == nil, builder.evaluator.enter() else { return false }
    defer { builder.evaluator.leave() }
    guard let part = result(of: base, calling: name, site, &builder) else { return false }
    builder.links.append(Link(expression: base, site: site, part: part))
    return true
  }

  private static func isCall(
    _ id: ExpressionID, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> Bool {
    switch builder.evaluator.expression(id, site.file) {
    case .call: true
    case .cast(let inner, _): isCall(inner, site, builder)
    default: false
    }
  }

  private static func result(
    of id: ExpressionID, calling name: NameID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    if let kind = builder.constructed(id, site) {
      return isFunction(name, of: kind, site, &builder) ? builder.made(id, site) : nil
    }
    switch builder.evaluator.expression(id, site.file) {
    case .cast(let inner, _): return result(of: inner, calling: name, site, &builder)
    case .call(let callee, _):
      guard begin(callee, site, &builder), let called = builder.called(by: id, site) else {
        return nil
      }
      return builder.read(called, id, site)
    default: return nil
    }
  }

  /// The repository says what it does.
  private static func isFunction(
    _ name: NameID, of kind: UIKitKind, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Bool {
    let hash = builder.evaluator.hash(name, site.file)
    let own = kind.type.map { Lineages.lineage(of: $0, &builder.evaluator) } ?? []
    for type in own where !builder.evaluator.members(of: type, named: hash).isEmpty { return true }
    return ModifierChains.mayBeHelper(hash, &builder.evaluator)
      && UIKitClasses.above(kind.word).contains { word in
        !builder.evaluator.linker.extensionMembers(of: word, named: hash, from: site.file).isEmpty
      }
  }
}
