internal import ScriptModules

/// The scripts of a commit, and which module a path in one of them means.
///
/// Everything here is a function of the files, whatever the order in which they came.
struct ModuleGraph: Sendable {
  private(set) var files: [String: ScriptFile] = [:]
  /// Packages by folder; the folder of the root is empty.
  private(set) var packages: [String: PackageScope] = [:]
  private var workspaces: [String: String] = [:]
  private(set) var texts = EnglishTexts()

  /// What a path in a script means.
  enum Resolution: Hashable {
    case file(String)
    case package(String)
  }

  /// What a change of files makes different beyond the files themselves.
  struct Change {
    /// Which packages there are, or where paths lead: anything may be different.
    var isWide = false
    /// Keys of English texts that say something else now.
    var texts: Set<String> = []
  }

  mutating func apply(_ changes: [(path: String, file: ScriptFile?)]) -> Change {
    var change = Change()
    var saysMore = false
    for (path, file) in changes {
      let before = files[path]
      saysMore = saysMore || Self.saysMore(path, file) || Self.saysMore(path, before)
      // Whether a folder has routes at all is told by a file that is there.
      if Self.name(of: path).hasPrefix("_layout."), (before == nil) != (file == nil) {
        change.isWide = true
      }
      files[path] = file
    }
    guard saysMore else { return change }
    let before = (packages, workspaces, texts)
    readPackages()
    if before.0 != packages || before.1 != workspaces || before.2.isEmpty != texts.isEmpty {
      change.isWide = true
    }
    change.texts = texts.differences(from: before.2)
    return change
  }

  /// Nothing that is made of the file can be another.
  func has(_ file: ScriptFile?, at path: String) -> Bool {
    guard case .module(let before)? = files[path], case .module(let source)? = file else {
      return false
    }
    return before.module.answers(theSameAs: source.module)
  }

  private static let settings: Set<String> = [
    "babel.config.js", ".babelrc.js", "babel.config.cjs",
  ]

  /// It may say something of other files: what a package is, where paths lead, what a key means.
  private static func saysMore(_ path: String, _ file: ScriptFile?) -> Bool {
    switch file {
    case nil: return false
    case .module(let source):
      let name = name(of: path)
      return source.routes != nil || settings.contains(name) || name.hasPrefix("app.config.")
        || ScriptFileKind.isEnglish(path)
    case .manifest, .paths, .app, .texts, .platform: return true
    }
  }

  private mutating func readPackages() {
    packages = [:]
    workspaces = [:]
    for path in files.keys.sorted() {
      guard case .manifest(let manifest)? = files[path] else { continue }
      let folder = Self.folder(of: path)
      packages[folder] = PackageScope(folder: folder, manifest: manifest)
      if let name = manifest.name { workspaces[name] = folder }
    }
    for path in files.keys.sorted() { readPlatform(path) }
    for folder in packages.keys.sorted() {
      let (aliases, version) = (aliases(of: folder), version(of: folder))
      packages[folder]?.aliases = aliases
      packages[folder]?.version = version
    }
    texts = EnglishTexts(englishTables())
  }

  /// What says that a package is an app for phones.
  private mutating func readPlatform(_ path: String) {
    switch files[path] {
    case .app(let isForPhone, let routes):
      let folder = Self.folder(of: path)
      if isForPhone { packages[folder]?.isForPhone = true }
      if let routes { packages[folder]?.routes = Self.join(folder, routes) }
    case .platform(let hasNewRenderer):
      // `ios/Podfile`, `ios/App.xcodeproj/project.pbxproj`
      var folder = Self.folder(of: path)
      if folder.hasSuffix(".xcodeproj") { folder = Self.folder(of: folder) }
      guard Self.name(of: folder) == "ios" else { return }
      let package = Self.folder(of: folder)
      packages[package]?.isForPhone = true
      if let hasNewRenderer { packages[package]?.hasNewRenderer = hasNewRenderer }
    case .module(let source):
      if let routes = source.routes, let package = package(of: path)?.folder {
        packages[package]?.routes = Self.join(Self.folder(of: path), routes)
      }
      guard Self.name(of: path).hasPrefix("app.config.") else { return }
      let folder = Self.folder(of: path)
      if packages[folder]?.manifest.dependencies.contains("expo") == true {
        packages[folder]?.isForPhone = true
      }
    default: break
    }
  }

  private func version(of folder: String) -> ReactVersion {
    guard let package = packages[folder] else { return .newest }
    var version = package.manifest.version ?? .newest
    // From 0.82 on there is no other.
    if let flag = package.hasNewRenderer, version.minor >= 69, version.minor < 82 {
      version.hasNewRenderer = flag
    }
    return version
  }

  // MARK: Packages

  /// The package that a file belongs to: that of the nearest manifest above it.
  func package(of path: String) -> PackageScope? {
    var folder = Self.folder(of: path)
    while true {
      if let package = packages[folder], folder.isEmpty || !package.manifest.onlyNames {
        return package
      }
      if folder.isEmpty { return nil }
      folder = Self.folder(of: folder)
    }
  }

