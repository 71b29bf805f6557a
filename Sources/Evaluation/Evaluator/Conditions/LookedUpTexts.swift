import Scenes
import Views

/// Texts that a table has, compared with others: `let text = NSLocalizedString(key, comment: ""); if text == key { … }` asks
/// whether the table has none.
///
/// A key that is in no table is given back as it is, or what stands beside it is.
/// https://developer.apple.com/documentation/foundation/bundle/localizedstring(forkey:value:table:)
enum LookedUpTexts {
  /// Whether both say the same; nil where neither is looked up, or nobody knows what one of them says.
  static func areEqual(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    let (found, other) = (lookedUp(left, site, &evaluator), lookedUp(right, site, &evaluator))
    switch (found, other) {
    case (let found?, let other?): return found == other
    case (let found?, nil): return written(right, site, &evaluator).map { $0 == found }
    case (nil, let other?): return written(left, site, &evaluator).map { $0 == other }
    case (nil, nil): return nil
    }
  }

  private static func lookedUp(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> String? {
    let (written, place) = SettledNames.written(id, site, evaluator)
    guard case .call(let callee, _) = evaluator.expression(written, place.file),
      isLookUp(callee, place, evaluator)
    else { return nil }
    switch evaluator.evaluated(written, place) {
    case .resolved(let index): return evaluator.scene.resolvedTexts[Int(index)]
    case .string(let source): return evaluator.text(source.text, source.file)
    default: return nil
    }
  }

  private static func written(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> String? {
    guard case .string(let source) = SettledNames.settled(id, site, &evaluator) else { return nil }
    return evaluator.text(source.text, source.file)
  }

  /// `NSLocalizedString`, `String(localized:)`, `bundle.localizedString(forKey:value:table:)`.
  private static func isLookUp(
    _ callee: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.files.expression(callee, in: site.file) {
    case .name(let name):
      switch evaluator.files.word(name, in: site.file) {
      case .NSLocalizedString, .String: true
      default: false
      }
    case .member(_, let name): evaluator.files.hash(name, in: site.file) == localizedString
    default: false
    }
  }

  private static let localizedString = NameHash.of("localizedString")
}
