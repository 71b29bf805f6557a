/// All catalogues of a commit, asked as one.
package struct StringCatalogs: Sendable {
  private var catalogs: [String: StringCatalog] = [:]
  /// Paths that hold a key, sorted: the first one answers.
  private var holders: [String: [String]] = [:]

  init() {}

  package var isEmpty: Bool { catalogs.isEmpty }

  package func text(forKey key: String) -> String? {
    holders[key]?.first.flatMap { catalogs[$0]?.texts[key] }
  }

  /// The hashes of the keys whose text may differ now.
  mutating func apply(_ changes: [(path: String, catalog: StringCatalog?)]) -> [UInt64] {
    var touched: Set<String> = []
    for (path, catalog) in changes {
      let old = catalogs[path]?.texts ?? [:]
      let new = catalog?.texts ?? [:]
      for key in old.keys where new[key] == nil {
        holders[key]?.removeAll { $0 == path }
        if holders[key]?.isEmpty == true { holders[key] = nil }
        touched.insert(key)
      }
      for (key, text) in new where old[key] != text {
        touched.insert(key)
        guard old[key] == nil else { continue }
        var paths = holders[key] ?? []
        paths.insert(path, at: paths.firstIndex { $0 > path } ?? paths.endIndex)
        holders[key] = paths
      }
      catalogs[path] = catalog
    }
    return touched.map { NameHash.of($0) }
  }
}
