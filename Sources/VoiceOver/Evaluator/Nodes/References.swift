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
    emitInstance(instance, type, name, id, site, role, [])
    return true
  }

  // MARK: Values

  /// What the initialiser makes that a reference stands for: what calls it writes none of its labels.
  mutating func instantiate(
    _ type: TypeID, referredTo arguments: Range<Int32>, _ site: Site
  ) -> Int32 {
    let index = instantiate(type, creator: creator(at: site))
    let initializers = linker.initializers(of: type)
    if let found = overload(referredTo: initializers, arguments, at: site) {
      instances[Int(index)].isKnown = true
      initialize(index, found.member, found.formals, found.matched, site)
      return index
    }
    let formals = memberwise(type)
    guard initializers.isEmpty, formals.count == arguments.count else { return index }
    instances[Int(index)].isKnown = true
    for (formal, place) in zip(formals, arguments) {
      let given = given(argument(place, site.file).value, site, for: formal, of: type)
      set(formal.name, given, of: index)
    }
    return index
  }

  /// The same of one value of which nothing is known.
  private mutating func instantiateOfOne(_ type: TypeID, _ site: Site) -> Int32 {
    let index = instantiate(type, creator: creator(at: site))
    let fitting = linker.initializers(of: type).filter { linker[$0].parameters.count == 1 }
    guard fitting.count == 1, let only = fitting.first else { return index }
    instances[Int(index)].isKnown = true
    initialize(index, only, files.formals(linker[only].parameters, only.file), [nil], site)
    return index
  }
}
