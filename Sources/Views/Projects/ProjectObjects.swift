/// The objects of a project, as far as it takes to tell what is built for what.
///
/// Each is known by the hash of its name; of several of one name and kind the last one counts. The bytes
/// are lent to each step.
struct ProjectObjects {
  struct Item {
    var id: UInt64
    /// `path` as it is written; empty for a group that is no folder.
    var path: Range<Int>
    var base: Base
    var kind: Kind
    /// Into the links.
    var children: Range<Int> = 0..<0
    /// Of a folder whose files come as they are.
    var exceptions: Range<Int> = 0..<0
  }

  /// Where the path of an item begins.
  enum Base {
    case group, root
    case elsewhere
  }

  enum Kind { case group, source, configuration, folder }

  struct BuildFile {
    var id: UInt64
    var item: UInt64
    /// Not filtered to other platforms.
    var isForPhones: Bool
  }

  struct Configuration {
    var name: String
    var settings: BuildSettings
    /// A file with more: an item, or a path below one.
    var base: UInt64?
    var pathBelowBase: String?
  }

  struct Target {
    var product: String
    var phases: [UInt64]
    var configurations: UInt64
    var folders: [UInt64]
    /// Of packages.
    var products: [UInt64]
    var id: UInt64
  }

  struct Exceptions {
    var target: UInt64
    var files: [String]
  }

  private(set) var items: [Item] = []
  private var itemNumbers = HashOrder()
  private var buildFiles: [BuildFile] = []
  private var buildFileNumbers = HashOrder()
  private(set) var links: [UInt64] = []
  /// Into the links.
  private(set) var phases: [UInt64: Range<Int>] = [:]
  private(set) var configurationLists: [UInt64: [UInt64]] = [:]
  private(set) var configurations: [UInt64: Configuration] = [:]
  private(set) var exceptions: [UInt64: Exceptions] = [:]
  private(set) var targets: [Target] = []
  /// The names of products of packages.
  private(set) var products: [UInt64: String] = [:]
  /// Whether one of the build files that link a product is for phones.
  private(set) var linkedProducts: [UInt64: Bool] = [:]
  /// Those that have to be built first, for phones too.
  private(set) var neededProducts: Set<UInt64> = []
  private(set) var mainGroup: UInt64 = 0
  private(set) var projectConfigurations: UInt64 = 0
  private(set) var projectFolder = ""

  init(_ bytes: Span<UInt8>) {
    var cursor = PropertyListCursor()
    cursor.eachMember(bytes) { cursor, key in
      guard bytes.equals(key, "objects") else { return }
      cursor.eachMember(bytes) { cursor, id in
        var object = ProjectObject()
        cursor.eachMember(bytes) { cursor, key in object.note(key, at: cursor.at, bytes) }
        add(object, NameHash.of(bytes, id), bytes)
      }
    }
    itemNumbers = HashOrder(items.map(\.id))
    buildFileNumbers = HashOrder(buildFiles.map(\.id))
  }

  func item(_ id: UInt64) -> Int? { itemNumbers.last(id) }

  func buildFile(_ id: UInt64) -> BuildFile? { buildFileNumbers.last(id).map { buildFiles[$0] } }

