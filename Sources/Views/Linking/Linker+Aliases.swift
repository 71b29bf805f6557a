/// Types that are another name of something: `typealias Chooser = Picker`.
extension Linker {
  /// The framework's type for which a name of the repository stands: `typealias Chooser = Picker`.
  package mutating func word(
    aliasedBy hash: UInt64, from file: FileID, inside: TypeID? = nil
  ) -> Word? {
    var next = declaration(named: hash, from: file, inside: inside)
    for _ in 0..<8 {
      guard let alias = next,
        let last = files[alias.file].aliased(alias.index)?.last
      else { return nil }
      let target = files.hash(last, in: alias.file)
      lookups.insert(Subject.homonyms.key(target))
      guard let candidates = index.homonyms[target] else {
        return files[alias].inherited.first.map { files.word($0, in: alias.file) }
      }
      let visible = candidates.filter { isVisible($0, from: alias.file) && $0 != alias }
      next = nearest(visible, from: alias.file).first
    }
    return nil
  }

  /// What a type is, where it is no other name; nil for a name of what is not in the repository.
  mutating func unaliased(_ type: TypeID) -> TypeID? {
    guard case .typealias = files.kind(ofType: type.index, in: type.file) else { return type }
    var hops = 8
    return unaliased(type, &hops)
  }

  /// Aliases may stand for each other in a ring, or for very many.
  private mutating func unaliased(_ type: TypeID, _ hops: inout Int) -> TypeID? {
    guard let path = files[type.file].aliased(type.index) else { return type }
    guard hops > 0, let last = path.last else { return nil }
    hops -= 1
    let names = path.map { files.hash($0, in: type.file) }
    if names.count > 1 {
      lookups.insert(Subject.homonyms.key(names[0]))
      if index.homonyms[names[0]] != nil { return nested(names, from: type, &hops) }
    }
    let hash = files.hash(last, in: type.file)
    lookups.insert(Subject.homonyms.key(hash))
    guard let candidates = index.homonyms[hash] else { return nil }
    let visible = candidates.filter {
      isVisible($0, from: type.file) && $0 != type
        && (names.count == 1 || isInFolder(named: names[0], $0))
    }
    guard let found = nearest(visible, from: type.file).first else { return nil }
    return unaliased(found, &hops)
  }

  /// `Outer.Inner`, as an alias has it: the first name is looked up where the alias stands.
  private mutating func nested(
    _ names: [UInt64], from alias: TypeID, _ hops: inout Int
  ) -> TypeID? {
    let around = files[alias.file].parent(of: alias.index).map {
      TypeID(file: alias.file, index: $0)
    }
    guard let first = declaration(named: names[0], from: alias.file, inside: around),
      first != alias, var found = unaliased(first, &hops)
    else { return nil }
    for name in names.dropFirst() {
      guard let inner = declaration(named: name, nestedIn: found),
        let meant = unaliased(inner, &hops)
      else { return nil }
      found = meant
    }
    return found
  }

  /// What stands before a name and is no type is a module: folders are called like it.
  private func isInFolder(named module: UInt64, _ type: TypeID) -> Bool {
    files[type.file].path.split(separator: "/").contains { NameHash.of(String($0)) == module }
  }

  /// The names for which an alias stands that no type of the repository has, the outermost first.
  package mutating func names(
    aliasedBy hash: UInt64, from file: FileID, inside: TypeID?
  ) -> [String]? {
    guard let alias = declaration(named: hash, from: file, inside: inside),
      let path = files[alias.file].aliased(alias.index), unaliased(alias) == nil
    else { return nil }
    return path.map { files.name($0, in: alias.file).text }
  }
}
