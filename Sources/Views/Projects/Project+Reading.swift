extension Project {
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
    targets = objects.targets.map { target in
      let files = target.phases.flatMap { objects.phases[$0] ?? [] }.compactMap { file in
        objects.buildFiles[file].flatMap { $0.isForPhones ? numbers[$0.item] : nil }
      }
      return Target(
        isShown: Self.isShown(target.product),
        configurations: Self.configurations(of: target, objects, places),
        files: files.sorted(), folders: Self.folders(of: target, objects, places))
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
    of target: ProjectObjects.Target, _ objects: ProjectObjects, _ places: ProjectPlaces
  ) -> [[BuildSettings]] {
    let outer = (objects.configurationLists[objects.projectConfigurations] ?? []).compactMap {
      objects.configurations[$0]
    }
    var all: [[BuildSettings]] = []
    for id in objects.configurationLists[target.configurations] ?? [] {
      guard let own = objects.configurations[id] else { continue }
      var levels = levels(of: own, places)
      if let around = outer.first(where: { $0.name == own.name }) {
        levels += Self.levels(of: around, places)
      }
      levels.append(settings(of: target.product))
      levels.removeAll { $0 == BuildSettings() }
      if !all.contains(levels) { all.append(levels) }
    }
    return all
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

  private static func folders(
    of target: ProjectObjects.Target, _ objects: ProjectObjects, _ places: ProjectPlaces
  ) -> [Folder] {
    objects.items.filter { $0.value.kind == .folder }.compactMap { id, item in
      guard let path = places.paths[id] else { return nil }
      let isWhole = target.folders.contains(id)
      let files = item.exceptions.compactMap { objects.exceptions[$0] }
        .filter { $0.target == target.id }.flatMap(\.files)
      guard isWhole || !files.isEmpty else { return nil }
      return Folder(path: path, exceptions: files.sorted(), isWhole: isWhole)
    }.sorted { $0.path < $1.path }
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
