extension Project {
  /// More than any project has that people work with.
  private static let mostMembers = 500_000

  /// Reads a `project.pbxproj`; nil for what has no targets that we understand.
  package init?(_ source: Span<UInt8>) {
    let objects = ProjectObjects(source)
    guard !objects.targets.isEmpty else { return nil }
    let places = ProjectPlaces(objects, source)
    guard places.areComplete else { return nil }
    paths = places.sources
    var outer: [String: ProjectObjects.Configuration] = [:]
    for id in objects.configurationLists[objects.projectConfigurations] ?? [] {
      if let around = objects.configurations[id] { outer[around.name] = around }
    }
    let folders = Self.folders(objects, places)
    products = Set(objects.neededProducts.compactMap { objects.products[$0] })
    var members = 0
    for target in objects.targets {
      var files: [Int32] = []
      for phase in Set(target.phases) {
        let built = objects.phases[phase] ?? 0..<0
        members += built.count
        guard members <= Self.mostMembers else { return nil }
        for file in objects.links[built] {
          guard let file = objects.buildFile(file), file.isForPhones,
            let item = objects.item(file.item), let number = places.number(ofItem: item)
          else { continue }
          files.append(number)
        }
      }
      targets.append(
        Target(
          isShown: Self.isShown(target.product), isApp: target.product.hasSuffix(".application"),
          configurations: Self.configurations(of: target, in: outer, objects, places),
          files: Self.once(files), folders: folders[target.id] ?? [],
          products: Self.products(of: target, objects)))
    }
  }

  /// What no build file speaks of is linked as it is.
  private static func products(
    of target: ProjectObjects.Target, _ objects: ProjectObjects
  ) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for id in target.products {
      guard let name = objects.products[id] else { continue }
      found[name] = found[name] == true || objects.linkedProducts[id] ?? true
    }
    return found
  }

  /// In order, and each once.
  private static func once(_ numbers: [Int32]) -> [Int32] {
    var sorted: [Int32] = []
    sorted.reserveCapacity(numbers.count)
    for number in numbers.sorted() where number != sorted.last { sorted.append(number) }
    return sorted
  }

  /// Views of tests and command line tools are nobody's.
  private static func isShown(_ product: String) -> Bool {
    !endsOfUnshown.contains { product.hasSuffix($0) }
  }

  /// Of the types of products that Xcode gives targets.
  private static let endsOfUnshown = ["unit-test", "ui-testing", ".tool"]

  private static func configurations(
    of target: ProjectObjects.Target, in outer: [String: ProjectObjects.Configuration],
    _ objects: ProjectObjects, _ places: ProjectPlaces
  ) -> Set<[BuildSettings]> {
    let product = BuildSettings(product: target.product)
    let own = objects.configurationLists[target.configurations] ?? []
    return Set(
      own.compactMap { objects.configurations[$0] }.map { configuration in
        let around = outer[configuration.name].map { levels(of: $0, places, objects) } ?? []
        let all = levels(of: configuration, places, objects) + around + [product]
        return all.filter { $0 != BuildSettings() }
      })
  }

  private static func levels(
    of configuration: ProjectObjects.Configuration, _ places: ProjectPlaces,
    _ objects: ProjectObjects
  ) -> [BuildSettings] {
    guard let base = configuration.base, let path = places.path(base, objects) else {
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
    for (number, item) in objects.items.enumerated() where item.kind == .folder {
      let id = item.id
      guard objects.item(id) == number else { continue }
      for set in Set(objects.links[item.exceptions]).compactMap({ objects.exceptions[$0] }) {
        exceptions[Share(target: set.target, folder: id), default: []] += set.files
      }
    }
    var folders: [UInt64: [Folder]] = [:]
    func add(_ share: Share, _ files: [String], isWhole: Bool) {
      guard let path = places.path(share.folder, objects) else { return }
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
