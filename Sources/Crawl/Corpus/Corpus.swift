/// The repositories of one run, in order.
package struct Corpus: Sendable, Equatable {
  package var entries: [Entry]
  /// Repositories that another run looks after, and whose sources apps of this one may be built with.
  package var neighbours: [Entry] = []

  package init(entries: [Entry], neighbours: [Entry] = []) {
    self.entries = entries
    self.neighbours = neighbours
  }

  package struct Entry: Sendable, Equatable {
    /// A path or a URL, as written.
    package var location: String
    /// Where the repository is on this machine.
    package var path: String
    package var name: String
    package var ref: String?
    package var tags: [String]
    /// Where it can be read on the web: an address, or a pattern with `{sha}`, `{path}` and `{line}`.
    package var web: String?

    package init(
      location: String, path: String, name: String, ref: String?, tags: [String],
      web: String? = nil
    ) {
      self.location = location
      self.path = path
      self.name = name
      self.ref = ref
      self.tags = tags
      self.web = web
    }

    package var isRemote: Bool { Corpus.isRemote(location) }
  }

  // `https://…`, `ssh://…`, `git@host:…`
  package static func isRemote(_ location: String) -> Bool {
    if location.contains("://") { return true }
    guard let colon = location.firstIndex(of: ":") else { return false }
    return location[..<colon].contains("@") && !location[..<colon].contains("/")
  }

  /// The web address of a repository that is cloned from a URL: `https://host/path`, without the user's
  /// name, password and port; nil where the URL is a path.
  package static func webAddress(of url: String) -> String? {
    guard isRemote(url) else { return nil }
    var rest = url[...]
    if let scheme = url.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(url[..<scheme.lowerBound]) else { return nil }
      rest = url[scheme.upperBound...]
    } else if let colon = url.firstIndex(of: ":") {
      rest = url[..<colon] + "/" + url[url.index(after: colon)...]
    }
    let parts = rest.split(separator: "/", maxSplits: 1)
    guard parts.count == 2,
      let host = parts[0].split(separator: "@").last?.split(separator: ":").first
    else { return nil }
    var path = parts[1].prefix { $0 != "?" && $0 != "#" }
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    return path.isEmpty ? nil : "https://\(host)/\(path)"
  }
}

/// What is wrong with a manifest, and where.
package struct ManifestError: Error, Sendable, Equatable, CustomStringConvertible {
  package var line: Int
  package var message: String
  package var description: String { "line \(line): \(message)" }
}
