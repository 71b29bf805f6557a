import Views

/// One thing that a condition claims.
enum Claim {
  /// What is asked is true, or is not.
  case holds(ExpressionID, Bool)
  /// Both sides of a comparison are equal, or are not.
  case areEqual(ExpressionID, ExpressionID, Bool, whole: ExpressionID)
  /// One of several comparisons comes out equal: `phase == .one || phase == .two`.
  case isOneEqual([(left: ExpressionID, right: ExpressionID)])
}

extension Evaluator {
  /// Takes a test apart into what has to hold together for it to hold, or not to: `!isEmpty && count > 2`.
  ///
  /// False where it says more than that: of several claims one may be what does not hold.
  mutating func claims(
    of test: ExpressionID, _ holds: Bool, _ site: Site, _ found: inout [Claim]
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(test, site.file) {
    case .prefix(let sign, let inner) where linker.text(of: sign, in: site.file) == "!":
      return claims(of: inner, !holds, site, &found)
    case .tuple(let items) where items.count == 1:
      return claims(of: item(items.lowerBound, site.file), holds, site, &found)
    case .binary(let sign, let left, let right):
      switch linker.text(of: sign, in: site.file) {
      case "&&" where holds, "||" where !holds:
        let isWhole = claims(of: left, holds, site, &found)
        return claims(of: right, holds, site, &found) && isWhole
      case "||", "&&":
        var sides: [Claim] = []
        guard claims(of: left, holds, site, &sides), sides.count == 1,
          claims(of: right, holds, site, &sides), sides.count == 2
        else { return false }
        var pairs: [(left: ExpressionID, right: ExpressionID)] = []
        for side in sides {
          switch side {
          case .areEqual(let left, let right, true, _): pairs.append((left, right))
          case .isOneEqual(let more): pairs += more
          case .areEqual, .holds: return false
          }
        }
        found.append(.isOneEqual(pairs))
      case "==": found.append(.areEqual(left, right, holds, whole: test))
      case "!=": found.append(.areEqual(left, right, !holds, whole: test))
      case "<", ">": found.append(.holds(test, holds))
      case "??": found.append(.holds(test, holds))
      case ">=", "<=": found.append(.holds(test, !holds))
      default: return false
      }
    default: found.append(.holds(test, holds))
    }
    return true
  }
}
