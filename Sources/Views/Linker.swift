/// Answers the questions of one reading, and remembers them.
///
/// A reading that asks nothing but its linker and the files the answers are in is repeated exactly
/// when its outcome may differ: see `ViewIndex.apply`.
package struct Linker {
  package let index: ViewIndex
  package private(set) var lookups = Lookups()

  package init(_ index: ViewIndex) { self.index = index }
}

// MARK: - Types

extension Linker {
  /// The type that a plain name means at a place: nested in one of the types around it, innermost
  /// first, else at the top level of the nearest file.
  package mutating func type(named hash: UInt64, from file: FileID, inside: TypeID? = nil)
    -> TypeID?
  {
    lookups.insert(Subject.type.key(hash))
    guard let candidates = index.types[hash] else { return nil }
    let around = inside.map { path(to: $0) } ?? []
    var best: TypeID?
    var bestRank = (Int.max, Int.max, "", Int32.max)
    for candidate in candidates
    where isVisible(index[candidate].isFilePrivate, candidate.file, file) {
      let outer = Array(path(to: candidate).dropLast())
      guard outer.count <= around.count, outer.elementsEqual(around.prefix(outer.count)) else {
        continue
      }
      let rank = (
        around.count - outer.count, distance(file, candidate.file), index[candidate.file].path,
        candidate.index
      )
      if rank < bestRank { (best, bestRank) = (candidate, rank) }
    }
    return best.flatMap { unaliased($0, hops: 8) }
  }

  /// The type that is named through another: `Outer.Inner`.
  package mutating func type(named hash: UInt64, nestedIn outer: TypeID) -> TypeID? {
    lookups.insert(Subject.type.key(hash))
    guard let candidates = index.types[hash] else { return nil }
    let wanted = path(to: outer)
    let found = candidates.filter { path(to: $0).dropLast().elementsEqual(wanted) }
    return nearest(found, from: outer.file).first.flatMap { unaliased($0, hops: 8) }
  }

  /// The declaration of a type and its extensions, nearest first.
  package mutating func declarations(of type: TypeID) -> [TypeID] {
    let name = index[type.file].views[index[type].name].hash
    lookups.insert(Subject.type.key(name))
    lookups.insert(Subject.extensions.key(name))
    guard let extensions = index.extensions[name] else { return [type] }
    let own: [TypeID]
    if let homonyms = index.types[name], homonyms.count > 1 {
      own = extensions.filter { nearest(homonyms, from: $0.file).first == type }
    } else {
      own = extensions
    }
    return [type] + nearest(own, from: type.file)
  }

  /// Whether a type is, by its own words, those of its extensions or those of the repository's
  /// protocols and superclasses, a kind of `word`.
  package mutating func inherits(_ type: TypeID, _ word: Word) -> Bool {
    var visited: Set<TypeID> = []
    return inherits(type, word, &visited)
  }

  package mutating func isView(_ type: TypeID) -> Bool { inherits(type, .View) }

  private mutating func inherits(_ type: TypeID, _ word: Word, _ visited: inout Set<TypeID>) -> Bool
  {
    guard visited.insert(type).inserted, visited.count < 64 else { return false }
    for declaration in declarations(of: type) {
      let views = index[declaration.file].views
      for name in index[declaration].inherited {
        if views[name].word == word { return true }
        if let parent = self.type(named: views[name].hash, from: declaration.file, inside: type),
          inherits(parent, word, &visited)
        {
          return true
        }
      }
    }
    return false
  }

  private mutating func unaliased(_ type: TypeID, hops: Int) -> TypeID? {
    guard case .typealias = index[type].kind else { return type }
    guard hops > 0, let target = index[type].inherited.first else { return nil }
    let hash = index[type.file].views[target].hash
    lookups.insert(Subject.type.key(hash))
    guard let candidates = index.types[hash] else { return nil }
    let visible = candidates.filter {
      isVisible(index[$0].isFilePrivate, $0.file, type.file) && $0 != type
    }
    return nearest(visible, from: type.file).first.flatMap {
      unaliased($0, hops: hops - 1)
    }
  }

