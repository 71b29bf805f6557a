import Scenes
import Views

/// What is left of the cases of an enum where a side says which it is, or is not: in `if place != .anywhere` the words
/// that `place.title` chooses are those of the others.
enum CasesLeft {
  /// Tells a value of which only the type is known what a side around says of it.
  static func tell(
    _ instance: Int32, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) {
    let said = said(of: id, site, &evaluator)
    guard !said.isEmpty, case let type = evaluator.instances[Int(instance)].type,
      case .enum = evaluator.linker.kind(ofType: type.index, in: type.file)
    else { return }
    let all = Sizes.caseNames(of: type, &evaluator)
    let left = all.filter { name in said.allSatisfy { $0.isCase(name) != false } }
    // What asks for none of them asks for what an extension calls so.
    if left.isEmpty || left.count == all.count { return }
    if left.count == 1 { return evaluator.instances[Int(instance)].case = left[0] }
    evaluator.knowledge.append(
      Knowledge(
        subject: Narrowing.whole,
        answers: left.map { ConditionClaims.answer(ofCase: $0, evaluator) },
        isNone: false, next: -1))
    evaluator.instances[Int(instance)].known = Int32(evaluator.knowledge.count - 1)
  }

  /// Of one of several cases those that it still may be.
  static func among(
    _ range: Range<Int32>, of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Range<Int32> {
    guard !evaluator.knowledge.isEmpty, !evaluator.scene.isOfRows(range) else { return range }
    let said = said(of: id, site, &evaluator)
    if said.isEmpty { return range }
    let left = evaluator.scene.list(range).filter { one in
      guard case .member(_, let name) = evaluator.scene[one], name.name.index >= 0 else {
        return true
      }
      let hash = evaluator.hash(name.name, name.file)
      return said.allSatisfy { $0.isCase(hash) != false }
    }
    return left.isEmpty || left.count == range.count ? range : evaluator.list(left)
  }

  /// Whether an enum's value may be a case, where it is known to be one of some.
  static func mayBe(_ name: UInt64, _ instance: Int32, _ evaluator: borrowing Evaluator) -> Bool {
    let one = evaluator.instances[Int(instance)]
    if one.case != 0 { return one.case == name }
    var next = one.known
    while next >= 0 {
      let known = evaluator.knowledge[Int(next)]
      if known.subject == Narrowing.whole, known.isCase(name) == false { return false }
      next = known.next
    }
    return true
  }

  private static func said(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [Knowledge] {
    var said: [Knowledge] = []
    _ = Narrowing.known(of: id, site, &evaluator) { one -> Bool? in
      said.append(one)
      return nil
    }
    return said
  }
}

extension CasesLeft {
  /// Whether a side of a branch that is not decided is none that may be taken: a value has the words of those that
  /// are left.
  static func isLeftOut(
    _ place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard !evaluator.knowledge.isEmpty, branch.alternatives.count > 1,
      let asked = subject(of: place, of: branch, site, evaluator)
    else { return false }
    // Other questions have been asked before, and are asked again by what these ask.
    if said(of: asked, site, &evaluator).isEmpty { return false }
    let marks = Marks(evaluator)
    defer { evaluator.restore(marks) }
    let side = evaluator.alternative(place, site.file)
    return side.isElse
      ? leavesNothing(to: place, of: branch, site, &evaluator)
      : PatternMatching.holds(side, site, &evaluator) == false
  }

  /// What a switch is about, or a test alone that asks for one case.
  private static func subject(
    of place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    if branch.kind == .choice { return branch.subject }
    let side = evaluator.alternative(place, site.file)
    guard let test = evaluator.files.test(of: side, site.file),
      case .binary(_, let left, let right) = evaluator.expression(test, site.file),
      evaluator.files.isCaseName(right, site)
    else { return nil }
    return left
  }

  /// `default`, behind sides that are all that it may be.
  static func leavesNothing(
    to place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard !evaluator.knowledge.isEmpty, branch.kind == .choice, let subject = branch.subject else {
      return false
    }
    let said = said(of: subject, site, &evaluator).filter { !$0.isNone }
    guard !said.isEmpty else { return false }
    let claims = SideConditions.claimsOfDefault(place, of: branch, site, &evaluator)
    guard let asked = claims.all.first else { return false }
    return said.contains { one in
      one.answers.allSatisfy {
        if case .member = $0 { asked.answers.contains($0) } else { false }
      }
    }
  }
}
