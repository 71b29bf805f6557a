extension ViewIndex {
  package func file(at path: String) -> FileID? { ids[path] }

  /// All live files of the app itself, by path.
  package var allFiles: [FileID] {
    ids.sorted { $0.key < $1.key }.map(\.value).filter { self[$0].origin == nil }
  }

  /// The files that projects build for other devices only, or not at all, by path.
  package var pathsElsewhere: [String] {
    ids.keys.filter { !PackagePath.isOne($0) && projects.isElsewhere($0) }.sorted()
  }

  /// Types that may be read: structs, classes and enums of the app itself, by path and place.
  package var allTypes: [TypeID] { allFiles.flatMap { types(in: $0) } }

  package func types(in file: FileID) -> [TypeID] {
    let names = self[file].readNames
    return names.indices.compactMap { index in
      names[index] == nil ? nil : TypeID(file: file, index: Int32(index))
    }
  }
}

extension ViewIndex {
  /// Nobody can come to see it: a view of an app or package that no code makes.
  func isUnmade(_ type: TypeID) -> Bool {
    guard self[type.file].origin == nil,
      hasApp || targets.areNamed(aroundFileAt: self[type.file].path),
      self[type.file].isMadeByName(type.index)
    else { return false }
    return named.unmade.contains(self[type.file].makingKey(type.index))
  }
}
