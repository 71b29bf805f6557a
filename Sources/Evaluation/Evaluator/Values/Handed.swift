import Scenes
import Views

/// What a closure calls `$0`, and a function that an extension gives to texts `self`, is something with a name
/// elsewhere: of `name.map { Text($0.capitalized) }` the name.
enum Handed {
  /// The expression that was handed to the code in which this one stands, where this says of it how it is
  /// written and nothing else; nil for all others.
  static func thing(
    of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> SourceExpression? {
    var (next, place) = (id, site)
    var found: SourceExpression?
    for _ in 0..<8 {
      guard let root = root(of: next, place, evaluator),
        case .expression(let inner, let outer) = evaluator.lookUp(root, in: place.environment)
      else { return found }
      (next, place) = (evaluator.files.bare(inner, outer.file), outer)
      found = SourceExpression(file: outer.file, expression: next)
    }
    return found
  }

  /// The name at the end of `$0.name.capitalized`, where it is one of those two.
  private static func root(
    of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> UInt64? {
    var cursor = id
    // Most chains begin with another name: what they say is looked at last.
    for _ in 0..<longest {
      guard case .name(let name) = evaluator.expression(cursor, site.file) else {
        guard let inner = evaluator.files.below(cursor, site.file) else { return nil }
        cursor = inner
        continue
      }
      let hash = evaluator.hash(name, site.file)
      guard hash == WellKnown.selfName || hash == WellKnown.dollars[0] else { return nil }
      return saysNothingElse(id, site, evaluator) ? hash : nil
    }
    return nil
  }

  private static func saysNothingElse(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    var cursor: ExpressionID? = id
    while let next = cursor {
      if case .member(_, let name) = evaluator.expression(next, site.file),
        !Placeholder.isPassed(evaluator.linker.text(of: name, in: site.file))
      {
        return false
      }
      cursor = evaluator.files.below(next, site.file)
    }
    return true
  }

  private static let longest = 16
}

// What the code says by itself.

extension LiveFiles {
  /// What a member, a call of one, or parentheses are of.
  fileprivate func below(_ id: ExpressionID, _ file: FileID) -> ExpressionID? {
    switch expression(id, in: file) {
    case .member(let base, _): return base
    case .call(let callee, _):
      guard case .member = expression(callee, in: file) else { return nil }
      return callee
    case .tuple(let items) where items.count == 1: return item(items.lowerBound, in: file)
    default: return nil
    }
  }

  /// Without parentheses around all of it, and of `name ?? "?"` the name.
  fileprivate func bare(_ id: ExpressionID, _ file: FileID) -> ExpressionID {
    var cursor = id
    for _ in 0..<8 {
      switch expression(cursor, in: file) {
      case .tuple(let items) where items.count == 1: cursor = item(items.lowerBound, in: file)
      case .binary(let sign, let left, _) where text(of: sign, in: file) == "??": cursor = left
      default: return cursor
      }
    }
    return cursor
  }
}
