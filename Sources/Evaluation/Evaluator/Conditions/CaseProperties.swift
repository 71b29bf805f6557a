import Scenes
import Views

/// What a property of an enum is of a case that is known: `kind.isOdd` asks `self == .odd` of it.
enum CaseProperties {
  static func source(of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Evaluator.Written?
  {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      !evaluator.files.isCaseName(id, site), let known = evaluator.caseName(of: base, site),
      let type = Typing.type(of: base, site, &evaluator),
      let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
      !evaluator.linker[member].isStatic
    else { return nil }
    let instance = Instances.instantiate(
      type, creator: evaluator.selfInstance(at: site), &evaluator)
    evaluator.instances[Int(instance)].case = known
    return SettledNames.only(of: member, self: .instance(instance), &evaluator)
  }
}
