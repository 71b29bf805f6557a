import Scenes
import Views

/// The type that a member is declared to be of.
enum WrittenTypes {
  static func type(
    of id: MemberID, in owner: TypeID?, _ evaluator: inout Evaluator
  ) -> TypeID? {
    let member = evaluator.linker[id]
    guard let type = member.type else { return nil }
    let own = named(type, member.qualifier, id.file, owner, &evaluator)
    return own ?? state(heldBy: type, member, id.file, owner, &evaluator)
  }

  static func type(
    of formal: Formal, in owner: TypeID?, _ evaluator: inout Evaluator
  ) -> TypeID? {
    formal.type.flatMap { named($0.name, formal.qualifier, $0.file, owner, &evaluator) }
  }

  /// `Inner`, or `Outer.Inner`, which is out of sight by its last name.
  private static func named(
    _ name: NameID, _ qualifier: NameID?, _ file: FileID, _ owner: TypeID?,
    _ evaluator: inout Evaluator
  ) -> TypeID? {
    let hash = evaluator.hash(name, file)
    if let qualifier {
      let outer = evaluator.hash(qualifier, file)
      if let around = evaluator.linker.type(named: outer, from: file, inside: owner) {
        if let found = evaluator.linker.type(named: hash, nestedIn: around) { return found }
      } else if let found = evaluator.linker.type(
        named: hash, nestedInTypeNamed: outer, from: file)
      {
        return found
      }
    }
    return evaluator.linker.type(named: hash, from: file, inside: owner)
  }

  /// What a store of a package gives the members of.
  private static func state(
    heldBy holder: NameID, _ member: Member, _ file: FileID, _ owner: TypeID?,
    _ evaluator: inout Evaluator
  ) -> TypeID? {
    guard let held = member.held, let row = StateHolders.all[evaluator.hash(holder, file)],
      evaluator.linker.imports(row.module, in: file),
      let found = named(held.name, held.qualifier, file, owner, &evaluator)
    else { return nil }
    return row.isOfFeature
      ? evaluator.linker.type(named: StateHolders.state, nestedIn: found) : found
  }
}
