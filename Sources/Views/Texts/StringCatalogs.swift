/// All catalogues of a commit, asked as one.
package struct StringCatalogs: Sendable {
  /// By path: the first one that has a key answers.
  private var catalogs: [String: StringCatalog] = [:]
  /// Sorted.
  private var paths: [String] = []
  /// Their answers, by the hash of the key.
  private var answers: [UInt64: Answer] = [:]
  /// Sorted paths by what generated code calls the table: `Settings.strings` of every language is one.
  private var tables: [UInt64: [String]] = [:]

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

  /// The same of one table, which may have a text of its own for the key.
  package func text(forKey hash: UInt64, inTable table: UInt64) -> String? {
    tables[table]?.lazy.compactMap { self.catalogs[$0]?.text(forKey: hash) }.first
  }

  /// A question for a key of one table, as one number.
  static func hash(of key: UInt64, inTable table: UInt64) -> UInt64 {
    var hash = NameHash()
    hash.mix(table)
    hash.mix(key)
    return hash.value
  }

  /// The table of a path; nil for the usual one, whose keys need no table's name.
  private static func table(ofPath path: String) -> UInt64? {
    guard let name = path.split(separator: "/").last?.split(separator: ".").first else {
      return nil
    }
    let table = SymbolKey.hash(of: String(name))
    return table == SymbolKey.usualTable ? nil : table
  }

  /// The keys whose text differs now, and those of tables whose text may: see `hash`.
  mutating func apply(
    _ changes: [(path: String, catalog: StringCatalog?)]
  ) -> [(key: UInt64, text: String?)] {
    // The first of the changed ones that may have a key, nil where none does.
    var candidates: [UInt64: String?] = [:]
    var inTables: [UInt64: (key: UInt64, table: UInt64)] = [:]
    var haveOtherPaths = false
    for (path, catalog) in Dictionary(changes.map { ($0, $1) }, uniquingKeysWith: { $1 }) {
      let old = catalogs[path]
      let table = Self.table(ofPath: path)
      for key in (old ?? StringCatalog()).differences(from: catalog ?? StringCatalog()) {
        if let table { inTables[Self.hash(of: key, inTable: table)] = (key, table) }
        if !Self.isAsked(withoutTable: path) { continue }
        let first = candidates[key] ?? nil
        let has = catalog?.contains(key) ?? false
        candidates.updateValue(has ? min(path, first ?? path) : first, forKey: key)
      }
      catalogs[path] = catalog
      if (old == nil) != (catalog == nil) { haveOtherPaths = true }
    }
    if haveOtherPaths {
      let all = catalogs.keys.sorted()
      paths = all.filter(Self.isAsked)
      areTranslations = all.contains(where: Self.isTranslation)
      tables = [:]
      for path in all {
        if let table = Self.table(ofPath: path) { tables[table, default: []].append(path) }
      }
    }
    let own = inTables.map { (key: $0, text: text(forKey: $1.key, inTable: $1.table)) }
    return own
      + candidates.compactMap { key, candidate in
        let old = answers[key]
        let new = answer(to: key, old, candidate)
        if old != nil || new != nil { answers[key] = new }
        // Byte by byte: to Swift, texts are equal whose accents are only written in another way.
        let isSame = old.map { Array($0.text.utf8) } == new.map { Array($0.text.utf8) }
        return isSame ? nil : (key, new?.text)
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

  /// Outside of a language's folder only the usual table is asked by who names none: any other may be captions of
  /// screenshots.
  private static func isAsked(withoutTable path: String) -> Bool {
    isTranslation(path) || table(ofPath: path) == nil
  }

  private static func isTranslation(_ path: String) -> Bool {
    path.hasSuffix(".xcstrings")
      || path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
  }
}
