/// Where a package is kept, as something that can be compared: `github.com/acme/DesignSystem`.
///
/// One repository is written in many ways: with a scheme or as `git@host:path`, with a user, a port, `.git` or a slash
/// at its end. All of them are one address; only the host is blind to case.
package struct PackageAddress: Sendable, Hashable, Comparable {
  package let text: String

  /// Nil for a path of a machine, and for what is no address.
  package init?(_ url: String) {
    guard url.utf8.count <= 500 else { return nil }
    let isOdd = url.unicodeScalars.contains {
      $0.value <= 32 || (127...159).contains($0.value) || $0 == "\\" || $0 == "\"" || $0 == "<"
    }
    guard !isOdd else { return nil }
    var rest = url[...]
    if let scheme = url.firstRange(of: "://") {
      guard Self.schemes.contains(url[..<scheme.lowerBound].lowercased()) else { return nil }
      rest = url[scheme.upperBound...]
    } else {
      // `git@host:path`, as against `C:path`, `./a:b` and a plain path.
      guard let colon = url.firstIndex(of: ":"), url[..<colon].contains("@"),
        !url[..<colon].contains("/")
      else { return nil }
      rest = url[..<colon] + "/" + url[url.index(after: colon)...]
    }
    let parts = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
      .filter { $0 != "." && $0 != ".." }
    guard parts.count > 1, let authority = parts.first?.split(separator: "@").last,
      let host = authority.split(separator: ":").first
    else { return nil }
    var path = parts.dropFirst().joined(separator: "/")
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard !path.isEmpty, !path.hasSuffix("/") else { return nil }
    text = host.lowercased() + "/" + path
  }

  private static let schemes: Set = ["https", "http", "ssh", "git", "git+ssh"]

  /// The last part, as the folder of a checkout is called.
  package var name: String { String(text.split(separator: "/").last ?? "") }

  /// As in `acme+DesignSystem`.
  package var nameWithOwner: String {
    text.split(separator: "/").suffix(2).joined(separator: "+")
  }

  /// What a manifest or `git clone` takes.
  package var url: String { "https://" + text }

  package static func < (left: PackageAddress, right: PackageAddress) -> Bool {
    left.text < right.text
  }
}
