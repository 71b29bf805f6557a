/// The files that commits' projects build for other devices than phones, or not at all.
///
/// What a project says is kept sorted, so that another version of it costs what differs.
package struct ProjectFiles: Sendable {
  private var projects: [String: NamedFiles] = [:]
  private var configurations: [String: BuildSettings] = [:]
  private var hasPhones = false
  /// Something is built that people meet.
  private var hasTargets = false
  /// How many projects name them, by the hash of the path.
  private var named: [UInt64: Int] = [:]
  private var built: [UInt64: Int] = [:]
  /// The same of the folders of those that are named.
  private var namedFolders: [UInt64: Int] = [:]
  private var folders: [String: [NamedFiles.Folder]] = [:]
  private var manifests: [String: PackageManifest] = [:]
  private var packages = PackageFolders()
  private var locals = LocalPackages()

  init() {}

  /// The files of which something else holds now, perhaps.
  struct Changes {
    fileprivate(set) var areAll = false
    /// By the hash of their path.
    fileprivate var files: Set<UInt64> = []
    fileprivate var folders: Set<UInt64> = []

    var isEmpty: Bool { !areAll && files.isEmpty && folders.isEmpty }

    func mayConcern(_ path: String) -> Bool {
      if areAll { return true }
      let path = SourcePath.folded(path)
      return files.contains(NameHash.of(path))
        || !folders.isEmpty && folders.contains(NameHash.of(SourcePath.folder(of: path)))
    }
  }

  mutating func apply(
    projects changedProjects: [(path: String, project: Project?)],
    settings changedSettings: [(path: String, settings: BuildSettings?)],
    manifests changedManifests: [(path: String, manifest: PackageManifest?)] = []
  ) -> Changes {
    var changes = applied(changedProjects, changedSettings)
    var areOther = false
    for (path, manifest) in changedManifests where manifests[path] != manifest {
      manifests[path] = manifest
      areOther = true
    }
    guard areOther || !changes.isEmpty || !manifests.isEmpty && !changedProjects.isEmpty else {
      return changes
    }
    let old = packages
    packages = foldersOfPackages()
    let known = locals
    locals = LocalPackages(
      manifests.keys, hasApp: projects.values.contains(where: \.hasApp))
    if packages != old || locals != known { changes.areAll = true }
    return changes
  }

  /// What of it is public no other repository sees: see `LocalPackages`.
  func isLocal(_ path: String) -> Bool { locals.contains(path) }

  /// In a repository without anything for phones all of them are looked at.
  private func foldersOfPackages() -> PackageFolders {
    guard !manifests.isEmpty, hasPhones || !hasTargets else { return PackageFolders() }
    var linked: [String: Bool] = [:]
    for files in projects.values { linked.merge(files.products) { $0 || $1 } }
    return PackageFolders(manifests, linked: linked)
  }

  private mutating func applied(
    _ changedProjects: [(path: String, project: Project?)],
    _ changedSettings: [(path: String, settings: BuildSettings?)]
  ) -> Changes {
    var changes = Changes()
    var areOther = false
    for (path, settings) in changedSettings where configurations[path] != settings {
      configurations[path] = settings
      areOther = true
    }
    var stale: [String: NamedFiles?] = [:]
    for (path, project) in changedProjects where projects[path]?.project != project {
      if stale[path] == nil { stale.updateValue(projects[path], forKey: path) }
      projects[path] = project.map { NamedFiles($0, at: path) }
    }
    guard areOther || !stale.isEmpty else { return changes }
    let old = (hasPhones, hasTargets)
    var devices = SettledDevices(configurations)
    (hasPhones, hasTargets) = (false, false)
    for files in projects.values {
      if files.hasTargets { hasTargets = true }
      if files.hasPhones(&devices) { hasPhones = true }
    }
    changes.areAll = (hasPhones, hasTargets) != old
    if areOther || changes.areAll {
      for (path, files) in projects where stale[path] == nil {
        stale.updateValue(files, forKey: path)
      }
    }
    var haveOtherFolders = false
    for (path, old) in stale {
      projects[path]?.settle(&devices, hasPhones: hasPhones)
      let new = projects[path]
      Self.count(old?.named ?? [], new?.named ?? [], in: &named, &changes.files)
      Self.count(old?.built ?? [], new?.built ?? [], in: &built, &changes.files)
      Self.count(
        old?.namedFolders ?? [], new?.namedFolders ?? [], in: &namedFolders, &changes.folders)
      if old?.folders ?? [] != new?.folders ?? [] { haveOtherFolders = true }
    }
    if haveOtherFolders {
      folders = [:]
      for files in projects.values {
        for folder in files.folders { folders[folder.path, default: []].append(folder) }
      }
      changes.areAll = true
    }
    return changes
  }

  /// Notes the hashes that are there for the first time, or not any more.
  private static func count(
    _ old: [UInt64], _ new: [UInt64], in counts: inout [UInt64: Int], _ changed: inout Set<UInt64>
  ) {
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if right == new.count || left < old.count && old[left] < new[right] {
        let count = counts[old[left], default: 0] - 1
        counts[old[left]] = count > 0 ? count : nil
        if count == 0 { changed.insert(old[left]) }
        left += 1
      } else if left == old.count || new[right] < old[left] {
        let count = counts[new[right], default: 0] + 1
        counts[new[right]] = count
        if count == 1 { changed.insert(new[right]) }
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
  }
}

extension ProjectFiles {
  /// Nobody meets it on a phone: the projects that name it build it for other devices only, for tests, or not at all.
  ///
  /// In a repository without anything for phones, what it builds at all is looked at.
  func isElsewhere(_ path: String) -> Bool {
    guard hasTargets else { return packages.isElsewhere(folded: SourcePath.folded(path)) }
    let isOfPackage = path.split(separator: "/").contains("Sources")
    let path = SourcePath.folded(path)
    let hash = NameHash.of(path)
    guard built[hash] == nil else { return false }
    if packages.isElsewhere(folded: path) { return true }
    // Projects build packages without a word of what is in them; their folders have names.
    var isNamed =
      named[hash] != nil || isForgotten(path) && !isOfPackage
      || hasPhones && SourcePath.isForOtherDevices(path)
    guard !folders.isEmpty else { return isNamed }
    for slash in path.indices where path[slash] == "/" {
      guard let around = folders[String(path[..<slash])] else { continue }
      let rest = String(path[path.index(after: slash)...])
      for folder in around where folder.exceptions.contains(rest) != folder.isWhole {
        if folder.isBuilt { return false }
      }
      isNamed = true
    }
    return isNamed
  }

  /// A project names others of its folder, one by one, and not this one.
  private func isForgotten(_ path: String) -> Bool {
    namedFolders[NameHash.of(SourcePath.folder(of: path))] != nil
  }
}
