import Views

/// Which value of a type of the repository an expression is.
enum KnownInstances {
  /// The value of a type of the repository that a parameter, or a constant of the view, is given.
  static func made(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Int32? {
    if case .name(let name) = evaluator.expression(id, site.file),
      evaluator.word(name, site.file) != .`self`,
      let bound = evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment)
    {
      switch bound {
      case .instance(let given): return given
      // Through all functions that hand it on: `values(of: entry)`.
      case .expression(let inner, let place):
        guard case .name = evaluator.expression(inner, place.file), evaluator.think() else {
          return nil
        }
        defer { evaluator.rest() }
        return made(inner, place, &evaluator)
      default: return nil
      }
    }
    let owner = evaluator.selfInstance(at: site)
    guard owner >= 0, evaluator.instances[Int(owner)].isKnown,
      let named = evaluator.files.ownName(id, site),
      evaluator.lookUp(named, in: site.environment) == nil,
      let given = instance(
        of: evaluator.property(named, of: owner), evaluator)
        ?? OnlyInitializer.instance(
          of: evaluator.property(named, of: owner), &evaluator),
      let id = evaluator.members(of: evaluator.instances[Int(owner)].type, named: named).first
    else { return nil }
    let member = evaluator.linker[id]
    guard member.isVariable else { return given }
    return evaluator.files.isConstant(member, id.file)
      || HandedDown.has(id, of: owner, evaluator) ? given : nil
  }

  /// `Book(title: "A")`, of a type whose initialisers do nothing but keep what they are given: none gives nothing.
  static func constructed(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Int32?
  {
    if case .name(let name) = evaluator.expression(id, site.file),
      let bound = evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment)
    {
      guard let (inner, place) = evaluator.written(for: bound), evaluator.think() else {
        return nil
      }
      defer { evaluator.rest() }
      return constructed(inner, place, &evaluator)
    }
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      let type = type(calledBy: callee, site, &evaluator),
      case .struct = evaluator.linker.kind(ofType: type.index, in: type.file),
      !evaluator.isView(type)
    else { return nil }
    for initializer in evaluator.linker.initializers(of: type) {
      guard let body = evaluator.linker[initializer].body,
        body.allSatisfy({
          if case .assignment = evaluator.statement($0, initializer.file) { true } else { false }
        })
      else { return nil }
    }
    let instance = Instances.instantiate(type, arguments, site, &evaluator)
    return evaluator.instances[Int(instance)].isKnown ? instance : nil
  }

  /// `Book(…)`, `Shelf.Book(…)`.
  private static func type(
    calledBy callee: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  )
    -> TypeID?
  {
    switch evaluator.expression(callee, site.file) {
    case .name(let name):
      guard case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site)
      else { return nil }
      return type
    case .member: return Typing.type(spelled: callee, site, &evaluator)
    default: return nil
    }
  }

  /// Through the parameter that an initialiser hands on: `self.datum = datum`.
  private static func instance(of bound: Bound?, _ evaluator: borrowing Evaluator) -> Int32? {
    switch bound {
    case .instance(let index): return index
    case .expression(let id, let place):
      guard case .name(let name) = evaluator.expression(id, place.file),
        case .instance(let index) = evaluator.lookUp(
          evaluator.hash(name, place.file), in: place.environment)
      else { return nil }
      return index
    default: return nil
    }
  }
}