  /// The names from the outermost type down to this one.
  private func path(to type: TypeID) -> [UInt64] {
    let views = index[type.file].views
    var path: [UInt64] = []
    var next: Int32? = type.index
    while let index = next {
      path.append(views[views.types[Int(index)].name].hash)
      next = views.types[Int(index)].parent
    }
    path.reverse()
    return path
  }
}

// MARK: - Members

extension Linker {
  /// The members of that name of a type and its extensions; several where it is overloaded.
  package mutating func members(of type: TypeID, named hash: UInt64) -> [MemberID] {
    var found: [MemberID] = []
    for declaration in declarations(of: type) {
      let views = index[declaration.file].views
      for member in index[declaration].members
      where views[views.members[Int(member)].name].hash == hash {
        found.append(MemberID(file: declaration.file, index: member))
      }
    }
    return found
  }

  package mutating func initializers(of type: TypeID) -> [MemberID] {
    var found: [MemberID] = []
    for declaration in declarations(of: type) {
      let views = index[declaration.file].views
      for member in index[declaration].members {
        guard case .initializer = views.members[Int(member)].kind else { continue }
        found.append(MemberID(file: declaration.file, index: member))
      }
    }
    return found
  }

  /// Members that extensions of `View` add, nearest first.
  package mutating func viewExtension(named hash: UInt64, from file: FileID) -> [MemberID] {
    extensionMembers(of: .View, named: hash, from: file)
  }

  /// Members that extensions of a type or protocol we know (`Text`, `String`, `ButtonStyle`) add.
  package mutating func extensionMembers(
    of extended: Word, named hash: UInt64, from file: FileID
  ) -> [MemberID] {
    lookups.insert(Subject.extensionMember.key(hash))
    guard let candidates = index.extensionMembers[hash] else { return [] }
    let found = candidates.filter { candidate in
      let views = index[candidate.file].views
      let member = views.members[Int(candidate.index)]
      guard let owner = member.owner, isVisible(member.isFilePrivate, candidate.file, file) else {
        return false
      }
      return views[views.types[Int(owner)].name].word == extended
    }
    return nearest(found, from: file)
  }

  /// Functions, constants and variables at file level, nearest first.
  package mutating func globals(named hash: UInt64, from file: FileID) -> [MemberID] {
    lookups.insert(Subject.global.key(hash))
    guard let candidates = index.globals[hash] else { return [] }
    let visible = candidates.filter { isVisible(index[$0].isFilePrivate, $0.file, file) }
    return nearest(visible, from: file)
  }

  /// The development-language text of a localisation key.
  package mutating func text(forKey key: String) -> String? {
    lookups.insert(Subject.text.key(NameHash.of(key)))
    return index.strings.text(forKey: key)
  }
}

// MARK: - The commit

extension Linker {
  /// The oldest iOS that the code of a file runs on.
  package mutating func deploymentTarget(of file: FileID) -> DeploymentTarget? {
    lookups.insert(Subject.target.key(0))
    return index.targets.target(forFileAt: index[file].path)
  }
}

// MARK: - Nearness

extension Linker {
  private func isVisible(_ isFilePrivate: Bool, _ declared: FileID, _ asked: FileID) -> Bool {
    !isFilePrivate || declared == asked
  }

  private func distance(_ from: FileID, _ to: FileID) -> Int {
    if from == to { return 0 }
    let (left, right) = (index[from], index[to])
    if left.folder == right.folder { return 1 }
    return left.module == right.module ? 2 : 3
  }

  private func nearest(_ candidates: [TypeID], from file: FileID) -> [TypeID] {
    guard candidates.count > 1 else { return candidates }
    let ranked = candidates.map { (rank(from: file, $0.file, $0.index), $0) }
    return ranked.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func nearest(_ candidates: [MemberID], from file: FileID) -> [MemberID] {
    guard candidates.count > 1 else { return candidates }
    let ranked = candidates.map { (rank(from: file, $0.file, $0.index), $0) }
    return ranked.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func rank(from asking: FileID, _ file: FileID, _ place: Int32) -> (Int, String, Int32) {
    (distance(asking, file), index[file].path, place)
  }
}
