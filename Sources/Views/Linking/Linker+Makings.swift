extension Linker {
  /// The calls that make a view, by path and place; nil where there may be others.
  ///
  /// Of what is public, other repositories may make more than the app does, where there is none.
  package mutating func makings(
    of view: TypeID
  ) -> [(call: ExpressionID, file: FileID, owner: TypeID?)]? {
    let name = files[view.file].typeHashes[Int(view.index)]
    for subject in [Subject.making, .unread, .homonyms] { lookups.insert(subject.key(name)) }
    guard files[view.file].origin == nil, index.homonyms[name]?.count == 1,
      !index.named.isUnread(name), !files[view].isPublic || hasApp()
    else { return nil }
    var found: [(call: ExpressionID, file: FileID, owner: TypeID?)] = []
    let makers = (index.makers[name] ?? []).sorted { files[$0].path < files[$1].path }
    for file in makers {
      for making in files[file].views.makings where making.name == name {
        guard let call = making.call else { return nil }
        let owner = making.owner < 0 ? nil : TypeID(file: file, index: making.owner)
        found.append((call, file, owner))
      }
    }
    return found
  }

  /// Whether something may set a property of a value later than as that is made; of a name that everybody uses, whether
  /// the code of its own type does, as a modifier of a view that gives a copy back.
  package mutating func mayBeSet(_ name: UInt64, of type: TypeID) -> Bool {
    let owner = files[type.file].typeHashes[Int(type.index)]
    let keys = [name, AssignedProperties.key(name, of: owner)]
    if Vocabulary.all.name(hash: name) == nil {
      return isAssigned(name, by: nil) || isAssigned(name, by: type)
    }
    for declaration in declarations(of: type) {
      for key in keys {
        lookups.insert(Subject.assigned.key(files[declaration.file].pathHash, key))
        if files[declaration.file].views.assigned.contains(key) { return true }
      }
    }
    return false
  }

  /// Whether a file that is not read says the name of a type.
  package mutating func isUnread(_ name: UInt64) -> Bool {
    lookups.insert(Subject.unread.key(name))
    return index.named.isUnread(name)
  }

  /// Some code makes something without saying what, and calls its first argument that: `.init(title: …)`.
  package mutating func isMadeUnnamed(_ label: UInt64?) -> Bool {
    isAssigned(Making.key(unnamed: label), by: nil)
  }
}
