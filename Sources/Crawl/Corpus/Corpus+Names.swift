extension Corpus {
  /// Names must differ: they are how people and queries tell repositories apart.
  package init(
    _ lines: [Manifest.Line], localPath: (String) -> String
  ) throws(ManifestError) {
    entries = []
    var owners: [String: Int] = [:]
    let usual = Self.usualNames(lines.map(\.location))
    for (line, usualName) in zip(lines, usual) {
      let name = line.name ?? usualName
      if let owner = owners[name] {
        throw ManifestError(
          line: line.number,
          message: "the name “\(name)” is taken by line \(owner); give one of them name=")
      }
      owners[name] = line.number
      entries.append(
        Entry(
          location: line.location, path: localPath(line.location), name: name, ref: line.ref,
          tags: line.tags, web: line.web))
    }
  }

  /// Where the mirror of a URL is kept: `mirrors/host/path.git`.
  package static func mirrorPath(of location: String, in folder: String) -> String {
    var rest = location[...]
    if let scheme = location.firstRange(of: "://") { rest = location[scheme.upperBound...] }
    var parts = rest.split { $0 == "/" || $0 == ":" }.map(String.init)
    parts.removeAll { $0 == "." || $0 == ".." }
    // Without the user's name, which may come with a password.
    if let host = parts.first?.split(separator: "@").last { parts[0] = String(host) }
    var path = parts.joined(separator: "/")
    if path.hasSuffix(".git") { path.removeLast(4) }
    return folder + "/" + path + ".git"
  }

  /// The last component of each location, with as many before it as it takes to tell them apart.
  static func usualNames(_ locations: [String]) -> [String] {
    let components = locations.map(nameComponents)
    var depths = Array(repeating: 1, count: locations.count)
    while true {
      let names = zip(components, depths).map { $0.suffix($1).joined(separator: "/") }
      var counts: [String: Int] = [:]
      for name in names { counts[name, default: 0] += 1 }
      var isDone = true
      for index in names.indices
      where counts[names[index], default: 0] > 1 && depths[index] < components[index].count {
        depths[index] += 1
        isDone = false
      }
      if isDone { return names }
    }
  }

  private static func nameComponents(_ location: String) -> [String] {
    var parts = location.split(whereSeparator: { $0 == "/" || $0 == ":" }).map(String.init)
    if parts.last == ".git" { parts.removeLast() }
    if let last = parts.last, last.hasSuffix(".git"), last.count > 4 {
      parts[parts.count - 1] = String(last.dropLast(4))
    }
    parts.removeAll { $0 == "." || $0 == ".." }
    return parts.isEmpty ? [location] : parts
  }
}
