/// What one project says of files, seen from the root of the repository.
struct NamedFiles: Sendable {
  struct Folder: Sendable, Equatable {
    var path: String
    var exceptions: Set<String>
    var isWhole: Bool
    var isBuilt: Bool
  }

  let project: Project
  private let home: String
  /// Of each of its paths.
  private let hashes: [UInt64]
  /// Sorted, each once.
  let named: [UInt64]
  let namedFolders: [UInt64]
  private(set) var built: [UInt64] = []
  private(set) var folders: [Folder] = []
  /// The products of packages that it links, and whether something that people meet on phones does.
  private(set) var products: [String: Bool] = [:]

  init(_ project: Project, at path: String) {
    self.project = project
    home = SourcePath.home(of: path)
    let all = Self.hashes(of: project.paths, below: home)
    hashes = all.files
    named = Self.once(all.files)
    namedFolders = Self.once(all.folders)
  }

  var hasApp: Bool { project.targets.contains(where: \.isApp) }

  var hasTargets: Bool { project.targets.contains(where: \.isShown) }

  func hasPhones(_ devices: inout SettledDevices) -> Bool {
    project.targets.contains { $0.isShown && devices.areForPhones($0, below: home) }
  }

  /// Decides what of it is built: for phones, if anything is for them.
  mutating func settle(_ devices: inout SettledDevices, hasPhones: Bool) {
    var files: [UInt64] = []
    folders = []
    products = [:]
    for name in project.products { products[name] = true }
    for target in project.targets {
      let isBuilt = target.isShown && (!hasPhones || devices.areForPhones(target, below: home))
      if isBuilt { files += target.files.map { hashes[Int($0)] } }
      for (name, isForPhones) in target.products where target.isShown {
        products[name] = products[name] == true || isBuilt && isForPhones
      }
      for folder in target.folders {
        folders.append(
          Folder(
            path: SourcePath.folded(SourcePath.joined(home, folder.path)),
            exceptions: Set(folder.exceptions.map(SourcePath.folded)),
            isWhole: folder.isWhole, isBuilt: isBuilt))
      }
    }
    built = Self.once(files)
  }

  private static func once(_ hashes: [UInt64]) -> [UInt64] {
    var sorted: [UInt64] = []
    sorted.reserveCapacity(hashes.count)
    for entry in HashOrder(hashes).entries where entry.hash != sorted.last {
      sorted.append(entry.hash)
    }
    return sorted
  }

  /// Those of the paths and of the folders that they are in.
  private static func hashes(
    of paths: ProjectPaths, below home: String
  ) -> (files: [UInt64], folders: [UInt64]) {
    let names = paths.bytes.span
    let start = Array(home.utf8)
    let isASCII = start.span.spelling(of: start.indices).isASCII
    var (files, folders): ([UInt64], [UInt64]) = ([], [])
    files.reserveCapacity(paths.count)
    folders.reserveCapacity(paths.count)
    var path = start
    for index in paths.indices {
      let range = paths.range(index)
      if isASCII, names.spelling(of: range).isASCII, SourcePath.isPlain(range, names) {
        path.removeSubrange(start.count...)
        path += paths.bytes[range]
        for place in path.indices { path[place] = SourcePath.folded(path[place]) }
        files.append(NameHash.of(path.span, path.indices))
        let end = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        folders.append(NameHash.of(path.span, 0..<end))
      } else {
        let path = SourcePath.folded(SourcePath.joined(home, paths[index]))
        files.append(NameHash.of(path))
        folders.append(NameHash.of(SourcePath.folder(of: path)))
      }
    }
    return (files, folders)
  }
}
