/// Where a repository's commits, files and lines can be read on the web.
struct WebLinks {
  private enum Host { case gitHub, gitLab, gitea, bitbucket, sourceHut, pattern }
  private let base: String
  private let host: Host

  /// `web` is what the manifest says: an address, or a pattern with `{sha}` for commits, or one with
  /// `{sha}`, `{path}` and `{line}` for lines.
  init?(location: String, web: String?) {
    if let web, web.contains("{sha}"), web.hasPrefix("https://") || web.hasPrefix("http://") {
      base = web
      host = .pattern
      return
    }
    guard let found = Self.address(web ?? location) else { return nil }
    base = found.base
    host = found.host
  }

  func commit(_ sha: String) -> String? {
    guard
      sha.utf8.allSatisfy({
        ("0"..."9").contains(UnicodeScalar($0)) || ("a"..."f").contains(UnicodeScalar($0))
      })
    else { return nil }
    return switch host {
    case .gitHub, .gitea, .sourceHut: "\(base)/commit/\(sha)"
    case .gitLab: "\(base)/-/commit/\(sha)"
    case .bitbucket: "\(base)/commits/\(sha)"
    case .pattern: base.contains("{path}") ? nil : base.replacing("{sha}", with: sha)
    }
  }

  func line(_ path: String, _ line: Int, at sha: String) -> String? {
    let path = Self.encoded(path)
    return switch host {
    case .gitHub: "\(base)/blob/\(sha)/\(path)#L\(line)"
    case .gitLab: "\(base)/-/blob/\(sha)/\(path)#L\(line)"
    case .gitea: "\(base)/src/commit/\(sha)/\(path)#L\(line)"
    case .bitbucket: "\(base)/src/\(sha)/\(path)#lines-\(line)"
    case .sourceHut: "\(base)/tree/\(sha)/item/\(path)#L\(line)"
    case .pattern where !base.contains("{path}"): nil
    case .pattern:
      base.replacing("{sha}", with: sha).replacing("{path}", with: path)
        .replacing("{line}", with: String(line))
    }
  }

  /// `https://host/owner/name.git`, `git@host:owner/name.git`, `ssh://git@host/owner/name`.
  private static func address(_ location: String) -> (base: String, host: Host)? {
    var rest = Substring(location)
    if let scheme = rest.firstRange(of: "://") {
      guard ["https", "http", "ssh", "git"].contains(rest[..<scheme.lowerBound]) else { return nil }
      rest = rest[scheme.upperBound...]
    } else if let colon = rest.firstIndex(of: ":"), rest[..<colon].contains("@") {
      rest = rest[..<colon] + "/" + rest[rest.index(after: colon)...]
    } else {
      return nil
    }
    let parts = rest.split(separator: "/", maxSplits: 1)
    // A password or token in front of the host must never reach a page.
    guard parts.count == 2, let name = parts[0].split(separator: "@").last else { return nil }
    let server = String(name.split(separator: ":").first ?? name).lowercased()
    guard let host = known(server) else { return nil }
    var path = String(parts[1])
    while path.hasSuffix("/") { path.removeLast() }
    if path.hasSuffix(".git") { path.removeLast(4) }
    guard path.contains("/") else { return nil }
    return ("https://\(server)/\(encoded(path))", host)
  }

  private static func known(_ server: String) -> Host? {
    switch server {
    case "github.com": .gitHub
    case "gitlab.com", "framagit.org", "salsa.debian.org", "gitlab.gnome.org", "invent.kde.org":
      .gitLab
    case "codeberg.org", "gitea.com": .gitea
    case "bitbucket.org": .bitbucket
    case "git.sr.ht": .sourceHut
    default: server.hasPrefix("gitlab.") ? .gitLab : nil
    }
  }

  private static func encoded(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      let scalar = UnicodeScalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "~", "+":
        out.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += "%" + (digits.utf8.count < 2 ? "0" + digits : digits)
      }
    }
    return out
  }
}
