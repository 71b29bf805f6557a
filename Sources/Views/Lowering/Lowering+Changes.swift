import Syntax

extension Lowering {
  /// What becomes of a state of a view, as far as its file can change it.
  ///
  /// https://developer.apple.com/documentation/swiftui/state
  mutating func noteChanges(of member: inout Member) {
    guard member.isVariable, !member.isStatic, let value = member.value else { return }
    let wrappers = file.attributes(of: member).map { names.word($0) }
    guard wrappers.contains(.State) || wrappers.contains(.GestureState) else { return }
    let hash = names.hash(member.name)
    switch file.code.expressions[Int(value)] {
    case .boolean(let flag) where wrappers.contains(.State):
      if changedNames == nil { changedNames = ChangedNames(tree: tree, bytes: bytes).all() }
      if changedNames?.contains(hash) == false {
        member.asShown = flag
      } else {
        if appearanceNames == nil {
          appearanceNames = AppearanceNames(tree: tree, bytes: bytes).all()
        }
        member.asShown = appearanceNames?[hash]
      }
    case .boolean, .null, .number, .string, .implicitMember, .member: break
    default: return
    }
    if systemNames == nil { systemNames = SystemNames(tree: tree, bytes: bytes).all() }
    member.isOfUser = systemNames?.contains(hash) == false
  }
}
