import Scenes
import Views

/// `.init(title: Text("Go"))` that a function returns: of the type that the function declares.
enum DeclaredResults {
  /// A function's code, in which results are of its declared type where that is a value type of the repository.
  static func expect(
    _ member: MemberID, at place: Site, _ evaluator: inout Evaluator
  ) -> Site {
    guard let written = evaluator.linker[member].type,
      let type = evaluator.type(
        named: evaluator.hash(written, member.file), from: member.file, inside: place.owner),
      !evaluator.showsItself(type)
    else { return place }
    switch evaluator.linker[type].kind {
    case .struct, .enum: break
    default: return place
    }
    var place = place
    place.environment = evaluator.bind(result, .type(type), onto: place.environment)
    return place
  }

  /// Nil for all else than `.init(…)`.
  static func value(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file),
      case .implicitMember(let name) = evaluator.expression(callee, site.file),
      evaluator.word(name, site.file) == .`init`,
      case .type(let type) = evaluator.lookUp(result, in: site.environment)
    else { return nil }
    let instance = Instances.instantiate(type, arguments, site, &evaluator)
    return evaluator.new(.instance(type, instance))
  }

  private static let result = NameHash.of("return")
}
