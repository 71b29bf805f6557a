import Scenes
import Views

// What the code says by itself.

extension LiveFiles {
  /// Of several claims about one subject: it is one of all their answers.
  ///
  /// Of several subjects one claim holds at least.
  func join(_ sides: [Claims], into claims: inout Claims) {
    guard var joined = sides.first?.all.first else { return joinAny(of: sides, into: &claims) }
    joined.answers = []
    for side in sides {
      guard side.isWhole, side.all.count == 1, let one = side.all.first, !one.isNone,
        one.site.file == joined.site.file, one.aspect == joined.aspect,
        areSame(one.subject, joined.subject, one.site.file)
      else { return joinAny(of: sides, into: &claims) }
      joined.answers += one.answers
    }
    claims.all.append(joined)
  }

  /// So many claims, and groups of them, are compared with those of another side.
  private static let mostOfGroup = 8

  private func joinAny(of sides: [Claims], into claims: inout Claims) {
    var group: [Claim] = []
    for side in sides {
      if let first = side.all.first {
        // Where the side holds, this claim does; what else it says is left out.
        group.append(first)
        if side.all.count > 1 || !side.isWhole { claims.isPartial = true }
      } else if side.anyOf.count == 1 {
        group += side.anyOf[0]
        if side.isPartial { claims.isPartial = true }
      } else {
        claims.isPartial = true
        return
      }
    }
    guard group.count <= Self.mostOfGroup, claims.anyOf.count < Self.mostOfGroup else {
      return claims.isPartial = true
    }
    claims.anyOf.append(group)
  }

  func only(_ body: Block, _ file: FileID) -> ExpressionID? {
    guard body.count == 1, case .expression(let only) = statement(body.lowerBound, in: file) else {
      return nil
    }
    return only
  }

  func isNumber(_ id: ExpressionID, _ number: String, _ file: FileID) -> Bool {
    guard case .number(let written) = expression(id, in: file) else { return false }
    return text(written, in: file) == number
  }

  /// What `lines.count < 1` and the like ask about, and whether it is empty where they hold.
  func emptiness(
    of test: ExpressionID, _ site: Site
  ) -> (subject: ExpressionID, isEmpty: Bool)? {
    switch expression(test, in: site.file) {
    case .member(let base, let name) where word(name, in: site.file) == .isEmpty:
      return (base, true)
    case .binary(let sign, let left, let right):
      guard case .member(let base, let name) = expression(left, in: site.file),
        word(name, in: site.file) == .count
      else { return nil }
      switch text(of: sign, in: site.file) {
      // Claims know only these two: at least one is not less than one.
      case "<", ">=": return isNumber(right, "1", site.file) ? (base, true) : nil
      case ">", "<=": return isNumber(right, "0", site.file) ? (base, false) : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// `_`, `let n`, `(let a, let b)`.
  /// `case true:`
  func flag(askedBy patterns: Range<Int32>, _ file: FileID) -> Bool? {
    guard patterns.count == 1, let only = patterns.first,
      case .value(let value) = pattern(only, in: file),
      case .boolean(let flag) = expression(value, in: file)
    else { return nil }
    return flag
  }
}
