/// The repositories of one run, in order.
package struct Corpus: Sendable, Equatable {
  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  package struct Entry: Sendable, Equatable {
    /// A path or a URL, as written.
    package var location: String
    /// Where the repository is on this machine.
    package var path: String
    package var name: String
    package var ref: String?
    package var tags: [String]

    package init(location: String, path: String, name: String, ref: String?, tags: [String]) {
      self.location = location
      self.path = path
      self.name = name
      self.ref = ref
      self.tags = tags
    }

    package var isRemote: Bool { Corpus.isRemote(location) }
  }

  // `https://…`, `ssh://…`, `git@host:…`
  package static func isRemote(_ location: String) -> Bool {
    if location.contains("://") { return true }
    guard let colon = location.firstIndex(of: ":") else { return false }
    return location[..<colon].contains("@") && !location[..<colon].contains("/")
  }
}

/// What is wrong with a manifest, and where.
package struct ManifestError: Error, Sendable, Equatable, CustomStringConvertible {
  package var line: Int
  package var message: String
  package var description: String { "line \(line): \(message)" }
}
