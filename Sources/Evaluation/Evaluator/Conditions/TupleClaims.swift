import Scenes
import Views

/// `switch (link, isOn) { case (.down, _), (_, false): … }`: what is asked of several values at once is asked of each of
/// them.
enum TupleClaims {
  /// The values of a tuple that is written out.
  static func parts(_ value: ExpressionID?, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Range<Int32>?
  {
    guard let value, case .tuple(let items) = evaluator.expression(value, site.file),
      items.count > 1
    else { return nil }
    return items
  }

  /// That the values are like one of the patterns, or like none.
  static func claim(
    _ items: Range<Int32>, _ patterns: Range<Int32>, _ holds: Bool, _ site: Site,
    _ claims: inout Claims, _ evaluator: inout Evaluator
  ) {
    var sides: [Claims] = []
    for pattern in patterns {
      if evaluator.files.takesAnything(pattern, site.file) { return }
      sides.append(Claims())
      claim(items, pattern, holds, site, &sides[sides.count - 1], &evaluator)
    }
    if holds, sides.count > 1 { return evaluator.files.join(sides, into: &claims) }
    // Like none of them: all of that is so.
    for side in sides { claims.add(side) }
  }

  private static func claim(
    _ items: Range<Int32>, _ pattern: PatternID, _ holds: Bool, _ site: Site,
    _ claims: inout Claims, _ evaluator: inout Evaluator
  ) {
    guard case .tuple(let parts) = evaluator.pattern(pattern, site.file),
      parts.count == items.count
    else { return claims.isPartial = true }
    var sides: [Claims] = []
    for (item, part) in zip(items, parts) where !evaluator.files.takesAnything(part, site.file) {
      sides.append(Claims())
      ConditionClaims.claim(
        evaluator.item(item, site.file), part..<(part + 1), holds, site, &sides[sides.count - 1],
        &evaluator)
    }
    if holds || sides.count == 1 {
      for side in sides { claims.add(side) }
    } else if sides.allSatisfy({ !$0.all.isEmpty }) {
      evaluator.files.join(sides, into: &claims)
    } else {
      claims.isPartial = true
    }
  }

  /// Sides of such a choice may be like several patterns at once: of these the first is taken, so where a later one is
  /// shown those before it do not hold.
  static func claimsBefore(
    _ place: Int32?, of branch: Views.Branch, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    guard parts(branch.subject, site, evaluator) != nil else { return }
    for other in branch.alternatives {
      if other == place { break }
      ConditionClaims.claim(
        evaluator.alternative(other, site.file), false, site, &claims, &evaluator)
    }
  }
}
