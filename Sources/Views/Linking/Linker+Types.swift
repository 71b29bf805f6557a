extension Linker {
  mutating func findType(
    named hash: UInt64, from file: FileID, inside: TypeID?
  ) -> TypeID? {
    declaration(named: hash, from: file, inside: inside).flatMap { unaliased($0) }
  }

  /// The same as `type`, where a type that only has another name is not looked through.
  mutating func declaration(
    named hash: UInt64, from file: FileID, inside: TypeID?
  ) -> TypeID? {
    guard let homonyms = homonyms(hash, from: file) else { return nil }
    var candidates = types(named: hash, in: nil)
    if let inside { add(typesNamed: hash, inSightOf: inside, to: &candidates) }
    if candidates.isEmpty { return nil }
    if homonyms.count == 1, files[homonyms[0].file].parent(of: homonyms[0].index) == nil {
      return isVisible(homonyms[0], from: file) ? homonyms[0] : nil
    }
    let around = inside.map { paths(to: $0) } ?? [[]]
    var best: TypeID?
    var bestRank = (Int.max, Int.max, "", Int32.max)
    for candidate in candidates where isVisible(candidate, from: file) {
      guard let depth = depth(of: candidate, in: around) else { continue }
      let rank = (
        -depth, farness(of: candidate, from: file), files[candidate.file].path, candidate.index
      )
      if rank < bestRank { (best, bestRank) = (candidate, rank) }
    }
    return best
  }

  /// Of two modules that have a type of one name, a file means that of the one which it imports.
  private mutating func farness(of type: TypeID, from file: FileID) -> Int {
    let distance = 2 * distance(file, type.file)
    return distance == 6 && importsFolder(around: type, in: file) ? distance - 1 : distance
  }

  /// The type that is named through another: `Outer.Inner`.
  package mutating func type(named hash: UInt64, nestedIn outer: TypeID) -> TypeID? {
    declaration(named: hash, nestedIn: outer).flatMap { unaliased($0) }
  }

  /// The same where of the outer type only the last name is known, as of `Farthest.Outer.Inner`.
  package mutating func type(
    named hash: UInt64, nestedInTypeNamed outer: UInt64, from file: FileID
  ) -> TypeID? {
    guard homonyms(hash, from: file) != nil else { return nil }
    let found = types(named: hash, in: outer).filter { isVisible($0, from: file) }
    return nearest(found, from: file).first.flatMap { unaliased($0) }
  }

  mutating func declaration(named hash: UInt64, nestedIn outer: TypeID) -> TypeID? {
    guard homonyms(hash, from: outer.file) != nil else { return nil }
    let wanted = paths(to: outer)
    var candidates = types(named: hash, in: name(of: outer))
    for short in names(standingFor: name(of: outer)) { candidates += types(named: hash, in: short) }
    let found = candidates.filter { candidate in
      paths(to: candidate).contains { wanted.contains(Array($0.dropLast())) }
    }
    return nearest(found, from: outer.file).first
  }

  /// Those in the types around a place, and in what an extension names before the dot.
  private mutating func add(
    typesNamed hash: UInt64, inSightOf inside: TypeID, to candidates: inout [TypeID]
  ) {
    func add(_ found: [TypeID]) {
      if found.isEmpty { return }
      if candidates.isEmpty { candidates = found } else { candidates += found }
    }
    let file = files[inside.file]
    if let qualifier = file.qualifier(of: inside.index) {
      add(types(named: hash, in: qualifier))
    }
    for outer in Set(spelledOut(file.path(to: inside.index), to: inside).joined()).sorted() {
      add(types(named: hash, in: outer))
    }
    var next: Int32? = inside.index
    while let place = next {
      let outer = file.typeHashes[Int(place)]
      add(types(named: hash, in: outer))
      for short in names(standingFor: outer) { add(types(named: hash, in: short)) }
      next = file.parent(of: place)
    }
  }

  /// Where there is none of that name at all, one question stands for all places to look.
  mutating func homonyms(_ hash: UInt64, from file: FileID) -> [TypeID]? {
    let homonyms = inSight(index.homonyms[hash] ?? [], from: file)
    if homonyms.isEmpty { lookups.insert(Subject.homonyms.key(hash)) }
    return homonyms.isEmpty ? nil : homonyms
  }

  /// Types of a name inside types of another, or at the top level.
  mutating func types(named hash: UInt64, in outer: UInt64?) -> [TypeID] {
    let name = NestedName.hash(hash, in: outer)
    lookups.insert(Subject.type.key(name))
    return index.types[name] ?? []
  }

  /// The declaration of a type and its extensions, nearest first.
  package mutating func declarations(of type: TypeID) -> [TypeID] {
    let extensions = extensions(of: type)
    return extensions.isEmpty ? [type] : [type] + nearest(extensions, from: type.file)
  }

  /// Whether code of the type stands in other files than its declaration.
  package mutating func isExtendedElsewhere(_ type: TypeID) -> Bool {
    extensions(of: type).contains { $0.file != type.file }
  }

  /// In no order.
  private mutating func extensions(of type: TypeID) -> [TypeID] {
    lookups.insert(Subject.type.key(nestedName(of: type)))
    lookups.insert(Subject.extensions.key(name(of: type)))
    return (index.extensions[name(of: type)] ?? []).filter { isExtended(type, by: $0) }
      + extensions(byOtherNamesOf: type)
  }

  /// The declaration of a type and those of its extensions that name something it conforms to, nearest first.
  private mutating func conforming(_ type: TypeID) -> [TypeID] {
    lookups.insert(Subject.type.key(nestedName(of: type)))
    lookups.insert(Subject.conforming.key(name(of: type)))
    var extensions: [TypeID] = []
    for extending in index.extensions[name(of: type)] ?? []
    where !files[extending].inherited.isEmpty && isExtended(type, by: extending) {
      extensions.append(extending)
    }
    for name in names(standingFor: name(of: type)) {
      lookups.insert(Subject.conforming.key(name))
      for extending in index.extensions[name] ?? []
      where !files[extending].inherited.isEmpty && isExtended(type, byAnotherName: extending) {
        extensions.append(extending)
      }
    }
    return extensions.isEmpty ? [type] : [type] + nearest(extensions, from: type.file)
  }

  /// Whether an extension of a type of that name means this one.
  mutating func isExtended(_ type: TypeID, by extending: TypeID) -> Bool {
    guard canExtend(type, from: extending.file) else { return false }
    let name = name(of: type)
    guard let homonyms = index.homonyms[name], homonyms.count > 1, homonyms.contains(type) else {
      lookups.insert(Subject.homonyms.key(name))
      return (index.homonyms[name]?.count ?? 0) <= 1
    }
    return extended(by: extending, of: homonyms) == type
  }

  /// Which of several types of one name an extension means: `extension Outer.Inner` says whose.
  mutating func extended(by extending: TypeID, of homonyms: [TypeID]) -> TypeID? {
    let name = nestedName(of: extending)
    lookups.insert(Subject.type.key(name))
    let meant = inSight(index.types[name] ?? [], from: extending.file)
    if !meant.isEmpty { return nearest(meant, from: extending.file).first }
    lookups.insert(Subject.homonyms.key(self.name(of: extending)))
    return nearest(inSight(homonyms, from: extending.file), from: extending.file).first
  }

  mutating func findKind(of type: TypeID, _ word: Word) -> Bool {
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
    let declarations = conforming(type)
    for declaration in declarations.dropFirst() where says(declaration, word) { return true }
    for declaration in declarations {
      for name in files[declaration].inherited {
        let hash = files[declaration.file].views.names[Int(name.index)].hash
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
  package mutating func isGeneric(_ type: TypeID, overView hash: UInt64) -> Bool {
    var next: Int32? = type.index
    while let place = next {
      let declaration = files.type(place, in: type.file)
      if isGeneric(TypeID(file: type.file, index: place), itselfOver: hash) { return true }
      // What an extension extends may stand in another file.
      if case .extension = declaration.kind,
        let extended = self.type(
          named: files.hash(declaration.name, in: type.file), from: type.file),
        isGeneric(extended, itselfOver: hash)
      {
        return true
      }
      next = declaration.parent
    }
    return false
  }

  private func isGeneric(_ type: TypeID, itselfOver hash: UInt64) -> Bool {
    files[type].viewParameters.contains { files.hash($0, in: type.file) == hash }
  }

  /// The repository's protocols that a type conforms to, those it names first before the ones they name.
  package mutating func protocols(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var next = 0
    var asking = type
    repeat {
      for declaration in conforming(asking) {
        for name in files[declaration].inherited {
          let hash = files[declaration.file].views.names[Int(name.index)].hash
          guard let parent = self.type(named: hash, from: declaration.file, inside: asking),
            case .protocol = files.kind(ofType: parent.index, in: parent.file),
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
    for name in files[type].inherited
    where files[type.file].views.names[Int(name.index)].word == word {
      return true
    }
    return false
  }

  /// How many types around a place are also around a candidate; nil where it is not in sight.
  private mutating func depth(of candidate: TypeID, in around: [[UInt64]]) -> Int? {
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
  mutating func paths(to type: TypeID) -> [[UInt64]] {
    let path = files[type.file].path(to: type.index)
    let short = spelledOut(path, to: type)
    guard let qualifier = files[type.file].qualifier(of: type.index) else { return [path] + short }
    return [path, [qualifier] + path] + short
  }
}

extension Linker {
  /// It takes in a view of another framework, by a protocol that need not be in the sources.
  package mutating func isCalledRepresentable(_ type: TypeID) -> Bool {
    conforming(type).contains { declaration in
      files[declaration].inherited.contains {
        files.name($0, in: declaration.file).text.hasSuffix("Representable")
      }
    }
  }
}
