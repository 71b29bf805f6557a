/// Answers the questions of one reading, and remembers them.
///
/// A reading that asks nothing but its linker and the files the answers are in is repeated exactly
/// when its outcome may differ: see `ViewIndex.apply`.
package struct Linker {
  package let index: ViewIndex
  package let files: LiveFiles
  package internal(set) var lookups = Lookups()
  /// What readings of the same commit were answered.
  package var answers = LinkedAnswers()

  package init(_ index: ViewIndex) {
    self.index = index
    files = LiveFiles(index.files)
  }
}

// MARK: - Parts of a reading

extension Linker {
  /// From here on questions are remembered apart; `bringBack` takes what this returns.
  package mutating func setAside() -> Lookups {
    let outer = lookups
    lookups = Lookups()
    return outer
  }

  /// Answers what was asked since then, which counts as asked by the whole, too.
  package mutating func bringBack(_ outer: consuming Lookups) -> Lookups {
    let inner = lookups
    lookups = outer
    lookups.formUnion(inner)
    return inner
  }

  /// What the outcome depends on without having been asked again.
  package mutating func depend(on earlier: Lookups) { lookups.formUnion(earlier) }
}

// MARK: - The commit

extension Linker {
  /// The oldest iOS that the code of a file runs on.
  package mutating func deploymentTarget(of file: FileID) -> DeploymentTarget? {
    lookups.insert(Subject.target.key(0))
    return index.targets.target(forFileAt: files[file].path)
  }
}

extension Linker {
  /// Whether a file sees what a package declares.
  package mutating func imports(_ module: UInt64, in file: FileID) -> Bool {
    lookups.insert(Subject.imported.key(files[file].pathHash, module))
    if files[file].views.modules.contains(module) { return true }
    lookups.insert(Subject.imported.key(module))
    return index.exports.contains(module)
  }
}

extension Linker {
  /// A view of an app or package that no code makes.
  package mutating func isUnmade(_ type: TypeID) -> Bool {
    lookups.insert(Subject.target.key(0))
    lookups.insert(Subject.app.key(0))
    if files[type].isPublic { lookups.insert(Subject.reach.key(files[type.file].pathHash)) }
    lookups.insert(Subject.unmade.key(files[type.file].makingKey(type.index)))
    return index.isUnmade(type)
  }

  /// Most of them show one feature each, to try it out.
  package mutating func hasSeveralApps() -> Bool {
    lookups.insert(Subject.app.key(0))
    return index.hasSeveralApps
  }

  /// A class that is there for those below it: no code, scene or nib of the repository makes one itself.
  ///
  /// Of what is public, other repositories may.
  package mutating func isBase(_ type: TypeID) -> Bool {
    let name = files[type.file].typeHashes[Int(type.index)]
    lookups.insert(Subject.base.key(name))
    guard index.named.isBase(name), files[type.file].origin == nil else { return false }
    guard files[type].isPublic else { return true }
    lookups.insert(Subject.app.key(0))
    return index.hasApp
  }

  /// The app is among what is read, and not only a part of it.
  package mutating func hasApp() -> Bool {
    lookups.insert(Subject.app.key(0))
    return index.hasApp
  }

  /// Code sets a property of that name of something else, or code of the type does later than as it comes up.
  ///
  /// True of the words that everybody uses: of those nobody counts.
  package mutating func isAssigned(_ name: UInt64, by owner: TypeID?) -> Bool {
    if Vocabulary.all.name(hash: name) != nil { return true }
    let property = AssignedProperties.key(
      name, of: owner.map { files[$0.file].typeHashes[Int($0.index)] })
    lookups.insert(Subject.assigned.key(property))
    return index.named.isAssigned(property)
  }

  /// The same of a member: what is private to its file only that file sets, by whatever words.
  package mutating func isAssigned(
    _ name: UInt64, of member: MemberID, by owner: TypeID?
  ) -> Bool {
    guard files[member].isFilePrivate, Vocabulary.all.name(hash: name) != nil else {
      return isAssigned(name, by: owner)
    }
    let property = AssignedProperties.key(
      name, of: owner.map { files[$0.file].typeHashes[Int($0.index)] })
    lookups.insert(Subject.assigned.key(files[member.file].pathHash, property))
    return files[member.file].views.assigned.contains(property)
  }

  /// A function that is only done as what it is of comes up: see `StartNames`.
  package mutating func isStart(_ name: UInt64, in file: FileID) -> Bool {
    lookups.insert(Subject.start.key(files[file].pathHash, name))
    return files[file].views.starts.contains(name)
  }

  /// Made where it is a part of something, whether or not a view that shows that can be read.
  package mutating func isMadeAsPart(_ type: TypeID) -> Bool {
    let name = files[type.file].typeHashes[Int(type.index)]
    lookups.insert(Subject.part.key(name))
    return index.named.isPart(name)
  }
}

// MARK: - Nearness

extension Linker {
  func distance(_ from: FileID, _ to: FileID) -> Int {
    if from == to { return 0 }
    let (left, right) = (files[from], files[to])
    // What the app declares itself is nearer than what it is built with.
    if left.packageHash != right.packageHash { return 4 }
    if left.folder == right.folder { return 1 }
    return left.module == right.module ? 2 : 3
  }

  /// Whether a type that stands by itself is nowhere in the target of a file.
  package func isOfAnotherTarget(_ type: TypeID, from file: FileID) -> Bool {
    files[type.file].parent(of: type.index) == nil && distance(file, type.file) > 2
  }

  func nearest(_ candidates: [TypeID], from file: FileID) -> [TypeID] {
    guard candidates.count > 1 else { return candidates }
    let ranked = candidates.map { (rank(from: file, $0.file, $0.index), $0) }
    return ranked.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func nearest(_ candidates: [MemberID], from file: FileID) -> [MemberID] {
    guard candidates.count > 1 else { return candidates }
    let ranked = candidates.map { (rank(from: file, $0.file, $0.index), $0) }
    return ranked.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func rank(from asking: FileID, _ file: FileID, _ place: Int32) -> (Int, String, Int32) {
    (distance(asking, file), files[file].path, place)
  }
}