  private mutating func add(_ object: ProjectObject, _ id: UInt64, _ bytes: Span<UInt8>) {
    guard let isa = object.range(.isa, bytes) else { return }
    func names(_ name: StaticString) -> Bool { bytes.equals(isa, name) }
    if names("PBXBuildFile") {
      if let product = object.id(.productRef, bytes) {
        if isForPhones(object, bytes) {
          linkedProducts[product] = true
        } else if linkedProducts[product] == nil {
          linkedProducts[product] = false
        }
      }
      guard let item = object.id(.fileRef, bytes) else { return }
      buildFiles.append(BuildFile(id: id, item: item, isForPhones: isForPhones(object, bytes)))
    } else if names("PBXFileReference") {
      add(file: object, id, bytes)
    } else if names("PBXGroup") || names("PBXVariantGroup") {
      add(object, .group, id, bytes)
    } else if names("PBXFileSystemSynchronizedRootGroup") {
      add(object, .folder, id, bytes)
    } else if names("PBXFileSystemSynchronizedBuildFileExceptionSet") {
      exceptions[id] = Exceptions(
        target: object.id(.target, bytes) ?? 0,
        files: object.texts(.membershipExceptions, bytes))
    } else if names("PBXSourcesBuildPhase") {
      phases[id] = link(.files, of: object, bytes)
    } else if names("PBXNativeTarget") {
      targets.append(
        Target(
          product: object.text(.productType, bytes) ?? "", phases: object.ids(.buildPhases, bytes),
          configurations: object.id(.buildConfigurationList, bytes) ?? 0,
          folders: object.ids(.fileSystemSynchronizedGroups, bytes),
          products: object.ids(.packageProductDependencies, bytes), id: id))
    } else if names("XCSwiftPackageProductDependency") {
      products[id] = object.text(.productName, bytes)
    } else if names("PBXTargetDependency") {
      if let product = object.id(.productRef, bytes), isForPhones(object, bytes) {
        neededProducts.insert(product)
      }
    } else if names("XCConfigurationList") {
      configurationLists[id] = object.ids(.buildConfigurations, bytes)
    } else if names("XCBuildConfiguration") {
      configurations[id] = configuration(object, bytes)
    } else if names("PBXProject") {
      mainGroup = object.id(.mainGroup, bytes) ?? 0
      projectConfigurations = object.id(.buildConfigurationList, bytes) ?? 0
      projectFolder = object.text(.projectDirPath, bytes) ?? ""
    }
  }

  private func isForPhones(_ object: ProjectObject, _ bytes: Span<UInt8>) -> Bool {
    let filters = object.texts(.platformFilter, bytes) + object.texts(.platformFilters, bytes)
    return filters.isEmpty || filters.contains("ios")
  }

  /// Pictures and texts are most of what a project names, and of no interest here.
  private mutating func add(file: ProjectObject, _ id: UInt64, _ bytes: Span<UInt8>) {
    guard let path = file.range(.path, bytes) else { return }
    func ends(_ suffix: StaticString) -> Bool {
      let count = suffix.utf8CodeUnitCount
      return path.count >= count
        && bytes.equals((path.upperBound - count)..<path.upperBound, suffix)
    }
    if ends(".swift") {
      add(file, .source, id, bytes)
    } else if ends(".xcconfig") {
      add(file, .configuration, id, bytes)
    }
  }

  private mutating func add(
    _ object: ProjectObject, _ kind: Kind, _ id: UInt64, _ bytes: Span<UInt8>
  ) {
    let path = object.range(.path, bytes) ?? 0..<0
    var item = Item(id: id, path: path, base: .group, kind: kind)
    if let tree = object.range(.sourceTree, bytes) {
      if PropertyListCursor.names(tree, "SOURCE_ROOT", bytes) {
        item.base = .root
      } else if !PropertyListCursor.names(tree, "<group>", bytes) {
        item.base = .elsewhere
      }
    }
    item.children = link(.children, of: object, bytes)
    item.exceptions = link(.exceptions, of: object, bytes)
    items.append(item)
  }

  /// Keeps the names of a list.
  private mutating func link(
    _ field: ProjectObject.Field, of object: ProjectObject, _ bytes: Span<UInt8>
  ) -> Range<Int> {
    let start = links.count
    if var cursor = object.cursor(field) {
      cursor.eachText(bytes) { links.append(NameHash.of(bytes, $0)) }
    }
    return start..<links.count
  }

  private func configuration(_ object: ProjectObject, _ bytes: Span<UInt8>) -> Configuration {
    var (sdk, platforms): (String?, String?) = (nil, nil)
    if var cursor = object.cursor(.buildSettings) {
      cursor.eachMember(bytes) { cursor, key in
        if bytes.equals(key, "SDKROOT") {
          sdk = cursor.scalar(bytes).map { PropertyListCursor.text(of: $0, bytes) }
        } else if bytes.equals(key, "SUPPORTED_PLATFORMS") {
          var all: [String] = []
          cursor.eachText(bytes) { all.append(PropertyListCursor.text(of: $0, bytes)) }
          platforms = all.joined(separator: " ")
        }
      }
    }
    return Configuration(
      name: object.text(.name, bytes) ?? "",
      settings: BuildSettings(sdk: sdk, platforms: platforms),
      base: object.id(.baseConfigurationReference, bytes)
        ?? object.id(.baseConfigurationReferenceAnchor, bytes),
      pathBelowBase: object.text(.baseConfigurationReferenceRelativePath, bytes))
  }
}
