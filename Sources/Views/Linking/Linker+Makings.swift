extension Linker {
  /// A call that makes something, and where it stands.
  package struct Made {
    package var call: ExpressionID
    package var file: FileID
    package var owner: TypeID?
    /// The names in sight, in `FileViews.locals`.
    package var locals: Range<Int32>
  }

  /// The calls that make a view, by path and place; nil where there may be others.
  ///
  /// Of what is public, other repositories may make more than the app does, where there is none.
  package mutating func makings(of view: TypeID) -> [Made]? {
    let name = files[view.file].typeHashes[Int(view.index)]
    for subject in [Subject.making, .unread, .homonyms] { lookups.insert(subject.key(name)) }
    guard files[view.file].origin == nil, index.homonyms[name]?.count == 1,
      !index.named.isUnread(name), !files[view].isPublic || hasApp()
    else { return nil }
    var found: [Made] = []
    let makers = (index.makers[name] ?? []).sorted { files[$0].path < files[$1].path }
    for file in makers {
      for making in files[file].views.makings where making.name == name {
        guard let call = making.call else { return nil }
        let owner = making.owner < 0 ? nil : TypeID(file: file, index: making.owner)
        found.append(Made(call: call, file: file, owner: owner, locals: making.locals))
      }
    }
    return found
  }

  /// Some code makes something without saying what, and calls its first argument that: `.init(title: …)`.
  package mutating func isMadeUnnamed(_ label: UInt64?) -> Bool {
    isAssigned(Making.key(unnamed: label), by: nil)
  }
}

// MARK: - What properties are given

extension Linker {
  /// What code gives properties of a name, of whatever they are, by path and place.
  package mutating func assignments(
    to name: UInt64
  ) -> [(given: Assignment, file: FileID)] {
    lookups.insert(Subject.given.key(name))
    let givers = (index.makers[name] ?? []).sorted { files[$0].path < files[$1].path }
    return givers.flatMap { file in
      files[file].views.assignments.compactMap { $0.name == name ? ($0, file) : nil }
    }
  }

  /// Whether a file that is not read may give a property a value of a type: it sets something that is called so, or
  /// names the type where many things are.
  package mutating func mayBeGivenUnread(_ property: UInt64, _ type: TypeID) -> Bool {
    isUnread(Vocabulary.all.name(hash: property) == nil ? property : files.nameHash(of: type))
  }

  /// Whether a file that is not read says the name of a type, or sets a property of that name.
  package mutating func isUnread(_ name: UInt64) -> Bool {
    lookups.insert(Subject.unread.key(name))
    return index.named.isUnread(name)
  }
}

extension FileViews {
  /// The names of what the file makes or gives something.
  var givingNames: Set<UInt64> { Set(makings.map(\.name)).union(assignments.map(\.name)) }

  /// By name, what tells whether something else is given.
  func printsOfAssignments() -> [(name: UInt64, print: UInt64)] {
    var prints: [UInt64: NameHash] = [:]
    for given in assignments {
      let owner = given.owner < 0 ? 0 : types[Int(given.owner)].print
      prints[given.name, default: NameHash(seed: 0)].mix(given.declaredPrint)
      prints[given.name]?.mix(owner)
    }
    return prints.map { ($0.key, $0.value.value) }
  }
}

extension LiveFile {
  package func locals(_ range: Range<Int32>) -> ArraySlice<LocalName> {
    views.locals[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  package func calls(_ range: Range<Int32>) -> ArraySlice<LocalCall> {
    views.localCalls[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
