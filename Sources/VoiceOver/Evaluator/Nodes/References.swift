import Views

/// Views that are told by what makes them: `content: Row.init`.
extension Evaluator {
  /// The view of the repository, and how it is called there.
  mutating func madeView(
    byReference id: ExpressionID, _ site: Site
  ) -> (type: TypeID, name: NameID)? {
    guard case .member(let base, let maker) = expression(id, site.file),
      word(maker, site.file) == .`init`, case .name(let name) = expression(base, site.file),
      case .type(let type) = meaning(of: hash(name, site.file), at: site), isInlined(type)
    else { return nil }
    return (type, name)
  }

  /// Writes it out, made of one value that nobody knows; false where it is no such thing.
  mutating func emitMade(byReference id: ExpressionID, _ site: Site, _ role: NodeRole) -> Bool {
    guard let (type, name) = madeView(byReference: id, site) else { return false }
    let instance = instantiateOfOne(type, site)
    emit(instance: instance, type, name, id, site, role, [])
    return true
  }
}
