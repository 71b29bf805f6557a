import Scenes
import Views

/// Which expressions are the place that code is asked for.
///
/// https://developer.apple.com/documentation/foundation/indexpath
enum UIKitPaths {
  /// A parameter that is an `IndexPath`, by whatever name, or one of a closure that is called so.
  static func isPath(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    var (id, site) = (id, site)
    for _ in 0..<deepest {
      guard case .name(let name) = evaluator.files.expression(id, in: site.file),
        let bound = evaluator.binding(
          of: evaluator.files.hash(name, in: site.file), in: site.environment)
      else { return false }
      switch bound.value {
      case .parameter:
        guard let type = bound.type else {
          return bound.closure > 0 && isCalledPath(evaluator.files.text(of: name, in: site.file))
        }
        return evaluator.files.hash(type.name, in: type.file) == UIKitNames.indexPath
      case .expression(let inner, let place): (id, site) = (inner, place)
      default: return false
      }
    }
    return false
  }

  /// `path.row`, or a name that stands for it.
  static func isRow(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    let (id, site) = SettledNames.written(id, site, evaluator)
    guard case .member(let base, let name) = evaluator.files.expression(id, in: site.file) else {
      return false
    }
    return UIKitNames.rows.contains(evaluator.files.hash(name, in: site.file))
      && isPath(base, site, evaluator)
  }

  /// `indexPath`, of which a closure does not say the type.
  private static func isCalledPath(_ name: String) -> Bool {
    name == "path" || name.hasSuffix("Path")
  }

  private static let deepest = 8
}
