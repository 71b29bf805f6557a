/// The files that commits' projects build for other devices than phones, or not at all.
package struct ProjectFiles: Sendable {
  private var projects: [String: Project] = [:]
  private var configurations: [String: BuildSettings] = [:]
  private var roll = Roll()

  init() {}

  /// Nobody meets it on a phone: the projects that name it build it for other devices only, for tests, or not at all.
  ///
  /// In a repository without anything for phones, what it builds at all is looked at.
  func isElsewhere(_ path: String) -> Bool { roll.isElsewhere(path) }

  /// Whether anything is different now.
  mutating func apply(_ changes: [(path: String, project: Project?)]) -> Bool {
    apply(changes.map { (path: $0.path, value: $0.project) }, to: \.projects)
  }

  mutating func apply(_ changes: [(path: String, settings: BuildSettings?)]) -> Bool {
    apply(changes.map { (path: $0.path, value: $0.settings) }, to: \.configurations)
  }

  private mutating func apply<Value: Equatable>(
    _ changes: [(path: String, value: Value?)], to part: WritableKeyPath<Self, [String: Value]>
  ) -> Bool {
    var isOther = false
    for (path, value) in changes where self[keyPath: part][path] != value {
      self[keyPath: part][path] = value
      isOther = true
    }
    guard isOther else { return false }
    let old = roll
    roll = Roll(projects, configurations)
    return roll != old
  }
}

/// What all projects together say, ready to be asked.
private struct Roll: Sendable, Equatable {
  private struct Folder: Sendable, Equatable {
    var exceptions: Set<String>
    var isWhole: Bool
    var isBuilt: Bool
  }

  private var hasPhones = false
  /// Something is built that people meet.
  private var hasTargets = false
  /// Hashes of paths.
  private var named: Set<UInt64> = []
  private var built: Set<UInt64> = []
  /// Of the folders of these.
  private var namedFolders: Set<UInt64> = []
  private var folders: [String: [Folder]] = [:]

  init() {}

  init(_ projects: [String: Project], _ configurations: [String: BuildSettings]) {
    var devices = SettledDevices(configurations)
    let all = projects.sorted { $0.key < $1.key }.map { path, project in
      (home: SourcePath.home(of: path), project: project)
    }
    for (home, project) in all {
      for target in project.targets where target.isShown {
        hasTargets = true
        if devices.areForPhones(target, below: home) { hasPhones = true }
      }
    }
    for (home, project) in all {
      let paths = project.paths.map { SourcePath.joined(home, $0) }
      let hashes = paths.map { NameHash.of($0) }
      named.formUnion(hashes)
      namedFolders.formUnion(paths.map { NameHash.of(SourcePath.folder(of: $0)) })
      for target in project.targets {
        let isBuilt = target.isShown && (!hasPhones || devices.areForPhones(target, below: home))
        if isBuilt {
          for file in target.files { built.insert(hashes[Int(file)]) }
        }
        for folder in target.folders {
          folders[SourcePath.joined(home, folder.path), default: []].append(
            Folder(exceptions: Set(folder.exceptions), isWhole: folder.isWhole, isBuilt: isBuilt))
        }
      }
    }
  }

  func isElsewhere(_ path: String) -> Bool {
    guard hasTargets else { return false }
    let hash = NameHash.of(path)
    guard !built.contains(hash) else { return false }
    // Projects build packages without a word of what is in them; their folders have names.
    var isNamed =
      named.contains(hash) || isForgotten(path)
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
    namedFolders.contains(NameHash.of(SourcePath.folder(of: path)))
      && !path.split(separator: "/").contains("Sources")
  }
}

/// Follows settings through the files that they are kept in.
private struct SettledDevices {
  private let configurations: [String: BuildSettings]
  /// By file; null while it is being read, so that files may include each other.
  private var known: [String: BuildSettings.Devices?] = [:]

  init(_ configurations: [String: BuildSettings]) { self.configurations = configurations }

  /// In some configuration.
  mutating func areForPhones(_ target: Project.Target, below home: String) -> Bool {
    for levels in target.configurations where settled(levels, below: home) != .others {
      return true
    }
    return false
  }

  /// What is said nearest holds; nil where nothing is said.
  private mutating func settled(
    _ levels: [BuildSettings], below home: String
  ) -> BuildSettings.Devices? {
    for level in levels {
      if let devices = settled(level, below: home, depth: 0) { return devices }
    }
    return nil
  }

  private static let deepest = 100

  private mutating func settled(
    _ level: BuildSettings, below folder: String, depth: Int
  ) -> BuildSettings.Devices? {
    if let devices = level.devices { return devices }
    guard depth < Self.deepest else { return nil }
    // Of several files the last one holds.
    for file in level.files.reversed() {
      let path = SourcePath.joined(folder, file)
      if let devices = settled(fileAt: path, depth: depth + 1) { return devices }
    }
    return nil
  }

  private mutating func settled(fileAt path: String, depth: Int) -> BuildSettings.Devices? {
    if let known = known[path] { return known }
    guard let settings = configurations[path] else { return nil }
    known.updateValue(nil, forKey: path)
    let devices = settled(settings, below: SourcePath.folder(of: path), depth: depth)
    known.updateValue(devices, forKey: path)
    return devices
  }
}
