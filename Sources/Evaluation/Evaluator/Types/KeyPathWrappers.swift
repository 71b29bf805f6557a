import Views

/// Of which type a property is that a wrapper of the app reads from one place for all: `@Setting(\.theme) var theme`.
enum KeyPathWrappers {
  static func type(of id: MemberID, _ evaluator: inout Evaluator) -> TypeID? {
    let attributes = evaluator.files[id.file].attributes(of: id.index)
    guard attributes.count == 2, let wrapper = attributes.first, let key = attributes.last,
      evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    guard
      let type = evaluator.type(
        named: evaluator.hash(wrapper, id.file), from: id.file,
        inside: evaluator.linker[id].owner.map { TypeID(file: id.file, index: $0) }),
      let root = root(of: type, &evaluator)
    else { return nil }
    return Typing.type(ofMember: evaluator.hash(key, id.file), of: root, &evaluator)
  }

  /// What its key path begins with: `let path: ReferenceWritableKeyPath<Settings, Value>`.
  ///
  /// https://developer.apple.com/documentation/swift/keypath
  private static func root(of wrapper: TypeID, _ evaluator: inout Evaluator) -> TypeID? {
    for id in evaluator.linker.listed(in: wrapper) {
      let member = evaluator.linker[id]
      guard let type = member.type, keyPaths.contains(evaluator.hash(type, id.file)),
        let held = member.held
      else { continue }
      return evaluator.linker.type(
        named: evaluator.hash(held.name, id.file), from: id.file, inside: wrapper)
    }
    return nil
  }

  private static let keyPaths = Set(
    ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].map { NameHash.of($0) })
}
