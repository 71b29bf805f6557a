/// All catalogues of a commit, asked as one.
package struct StringCatalogs: Sendable {
  /// By path: the first one that has a key answers.
  private var catalogs: [(path: String, catalog: StringCatalog)] = []
  /// Their answers, by the hash of the key.
  private var texts: [UInt64: String] = [:]

  init() {}

  /// Some of them is meant to be translated: a catalogue, or the texts of one language among others.
  ///
  /// A strings file outside of a language's folder may be anything, such as captions of screenshots.
  private(set) var areTranslations = false

  package func text(forKey hash: UInt64) -> String? { texts[hash] }

  /// The hashes of the keys whose text differs now.
  mutating func apply(_ changes: [(path: String, catalog: StringCatalog?)]) -> [UInt64] {
    var differing: Set<UInt64> = []
    for (path, catalog) in changes {
      let place = catalogs.firstIndex { $0.path >= path } ?? catalogs.endIndex
      let isKnown = place < catalogs.endIndex && catalogs[place].path == path
      let old = isKnown ? catalogs[place].catalog : StringCatalog()
      differing.formUnion(old.differences(from: catalog ?? StringCatalog()))
      catalogs.replaceSubrange(
        place..<(isKnown ? place + 1 : place), with: catalog.map { [(path, $0)] } ?? [])
    }
    areTranslations = catalogs.contains { Self.isTranslation($0.path) }
    return differing.filter { key in
      let text = catalogs.lazy.compactMap { $0.catalog.text(forKey: key) }.first
      // Byte by byte: to Swift, texts are equal whose accents are only written in another way.
      let isSame = texts[key].map { Array($0.utf8) } == text.map { Array($0.utf8) }
      if !isSame { texts[key] = text }
      return !isSame
    }
  }

  private static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".xcstrings")
      || path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
  }
}
