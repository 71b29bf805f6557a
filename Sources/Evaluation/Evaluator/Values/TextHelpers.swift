import Scenes
import Views

/// Functions and properties that the app gives to `String`, where they come to a text: `"save".tr`,
/// `String.localized("save")`, `.localized("save")`.
///
/// No name is known here: the body says what it gives, and a look-up in a table is one of the things that
/// it may be.
enum TextHelpers {
  /// Without a base where the type is not written.
  static func text(
    calling name: NameID, on base: ExpressionID?, _ arguments: Range<Int32>, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> ValueID? {
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return nil }
    let isOfType = base.map { isString($0, site, evaluator) } ?? true
    let all = evaluator.linker.extensionMembers(of: .String, named: hash, from: site.file)
      .filter { member in
        let declared = evaluator.linker[member]
        return declared.kind == .function && declared.isStatic == isOfType
          && declared.body != nil && givesString(declared, member, evaluator)
      }
    guard !all.isEmpty else { return nil }
    if let base, !isOfType, !TextMembers.isString(base, site, &evaluator) { return nil }
    guard let (member, formals, matched) = evaluator.overload(all, arguments, at: site),
      !ActiveMembers.isActive(member, at: site, evaluator), let body = evaluator.linker[member].body
    else { return nil }
    let own = isOfType ? nil : base.map { Bound.expression($0, site) }
    let declared = evaluator.inside(member, self: own)
    let bound = evaluator.bind(formals, matched, at: site, declared: declared)
    let place = ActiveMembers.mark(member, bound, &evaluator)
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  /// `words(for: key)`, inside of another one.
  static func text(
    callingOwn name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let owner = site.owner,
      evaluator.word(evaluator.linker[owner].name, owner.file) == .String
    else { return nil }
    return text(calling: name, on: nil, arguments, site, &evaluator)
  }

  /// `"save".tr`: what a computed property of a text gives.
  static func text(
    of name: UInt64, on base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard ModifierChains.mayBeHelper(name, &evaluator) else { return nil }
    let found = evaluator.linker.extensionMembers(of: .String, named: name, from: site.file)
    guard
      let member = found.first(where: {
        let declared = evaluator.linker[$0]
        return declared.kind == .computedProperty && !declared.isStatic
          && givesString(declared, $0, evaluator)
      }), !ActiveMembers.isActive(member, at: site, evaluator),
      let body = evaluator.linker[member].body
    else { return nil }
    let place = ActiveMembers.mark(
      member, evaluator.inside(member, self: .expression(base, site)), &evaluator)
    return ValueBlocks.outcome(of: body, place, &evaluator).flatMap {
      evaluator.isText($0) ? $0 : nil
    }
  }

  private static func givesString(
    _ declared: Member, _ member: MemberID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    declared.type.map { evaluator.word($0, member.file) == .String } ?? false
  }

  private static func isString(
    _ base: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    guard case .name(let name) = evaluator.files.expression(base, in: site.file) else {
      return false
    }
    return evaluator.word(name, site.file) == .String
  }
}
