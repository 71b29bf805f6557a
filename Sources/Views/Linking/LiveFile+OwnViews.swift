// A view that is private to its file has nothing to do with those of that name elsewhere.
extension LiveFile {
  /// What it is known by, when it is looked for who makes a view: its name, or that with its file.
  func makingKey(_ type: Int32) -> UInt64 {
    let name = typeHashes[Int(type)]
    return ownViews.contains(name) && Self.isOwnView(views.types[Int(type)])
      ? Self.ownKey(name, pathHash) : name
  }

  /// Which types its code names: its own views by their own keys, too.
  func namedTypes() -> [TypeNames] {
    if ownViews.isEmpty { return views.named }
    return views.named.map { names in
      guard case .named = names.manner else { return names }
      var names = names
      let own = names.hashes.filter { ownViews.contains($0) }
      names.hashes += own.map { Self.ownKey($0, pathHash) }
      if let owner = names.owner, ownViews.contains(owner) {
        // What names itself is not named by others.
        names.hashes.removeAll { $0 == owner }
        names.owner = Self.ownKey(owner, pathHash)
      }
      names.hashes.sort()
      return names
    }
  }

  /// The names of its own views, of those that are declared once.
  static func ownViews(of views: FileViews) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var known: Set<UInt64> = []
    var several: Set<UInt64> = []
    for type in views.types {
      if case .extension = type.kind { continue }
      let name = views[type.name].hash
      if !known.insert(name).inserted { several.insert(name) }
      if isOwnView(type) { found.insert(name) }
    }
    return found.subtracting(several)
  }

  /// One that other files do not see, and that stands by itself.
  private static func isOwnView(_ type: TypeDeclaration) -> Bool {
    if case .extension = type.kind { return false }
    return type.isFilePrivate && type.parent == nil && !type.isPreviewOrTest
  }

  private static func ownKey(_ name: UInt64, _ path: UInt64) -> UInt64 {
    var hash = NameHash(seed: path)
    hash.mix(name)
    return hash.value
  }
}
