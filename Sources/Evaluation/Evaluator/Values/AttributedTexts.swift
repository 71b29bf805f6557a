import Scenes
import Views

/// Texts with looks of their own: `var name = AttributedString("Tea"); name.font = .body`.
///
/// https://developer.apple.com/documentation/foundation/attributedstring
enum AttributedTexts {
  /// Whether what is set is a look of an attributed text, which says what it said before.
  static func keepWords(
    whenSetting target: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .member(let base, _) = evaluator.expression(target, site.file),
      case .name(let name) = evaluator.expression(base, site.file)
    else { return false }
    switch evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment) {
    case .expression(let value, let place): return isAttributed(value, place, &evaluator)
    // One that was added to; plain texts have nothing that could be set.
    case .value(let value): return evaluator.isText(value)
    default: return false
    }
  }

  private static func isAttributed(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    // Names that stand for names end.
    var (cursor, place) = (id, site)
    for _ in 0..<16 {
      guard case .name(let name) = evaluator.expression(cursor, place.file),
        case .expression(let inner, let other) = evaluator.lookUp(
          evaluator.hash(name, place.file), in: place.environment)
      else { break }
      (cursor, place) = (inner, other)
    }
    guard case .call(let callee, let arguments) = evaluator.expression(cursor, place.file),
      case .name(let name) = evaluator.expression(callee, place.file)
    else { return false }
    switch evaluator.meaning(ofCall: name, arguments, at: place) {
    case .nothing: return evaluator.word(name, place.file) == .AttributedString
    case .member(let member), .global(let member):
      return evaluator.linker[member].type.map { evaluator.word($0, member.file) }
        == .AttributedString
    case .bound, .viewHelper, .type: return false
    }
  }
}
