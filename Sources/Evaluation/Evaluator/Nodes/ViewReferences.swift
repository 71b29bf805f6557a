import Scenes
import Views

/// Views that are told by what makes them: `content: Row.init`.
enum ViewReferences {
  /// The view of the repository, and how it is called there.
  static func madeView(
    byReference id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (type: TypeID, name: NameID)? {
    guard case .member(let base, let maker) = evaluator.expression(id, site.file),
      evaluator.word(maker, site.file) == .`init`,
      case .name(let name) = evaluator.expression(base, site.file),
      case .type(let type) = evaluator.meaning(of: evaluator.hash(name, site.file), at: site),
      evaluator.isInlined(type)
    else { return nil }
    return (type, name)
  }

  /// Writes it out, made of one value that nobody knows; false where it is no such thing.
  static func emitMade(
    byReference id: ExpressionID, _ site: Site, _ role: NodeRole, _ evaluator: inout Evaluator
  ) -> Bool {
    guard let (type, name) = madeView(byReference: id, site, &evaluator) else { return false }
    let instance = instantiateOfOne(type, site, &evaluator)
    OwnViews.emitInstance(instance, type, name, ViewUse(id, site, role), &evaluator)
    return true
  }

  /// `VStack(content: Rows.init)`, under whatever name that is handed on: what makes the view is given nothing.
  static func emitBuilt(
    by id: ExpressionID, _ site: Site, _ role: NodeRole, _ evaluator: inout Evaluator
  ) -> Bool {
    var (id, site) = (id, site)
    for _ in 0..<8 {
      if let (type, name) = madeView(byReference: id, site, &evaluator) {
        evaluator.noteCode(at: site)
        let instance = instantiate(type, referredTo: 0..<0, site, &evaluator)
        OwnViews.emitInstance(instance, type, name, ViewUse(id, site, role), &evaluator)
        return true
      }
      guard evaluator.files.ownName(id, site) != nil,
        let (inner, place) = SettledNames.written(for: id, site, &evaluator)
      else { return false }
      (id, site) = (inner, place)
    }
    return false
  }

  // MARK: Values

  /// What the initialiser makes that a reference stands for: what calls it writes none of its labels.
  static func instantiate(
    _ type: TypeID, referredTo arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int32 {
    let index = Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator)
    let initializers = evaluator.linker.initializers(of: type)
    if let found = evaluator.overload(referredTo: initializers, arguments, at: site) {
      evaluator.instances[Int(index)].isKnown = true
      Initializers.initialize(index, found.member, found.formals, found.matched, site, &evaluator)
      return index
    }
    let formals = Initializers.memberwise(type, &evaluator)
    guard initializers.isEmpty, formals.count == arguments.count else { return index }
    evaluator.instances[Int(index)].isKnown = true
    for (formal, place) in zip(formals, arguments) {
      let given = Instances.given(
        evaluator.argument(place, site.file).value, site, for: formal, of: type, &evaluator)
      Instances.set(formal.name, given, of: index, &evaluator)
    }
    return index
  }

  /// The same of one value of which nothing is known.
  private static func instantiateOfOne(_ type: TypeID, _ site: Site, _ evaluator: inout Evaluator)
    -> Int32
  {
    let index = Instances.instantiate(type, creator: evaluator.creator(at: site), &evaluator)
    let fitting = evaluator.linker.initializers(of: type).filter {
      evaluator.linker[$0].parameters.count == 1
    }
    guard fitting.count == 1, let only = fitting.first else { return index }
    evaluator.instances[Int(index)].isKnown = true
    Initializers.initialize(
      index, only, evaluator.files.formals(evaluator.linker[only].parameters, only.file), [nil],
      site, &evaluator)
    return index
  }
}
