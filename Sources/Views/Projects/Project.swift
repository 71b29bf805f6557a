/// Which Swift files an Xcode project builds, and for what.
package struct Project: Sendable, Equatable {
  /// All Swift files that it names, seen from the folder that holds it.
  package var paths: [String] = []
  package var targets: [Target] = []

  package struct Target: Sendable, Equatable {
    /// Nobody meets the views of tests and tools.
    package var isShown: Bool
    /// Of each configuration what speaks of its devices, what is said nearest first.
    package var configurations: [[BuildSettings]]
    /// Into the paths of the project.
    package var files: [Int32]
    package var folders: [Folder]
  }

  /// A folder whose files belong to a target as they come.
  package struct Folder: Sendable, Equatable {
    package var path: String
    /// Seen from the folder.
    package var exceptions: [String]
    /// All but the exceptions belong to the target; else the exceptions alone do.
    package var isWhole: Bool
  }
}

/// The files that commits' projects build for other devices than phones, or not at all.
package struct ProjectFiles: Sendable {
  private var projects: [String: Project] = [:]
  private var configurations: [String: BuildSettings] = [:]
  private var roll = Roll()

  init() {}

  /// Nobody meets it on a phone: the projects that name it build it for other devices only, for tests, or not at all.
  ///
  /// In a repository without anything for phones, all files are looked at.
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
    /// With the slash behind it.
    var path: String
    var exceptions: Set<String>
    var isWhole: Bool
    var isForPhones: Bool
  }

  private var hasPhones = false
  /// Hashes of paths.
  private var named: Set<UInt64> = []
  private var built: Set<UInt64> = []
  private var folders: [Folder] = []

  init() {}

  init(_ projects: [String: Project], _ configurations: [String: BuildSettings]) {
    let devices = SettledDevices(configurations)
    for (path, project) in projects.sorted(by: { $0.key < $1.key }) {
      let home = SourcePath.home(of: path)
      let hashes = project.paths.map { NameHash.of(SourcePath.joined(home, $0)) }
      named.formUnion(hashes)
      for target in project.targets {
        let isForPhones =
          target.isShown
          && target.configurations.contains { devices.settled($0, below: home) != .others }
        if isForPhones {
          hasPhones = true
          for file in target.files { built.insert(hashes[Int(file)]) }
        }
        folders += target.folders.map { folder in
          Folder(
            path: SourcePath.joined(home, folder.path) + "/",
            exceptions: Set(folder.exceptions), isWhole: folder.isWhole, isForPhones: isForPhones)
        }
      }
    }
  }

  func isElsewhere(_ path: String) -> Bool {
    guard hasPhones else { return false }
    let hash = NameHash.of(path)
    guard !built.contains(hash) else { return false }
    var isNamed = named.contains(hash)
    for folder in folders where path.hasPrefix(folder.path) {
      let rest = String(path.dropFirst(folder.path.count))
      let isMember = folder.exceptions.contains(rest) != folder.isWhole
      if isMember, folder.isForPhones { return false }
      isNamed = true
    }
    return isNamed
  }
}

/// Follows settings through the files that they are kept in.
private struct SettledDevices {
  private let configurations: [String: BuildSettings]

  init(_ configurations: [String: BuildSettings]) { self.configurations = configurations }

  /// What is said nearest holds; nil where nothing is said.
  func settled(_ levels: [BuildSettings], below home: String) -> BuildSettings.Devices? {
    for level in levels {
      if let devices = settled(level, below: home, depth: 0) { return devices }
    }
    return nil
  }

  /// Files that include each other are followed so far.
  private static let deepest = 8

  private func settled(
    _ level: BuildSettings, below folder: String, depth: Int
  ) -> BuildSettings.Devices? {
    if let devices = level.devices { return devices }
    guard depth < Self.deepest else { return nil }
    // Of several files the last one holds.
    for file in level.files.reversed() {
      let path = SourcePath.joined(folder, file)
      guard let next = configurations[path] else { continue }
      if let devices = settled(next, below: SourcePath.folder(of: path), depth: depth + 1) {
        return devices
      }
    }
    return nil
  }
}

/// Paths of a repository, as text.
enum SourcePath {
  /// The folder that a file speaks for, with the slash behind it; empty for the root.
  ///
  /// A project's is the one that holds the project.
  static func home(of path: String) -> String {
    var parts = path.split(separator: "/").dropLast()
    if let project = parts.firstIndex(where: { $0.hasSuffix(".xcodeproj") }) {
      parts = parts[..<project]
    }
    return parts.map { $0 + "/" }.joined()
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path seen from a folder, without `.` and as far as it goes without `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if isPlain(path) {
      return folder.isEmpty || folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where parts.last.map({ $0 != ".." }) ?? false: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Nothing in it is empty or begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }
}
