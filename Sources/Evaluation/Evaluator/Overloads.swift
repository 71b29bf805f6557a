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
      for attribute in evaluator.files[id.file].attributes(of: id.index)
      where evaluator.hash(attribute, id.file) == disfavored { isSetBack = true }
      if isSetBack { last.append(id) } else { first.append(id) }
    }
    return first + last
  }

  private static let disfavored = NameHash.of("_disfavoredOverload")

  /// Of the functions of a name that is handed on, the one that takes one value of a type.
  static func taking(
    _ type: TypeID?, like member: MemberID, at site: Site, _ evaluator: inout Evaluator
  ) -> MemberID {
    let hash = evaluator.hash(evaluator.linker[member].name, member.file)
    let all =
      evaluator.linker[member].owner == nil
      ? evaluator.linker.globals(named: hash, from: site.file)
      : evaluator.selfType(at: site).map { evaluator.members(of: $0, named: hash) } ?? []
    guard all.count > 1, all.contains(member) else { return member }
    let fitting = inOrder(all, evaluator).filter { id in
      guard case .function = evaluator.linker[id].kind else { return false }
      let formals = evaluator.files.formals(evaluator.linker[id].parameters, id.file)
      return formals.first != nil && formals.dropFirst().allSatisfy(\.isOptional)
    }
    let exact = fitting.first { id in
      let formals = evaluator.files.formals(evaluator.linker[id].parameters, id.file)
      guard let type, let wanted = formals.first?.type else { return false }
      return evaluator.type(
        named: evaluator.hash(wanted.name, wanted.file), from: wanted.file,
        inside: evaluator.owner(of: id)) == type
    }
    return exact ?? fitting.first ?? member
  }

  /// A value of one of the repository's types is given where one of another is wanted.
  ///
  /// Of classes one may inherit from the other, and protocols stand for many.
  static func isOther(
    _ wanted: SourceName, inside owner: TypeID?, than given: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> Bool {
    guard
      let wanted = evaluator.type(
        named: evaluator.hash(wanted.name, wanted.file), from: wanted.file, inside: owner),
      isPlain(wanted, evaluator), let given = Typing.type(of: given, site, &evaluator)
    else { return false }
    return given != wanted && isPlain(given, evaluator)
  }

  private static func isPlain(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.linker.kind(ofType: type.index, in: type.file) {
    case .struct, .enum: true
    case .class, .actor, .protocol, .extension, .typealias: false
    }
  }

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
