import Views

/// Views that a property may hold, or none: `let footer: AnyView?`, `@Environment(\.footer) var footer`.
extension Evaluator {
  /// Writes what nobody tells more of as there or not; false where it always is.
  mutating func emitSlot(
    _ id: MemberID, _ name: NameID, _ use: ExpressionID, _ site: Site, _ role: NodeRole,
    _ pending: [PendingModifier]
  ) -> Bool {
    guard isOptionalSlot(id), isGiven(use, site) != true else { return false }
    emitMaybe(use, site, role, pending) { $0.emitOpaque(name, use, site, $1, $2) }
    return true
  }

  /// Writes something as there or not, or as it is known to be.
  mutating func emitMaybe(
    _ use: ExpressionID, _ site: Site, _ role: NodeRole, _ pending: [PendingModifier],
    _ emit: (inout Evaluator, NodeRole, [PendingModifier]) -> Void
  ) {
    switch isGiven(use, site) {
    case true: emit(&self, role, pending)
    case false: break
    case nil:
      let node = open(.branch(.condition, isExhaustive: false), role, use, site)
      let side = open(.alternative, .content, use, site)
      emit(&self, .content, [])
      close(side, [])
      close(node, pending)
    }
  }

  /// `var note: Text?` of a view that is read by itself: it can do without, and need not.
  func isLeftToCallers(_ id: MemberID, _ bound: Bound?) -> Bool {
    let member = linker[id]
    guard member.isVariable, member.attributes.isEmpty, let value = member.value,
      case .null = expression(value, id.file), case .instance(let index) = bound
    else { return false }
    return base(of: index) == 0
  }
}

extension Evaluator {
  private mutating func isOptionalSlot(_ id: MemberID) -> Bool {
    let member = linker[id]
    guard member.kind == .storedProperty, member.value == nil, !member.isFunctionType else {
      return false
    }
    if let type = member.type { return !member.isNeverNil && isAnyView(type, of: member, id.file) }
    guard member.attributes.contains(where: { word($0, id.file) == .Environment }) else {
      return false
    }
    // A value of the environment mostly has the name of its key.
    let key = linker.extensionMembers(
      ofTypeNamed: WellKnown.environmentValues, named: hash(member.name, id.file), from: id.file
    ).first
    guard let key, let type = linker[key].type else { return false }
    return !linker[key].isNeverNil && isAnyView(type, of: linker[key], key.file)
  }

  /// A property for views that whoever makes it gives.
  mutating func isSlot(_ id: MemberID) -> Bool {
    let member = linker[id]
    let isBuilder = member.attributes.contains {
      let word = word($0, id.file)
      return word == .ViewBuilder || word == .ContentBuilder
    }
    return isBuilder || member.type.map { isAnyView($0, of: member, id.file) } ?? false
  }

  /// A view of a kind that only the caller tells.
  private mutating func isAnyView(_ type: NameID, of member: Member, _ file: FileID) -> Bool {
    if word(type, file) == .AnyView { return true }
    guard let owner = member.owner else { return false }
    return linker.isGeneric(TypeID(file: file, index: owner), overView: hash(type, file))
  }
}
