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

/// Properties that are set after what they are of was made.
package enum LaterSettings {
  /// Of a name that everybody uses, whether the code of its own type does, as a modifier of a view that gives a copy
  /// back.
  package static func maySet(_ name: UInt64, of type: TypeID, _ linker: inout Linker) -> Bool {
    if Vocabulary.all.name(hash: name) == nil {
      return linker.isAssigned(name, by: nil) || linker.isAssigned(name, by: type)
    }
    let owner = linker.files[type.file].typeHashes[Int(type.index)]
    for declaration in linker.declarations(of: type) {
      let file = linker.files[declaration.file]
      for key in [name, AssignedProperties.key(name, of: owner)] {
        linker.lookups.insert(Subject.assigned.key(file.pathHash, key))
        if file.views.assigned.contains(key) { return true }
      }
    }
    return false
  }
}
