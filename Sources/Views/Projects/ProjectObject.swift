/// Where the fields of one object of a project begin.
struct ProjectObject {
  enum Field: Int {
    case isa, path, sourceTree, children, exceptions, fileRef, platformFilter, platformFilters
    case target, membershipExceptions, files, productType, buildPhases, buildConfigurationList
    case fileSystemSynchronizedGroups, buildConfigurations, buildSettings, name
    case baseConfigurationReference, baseConfigurationReferenceAnchor
    case baseConfigurationReferenceRelativePath, mainGroup, projectDirPath
    case productRef, productName, packageProductDependencies
  }

  private var starts = InlineArray<26, Int32>(repeating: -1)

  @inline(__always)
  mutating func note(_ key: Range<Int>, at start: Int, _ bytes: Span<UInt8>) {
    guard let field = Self.field(key, bytes) else { return }
    starts[field.rawValue] = Int32(truncatingIfNeeded: start)
  }

  /// Objects have many more fields: how long its name is rules out most of them.
  @inline(__always)
  private static func field(_ key: Range<Int>, _ bytes: Span<UInt8>) -> Field? {
    func names(_ name: StaticString, _ field: Field) -> Field? {
      bytes.equals(key, name) ? field : nil
    }
    return switch key.count {
    case 3: names("isa", .isa)
    case 4: names("path", .path) ?? names("name", .name)
    case 5: names("files", .files)
    case 6: names("target", .target)
    case 7: names("fileRef", .fileRef)
    case 8: names("children", .children)
    case 9: names("mainGroup", .mainGroup)
    case 10:
      names("sourceTree", .sourceTree) ?? names("exceptions", .exceptions)
        ?? names("productRef", .productRef)
    case 11:
      names("productType", .productType) ?? names("buildPhases", .buildPhases)
        ?? names("productName", .productName)
    case 13: names("buildSettings", .buildSettings)
    case 14: names("platformFilter", .platformFilter) ?? names("projectDirPath", .projectDirPath)
    case 15: names("platformFilters", .platformFilters)
    case 19: names("buildConfigurations", .buildConfigurations)
    case 20: names("membershipExceptions", .membershipExceptions)
    case 22: names("buildConfigurationList", .buildConfigurationList)
    case 26:
      names("baseConfigurationReference", .baseConfigurationReference)
        ?? names("packageProductDependencies", .packageProductDependencies)
    case 28: names("fileSystemSynchronizedGroups", .fileSystemSynchronizedGroups)
    case 32: names("baseConfigurationReferenceAnchor", .baseConfigurationReferenceAnchor)
    case 38:
      names("baseConfigurationReferenceRelativePath", .baseConfigurationReferenceRelativePath)
    default: nil
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
    var texts: [String] = []
    if var cursor = cursor(field) {
      cursor.eachText(bytes) { texts.append(PropertyListCursor.text(of: $0, bytes)) }
    }
    return texts
  }

  func ids(_ field: Field, _ bytes: Span<UInt8>) -> [UInt64] {
    var ids: [UInt64] = []
    if var cursor = cursor(field) { cursor.eachText(bytes) { ids.append(NameHash.of(bytes, $0)) } }
    return ids
  }
}
