import Scenes
import Views

/// Views that a property may hold, or none: `let footer: AnyView?`, `@Environment(\.footer) var footer`.
enum OptionalSlots {
  /// Writes what nobody tells more of as there or not; false where it always is.
  static func emitSlot(
    _ id: MemberID, _ name: NameID, _ use: ViewUse, _ evaluator: inout Evaluator
  ) -> Bool {
    guard isOptionalSlot(id, &evaluator),
      DecidedBranches.isNotNil(use.expression, use.site, &evaluator) != true
    else { return false }
    emitMaybe(use, &evaluator) { $0.emitOpaque(name, $1) }
    return true
  }

  /// Writes something as there or not, or as it is known to be.
  static func emitMaybe(
    _ use: ViewUse, _ evaluator: inout Evaluator, _ emit: (inout Evaluator, ViewUse) -> Void
  ) {
    switch DecidedBranches.isNotNil(use.expression, use.site, &evaluator) {
    case true: emit(&evaluator, use)
    case false: break
    case nil:
      let node = evaluator.open(
        .branch(.condition, isExhaustive: false), use.role, use.expression, use.site)
      let side = evaluator.open(.alternative, .content, use.expression, use.site)
      emit(&evaluator, ViewUse(use.expression, use.site, .content))
      evaluator.close(side, [])
      evaluator.close(node, use.pending)
    }
  }

  /// `var note: Text?` of a view that is read by itself, or of a value that nobody saw being made: it can do
  /// without, and need not.
  static func isLeftToCallers(_ id: MemberID, _ bound: Bound?, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    let member = evaluator.linker[id]
    guard member.isVariable, member.attributes.isEmpty, let value = member.value,
      case .null = evaluator.expression(value, id.file), case .instance(let index) = bound
    else { return false }
    return evaluator.base(of: index) == 0 || !evaluator.instances[Int(index)].isKnown
  }
}

extension OptionalSlots {
  private static func isOptionalSlot(_ id: MemberID, _ evaluator: inout Evaluator) -> Bool {
    let member = evaluator.linker[id]
    guard member.kind == .storedProperty, member.value == nil, !member.isFunctionType else {
      return false
    }
    if let type = member.type {
      return !member.isNeverNil && isAnyView(type, of: member, id.file, &evaluator)
    }
    guard
      evaluator.files[id.file].attributes(of: id.index).contains(where: {
        evaluator.word($0, id.file) == .Environment
      })
    else { return false }
    // A value of the environment mostly has the name of its key.
    let key = evaluator.linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: evaluator.hash(member.name, id.file),
      from: id.file
    ).first
    guard let key, let type = evaluator.linker[key].type else { return false }
    return !evaluator.linker[key].isNeverNil
      && isAnyView(type, of: evaluator.linker[key], key.file, &evaluator)
  }

  /// A property for views that whoever makes it gives.
  static func isSlot(_ id: MemberID, _ evaluator: inout Evaluator) -> Bool {
    let member = evaluator.linker[id]
    let isBuilder = evaluator.files[id.file].attributes(of: id.index).contains {
      let word = evaluator.word($0, id.file)
      return word == .ViewBuilder || word == .ContentBuilder
    }
    return isBuilder || member.type.map { isAnyView($0, of: member, id.file, &evaluator) } ?? false
  }

  /// A view of a kind that only the caller tells.
  private static func isAnyView(
    _ type: NameID, of member: Member, _ file: FileID, _ evaluator: inout Evaluator
  ) -> Bool {
    if evaluator.word(type, file) == .AnyView { return true }
    guard let owner = member.owner else { return false }
    return evaluator.linker.isGeneric(
      TypeID(file: file, index: owner), overView: evaluator.hash(type, file))
  }
}
