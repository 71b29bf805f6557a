/// The objects of a project, by the hash of their name, as far as it takes to tell what is built for what.
struct ProjectObjects {
  struct Item {
    /// `path`, or empty for a group that is no folder.
    var path: String
    var base: Base
    var children: [UInt64] = []
    var kind: Kind
    /// Of a folder whose files come as they are.
    var exceptions: [UInt64] = []
  }

  /// Where the path of an item begins.
  enum Base {
    case group, root
    case elsewhere
  }

  enum Kind { case group, source, configuration, folder }

  struct BuildFile {
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
    var id: UInt64
  }

  struct Exceptions {
    var target: UInt64
    var files: [String]
  }

  var items: [UInt64: Item] = [:]
  var buildFiles: [UInt64: BuildFile] = [:]
  var phases: [UInt64: [UInt64]] = [:]
  var configurationLists: [UInt64: [UInt64]] = [:]
  var configurations: [UInt64: Configuration] = [:]
  var exceptions: [UInt64: Exceptions] = [:]
  var targets: [Target] = []
  var mainGroup: UInt64 = 0
  var projectConfigurations: UInt64 = 0
  var projectFolder = ""

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
  }

  private mutating func add(_ object: ProjectObject, _ id: UInt64, _ bytes: Span<UInt8>) {
    guard let isa = object.range(.isa, bytes) else { return }
    func names(_ name: StaticString) -> Bool { bytes.equals(isa, name) }
    if names("PBXBuildFile") {
      guard let item = object.id(.fileRef, bytes) else { return }
      buildFiles[id] = BuildFile(item: item, isForPhones: isForPhones(object, bytes))
    } else if names("PBXFileReference") {
      add(file: object, id, bytes)
    } else if names("PBXGroup") || names("PBXVariantGroup") {
      items[id] = item(object, .group, bytes)
    } else if names("PBXFileSystemSynchronizedRootGroup") {
      items[id] = item(object, .folder, bytes)
    } else if names("PBXFileSystemSynchronizedBuildFileExceptionSet") {
      exceptions[id] = Exceptions(
        target: object.id(.target, bytes) ?? 0,
        files: object.texts(.membershipExceptions, bytes))
    } else if names("PBXSourcesBuildPhase") {
      phases[id] = object.ids(.files, bytes)
    } else if names("PBXNativeTarget") {
      targets.append(
        Target(
          product: object.text(.productType, bytes) ?? "", phases: object.ids(.buildPhases, bytes),
          configurations: object.id(.buildConfigurationList, bytes) ?? 0,
          folders: object.ids(.fileSystemSynchronizedGroups, bytes), id: id))
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
      items[id] = item(file, .source, bytes)
    } else if ends(".xcconfig") {
      items[id] = item(file, .configuration, bytes)
    }
  }

  private func item(_ object: ProjectObject, _ kind: Kind, _ bytes: Span<UInt8>) -> Item {
    let base: Base =
      switch object.text(.sourceTree, bytes) {
      case "<group>", nil: .group
      case "SOURCE_ROOT": .root
      default: .elsewhere
      }
    return Item(
      path: object.text(.path, bytes) ?? "", base: base, children: object.ids(.children, bytes),
      kind: kind, exceptions: object.ids(.exceptions, bytes))
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

/// Where the fields of one object begin.
struct ProjectObject {
  enum Field: Int, CaseIterable {
    case isa, path, sourceTree, children, exceptions, fileRef, platformFilter, platformFilters
    case target, membershipExceptions, files, productType, buildPhases, buildConfigurationList
    case fileSystemSynchronizedGroups, buildConfigurations, buildSettings, name
    case baseConfigurationReference, baseConfigurationReferenceAnchor
    case baseConfigurationReferenceRelativePath, mainGroup, projectDirPath
  }

  private static let names = Field.allCases.map { Array("\($0)".utf8) }
  private var starts = InlineArray<23, Int32>(repeating: -1)

  mutating func note(_ key: Range<Int>, at start: Int, _ bytes: Span<UInt8>) {
    for (index, name) in Self.names.enumerated() where bytes.equals(key, name.span) {
      starts[index] = Int32(truncatingIfNeeded: start)
      return
    }
  }

  func cursor(_ field: Field) -> PropertyListCursor? {
    let start = starts[field.rawValue]
    return start < 0 ? nil : PropertyListCursor(at: Int(start))
  }

  func range(_ field: Field, _ bytes: Span<UInt8>) -> Range<Int>? {
    guard var cursor = cursor(field) else { return nil }
    return cursor.scalar(bytes)
  }

  func text(_ field: Field, _ bytes: Span<UInt8>) -> String? {
    range(field, bytes).map { PropertyListCursor.text(of: $0, bytes) }
  }

  func id(_ field: Field, _ bytes: Span<UInt8>) -> UInt64? {
    range(field, bytes).map { NameHash.of(bytes, $0) }
  }

  func texts(_ field: Field, _ bytes: Span<UInt8>) -> [String] {
    ranges(field, bytes).map { PropertyListCursor.text(of: $0, bytes) }
  }

  func ids(_ field: Field, _ bytes: Span<UInt8>) -> [UInt64] {
    ranges(field, bytes).map { NameHash.of(bytes, $0) }
  }

  private func ranges(_ field: Field, _ bytes: Span<UInt8>) -> [Range<Int>] {
    guard var cursor = cursor(field) else { return [] }
    var ranges: [Range<Int>] = []
    cursor.eachText(bytes) { ranges.append($0) }
    return ranges
  }
}
