import Scenes
import Views

/// Lists that a class of UIKit keeps and nobody changes: `lazy var paces = [slow, fast]`, and `let limits: [Int]` that
/// its initializer sets.
enum ClassLists {
  /// Nil where the list is not known, and where it is empty at first.
  static func size(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Evaluator.Size? {
    guard let (list, place) = list(id, site, &evaluator) else { return nil }
    let size = Sizes.size(of: list, place, &evaluator)
    return size.count == 0 ? nil : size
  }

  /// What it is set to, and where.
  static func list(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (ExpressionID, Site)? {
    guard let (name, type, instance) = ClassProperties.property(id, site, &evaluator),
      let found = ClassProperties.declared(name, of: type, &evaluator),
      let sets = ClassProperties.sets(found, named: name, of: type, &evaluator)
    else { return nil }
    let own = Bound.instance(instance)
    if let value = evaluator.linker[found].value {
      if sets.isEmpty { return (value, evaluator.inside(found, self: own)) }
      // `var parts: [Part] = []` is empty until the view comes up.
      guard case .array(let items) = evaluator.expression(value, found.file), items.isEmpty else {
        return nil
      }
    }
    guard sets.count == 1, let only = sets.first, !only.isAsked else { return nil }
    var place = evaluator.inside(only.member, self: own)
    let parameters = evaluator.linker[only.member].parameters
    for formal in evaluator.files.formals(parameters, only.member.file) {
      place.environment = evaluator.bind(
        formal.name, .parameter, onto: place.environment, type: formal.type)
    }
    return (only.value, place)
  }
}
