import Queries
import Store

/// A copy of the database for everybody: it tells what was read, and nothing of the machine that read it.
///
/// All that a report says is read from this copy, so that no page and no table can say more than it.
enum PublicCopy {
  /// Leaves the copy at `path`, opened for reading.
  static func make(
    of database: borrowing Database, at path: String
  ) throws(StoreError) -> Database {
    try database.publish(to: path)
    try retouch(try Database.open(path, for: .retouch))
    return try Database.open(path, for: .report)
  }

  private static func retouch(_ copy: consuming Database) throws(StoreError) {
    var folders: [(folder: String, name: String)] = []
    let repositories = try copy.rows(Reads.placesRepo) { row throws(StoreError) in
      (id: row.integer(0), name: row.text(1), location: row.text(2), web: row.optionalText(3))
    }
    for (id, name, location, web) in repositories {
      let web = web.map(Place.withoutUser)
      let place = Place.ofRepository(name: name, location: location, web: web)
      if !Place.isRemote(location) { folders.append((location, name)) }
      try copy.statement(Writes.hidePlaceRepo).run([.text(place), Value(web), .integer(Int64(id))])
    }
    for (id, words) in try texts(copy, Reads.placesRun) {
      let words = Place.wordsWithoutFolders(words)
      try copy.statement(Writes.hidePlaceRun).run([.text(words), .integer(Int64(id))])
    }
    // The longest first, for a folder may lie in another.
    folders.sort { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
    for (id, detail) in try texts(copy, Reads.placesProblem) {
      var told = detail
      for (folder, name) in folders where folder.contains("/") {
        told = told.replacing(folder, with: name)
      }
      told = Place.withoutFolders(told)
      guard told != detail else { continue }
      try copy.statement(Writes.hidePlaceProblem).run([.text(told), .integer(Int64(id))])
    }
  }

  private static func texts(
    _ copy: borrowing Database, _ sql: String
  ) throws(StoreError) -> [(id: Int, text: String)] {
    try copy.rows(sql) { row throws(StoreError) in (row.integer(0), row.text(1)) }
  }
}

/// Places as they may be told to everybody.
enum Place {
  /// The address that a repository was read from, without the name and password of who read it; of one
  /// that was read from a folder, its web address or only its name.
  static func ofRepository(name: String, location: String, web: String?) -> String {
    if isRemote(location) { return withoutUser(location) }
    guard let web, !web.contains("{") else { return name }
    return web
  }

  // `https://…`, `ssh://…`, `git@host:…`; a `file://` is a folder.
  static func isRemote(_ location: String) -> Bool {
    if let scheme = location.firstRange(of: "://") {
      return location[..<scheme.lowerBound].lowercased() != "file"
    }
    guard let colon = location.firstIndex(of: ":") else { return false }
    return location[..<colon].contains("@") && !location[..<colon].contains("/")
  }

  /// A URL without what stands before the `@` of its host; of `git@host:path` nothing is a secret.
  static func withoutUser(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    let rest = url[scheme.upperBound...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = host.lastIndex(of: "@") else { return url }
    return String(url[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  /// The words of a command, each path shortened to its last part.
  static func wordsWithoutFolders(_ command: String) -> String {
    command.split(separator: " ", omittingEmptySubsequences: false).map { word in
      isRemote(String(word)) ? withoutUser(String(word)) : last(word)
    }.joined(separator: " ")
  }

  /// A sentence in which every absolute path is shortened to its last part; one in quotes may hold blanks.
  static func withoutFolders(_ sentence: String) -> String {
    let quotes: [Character: Character] = ["“": "”", "\"": "\"", "'": "'", "‘": "’"]
    var out = ""
    var rest = sentence[...]
    while let first = rest.first {
      let before = out.last
      let isStart =
        first == "/" && before.map { $0 == " " || $0 == "(" || quotes[$0] != nil } ?? true
      guard isStart else {
        out.append(rest.removeFirst())
        continue
      }
      let closing = before.flatMap { quotes[$0] }
      let path = rest.prefix { character in
        closing.map { character != $0 } ?? !" ,;:)".contains(character)
      }
      out += last(path)
      rest = rest[path.endIndex...]
    }
    return out
  }

  private static func last(_ path: Substring) -> String {
    path.split(separator: "/").last.map(String.init) ?? String(path)
  }
}
