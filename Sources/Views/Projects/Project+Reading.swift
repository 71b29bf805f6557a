extension Project {
  /// More than any project has that people work with.
  private static let mostMembers = 500_000

  /// Reads a `project.pbxproj`; nil for what has no targets that we understand.
  package init?(_ source: Span<UInt8>) {
    let objects = ProjectObjects(source)
    guard !objects.targets.isEmpty else { return nil }
    let places = ProjectPlaces(objects)
    var numbers: [UInt64: Int32] = [:]
    for (id, path) in places.sources.sorted(by: { $0.path < $1.path }) {
      numbers[id] = Int32(paths.count)
      paths.append(path)
    }
    var outer: [String: ProjectObjects.Configuration] = [:]
    for id in objects.configurationLists[objects.projectConfigurations] ?? [] {
      if let around = objects.configurations[id] { outer[around.name] = around }
    }
    let folders = Self.folders(objects, places)
    var members = 0
    for target in objects.targets {
      var files: Set<Int32> = []
      for phase in Set(target.phases) {
        let built = objects.phases[phase] ?? []
        members += built.count
        guard members <= Self.mostMembers else { return nil }
        for file in built {
          guard let file = objects.buildFiles[file], file.isForPhones else { continue }
          if let number = numbers[file.item] { files.insert(number) }
        }
      }
      targets.append(
        Target(
          isShown: Self.isShown(target.product),
          configurations: Self.configurations(of: target, in: outer, objects, places),
          files: files.sorted(), folders: folders[target.id] ?? []))
    }
  }

  /// Views of tests and command line tools are nobody's.
  private static func isShown(_ product: String) -> Bool {
    !["unit-test", "ui-testing", ".tool"].contains { product.hasSuffix($0) }
  }

  /// Where the settings name no device, the product may.
  private static func settings(of product: String) -> BuildSettings {
    let others = ["watch", ".tv-", "xpc-service", "application.macos"]
    return BuildSettings(devices: others.contains { product.contains($0) } ? .others : nil)
  }

  private static func configurations(
    of target: ProjectObjects.Target, in outer: [String: ProjectObjects.Configuration],
    _ objects: ProjectObjects, _ places: ProjectPlaces
  ) -> Set<[BuildSettings]> {
    let own = objects.configurationLists[target.configurations] ?? []
    return Set(
      own.compactMap { objects.configurations[$0] }.map { configuration in
        let around = outer[configuration.name].map { levels(of: $0, places) } ?? []
        let all = levels(of: configuration, places) + around + [settings(of: target.product)]
        return all.filter { $0 != BuildSettings() }
      })
  }

  private static func levels(
    of configuration: ProjectObjects.Configuration, _ places: ProjectPlaces
  ) -> [BuildSettings] {
    guard let base = configuration.base, let path = places.paths[base] else {
      return [configuration.settings]
    }
    let file = configuration.pathBelowBase.map { SourcePath.joined(path, $0) } ?? path
    return [configuration.settings, BuildSettings(files: [file])]
  }

  /// Of each target the folders that it has whole, and those that it has files of.
  private static func folders(
    _ objects: ProjectObjects, _ places: ProjectPlaces
  ) -> [UInt64: [Folder]] {
    struct Share: Hashable {
      var target: UInt64
      var folder: UInt64
    }
    var exceptions: [Share: [String]] = [:]
    for (id, item) in objects.items where item.kind == .folder {
      for set in Set(item.exceptions).compactMap({ objects.exceptions[$0] }) {
        exceptions[Share(target: set.target, folder: id), default: []] += set.files
      }
    }
    var folders: [UInt64: [Folder]] = [:]
    func add(_ share: Share, _ files: [String], isWhole: Bool) {
      guard let path = places.paths[share.folder] else { return }
      let folder = Folder(path: path, exceptions: files.sorted(), isWhole: isWhole)
      folders[share.target, default: []].append(folder)
    }
    for target in objects.targets {
      for folder in Set(target.folders) {
        let share = Share(target: target.id, folder: folder)
        add(share, exceptions.removeValue(forKey: share) ?? [], isWhole: true)
      }
    }
    for (share, files) in exceptions { add(share, files, isWhole: false) }
    return folders.mapValues { $0.sorted { $0.path < $1.path } }
  }
}

/// Where the items of a project are, seen from its folder.
private struct ProjectPlaces {
  /// Of all but the sources.
  private(set) var paths: [UInt64: String] = [:]
  private(set) var sources: [(id: UInt64, path: String)] = []
  private let objects: ProjectObjects

  init(_ objects: ProjectObjects) {
    self.objects = objects
    place(objects.mainGroup, below: objects.projectFolder, depth: 0)
  }

  /// Groups that hold each other are entered once.
  private static let deepest = 100

  private mutating func place(_ id: UInt64, below folder: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil, let item = objects.items[id] else { return }
    let start: String
    switch item.base {
    case .group: start = folder
    case .root: start = objects.projectFolder
    case .elsewhere: return
    }
    let path = item.path.isEmpty ? start : SourcePath.joined(start, item.path)
    guard !item.path.hasPrefix("/") else { return }
    if case .source = item.kind {
      sources.append((id, path))
      return
    }
    paths[id] = path
    for child in item.children { place(child, below: path, depth: depth + 1) }
  }
}
