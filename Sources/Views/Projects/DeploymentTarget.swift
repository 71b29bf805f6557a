/// The oldest iOS that an app runs on.
package struct DeploymentTarget: Sendable, Hashable, Comparable {
  package var major: Int
  package var minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension DeploymentTarget {
  /// The lowest `IPHONEOS_DEPLOYMENT_TARGET` of a `project.pbxproj` or an `.xcconfig`.
  package init?(settings source: Span<UInt8>) {
    self.init(in: source, behind: "IPHONEOS_DEPLOYMENT_TARGET", separators: "= \t\"")
  }

  /// What `platforms:` of a `Package.swift` says: `.iOS(.v17)`, `.iOS("16.4")`.
  package init?(manifest source: Span<UInt8>) {
    self.init(in: source, behind: ".iOS(", separators: " .v\"")
  }

  /// The lowest number that stands behind a word and any separators.
  private init?(in source: Span<UInt8>, behind word: StaticString, separators: StaticString) {
    let search = WordSearch(word)
    let separators = separators.withUTF8Buffer { unsafe Array($0) }
    var lowest: DeploymentTarget?
    var at = 0
    while let end = search.end(in: source, from: at) {
      at = end
      while at < source.count, separators.contains(source[at]) { at += 1 }
      guard let found = Self.number(in: source, at: &at) else { continue }
      lowest = min(lowest ?? found, found)
    }
    guard let lowest else { return nil }
    self = lowest
  }

  /// Reads `17`, `16.4` or `17_1`.
  private static func number(in bytes: Span<UInt8>, at: inout Int) -> DeploymentTarget? {
    guard let major = digits(in: bytes, at: &at) else { return nil }
    var minor: Int?
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: "_") {
      at += 1
      minor = digits(in: bytes, at: &at)
    }
    return DeploymentTarget(major: major, minor: minor ?? 0)
  }

  private static func digits(in bytes: Span<UInt8>, at: inout Int) -> Int? {
    let start = at
    var value = 0
    while at < bytes.count, at < start + 4, (48...57).contains(bytes[at]) {
      value = value * 10 + Int(bytes[at] - 48)
      at += 1
    }
    return at == start ? nil : value
  }
}

/// The targets that a commit names, by the file that names them.
package struct DeploymentTargets: Sendable, Equatable {
  private struct Home: Sendable, Equatable {
    /// With the slash behind it; empty for the root.
    var folder: String
    var target: DeploymentTarget
  }

  private var byPath: [String: DeploymentTarget] = [:]
  /// The innermost folders first; of one that several files name, the lowest target.
  private var homes: [Home] = []
  private var lowest: DeploymentTarget?

  init() {}

  /// The target of the innermost folder around a file that names one; else the lowest of all; nil where none is named.
  package func target(forFileAt path: String) -> DeploymentTarget? {
    homes.first { path.hasPrefix($0.folder) }?.target ?? lowest
  }

  /// Whether a package or project around a file names one: all that can make its views is there then.
  func areNamed(aroundFileAt path: String) -> Bool { homes.contains { path.hasPrefix($0.folder) } }

  /// Equal for equal targets at the same paths.
  var print: UInt64 {
    byPath.reduce(0) { sum, entry in
      var hash = NameHash(seed: NameHash.of(entry.key))
      hash.mix(UInt64(entry.value.major))
      hash.mix(UInt64(entry.value.minor))
      return sum &+ hash.value
    }
  }

  /// Whether anything is different now.
  mutating func apply(_ changes: [(path: String, target: DeploymentTarget?)]) -> Bool {
    let old = byPath
    for (path, target) in changes { byPath[path] = target }
    guard byPath != old else { return false }
    let named = byPath.map { (folder: SourcePath.home(of: $0), target: $1) }
    let byFolder = Dictionary(named, uniquingKeysWith: min)
    homes = byFolder.map { Home(folder: $0, target: $1) }.sorted {
      ($0.folder.utf8.count, $0.folder) > ($1.folder.utf8.count, $1.folder)
    }
    lowest = byPath.values.min()
    return true
  }
}
