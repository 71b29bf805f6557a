import Scenes
import Views

/// What an enum's value has by the name of one of its cases: there where it is that case, and nil where it is another.
///
/// Enums are marked to be asked so, and stores are asked for the part of a case by a key path:
/// https://swiftpackageindex.com/pointfreeco/swift-case-paths/documentation/casepaths
/// https://swiftpackageindex.com/pointfreeco/swift-composable-architecture/documentation/composablearchitecture
enum CaseMembers {
  /// Nil where a side around does not tell.
  static func isThere(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    if evaluator.knowledge.isEmpty { return nil }
    switch evaluator.expression(id, site.file) {
    // `step.intro`
    case .member(let base, let name) where !evaluator.files.isTypeName(base, site):
      let asked = evaluator.hash(name, site.file)
      guard let type = Typing.type(of: base, site, &evaluator),
        isCase(asked, of: type, &evaluator)
      else { return nil }
      return Narrowing.known(of: base, site, &evaluator) { $0.isCase(asked) }
    // `store.scope(state: \.step.intro, action: \.intro)`
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = evaluator.expression(callee, site.file),
        evaluator.hash(name, site.file) == scope, let first = arguments.first,
        case let argument = evaluator.argument(first, site.file), let label = argument.label,
        evaluator.hash(label, site.file) == state,
        case .keyPath(let path) = evaluator.expression(argument.value, site.file),
        var type = Typing.type(of: base, site, &evaluator)
      else { return nil }
      let names = evaluator.text(path, site.file).dropFirst(2).split(separator: ".").map {
        NameHash.of(String($0.hasSuffix("?") ? $0.dropLast() : $0))
      }
      guard let asked = names.last else { return nil }
      for name in names.dropLast() {
        guard let next = Typing.type(ofMember: name, of: type, &evaluator) else { return nil }
        type = next
      }
      guard isCase(asked, of: type, &evaluator) else { return nil }
      return Narrowing.known(
        here: base, through: names.dropLast().reversed(), site, &evaluator
      ) { $0.isCase(asked) }
    default: return nil
    }
  }

  private static func isCase(
    _ name: UInt64, of type: TypeID, _ evaluator: inout Evaluator
  ) -> Bool {
    guard case .enum = evaluator.linker.kind(ofType: type.index, in: type.file) else {
      return false
    }
    let all = evaluator.members(of: type, named: name)
    return !all.isEmpty && all.allSatisfy { evaluator.linker[$0].kind == .enumCase }
  }

  private static let scope = NameHash.of("scope")
  private static let state = NameHash.of("state")
}
