/// All catalogues of a commit, asked as one.
package struct StringCatalogs: Sendable {
  /// By path: the first one that has a key answers.
  private var catalogs: [String: StringCatalog] = [:]
  /// Sorted.
  private var paths: [String] = []
  /// Their answers, by the hash of the key.
  private var answers: [UInt64: Answer] = [:]

  private struct Answer {
    var text: String
    var path: String
  }

  init() {}

  /// Some of them is meant to be translated: a catalogue, or the texts of one language among others.
  ///
  /// A strings file outside of a language's folder may be anything, such as captions of screenshots.
  private(set) var areTranslations = false

  package func text(forKey hash: UInt64) -> String? { answers[hash]?.text }

  /// The hashes of the keys whose text differs now.
  mutating func apply(_ changes: [(path: String, catalog: StringCatalog?)]) -> [UInt64] {
    // The first of the changed ones that may have a key, nil where none does.
    var candidates: [UInt64: String?] = [:]
    var haveOtherPaths = false
    for (path, catalog) in Dictionary(changes.map { ($0, $1) }, uniquingKeysWith: { $1 }) {
      let old = catalogs[path]
      for key in (old ?? StringCatalog()).differences(from: catalog ?? StringCatalog()) {
        let first = candidates[key] ?? nil
        let has = catalog?.contains(key) ?? false
        candidates.updateValue(has ? min(path, first ?? path) : first, forKey: key)
      }
      catalogs[path] = catalog
      if (old == nil) != (catalog == nil) { haveOtherPaths = true }
    }
    if haveOtherPaths {
      paths = catalogs.keys.sorted()
      areTranslations = paths.contains(where: Self.isTranslation)
    }
    return candidates.compactMap { key, candidate in
      let old = answers[key]
      let new = answer(to: key, old, candidate)
      if old != nil || new != nil { answers[key] = new }
      // Byte by byte: to Swift, texts are equal whose accents are only written in another way.
      let isSame = old.map { Array($0.text.utf8) } == new.map { Array($0.text.utf8) }
      return isSame ? nil : key
    }
  }

  /// Of those that did not change, all that have a key come behind the one that answered.
  private func answer(to key: UInt64, _ old: Answer?, _ candidate: String?) -> Answer? {
    func answer(at path: String) -> Answer? {
      catalogs[path]?.text(forKey: key).map { Answer(text: $0, path: path) }
    }
    let known = candidate.flatMap { answer(at: $0) }
    guard let old else { return known }
    guard let still = answer(at: old.path) else {
      return paths.lazy.compactMap { answer(at: $0) }.first
    }
    return known.map { $0.path < still.path ? $0 : still } ?? still
  }

  private static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".xcstrings")
      || path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
  }
}
