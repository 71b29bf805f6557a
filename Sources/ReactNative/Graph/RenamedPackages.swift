/// What a dependency stands for that is imported under a name of the importer's own.
enum RenamedPackage: Sendable, Equatable {
  case package(String)
  /// As it is written: from the folder of the manifest.
  case folder(String)

  /// Nil for a version: `workspace:lib@*` and `npm:lib@^1` name another package (pnpm, “Referencing workspace
  /// packages through aliases”; npm, “install”: `<alias>@npm:<name>`), `workspace:./lib`, `file:`, `link:` and
  /// `portal:` a folder (Yarn, “Protocols”).
  init?(_ range: String) {
    guard let colon = range.firstIndex(of: ":") else { return nil }
    let text = range[range.index(after: colon)...]
    switch range[..<colon] {
    case "file", "link", "portal": self = .folder(String(text))
    case "workspace", "npm":
      // The name of a package may begin with an `@` of its own.
      if let at = text.dropFirst().lastIndex(of: "@") {
        self = .package(String(text[..<at]))
      } else if text.hasPrefix("."), text.contains("/") {
        self = .folder(String(text))
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension ModuleGraph {
  /// The folder of the package that the packages around a file import under the name; nil where it is none of the
  /// repository's.
  func renamed(_ name: String, around packages: [PackageScope], _ workspaces: [String: String])
    -> String?
  {
    for package in packages {
      switch package.manifest.renamed[name] {
      case nil: continue
      case .package(let own)?: return workspaces[own]
      case .folder(let path)?:
        return Self.join(package.folder, path).flatMap { self.packages[$0] == nil ? nil : $0 }
      }
    }
    return nil
  }
}