  /// What a file shows counts: it is part of an app for phones.
  func isOfApp(_ path: String) -> Bool {
    guard let package = package(of: path) else {
      // Without any manifest only the scripts themselves can tell.
      guard case .module(let source)? = files[path] else { return false }
      return source.module.bindings.values.contains { binding in
        if case .imported(let taken) = binding { return taken.module == "react-native" }
        return false
      }
    }
    return package.manifest.isReactNative && package.isForPhone
  }

  func version(for path: String) -> ReactVersion { package(of: path)?.version ?? .newest }

  /// The least version of another package that the package of a file allows; nil where it does not say.
  func least(of module: String, at path: String) -> PackageVersion? {
    package(of: path)?.manifest.versions[module]
  }

  // MARK: Resolution

  /// `asked` gets every path that it depends on, without endings.
  func resolve(
    _ specifier: String, from path: String, asked: inout Set<String>
  ) -> Resolution {
    if specifier.hasPrefix(".") {
      let base = Self.join(Self.folder(of: path), specifier)
      if let base, let file = find(base, &asked) { return .file(file) }
      return .package(specifier)
    }
    for package in enclosing(path) {
      for alias in package.aliases {
        for target in alias.targets(of: specifier) {
          if let file = find(target, &asked) { return .file(file) }
        }
      }
    }
    if let file = workspaceFile(specifier, from: path, &asked) { return .file(file) }
    return .package(specifier)
  }

  /// The packages around a file, from the inside.
  private func enclosing(_ path: String) -> [PackageScope] {
    var result: [PackageScope] = []
    var folder = Self.folder(of: path)
    while true {
      if let package = packages[folder] { result.append(package) }
      if folder.isEmpty { return result }
      folder = Self.folder(of: folder)
    }
  }

  private func workspaceFile(
    _ specifier: String, from path: String, _ asked: inout Set<String>
  ) -> String? {
    let parts = specifier.split(separator: "/", omittingEmptySubsequences: false)
    // The name of a package has two parts behind an `@`; what a folder is called may have one.
    for count in specifier.hasPrefix("@") ? [2, 1] : [1] {
      if let file = workspaceFile(parts, count, from: path, &asked) { return file }
    }
    return nil
  }

  private func workspaceFile(
    _ parts: [Substring], _ count: Int, from path: String, _ asked: inout Set<String>
  ) -> String? {
    guard parts.count >= count else { return nil }
    let name = parts.prefix(count).joined(separator: "/")
    guard let folder = workspaces[name] ?? renamed(name, around: enclosing(path), workspaces),
      let package = packages[folder]
    else { return nil }
    let inside = parts.dropFirst(count).joined(separator: "/")
    if !inside.isEmpty { return Self.join(folder, inside).flatMap { find($0, &asked) } }
    for entry in package.manifest.entries + ["src/index", "index", "src"] {
      if let base = Self.join(folder, entry), let file = find(base, &asked) { return file }
    }
    return nil
  }

  /// Endings in the order in which they are tried; those of the phone's system first.
  private static let endings: [String] = [".ios", ".native", ""].flatMap { system in
    [".tsx", ".ts", ".jsx", ".js", ".mjs", ".cjs"].map { system + $0 }
  }

  private func find(_ base: String, _ asked: inout Set<String>) -> String? {
    asked.insert(Self.stem(base))
    if isSource(base) { return base }
    let stem = Self.stem(base)
    for ending in Self.endings {
      if isSource(stem + ending) { return stem + ending }
      if stem != base, isSource(base + ending) { return base + ending }
    }
    if files[base + ".json"] != nil { return base + ".json" }
    let index = base.isEmpty ? "index" : base + "/index"
    asked.insert(index)
    for ending in Self.endings where isSource(index + ending) { return index + ending }
    return nil
  }

  private func isSource(_ path: String) -> Bool {
    switch files[path] {
    case .module, .texts: true
    default: false
    }
  }
}

// MARK: Paths

extension ModuleGraph {
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Nil where the path leads out of the repository.
  static func join(_ folder: String, _ relative: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in relative.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Without the ending of a script, and without that of a system.
  static func stem(_ path: String) -> String {
    var path = path[...]
    for ending in [".tsx", ".ts", ".jsx", ".js", ".mjs", ".cjs", ".json"]
    where path.hasSuffix(ending) {
      path = path.dropLast(ending.count)
      break
    }
    for ending in [".ios", ".native"] where path.hasSuffix(ending) {
      path = path.dropLast(ending.count)
      break
    }
    return String(path)
  }

  /// What has no name is called like its file; an `index` like its folder.
  static func componentName(_ path: String) -> String {
    let own = name(of: stem(path))
    guard own == "index" else { return own }
    let above = name(of: self.folder(of: path))
    return above.isEmpty ? own : above
  }
}
