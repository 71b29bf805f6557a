/// Types that are another name, `typealias Short = Outer.Inner`, by the last name of what they stand for; of
/// `typealias Lit = Shelf & Lamp` by both.
enum Aliases {
  /// By the hash of what is stood for, the number of the type in its file.
  static func all(in views: FileViews) -> [(name: UInt64, type: Int32)] {
    var found: [(name: UInt64, type: Int32)] = []
    for (index, type) in views.types.enumerated() where !type.isPreviewOrTest {
      guard case .typealias = type.kind, let target = type.inherited.first else { continue }
      for name in [target] + type.composed { found.append((views[name].hash, Int32(index))) }
    }
    return found
  }
}

extension Linker {
  /// The names by which an extension may mean a type of a name, besides that: `extension Short` where
  /// `typealias Short = Outer.Inner`.
  mutating func names(standingFor name: UInt64) -> [UInt64] {
    var found: [UInt64] = []
    var (target, next) = (name, 0)
    while true {
      lookups.insert(Subject.alias.key(target))
      // By content: which files came first is not to decide where there are too many.
      for short in Set(index.aliases[target].map { self.name(of: $0) }).sorted()
      where short != name && !found.contains(short) && found.count < Self.mostNames {
        found.append(short)
      }
      guard next < found.count else { return found }
      (target, next) = (found[next], next + 1)
    }
  }

  /// Names may stand for names, and nobody writes many of them.
  private static var mostNames: Int { 8 }

  /// Whether an extension of what is called otherwise means this type.
  mutating func isExtended(_ type: TypeID, byAnotherName extending: TypeID) -> Bool {
    guard canExtend(type, from: extending.file) else { return false }
    let name = self.name(of: extending)
    guard let outer = files[extending.file].qualifier(of: extending.index) else {
      return self.type(named: name, from: extending.file) == type
    }
    return self.type(named: name, nestedInTypeNamed: outer, from: extending.file) == type
  }

  /// The extensions of a type by what stands for it, in no order.
  mutating func extensions(byOtherNamesOf type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    for name in names(standingFor: name(of: type)) {
      lookups.insert(Subject.extensions.key(name))
      for extending in index.extensions[name] ?? []
      where isExtended(type, byAnotherName: extending) { found.append(extending) }
    }
    return found
  }

  /// The names down to a type in an extension of a short name, with those that this stands for.
  mutating func spelledOut(_ path: [UInt64], to type: TypeID) -> [[UInt64]] {
    let file = files[type.file]
    var root = type.index
    while let parent = file.parent(of: root) { root = parent }
    guard case .extension = files.kind(ofType: root, in: type.file) else { return [] }
    if let outer = file.qualifier(of: root) {
      let name = NestedName.hash(path[0], in: outer)
      lookups.insert(Subject.type.key(name))
      guard let target = target(of: index.types[name] ?? [], from: type.file) else { return [] }
      let names = target.names + path.dropFirst()
      return [names, [outer] + names]
    }
    var (path, asking) = (path, type.file)
    for hop in 0..<Self.mostNames {
      lookups.insert(Subject.homonyms.key(path[0]))
      guard let target = target(of: index.homonyms[path[0]] ?? [], from: asking, isAtTop: true)
      else { return hop == 0 ? [] : [path] }
      (path, asking) = (target.names + path.dropFirst(), target.file)
    }
    return []
  }

  /// What the nearest of some types stands for, where that is another name, and the file in which it says so.
  private mutating func target(
    of types: [TypeID], from file: FileID, isAtTop: Bool = false
  ) -> (names: [UInt64], file: FileID)? {
    // Few extensions are of a short name.
    guard types.contains(where: { files[$0.file].aliased($0.index) != nil }) else { return nil }
    var seen: [TypeID] = []
    for type in types
    where isVisible(type, from: file)
      && (!isAtTop || files[type.file].parent(of: type.index) == nil)
    { seen.append(type) }
    guard let alias = nearest(seen, from: file).first,
      let names = files[alias.file].aliased(alias.index), !names.isEmpty
    else { return nil }
    return (names.map { files.hash($0, in: alias.file) }, alias.file)
  }
}
