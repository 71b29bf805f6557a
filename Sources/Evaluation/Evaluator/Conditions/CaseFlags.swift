import Scenes
import Views

/// `layout.isPaged`, a flag that an enum has: a side that asks for it asks which case `layout` is, where the code of the
/// enum tells the answer of each of its cases.
///
/// So sides that ask by such a flag, by another one and for a case know of each other.
enum CaseFlags {
  static func claim(
    of test: ExpressionID, _ holds: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claim? {
    guard case .member(let base, let name) = evaluator.expression(test, site.file),
      !evaluator.files.isTypeName(base, site),
      let type = Typing.type(of: base, site, &evaluator),
      case .enum = evaluator.linker.kind(ofType: type.index, in: type.file),
      let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first,
      evaluator.linker[member].kind == .computedProperty, !evaluator.linker[member].isStatic,
      let (yes, no) = cases(of: type, by: member, &evaluator), !yes.isEmpty, !no.isEmpty
    else { return nil }
    // That it is none of the others says the same in fewer words, where it is one of them for certain.
    let isShorter = no.count < yes.count && isThere(base, site, &evaluator)
    return Claim(
      subject: base, site: site,
      answers: (isShorter ? no : yes).map { ConditionClaims.answer(ofCase: $0, evaluator) },
      isNone: holds == isShorter)
  }

  /// Of which cases a flag is so, and of which it is not; nil where the source does not decide that of each.
  private static func cases(
    of type: TypeID, by flag: MemberID, _ evaluator: inout Evaluator
  ) -> (yes: [UInt64], no: [UInt64])? {
    let all = Sizes.caseNames(of: type, &evaluator)
    guard all.count > 1, all.count <= EachOf.most, evaluator.think() else { return nil }
    defer { evaluator.rest() }
    var (yes, no): ([UInt64], [UInt64]) = ([], [])
    for name in all {
      let one = Instances.instantiate(type, creator: -1, &evaluator)
      evaluator.instances[Int(one)].case = name
      guard let answer = answer(of: flag, one, &evaluator) else { return nil }
      if answer { yes.append(name) } else { no.append(name) }
    }
    return (yes, no)
  }

  private static func answer(
    of flag: MemberID, _ instance: Int32, _ evaluator: inout Evaluator
  ) -> Bool? {
    if let (only, place) = SettledNames.only(of: flag, self: .instance(instance), &evaluator),
      let answer = evaluator.truth(only, place)
    {
      return answer
    }
    guard let body = evaluator.linker[flag].body,
      let value = ValueBlocks.outcome(
        of: body, evaluator.inside(flag, self: .instance(instance)), &evaluator),
      case .boolean(let answer) = evaluator.scene[value]
    else { return nil }
    return answer
  }

  /// Also of a property that begins with a case, and has no type of what may be nil.
  private static func isThere(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    if DecidedBranches.isNeverNil(id, site, &evaluator) { return true }
    guard let (state, _) = StateStarts.ownState(id, site, &evaluator),
      evaluator.linker[state].type == nil, let value = evaluator.linker[state].value
    else { return false }
    return evaluator.files.isCaseName(value, evaluator.inside(state, self: nil))
  }
}
