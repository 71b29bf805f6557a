/// Types that are another name of something: `typealias Chooser = Picker`.
extension Linker {
  /// The framework's type for which a name of the repository stands: `typealias Chooser = Picker`.
  package mutating func word(
    aliasedBy hash: UInt64, from file: FileID, inside: TypeID? = nil
  ) -> Word? {
    var next = declaration(named: hash, from: file, inside: inside)
    for _ in 0..<8 {
      guard let alias = next, let path = files[alias.file].aliased(alias.index),
        let last = path.last
      else { return nil }
      let target = files.hash(last, in: alias.file)
      lookups.insert(Subject.homonyms.key(target))
      var candidates = inSight(index.homonyms[target] ?? [], from: alias.file)
      if path.count == 1 { candidates = candidates.filter { isAround(alias, $0) } }
      if candidates.isEmpty {
        return files[alias].inherited.first.map { files.word($0, in: alias.file) }
      }
      let visible = candidates.filter { isVisible($0, from: alias.file) && $0 != alias }
      next = nearest(visible, from: alias.file).first
    }
    return nil
  }

  /// As in `typealias Done = (Item) -> Void`.
  package mutating func isFunction(
    aliasedBy hash: UInt64, from file: FileID, inside: TypeID?
  ) -> Bool {
    var next = declaration(named: hash, from: file, inside: inside)
    for _ in 0..<8 {
      guard let alias = next, let path = files[alias.file].aliased(alias.index), path.count == 1
      else { return false }
      if files.name(path[0], in: alias.file).text == TypeDeclaration.function { return true }
      next = declaration(
        named: files.hash(path[0], in: alias.file), from: alias.file,
        inside: files[alias.file].parent(of: alias.index).map {
          TypeID(file: alias.file, index: $0)
        })
      if next == alias { return false }
    }
    return false
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
    guard hops > 0, !path.isEmpty else { return nil }
    hops -= 1
    let names = path.map { files.hash($0, in: type.file) }
    guard let first = firstType(of: names, from: type), var found = unaliased(first.type, &hops)
    else { return nil }
    for name in first.rest {
      guard let inner = declaration(named: name, nestedIn: found),
        let meant = unaliased(inner, &hops)
      else { return nil }
      found = meant
    }
    return found
  }

  /// What the first name means where an alias stands, and the names behind it; where it is none of a type, it is
  /// that of a module.
  private mutating func firstType(
    of names: [UInt64], from alias: TypeID
  ) -> (type: TypeID, rest: ArraySlice<UInt64>)? {
    let isModule = names.count > 1 && !isType(named: names[0], from: alias.file)
    if names.count > 1, !isModule {
      let around = files[alias.file].parent(of: alias.index).map {
        TypeID(file: alias.file, index: $0)
      }
      let first = declaration(named: names[0], from: alias.file, inside: around)
      return first.flatMap { $0 == alias ? nil : ($0, names.dropFirst()) }
    }
    let wanted = names[isModule ? 1 : 0]
    lookups.insert(Subject.homonyms.key(wanted))
    let candidates = (index.homonyms[wanted] ?? []).filter {
      isVisible($0, from: alias.file) && $0 != alias
        && (isModule ? isAtTop($0, ofModule: names[0]) : isAround(alias, $0))
    }
    return nearest(candidates, from: alias.file).first.map {
      ($0, names.dropFirst(isModule ? 2 : 1))
    }
  }

  /// Whether a type is at the top level, or in a type that is around a place: `Image` alone is none of `Asset.Image`.
  private mutating func isAround(_ place: TypeID, _ type: TypeID) -> Bool {
    if files[type.file].parent(of: type.index) == nil { return true }
    let around = paths(to: place)
    return paths(to: type).contains { path in
      around.contains { $0.dropLast().starts(with: path.dropLast()) }
    }
  }

  private mutating func isType(named hash: UInt64, from file: FileID) -> Bool {
    lookups.insert(Subject.homonyms.key(hash))
    return !inSight(index.homonyms[hash] ?? [], from: file).isEmpty
  }

  /// Folders are called like the modules in them.
  private func isAtTop(_ type: TypeID, ofModule module: UInt64) -> Bool {
    files[type.file].parent(of: type.index) == nil
      && files[type.file].path.split(separator: "/").contains { NameHash.of(String($0)) == module }
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
