internal import ScriptModules

/// A package of the repository: a folder with a manifest.
struct PackageScope: Sendable, Equatable {
  var folder: String
  var manifest: PackageManifest
  /// It is built for a phone with iOS.
  var isForPhone = false
  var hasNewRenderer: Bool?
  var version = ReactVersion.newest
  var aliases: [ResolvedAlias] = []
  /// The folder of route files that its configuration names.
  var routes: String?
}

/// Paths that mean other paths.
struct ResolvedAlias: Sendable, Hashable {
  var prefix: String
  /// Behind a `*`; nil where the whole path must be equal.
  var suffix: String?
  /// From the root of the repository, with a `*` where what stood for it is put in.
  var targets: [String]
  /// Also stands for what is below it, as the aliases of Babel do.
  var coversFolder = false

  func targets(of specifier: String) -> [String] {
    guard let suffix else {
      if specifier == prefix { return targets }
      guard coversFolder, specifier.hasPrefix(prefix + "/") else { return [] }
      return targets.map { $0 + specifier.dropFirst(prefix.count) }
    }
    guard specifier.count >= prefix.count + suffix.count, specifier.hasPrefix(prefix),
      specifier.hasSuffix(suffix)
    else { return [] }
    let middle = String(specifier.dropFirst(prefix.count).dropLast(suffix.count))
    return targets.map { target in
      guard let star = target.firstIndex(of: "*") else { return target }
      return target[..<star] + middle + target[target.index(after: star)...]
    }
  }
}

extension ModuleGraph {
  /// Those of the package's `tsconfig.json`, then those of its Babel.
  func aliases(of folder: String) -> [ResolvedAlias] {
    var result: [ResolvedAlias] = []
    for name in ["tsconfig.json", "jsconfig.json"] {
      var met: Set<String> = []
      if let path = Self.join(folder, name) { addPaths(of: path, &met, &result) }
    }
    for name in ["babel.config.js", ".babelrc.js", "babel.config.cjs"] {
      guard let path = Self.join(folder, name), case .module(let source)? = files[path] else {
        continue
      }
      addBabel(source.module, folder, &result)
    }
    return result
  }

  private func addPaths(
    of path: String, _ met: inout Set<String>, _ result: inout [ResolvedAlias]
  ) {
    guard met.insert(path).inserted, case .paths(let aliases)? = files[path] else { return }
    let folder = Self.folder(of: path)
    let base = aliases.base.flatMap { Self.join(folder, $0) }
    for alias in aliases.paths {
      let targets = alias.targets.compactMap { Self.join(base ?? folder, $0) }
      result.append(ResolvedAlias(pattern: alias.pattern, targets: targets))
    }
    if let base {
      result.append(ResolvedAlias(pattern: "*", targets: [base.isEmpty ? "*" : base + "/*"]))
    }
    for extended in aliases.extended where extended.hasPrefix(".") {
      guard var other = Self.join(folder, extended) else { continue }
      if !other.hasSuffix(".json") { other += ".json" }
      addPaths(of: other, &met, &result)
    }
  }

  /// The object `alias` and the list `root` that `module-resolver` is given, wherever they stand.
  private func addBabel(
    _ module: ScriptModule, _ folder: String, _ result: inout [ResolvedAlias]
  ) {
    for expression in module.expressions {
      guard case .object(let properties) = expression else { continue }
      for case .value(let key, let value) in properties {
        switch (key, module[value]) {
        case ("alias", .object(let aliases)):
          for case .value(let name, let target) in aliases {
            guard case .string(let text) = module[target], let target = Self.join(folder, text)
            else { continue }
            result.append(ResolvedAlias(prefix: name, targets: [target], coversFolder: true))
          }
        case ("root", .array(let roots)):
          for root in roots {
            guard case .string(let text) = module[root], let base = Self.join(folder, text)
            else { continue }
            result.append(
              ResolvedAlias(pattern: "*", targets: [base.isEmpty ? "*" : base + "/*"]))
          }
        default: break
        }
      }
    }
  }
}

extension ResolvedAlias {
  fileprivate init(pattern: String, targets: [String]) {
    guard let star = pattern.firstIndex(of: "*") else {
      self.init(prefix: pattern, targets: targets)
      return
    }
    self.init(
      prefix: String(pattern[..<star]), suffix: String(pattern[pattern.index(after: star)...]),
      targets: targets)
  }
}
