/// A page's own address, from which it links to the others by relative paths.
package struct Address: Sendable {
  // `repositories/pelican/index.html`
  package let path: String
  package init(_ path: String) { self.path = path }

  // What leads from this page's folder to the site's: empty, `../`, `../../` …
  package var root: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  package func to(_ other: String) -> String { root + other }
}

/// Where everything stands, for as long as it has the same name.
struct Addresses {
  static let overview = "index.html"
  static let repositories = "repositories/index.html"
  static let screens = "screens/index.html"
  static let rules = "rules/index.html"
  static let lifetimes = "lifetimes/index.html"
  static let coverage = "coverage/index.html"
  static let methodology = "methodology/index.html"
  static let data = "data/index.html"

  static func repository(_ name: String) -> String { "repositories/\(slug(name))/index.html" }
  static func rule(_ name: String) -> String { "rules/\(slug(name)).html" }

  /// A screen's address has its path in it, as a checksum: two views may have one name.
  static func screen(_ name: String, path: String, repo: String) -> String {
    "screens/\(slug(repo))/\(words(name))-\(checksum(path)).html"
  }

  /// Lower case and hyphens; a checksum too where that has lost something.
  static func slug(_ name: String) -> String {
    let plain = words(name)
    return plain == name.lowercased() ? plain : plain + "-" + checksum(name)
  }

  private static func words(_ name: String) -> String {
    var out = ""
    for scalar in name.lowercased().unicodeScalars {
      let isWord = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isWord { out.unicodeScalars.append(scalar) } else if out.last != "-" { out += "-" }
      if out.utf8.count >= 60 { break }
    }
    while out.hasPrefix("-") { out.removeFirst() }
    while out.hasSuffix("-") { out.removeLast() }
    return out.isEmpty ? "unnamed" : out
  }

  /// FNV-1a, folded to six digits.
  private static func checksum(_ text: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let folded = (hash >> 24) ^ (hash & 0xFF_FFFF)
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
