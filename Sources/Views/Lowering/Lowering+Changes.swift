import Syntax

extension Lowering {
  /// Whether a state of a view stays what it begins with, as far as its file can change it.
  mutating func staysAsItBegins(_ member: Member) -> Bool {
    guard member.isVariable, !member.isStatic, let value = member.value,
      case .boolean = file.code.expressions[Int(value)],
      member.attributes.contains(where: { names.word($0) == .State })
    else { return false }
    if changedNames == nil { changedNames = ChangedNames(tree: tree, bytes: bytes).all() }
    return changedNames?.contains(names.hash(member.name)) == false
  }
}
