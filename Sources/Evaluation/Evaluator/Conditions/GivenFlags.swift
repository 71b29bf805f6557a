import Scenes
import Views

/// `Mark(isOn: way == .left)`: a side that asks `isOn` asks what the caller compares.
///
/// So the marks of one list, and the sides that the caller writes itself, know of each other.
enum GivenFlags {
  /// The same as a question about the caller's own; nil for what is no comparison, or hangs on one row.
  static func predicate(_ claim: Claim, _ evaluator: inout Evaluator) -> Predicate? {
    guard claim.aspect == .value, claim.answers.count == 1, case .flag(let flag) = claim.answers[0],
      let (test, place) = given(for: claim.subject, claim.site, &evaluator),
      let asked = comparison(test, flag != claim.isNone, place, &evaluator)
    else { return nil }
    var scope = Predicate.Scope.view
    guard SideConditions.isLasting(asked.subject, asked.site, &scope, &evaluator),
      case .view = scope
    else { return nil }
    let one =
      TwoCases.contrary(of: asked, asked.subject, asked.site, &evaluator) ?? asked
    return Predicate(
      subject: SourceExpression(file: asked.site.file, expression: asked.subject),
      aspect: .value, scope: .caller, answers: one.answers, isNone: one.isNone,
      isUsual: StateStarts.holds(one, asked.subject, asked.site, &evaluator))
  }

  /// What a flag of the view's own was given by the view that shows it, which is of another type.
  private static func given(
    for id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (test: ExpressionID, site: Site)? {
    guard let name = evaluator.files.ownName(id, site),
      evaluator.lookUp(name, in: site.environment) == nil,
      case .instance(let index) = evaluator.boundSelf(at: site),
      case .expression(let inner, let outer) = evaluator.property(name, of: index)
    else { return nil }
    // An initialiser hands it on: `self.isOn = isOn`.
    var (test, place) = (inner, outer)
    while case .name(let name) = evaluator.expression(test, place.file),
      case .expression(let inner, let outer) = evaluator.lookUp(
        evaluator.hash(name, place.file), in: place.environment)
    { (test, place) = (inner, outer) }
    switch evaluator.expression(test, place.file) {
    case .binary, .prefix, .tuple: break
    default: return nil
    }
    guard SettledNames.isFixed(name, at: site, &evaluator),
      let own = evaluator.selfType(at: site), let other = evaluator.selfType(at: place),
      own != other, evaluator.isView(other), evaluator.selfInstance(at: place) >= 0
    else { return nil }
    return (test, place)
  }

  /// Whichever side of the sign the case stands on, also by a name: `item == way`, where the caller's helper was
  /// given `.left` for `item`.
  private static func comparison(
    _ test: ExpressionID, _ holds: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claim? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(test, site.file) {
    case .tuple(let items) where items.count == 1:
      return comparison(
        evaluator.item(items.lowerBound, site.file), holds, site, &evaluator)
    case .prefix(let sign, let inner) where evaluator.linker.text(of: sign, in: site.file) == "!":
      return comparison(inner, !holds, site, &evaluator)
    case .binary(let sign, let left, let right):
      let areEqual: Bool
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "==": areEqual = holds
      case "!=": areEqual = !holds
      default: return nil
      }
      for (subject, other) in [(left, right), (right, left)] {
        let (value, place) = SideConditions.taken(from: other, site, evaluator)
        guard let answer = ConditionClaims.answer(value, place, &evaluator) else { continue }
        let (asked, asker) = SideConditions.taken(from: subject, site, evaluator)
        return Claim(subject: asked, site: asker, answers: [answer], isNone: !areEqual)
      }
      return nil
    default: return nil
    }
  }
}
