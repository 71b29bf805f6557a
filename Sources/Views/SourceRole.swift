/// What a file of a repository is to us, told by its path alone.
package enum SourceRole: Sendable, Hashable {
  case swift
  /// A `.strings` file of the development language.
  case strings
  /// A `.stringsdict` file of the development language.
  case plurals
  /// An `.xcstrings` file.
  case stringCatalog
  /// What stands for an image or a colour of an asset catalogue: only its path matters.
  case asset
  /// A `project.pbxproj` or `.xcconfig`.
  case buildSettings
  /// A storyboard or a xib.
  case interface
  /// A `Package.swift`, which is Swift and names the platforms.
  case manifest

  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    if name == "Package.swift" {
      self = .manifest
    } else if name.hasSuffix(".swift") {
      self = .swift
    } else if name.hasSuffix(".xcstrings"), !name.hasPrefix("InfoPlist") {
      self = .stringCatalog
    } else if name.hasSuffix(".strings"), Self.isDevelopmentLanguage(path),
      !name.hasPrefix("InfoPlist")
    {
      self = .strings
    } else if name.hasSuffix(".stringsdict"), Self.isDevelopmentLanguage(path) {
      self = .plurals
    } else if AssetName(path: path) != nil {
      self = .asset
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .interface
    } else if name == "project.pbxproj" || name.hasSuffix(".xcconfig") {
      self = .buildSettings
    } else {
      return nil
    }
  }

  /// English or unlocalised: what people who write a literal see.
  private static func isDevelopmentLanguage(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").last(where: { $0.hasSuffix(".lproj") }) else {
      return true
    }
    return folder == "en.lproj" || folder == "Base.lproj" || folder == "en-US.lproj"
  }
}
