import Scenes
import Views

/// Enums of two cases: what is not one of them is the other.
enum TwoCases {
  /// A claim that asks for the second case, as one that it is not the first; nil for all else.
  ///
  /// So `style == .push` and `style == .modal` ask the contrary of one another, whichever is written.
  static func contrary(
    of claim: Claim, _ subject: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claim? {
    guard claim.aspect == .value, claim.answers.count == 1,
      case .member(let name) = claim.answers[0],
      let type = enumeration(of: subject, site, &evaluator)
    else { return nil }
    let names = Sizes.caseNames(of: type, &evaluator)
    guard names.count == 2, names[1] == name else { return nil }
    var contrary = claim
    contrary.answers = [.member(names[0])]
    contrary.isNone.toggle()
    return contrary
  }

  /// The type of a property that is never nil: of one that may be, nothing is the third answer.
  private static func enumeration(
    of subject: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let name = evaluator.files.ownName(subject, site),
      let owner = evaluator.selfType(at: site),
      let id = evaluator.members(of: owner, named: name).first
    else { return nil }
    let member = evaluator.linker[id]
    // `= Mode.read` is a value of it; without a value the type that is written may have a place for nothing.
    let place = evaluator.inside(id, self: nil)
    let isNeverNil =
      member.type == nil
      ? member.value.map { evaluator.files.isCaseName($0, place) } ?? false : member.isNeverNil
    guard isNeverNil, let type = Typing.type(ofMember: name, of: owner, &evaluator),
      case .enum = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return nil }
    return type
  }
}
