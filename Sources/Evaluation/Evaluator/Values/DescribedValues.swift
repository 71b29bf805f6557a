import Scenes
import Views

/// What a value of the app's own says of itself: `String(describing: palette)` is its `description`.
///
/// https://developer.apple.com/documentation/swift/customstringconvertible
enum DescribedValues {
  static func text(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    let given = evaluator.evaluated(id, site)
    guard case .instance(let type, let index) = Typing.receiver(given, of: id, site, &evaluator),
      !evaluator.members(of: type, named: description).isEmpty
    else { return nil }
    let found = InstanceMembers.value(
      of: description, index, of: type, id, id, site, &evaluator)
    return evaluator.isText(found) ? found : nil
  }

  private static let description = NameHash.of("description")
}
