import Scenes
import Views

/// A key path that is given where a function is wanted: with `label: \.title`, `label(tab)` is `tab.title`.
///
/// https://developer.apple.com/documentation/swift/keypath
enum CalledKeyPaths {
  static func value(
    of path: TextID, _ file: FileID, _ arguments: Range<Int32>, _ use: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard arguments.count == 1, let first = arguments.first else { return nil }
    let base = evaluator.argument(first, site.file).value
    let names = evaluator.text(path, file).split(separator: ".").dropFirst()
    guard names.count == 1, let only = names.first else { return nil }
    if only == "self" { return evaluator.value(base, site) }
    let name = NameHash.of(String(only))
    let given = evaluator.evaluated(base, site)
    if case .either(let range) = given,
      let all = EachOf.values(of: name, in: range, base, use, site, &evaluator)
    {
      return all
    }
    guard case .instance(let type, let index) = Typing.receiver(given, of: base, site, &evaluator)
    else {
      return nil
    }
    return InstanceMembers.value(
      of: name, index, of: type, base, use, site, &evaluator)
  }
}
