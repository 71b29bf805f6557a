import Scenes
import Views
import VoiceOver

// Whether two members of one thing have to do with each other.

extension ToldStates {
  /// One is the other or a part of it, or both are members of one thing that are made of the same; of what is not known
  /// the caller says which it is.
  func isRelated(
    _ one: String, _ other: String, around node: NodeID, isSoUnlessKnown: Bool
  ) -> Bool {
    if Asking.isSame(one, other) { return true }
    let (left, right) = (one.split(separator: "."), other.split(separator: "."))
    guard left[0] == right[0] else { return false }
    guard var type = type(of: String(left[0]), around: node) else { return isSoUnlessKnown }
    // Neither is a part of the other, so they part before one of them ends.
    var place = 1
    while left[place] == right[place] {
      guard let inner = self.type(ofMember: String(left[place]), of: type) else {
        return isSoUnlessKnown
      }
      type = inner
      place += 1
    }
    guard let first = stored(String(left[place]), of: type, depth: 0),
      let second = stored(String(right[place]), of: type, depth: 0)
    else { return isSoUnlessKnown }
    return !first.isDisjoint(with: second)
  }

  /// The stored properties that a member is made of; nil where that is not known.
  private func stored(_ name: String, of type: TypeID, depth: Int) -> Set<String>? {
    let members = code.members(of: type, named: name)
    guard !members.isEmpty, depth < 4 else { return nil }
    var found: Set<String> = []
    for id in members {
      let member = code.member(id)
      switch member.kind {
      case .storedProperty: found.insert(name)
      case .computedProperty:
        guard let body = member.body,
          let names = DecidingNames.of(SourceBlock(file: id.file, block: body), code)
        else { return nil }
        for inner in names where inner.first?.isUppercase == false {
          let root = String(inner.prefix { $0 != "." })
          guard root != name, let made = stored(root, of: type, depth: depth + 1) else {
            return nil
          }
          found.formUnion(made)
        }
      case .function, .initializer, .enumCase: return nil
      }
    }
    return found
  }

  private func type(ofMember name: String, of type: TypeID) -> TypeID? {
    let members = code.members(of: type, named: name)
    return members.count == 1 ? members.first.flatMap { code.type(of: $0) } : nil
  }

  /// The type of a property of the view, of a parameter of the helper around, or of what the rows around are made of.
  private func type(of name: String, around node: NodeID) -> TypeID? {
    guard let owner = tree.type(writing: node) else { return nil }
    for ancestor in tree.ancestors(of: node) {
      switch scene[ancestor].kind {
      case .helper(let function):
        if let type = code.type(ofParameter: name, of: function) { return type }
      case .rows(let repetition):
        if callers.parameter(of: ancestor) == name {
          return elementType(of: repetition, owner)
        }
      default: break
      }
      if case .custom = scene[ancestor].kind { break }
    }
    return type(ofMember: name, of: owner)
  }

  /// What `notes` or `model.notes` holds.
  private func elementType(of repetition: Int32, _ owner: TypeID) -> TypeID? {
    guard let data = scene.repetitions[Int(repetition)].data else { return nil }
    let source: SourceExpression
    switch scene[data] {
    case .unknown(let expression), .named(let expression, _): source = expression
    default: return nil
    }
    guard let path = code.term(source)?.path, let last = path.last, path.count < 4 else {
      return nil
    }
    var type = owner
    for name in path.dropLast() {
      guard let inner = self.type(ofMember: name, of: type) else { return nil }
      type = inner
    }
    let members = code.members(of: type, named: last)
    return members.count == 1 ? members.first.flatMap { code.elementType(of: $0) } : nil
  }
}
