import Scenes
import Views

/// What is asked of a member of any of several things: where it is the same for each of them, it is that.
enum RowChoices {
  /// One answer for all; nil where one of them has none, or another one.
  static func same<Answer: Equatable>(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator,
    _ ask: (inout Evaluator, Site) -> Answer?
  ) -> Answer? {
    guard let places = places(of: id, site, &evaluator), evaluator.think() else { return nil }
    defer { evaluator.rest() }
    var answer: Answer?
    for place in places {
      guard let next = ask(&evaluator, place), answer == nil || answer == next else { return nil }
      answer = next
    }
    return answer
  }

  /// The place of `row.isOpen` once for each thing that `row` may be, through all functions that hand it on.
  private static func places(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Site]? {
    guard case .member(let base, _) = evaluator.expression(id, site.file),
      case .name(let name) = evaluator.expression(base, site.file)
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    var bound = bound(to: hash, site, evaluator)
    for _ in 0..<8 {
      switch bound {
      case .either(let range):
        guard range.count <= EachOf.most else { return nil }
        return range.map { index in
          var place = site
          place.environment = evaluator.bind(
            hash, evaluator.choices[Int(index)], onto: site.environment)
          return place
        }
      case .expression(let inner, let place):
        guard case .name(let next) = evaluator.expression(inner, place.file) else { return nil }
        bound = Self.bound(to: evaluator.hash(next, place.file), place, evaluator)
      default: return nil
      }
    }
    return nil
  }

  /// What a name stands for in a function, or a property of a view that was handed to it.
  private static func bound(to name: UInt64, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Bound?
  {
    if let bound = evaluator.lookUp(name, in: site.environment) { return bound }
    let instance = evaluator.selfInstance(at: site)
    guard instance >= 0, evaluator.instances[Int(instance)].isKnown else { return nil }
    return evaluator.property(name, of: instance)
  }
}
