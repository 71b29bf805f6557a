import Scenes
import Views

/// Which of several functions of a name a call means.
enum Overloads {
  /// What an author sets back is taken where nothing else fits.
  ///
  /// https://github.com/swiftlang/swift/blob/main/docs/ReferenceGuides/UnderscoredAttributes.md
  static func inOrder(_ candidates: [MemberID], _ evaluator: borrowing Evaluator) -> [MemberID] {
    var (first, last): ([MemberID], [MemberID]) = ([], [])
    for id in candidates {
      var isSetBack = false
      for attribute in evaluator.linker[id].attributes
      where evaluator.hash(attribute, id.file) == disfavored { isSetBack = true }
      if isSetBack { last.append(id) } else { first.append(id) }
    }
    return first + last
  }

  private static let disfavored = NameHash.of("_disfavoredOverload")

  /// A type of the repository that no literal stands for.
  ///
  /// https://developer.apple.com/documentation/swift/expressiblebystringliteral
  static func isOwn(
    _ name: SourceName, inside owner: TypeID?, _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      let type = evaluator.type(
        named: evaluator.hash(name.name, name.file), from: name.file, inside: owner)
    else { return false }
    switch evaluator.linker[type].kind {
    case .struct, .class, .enum: break
    case .actor, .protocol, .extension, .typealias: return false
    }
    for declaration in evaluator.linker.declarations(of: type) {
      for inherited in evaluator.linker[declaration].inherited
      where evaluator.linker.text(of: inherited, in: declaration.file).hasPrefix("ExpressibleBy") {
        return false
      }
    }
    return true
  }
}
