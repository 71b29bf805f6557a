/// The folders of targets that packages of the repository build for other systems alone.
///
/// What a manifest does not list in plain calls may be for phones.
struct PackageFolders: Sendable, Equatable {
  /// By the folder, with its case folded, whether nothing in it is for phones; empty where all is.
  private var roots: [String: Bool] = [:]

  init() {}

  // - Parameters:
  //   - manifests: By path.
  //   - linked: Products that projects link, and whether something for phones does.
  init(_ manifests: [String: PackageManifest], linked: [String: Bool]) {
    var linked = linked
    for manifest in manifests.values {
      for target in manifest.listed {
        for name in target.dependencies where linked[name] == false { linked[name] = true }
      }
      for name in manifest.mentioned where linked[name] == false { linked[name] = true }
    }
    for (path, manifest) in manifests where manifest.isForPhones {
      add(manifest, below: SourcePath.home(of: path), linked)
    }
    if !roots.values.contains(true) { roots = [:] }
  }

  private mutating func add(
    _ manifest: PackageManifest, below home: String, _ linked: [String: Bool]
  ) {
    let elsewhere = manifest.elsewhere(linked)
    for target in manifest.listed {
      for folder in target.folders {
        let path = SourcePath.folded(SourcePath.joined(home, folder))
        roots[path] = elsewhere.contains(target.name) && roots[path] ?? true
      }
    }
  }

  /// The innermost folder of a target that a file is in decides.
  func isElsewhere(folded path: String) -> Bool {
    guard !roots.isEmpty else { return false }
    var found = false
    for slash in path.indices where path[slash] == "/" {
      if let isElsewhere = roots[String(path[..<slash])] { found = isElsewhere }
    }
    return found
  }
}

extension PackageManifest {
  /// The targets that nothing for phones depends on, and something for other systems does.
  fileprivate func elsewhere(_ linked: [String: Bool]) -> Set<String> {
    var depended: Set<String> = []
    var pending: [String] = []
    for (name, targets) in libraries {
      if linked[name] == false { depended.formUnion(targets) } else { pending += targets }
    }
    for target in listed {
      depended.formUnion(target.dependencies + target.dependenciesElsewhere)
      if target.isTool { pending.append(target.name) }
    }
    var next: [String: [String]] = [:]
    for target in listed { next[target.name, default: []] += target.dependencies }
    pending += next.keys.filter { mentioned.contains($0) || !depended.contains($0) }
    var here = Set(pending)
    while let name = pending.popLast() {
      for name in next[name] ?? [] where here.insert(name).inserted { pending.append(name) }
    }
    return Set(next.keys).subtracting(here)
  }
}

extension PackageManifest.Target {
  /// Where SwiftPM looks for its sources; those that are not there hold nothing.
  fileprivate var folders: [String] {
    let roots = path.map { [$0] } ?? PackageSources.usual.map { $0 + "/" + name }
    guard let sources, !sources.isEmpty else { return roots }
    return roots.flatMap { root in sources.map { root + "/" + $0 } }
  }
}
