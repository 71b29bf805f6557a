internal import Foundation
import Git

/// What git leaves out of a folder; nothing outside of a repository.
struct IgnoredPaths {
  final class Held {
    let repository: Repository
    init(path: String) throws(GitError) { repository = try Repository(path: path) }
  }
  let held: Held?
  /// Where the folder lies in the repository, with a slash at its end; empty at the root.
  let prefix: String

  /// The repository may be further up.
  init(around folder: String) {
    var place = URL(filePath: folder).standardizedFileURL.path
    while place.count > 1, place.hasSuffix("/") { place.removeLast() }
    var below = ""
    while true {
      if FileManager.default.fileExists(atPath: place + "/.git"),
        let held = try? Held(path: place)
      {
        self.held = held
        prefix = below
        return
      }
      guard let slash = place.lastIndex(of: "/"), place.count > 1 else { break }
      below = place[place.index(after: slash)...] + "/" + below
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
    held = nil
    prefix = ""
  }

  func contains(_ path: String) -> Bool {
    held?.repository.ignores(prefix + path) ?? false
  }
}
