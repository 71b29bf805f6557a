import Scenes
import Views

/// What extensions of `String` make of a text: `"star".asSymbol`.
enum TextMembers {
  static func textMembers(
    _ name: NameID, of base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> [MemberID] {
    let hash = evaluator.hash(name, site.file)
    guard ModifierChains.mayBeHelper(hash, &evaluator) else { return [] }
    let found = evaluator.linker.extensionMembers(of: .String, named: hash, from: site.file)
    return found.isEmpty || !isString(base, site, &evaluator) ? [] : found
  }

  static func isString(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    let value = evaluator.value(id, site)
    if evaluator.isText(value) { return true }
    switch evaluator.expression(id, site.file) {
    case .name(let name):
      if let binding = evaluator.binding(of: evaluator.hash(name, site.file), in: site.environment)
      {
        return binding.type.map { evaluator.word($0.name, $0.file) == .String } ?? false
      }
      return declaresString(
        evaluator.meaning(of: evaluator.hash(name, site.file), at: site), site, evaluator)
    case .call(let callee, let arguments):
      guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
      return declaresString(evaluator.meaning(ofCall: name, arguments, at: site), site, evaluator)
    case .member(let base, let name):
      guard case .instance(let type, _) = Typing.receiver(base, site, &evaluator),
        let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first
      else { return false }
      return declaresString(.member(member), site, evaluator)
    default: return false
    }
  }

  /// `String.ellipsis`, a constant of the repository.
  static func textOfString(
    _ name: UInt64, _ base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .name(let type) = evaluator.expression(base, site.file),
      evaluator.word(type, site.file) == .String
    else { return nil }
    return textOfString(name, base, from: site, &evaluator)
  }

  /// `let title: String = .untitled`.
  static func text(
    _ initial: ExpressionID, as declared: SourceName?, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard let declared, case .implicitMember(let name) = evaluator.expression(initial, site.file),
      evaluator.word(declared.name, declared.file) == .String
    else { return nil }
    return textOfString(evaluator.hash(name, site.file), initial, from: site, &evaluator)
  }

  static func textOfString(
    _ name: UInt64, _ use: ExpressionID, from site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard ModifierChains.mayBeHelper(name, &evaluator) else { return nil }
    let found = evaluator.linker.extensionMembers(of: .String, named: name, from: site.file)
    guard let member = found.first(where: { evaluator.linker[$0].isStatic }) else { return nil }
    let text = evaluator.value(of: member, self: nil, use, site)
    return evaluator.isText(text) ? text : nil
  }
}

extension TextMembers {
  /// A list that an extension gives a type of the system: `UIUserInterfaceStyle.choices`.
  static func list(
    _ name: UInt64, ofTypeNamed base: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    guard case .name(let type) = evaluator.expression(base, site.file) else { return nil }
    let found = evaluator.linker.extensionMembers(
      ofTypeNamed: evaluator.hash(type, site.file), named: name, from: site.file)
    guard found.count == 1, let member = found.first, evaluator.linker[member].isStatic,
      evaluator.linker[member].elements != nil || evaluator.linker[member].value != nil
    else { return nil }
    let list = evaluator.value(of: member, self: nil, base, site)
    guard case .list = evaluator.scene[list] else { return nil }
    return list
  }
}

extension TextMembers {
  private static func declaresString(
    _ meaning: Meaning, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch meaning {
    case .member(let member), .global(let member), .viewHelper(let member):
      evaluator.linker[member].type.map { evaluator.word($0, member.file) == .String } ?? false
    case .bound, .type, .nothing: false
    }
  }
}
