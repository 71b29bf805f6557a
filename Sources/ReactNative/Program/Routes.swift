internal import ScriptModules

/// Routes that are told by files: those of expo-router.
extension ModuleGraph {
  /// The folder of routes that a file lies in.
  private func routes(around path: String) -> String? {
    guard let package = package(of: path), package.manifest.dependencies.contains("expo-router")
    else { return nil }
    if let routes = package.routes { return path.hasPrefix(routes + "/") ? routes : nil }
    for folder in ["app", "src/app"] {
      guard let routes = Self.join(package.folder, folder) else { continue }
      // A folder that is called so is one of routes where it has a layout.
      if path.hasPrefix(routes + "/"), layout(in: routes) != nil { return routes }
    }
    return nil
  }

  private func layout(in folder: String) -> String? {
    [".tsx", ".ts", ".jsx", ".js"].map { folder + "/_layout" + $0 }.first { files[$0] != nil }
  }

  /// Its default export is a screen: not a layout, and none of the files whose names begin with `+`.
  func isRoute(_ path: String) -> Bool {
    guard routes(around: path) != nil else { return false }
    let name = Self.name(of: Self.stem(path))
    return name != "_layout" && !name.hasPrefix("+") && !name.hasSuffix("+api")
  }

  /// The layout that shows a route, and by which name it knows it.
  func layout(of path: String) -> (path: String, name: String)? {
    guard let root = routes(around: path) else { return nil }
    let stem = Self.stem(path)
    var folder = Self.folder(of: path)
    while true {
      for ending in [".tsx", ".ts", ".jsx", ".js"] where files[folder + "/_layout" + ending] != nil
      {
        return (folder + "/_layout" + ending, String(stem.dropFirst(folder.count + 1)))
      }
      guard folder != root, !folder.isEmpty else { return nil }
      folder = Self.folder(of: folder)
    }
  }
}
