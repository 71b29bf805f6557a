/// The files of a tree that matter to the analysis, told by name alone.
package enum SourceKind: UInt8, Sendable, CaseIterable {
  case swift
  /// `Package.swift`: also a Swift file, but what matters is its `platforms:`.
  case manifest
  /// `project.pbxproj`
  case project
  /// `.xcconfig`
  case settings
  /// `.strings`
  case strings
  /// `.xcstrings`
  case catalog
  /// `.swipecost.json`
  case configuration
  /// `.stringsdict`
  case plurals
  /// `Contents.json`, of whatever it may be in an asset catalogue
  case asset

  /// Nil for a name that does not matter.
  init?(name bytes: Span<UInt8>, _ range: Range<Int>) {
    func ends(_ suffix: StaticString) -> Bool {
      let count = suffix.utf8CodeUnitCount
      guard range.count >= count else { return false }
      for index in 0..<count
      where bytes[range.upperBound - count + index] != suffix.utf8Start[index] {
        return false
      }
      return true
    }
    func equals(_ name: StaticString) -> Bool {
      range.count == name.utf8CodeUnitCount && ends(name)
    }
    guard let last = range.last else { return nil }
    switch bytes[last] {
    case UInt8(ascii: "t"):
      if ends(".stringsdict") {
        self = .plurals
      } else if ends(".swift") {
        self = equals("Package.swift") ? .manifest : .swift
      } else {
        return nil
      }
    case UInt8(ascii: "s"):
      if ends(".xcstrings") {
        self = .catalog
      } else if ends(".strings") {
        self = .strings
      } else {
        return nil
      }
    case UInt8(ascii: "j") where equals("project.pbxproj"): self = .project
    case UInt8(ascii: "g") where ends(".xcconfig"): self = .settings
    case UInt8(ascii: "n") where equals(".swipecost.json"): self = .configuration
    case UInt8(ascii: "n") where equals("Contents.json"): self = .asset
    default: return nil
    }
  }

  /// Folders that hold the code of others, what a build made, or the steps of a tutorial, which nothing builds.
  static func isForeign(folder bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    foreignFolders.contains { ends(bytes, range, $0) && $0.utf8CodeUnitCount == range.count }
      || ends(bytes, range, ".docc")
  }

  /// The same for the name of a folder outside git.
  package static func isForeign(folder name: String) -> Bool {
    let bytes = Array(name.utf8)
    return isForeign(folder: bytes.span, bytes.indices)
  }

  private static func ends(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ name: StaticString
  ) -> Bool {
    let start = range.upperBound - name.utf8CodeUnitCount
    return start >= range.lowerBound
      && !(0..<name.utf8CodeUnitCount).contains { bytes[start + $0] != name.utf8Start[$0] }
  }

  private static let foreignFolders: [StaticString] = [".build", "Pods", "Carthage", "DerivedData"]
}

extension SourceKind {
  /// The kind of a file outside git, by its path relative to the root; nil when it does not matter.
  package init?(path: String) {
    let bytes = Array(path.utf8)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
      guard !Self.isForeign(folder: bytes.span, start..<index) else { return nil }
      start = index + 1
    }
    self.init(name: bytes.span, start..<bytes.count)
  }
}
