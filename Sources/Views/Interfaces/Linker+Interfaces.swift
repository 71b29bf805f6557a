package import InterfaceFiles

extension Linker {
  /// The tree of an interface file that belongs to a class of that name, the nearest of several.
  ///
  /// A file's owner may be said to be of the class of the view that it loads, which has the outlets then.
  package mutating func interface(
    ofClass name: UInt64, from file: FileID, isOwner: Bool = false
  ) -> (file: FileID, root: InterfaceFile.Root)? {
    guard let found = nearest(Subject.interface.key(name), of: name, from: file),
      let interface = files[found].views.interface
    else { return nil }
    let all = interface.roots.filter { $0.name == name }.map(\.root)
    let owner = all.first { $0.kind == .owner }
    // What is the view of a controller is loaded as that is, and not where code makes one of its class.
    let isOfOther = { (root: InterfaceFile.Root) in
      root.kind == .view
        && interface.roots.contains { other in
          other.name != name && other.root.kind == .owner
            && interface.file.view(ofOwner: other.root.node) == root.node
        }
    }
    let root = isOwner ? owner : all.first { !isOfOther($0) }
    guard !isOwner, root == owner, let owner else { return root.map { (found, $0) } }
    let view = all.first { root in
      (root.kind == .cell || root.kind == .view)
        && interface.file.connections(of: root.node).contains { $0.kind == .outlet }
    }
    return (found, view ?? owner)
  }

  /// No other interface file, and no other scene or view of one, is of a class of that name.
  package mutating func hasOneInterface(ofClass name: UInt64, from file: FileID) -> Bool {
    lookups.insert(Subject.interface.key(name))
    guard let all = index.interfaces[Subject.interface.key(name)] else { return false }
    let chosen = Set(InterfacePath.chosen(among: all.map { files[$0].path }).map(\.path))
    let candidates = all.filter { chosen.contains(files[$0].path) }
    guard candidates.count == 1, let interface = files[candidates[0]].views.interface else {
      return false
    }
    return interface.roots.count { $0.name == name } == 1
  }

  /// The controller that code asks for by its identifier, where one storyboard has it.
  package mutating func scene(
    identifiedBy identifier: String
  ) -> (file: FileID, node: InterfaceFile.NodeID)? {
    let key = Subject.interface.key(InterfaceScenes.hash(ofIdentifier: identifier))
    lookups.insert(key)
    guard let all = index.interfaces[key] else { return nil }
    let chosen = Set(InterfacePath.chosen(among: all.map { files[$0].path }).map(\.path))
    let candidates = all.filter { chosen.contains(files[$0].path) }
    guard candidates.count == 1, let file = files[candidates[0]].views.interface?.file,
      let node = file.identified.first(where: { file[$0.identifier] == identifier })?.node
    else { return nil }
    return (candidates[0], node)
  }

  /// The interface file that code asks for by a name.
  package mutating func interface(named name: UInt64, from file: FileID) -> FileID? {
    nearest(Subject.nib.key(name), from: file)
  }

  /// Of localised copies the one that a bundle takes first, and phones take no file that is for pads.
  private mutating func nearest(
    _ key: UInt64, of owner: UInt64? = nil, from file: FileID
  ) -> FileID? {
    lookups.insert(key)
    guard let all = index.interfaces[key] else { return nil }
    let chosen = Set(InterfacePath.chosen(among: all.map { files[$0].path }).map(\.path))
    let candidates = all.filter { chosen.contains(files[$0].path) }
    return candidates.min { rank($0, of: owner, from: file) < rank($1, of: owner, from: file) }
  }

  /// A controller that names no file loads the one that is called as its class is.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
  private func rank(
    _ candidate: FileID, of owner: UInt64?, from file: FileID
  ) -> (Int, Int, Int, String) {
    let path = files[candidate].path
    let interface = InterfacePath(path)
    let isForPads = interface?.isForPads ?? false
    let isOther = owner != nil && interface.map { NameHash.of($0.name) } != owner
    return (isForPads ? 1 : 0, isOther ? 1 : 0, distance(file, candidate), path)
  }
}

extension FileViews {
  /// What an interface file is asked for by.
  static func interfaceKeys(of views: FileViews, at path: String) -> [UInt64] {
    guard let interface = views.interface else { return [] }
    var keys = Set(interface.roots.map { Subject.interface.key($0.name) })
    if let name = InterfacePath(path)?.name { keys.insert(Subject.nib.key(NameHash.of(name))) }
    for scene in interface.file.identified {
      let hash = InterfaceScenes.hash(ofIdentifier: interface.file[scene.identifier])
      keys.insert(Subject.interface.key(hash))
    }
    return keys.sorted()
  }
}

extension LiveFiles {
  package func interface(_ file: FileID) -> InterfaceViews? { self[file].views.interface }
}
