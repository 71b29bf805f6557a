/// Who says that it conforms to what, by the names that are written: types, and extensions of them.
///
/// What conforms by another name, `typealias Lit = Shelf & Lamp`, is found by way of that.
/// Words that everybody uses are left out: nobody asks which of all views there are.
enum Conformances {
  /// By the hash of what is conformed to, the number of the type in its file.
  static func all(in views: FileViews) -> [(name: UInt64, type: Int32)] {
    var found: [(name: UInt64, type: Int32)] = []
    for (index, type) in views.types.enumerated() where !type.isPreviewOrTest {
      if case .typealias = type.kind { continue }
      for name in type.inherited where views[name].word == .other {
        found.append((views[name].hash, Int32(index)))
      }
    }
    return found
  }
}

extension Linker {
  /// The types of the repository that conform to one of its protocols, also through a protocol that does, by
  /// path and place.
  package mutating func conformers(of type: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var asked: [TypeID] = [type]
    var next = 0
    while next < asked.count {
      let parent = asked[next]
      next += 1
      let name = name(of: parent)
      lookups.insert(Subject.alias.key(name))
      for alias in index.aliases[name]
      where !asked.contains(alias) && asked.count < Self.mostParents
        && means(name, at: alias, inside: enclosing(alias), parent)
      { asked.append(alias) }
      lookups.insert(Subject.conformers.key(name))
      for candidate in index.conformances[name]
      where means(name, at: candidate, inside: candidate, parent) {
        switch files[candidate].kind {
        case .protocol:
          if !asked.contains(candidate), asked.count < Self.mostParents { asked.append(candidate) }
        case .extension:
          let name = self.name(of: candidate)
          // Of a package's type only that is known which the extension says.
          guard let extended = extended(by: candidate, of: index.homonyms[name] ?? []) else {
            found.insert(candidate)
            continue
          }
          if case .protocol = files[extended].kind { continue }
          found.insert(unaliased(extended) ?? extended)
        default: found.insert(candidate)
        }
      }
    }
    return found.sorted { (files[$0.file].path, $0.index) < (files[$1.file].path, $1.index) }
  }

  private static var mostParents: Int { 64 }

  /// Whether it is a type that a name means, or what stands for it.
  private mutating func means(
    _ name: UInt64, at place: TypeID, inside: TypeID?, _ type: TypeID
  ) -> Bool {
    if case .typealias = files[type].kind {
      return declaration(named: name, from: place.file, inside: inside) == type
    }
    return self.type(named: name, from: place.file, inside: inside) == type
  }

  private func enclosing(_ type: TypeID) -> TypeID? {
    files[type.file].parent(of: type.index).map { TypeID(file: type.file, index: $0) }
  }
}
