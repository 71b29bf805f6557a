/// Which sources of a package other repositories can use, and of which module each is.
package struct PackageSources: Sendable {
  private var roots: [String: Root] = [:]
  private let pinName: String

  private struct Root: Sendable {
    var module: String
    var sources: [String]?
    var exclude: [String]
  }

  // - Parameters:
  //   - manifest: Nil where the package has none, as a pod may.
  //   - paths: Of all its Swift sources.
  package init(manifest: PackageManifest?, paths: [String], named name: String) {
    pinName = Self.module(name)
    let used = manifest?.used ?? []
    let folders = Self.folders(of: paths)
    for target in used {
      guard let root = Self.root(of: target, in: folders, isOnly: used.count == 1) else { continue }
      roots[root] = Root(
        module: Self.module(target.name), sources: target.sources, exclude: target.exclude)
    }
    guard roots.isEmpty else { return }
    // A manifest that computes its targets keeps them where all do; what has no manifest is one module.
    if manifest != nil {
      for folder in folders where Self.isTarget(folder) {
        let name = folder.dropFirst("Sources/".count)
        roots[folder] = Root(module: Self.module(String(name)), sources: nil, exclude: [])
      }
    } else {
      roots[""] = Root(module: pinName, sources: nil, exclude: [])
    }
  }

  /// The module of a source; nil for what is not offered.
  package func module(of path: String) -> String? {
    guard path.hasSuffix(".swift"), path != "Package.swift" else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // A root that was chosen by name is one whatever it is called.
    for length in stride(from: parts.count - 1, through: 0, by: -1) {
      let folder = parts[..<length].joined(separator: "/")
      guard let root = roots[folder] else { continue }
      let inner = parts[length...]
      let rest = inner.joined(separator: "/")
      guard !inner.dropLast().contains(where: { Self.isAside($0) }),
        !root.exclude.contains(where: { Self.holds($0, rest) }),
        root.sources.map({ $0.contains { Self.holds($0, rest) } }) ?? true
      else { return nil }
      return root.module
    }
    return nil
  }

  /// What a folder is in that people are shown, and that nobody is given.
  private static func isAside(_ folder: Substring) -> Bool {
    asides.contains { folder == $0 } || endsOfAside.contains { folder.hasSuffix($0) }
  }

  private static let asides: Set<Substring> = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Playground", "Benchmarks",
  ]
  private static let endsOfAside = ["Tests", ".playground", ".playgroundbook", ".docc"]

  private static func holds(_ entry: String, _ path: String) -> Bool {
    let entry = plain(entry)
    return entry.isEmpty || path == entry || path.hasPrefix(entry + "/")
  }

  /// `Sources/Cards` for `./Sources//Cards/`.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static func folders(of paths: [String]) -> Set<String> {
    var all: Set<String> = [""]
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        guard all.insert(String(rest)).inserted else { break }
      }
    }
    return all
  }

  /// Where SwiftPM looks for a target that says no path.
  static let usual = ["Sources", "Source", "src", "srcs"]

  private static func root(
    of target: PackageManifest.Target, in folders: Set<String>, isOnly: Bool
  ) -> String? {
    if let path = target.path {
      let path = plain(path)
      return folders.contains(path) ? path : nil
    }
    let own = usual.map { $0 + "/" + target.name }.first { folders.contains($0) }
    // The only target of a package may have the whole folder.
    return own ?? (isOnly ? usual.first { folders.contains($0) } : nil)
  }

  private static func isTarget(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    return parts.count == 2 && parts[0] == "Sources" && !isAside(parts[1])
  }

  /// As code imports it: `Design_System` for `Design-System`.
  static func module(_ target: String) -> String {
    var name = String(
      target.unicodeScalars.map { scalar in
        scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          ? Character(scalar) : "_"
      })
    if name.first.map({ $0.isASCII && $0.isNumber }) == true { name = "_" + name.dropFirst() }
    return name
  }
}
