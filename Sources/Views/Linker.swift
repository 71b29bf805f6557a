/// Answers the questions of one reading, and remembers them.
///
/// A reading that asks nothing but its linker and the files the answers are in is repeated exactly
/// when its outcome may differ: see `ViewIndex.apply`.
package struct Linker {
  package let index: ViewIndex
  package private(set) var lookups = Lookups()

  package init(_ index: ViewIndex) { self.index = index }
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

// MARK: - Types

extension Linker {
  /// The type that a plain name means at a place: nested in one of the types around it, innermost
  /// first, else at the top level of the nearest file.
  package mutating func type(
    named hash: UInt64, from file: FileID, inside: TypeID? = nil
  ) -> TypeID? {
    guard let homonyms = homonyms(hash) else { return nil }
    let surroundings = inside.map { index[$0.file].surroundings(of: $0.index) } ?? [nil]
    var candidates: [TypeID] = []
    for outer in surroundings { candidates += types(named: hash, in: outer) }
    if candidates.isEmpty { return nil }
    if homonyms.count == 1, index[homonyms[0].file].parent(of: homonyms[0].index) == nil {
      return isVisible(homonyms[0], from: file) ? unaliased(homonyms[0], hops: 8) : nil
    }
    let around = inside.map { paths(to: $0) } ?? [[]]
    var best: TypeID?
    var bestRank = (Int.max, Int.max, "", Int32.max)
    for candidate in candidates where isVisible(candidate, from: file) {
      guard let depth = depth(of: candidate, in: around) else { continue }
      let rank = (
        -depth, distance(file, candidate.file), index[candidate.file].path, candidate.index
      )
      if rank < bestRank { (best, bestRank) = (candidate, rank) }
    }
    return best.flatMap { unaliased($0, hops: 8) }
  }

  /// The type that is named through another: `Outer.Inner`.
  package mutating func type(named hash: UInt64, nestedIn outer: TypeID) -> TypeID? {
    guard homonyms(hash) != nil else { return nil }
    let wanted = paths(to: outer)
    let found = types(named: hash, in: name(of: outer)).filter { candidate in
      paths(to: candidate).contains { wanted.contains(Array($0.dropLast())) }
    }
    return nearest(found, from: outer.file).first.flatMap { unaliased($0, hops: 8) }
  }

  /// Where there is none of that name at all, one question stands for all places to look.
  private mutating func homonyms(_ hash: UInt64) -> [TypeID]? {
    guard let homonyms = index.homonyms[hash] else {
      lookups.insert(Subject.homonyms.key(hash))
      return nil
    }
    return homonyms
  }

  /// Types of a name inside types of another, or at the top level.
  private mutating func types(named hash: UInt64, in outer: UInt64?) -> [TypeID] {
    let name = NestedName.hash(hash, in: outer)
    lookups.insert(Subject.type.key(name))
    return index.types[name] ?? []
  }

  /// The declaration of a type and its extensions, nearest first.
  package mutating func declarations(of type: TypeID) -> [TypeID] {
    let extensions = extensions(of: type)
    return extensions.isEmpty ? [type] : [type] + nearest(extensions, from: type.file)
  }

  /// In no order.
  private mutating func extensions(of type: TypeID) -> [TypeID] {
    let name = name(of: type)
    lookups.insert(Subject.type.key(nestedName(of: type)))
    lookups.insert(Subject.extensions.key(name))
    guard let extensions = index.extensions[name] else { return [] }
    guard let homonyms = index.homonyms[name], homonyms.count > 1, homonyms.contains(type) else {
      lookups.insert(Subject.homonyms.key(name))
      return (index.homonyms[name]?.count ?? 0) > 1 ? [] : extensions
    }
    return extensions.filter { extended(by: $0, of: homonyms) == type }
  }

  /// Which of several types of one name an extension means: `extension Outer.Inner` says whose.
  private mutating func extended(by extending: TypeID, of homonyms: [TypeID]) -> TypeID? {
    let name = nestedName(of: extending)
    lookups.insert(Subject.type.key(name))
    if let meant = index.types[name] { return nearest(meant, from: extending.file).first }
    lookups.insert(Subject.homonyms.key(self.name(of: extending)))
    return nearest(homonyms, from: extending.file).first
  }

  /// Whether a type is, by its own words, those of its extensions or those of the repository's
  /// protocols and superclasses, a kind of `word`.
  package mutating func inherits(_ type: TypeID, _ word: Word) -> Bool {
    var visited: [TypeID] = []
    return inherits(type, word, &visited)
  }

  package mutating func isView(_ type: TypeID) -> Bool { inherits(type, .View) }

  private mutating func inherits(_ type: TypeID, _ word: Word, _ visited: inout [TypeID]) -> Bool {
    guard !visited.contains(type), visited.count < 64 else { return false }
    visited.append(type)
    if says(type, word) {
      lookups.insert(Subject.type.key(nestedName(of: type)))
      return true
    }
    let declarations = declarations(of: type)
    for declaration in declarations.dropFirst() where says(declaration, word) { return true }
    for declaration in declarations {
      for name in index[declaration].inherited {
        let hash = index[declaration.file].views.names[Int(name.index)].hash
        if let parent = self.type(named: hash, from: declaration.file, inside: type),
          inherits(parent, word, &visited)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a type, or one around it, is generic over a view of that name.
  package func isGeneric(_ type: TypeID, overView hash: UInt64) -> Bool {
    var next: Int32? = type.index
    while let place = next {
      let declaration = index.type(place, in: type.file)
      if declaration.viewParameters.contains(where: { index.hash($0, in: type.file) == hash }) {
        return true
      }
      next = declaration.parent
    }
    return false
  }

  /// The repository's protocols that a type conforms to, those it names first before the ones they name.
  package mutating func protocols(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var next = 0
    var asking = type
    repeat {
      for declaration in declarations(of: asking) {
        for name in index[declaration].inherited {
          let hash = index[declaration.file].views.names[Int(name.index)].hash
          guard let parent = self.type(named: hash, from: declaration.file, inside: asking),
            case .protocol = index.kind(ofType: parent.index, in: parent.file),
            parent != type, !found.contains(parent), found.count < 64
          else { continue }
          found.append(parent)
        }
      }
      guard next < found.count else { break }
      asking = found[next]
      next += 1
    } while true
    return found
  }

  /// Whether a declaration names a word among what it inherits from.
  private func says(_ type: TypeID, _ word: Word) -> Bool {
    for name in index[type].inherited
    where index[type.file].views.names[Int(name.index)].word == word {
      return true
    }
    return false
  }

  private mutating func unaliased(_ type: TypeID, hops: Int) -> TypeID? {
    guard let hash = index[type.file].aliased(type.index) else { return type }
    guard hops > 0 else { return nil }
    lookups.insert(Subject.homonyms.key(hash))
    guard let candidates = index.homonyms[hash] else { return nil }
    let visible = candidates.filter { isVisible($0, from: type.file) && $0 != type }
    return nearest(visible, from: type.file).first.flatMap { unaliased($0, hops: hops - 1) }
  }

  /// How many types around a place are also around a candidate; nil where it is not in sight.
  private func depth(of candidate: TypeID, in around: [[UInt64]]) -> Int? {
    var deepest: Int?
    for path in paths(to: candidate) {
      let outer = path.dropLast()
      for place in around where outer.count <= place.count {
        guard outer.elementsEqual(place.prefix(outer.count)) else { continue }
        deepest = max(deepest ?? 0, outer.count)
      }
    }
    return deepest
  }

  /// In `extension Outer.Inner` what is before the dot may be a type or a module.
  private func paths(to type: TypeID) -> [[UInt64]] {
    let path = index[type.file].path(to: type.index)
    guard let qualifier = index[type.file].qualifier(of: type.index) else { return [path] }
    return [path, [qualifier] + path]
  }

  private func isVisible(_ type: TypeID, from file: FileID) -> Bool {
    type.file == file || !index[type.file].isFilePrivate(type.index)
  }
}

// MARK: - Members

extension Linker {
  /// The members of that name of a type and its extensions; several where it is overloaded.
  package mutating func members(of type: TypeID, named hash: UInt64) -> [MemberID] {
    lookups.insert(Subject.member.key(nestedName(of: type), hash))
    var found: [MemberID] = []
    index[type.file].append(membersOf: type.index, named: hash, in: type.file, to: &found)
    let own = found.count
    for extending in extensions(of: type) {
      lookups.insert(Subject.member.key(nestedName(of: extending), hash))
      index[extending.file].append(
        membersOf: extending.index, named: hash, in: extending.file, to: &found)
    }
    return found.count - own < 2
      ? found : found[..<own] + nearest(Array(found[own...]), from: type.file)
  }

  package mutating func initializers(of type: TypeID) -> [MemberID] {
    var found: [MemberID] = []
    for declaration in declarations(of: type) {
      lookups.insert(Subject.member.key(nestedName(of: declaration), Self.initializer))
      index[declaration.file].append(
        initializersOf: declaration.index, in: declaration.file, to: &found)
    }
    return found
  }

  /// The stored properties and cases that a declaration lists, in order.
  package mutating func listed(in declaration: TypeID) -> [MemberID] {
    lookups.insert(Subject.shape.key(nestedName(of: declaration)))
    return index[declaration.file].members(of: declaration) {
      $0 == .storedProperty || $0 == .enumCase
    }
  }

  /// All that stands in a declaration, for who reads code from top to bottom.
  package mutating func everything(in declaration: TypeID) -> [MemberID] {
    lookups.insert(Subject.whole.key(nestedName(of: declaration)))
    return index[declaration.file].members(of: declaration) { _ in true }
  }

  private func name(of type: TypeID) -> UInt64 { index[type.file].typeHashes[Int(type.index)] }

  private func nestedName(of type: TypeID) -> UInt64 {
    index[type.file].nestedHashes[Int(type.index)]
  }

  private static let initializer = NameHash.of("init")

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
      let member = index[candidate]
      guard let owner = member.owner, isVisible(member.isFilePrivate, candidate.file, file) else {
        return false
      }
      return index[candidate.file].word(ofType: owner) == extended
    }
    return nearest(found, from: file)
  }

  /// Whether any extension in the repository adds a member of that name.
  package mutating func hasExtensionMember(named hash: UInt64) -> Bool {
    lookups.insert(Subject.extensionMember.key(hash))
    return index.extensionMembers[hash] != nil
  }

  /// Whether extensions add members of that name, and all of them are of a type we know.
  package mutating func extensionMembers(named hash: UInt64, areAll type: Word) -> Bool {
    lookups.insert(Subject.extensionMember.key(hash))
    guard let candidates = index.extensionMembers[hash] else { return false }
    return candidates.allSatisfy { candidate in
      index[candidate].type.map { index.word($0, in: candidate.file) } == type
    }
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
    let hash = NameHash.of(key)
    lookups.insert(Subject.text.key(hash))
    return index.strings.text(forKey: hash)
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

  /// Whether a type that stands by itself is nowhere in the target of a file.
  package func isOfAnotherTarget(_ type: TypeID, from file: FileID) -> Bool {
    index[type.file].parent(of: type.index) == nil && distance(file, type.file) > 2
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
