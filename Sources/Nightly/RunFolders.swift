import Foundation

/// The publications of all nights: `runs/<day>` each whole, and `latest`, which points to the newest.
package struct RunFolders: Sendable {
  package let root: String
  private var runs: String { root + "/runs" }

  package init(root: String) { self.root = root }

  /// A name for a publication of a day: the day, and a number from its second run on.
  package func free(for day: String) -> String {
    var (name, number) = (day, 1)
    while FileManager.default.fileExists(atPath: path(of: name)) {
      number += 1
      name = "\(day).\(number)"
    }
    return name
  }

  package func path(of name: String) -> String { runs + "/" + name }

  package func prepare() throws {
    try FileManager.default.createDirectory(atPath: runs, withIntermediateDirectories: true)
  }

  /// Removes what nights that died have left half written.
  package func tidy() throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: runs)
    where name.hasPrefix(".") && (name.hasSuffix(".draft") || name.hasSuffix(".old")) {
      try files.removeItem(atPath: path(of: name))
    }
  }

  /// Points `latest` to a run.
  ///
  /// A link that is renamed over another is never missing in between.
  package func publish(_ name: String) throws {
    let link = root + "/latest"
    let fresh = link + ".new"
    try? FileManager.default.removeItem(atPath: fresh)
    try FileManager.default.createSymbolicLink(
      atPath: fresh, withDestinationPath: "runs/" + name)
    guard rename(fresh, link) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: link])
    }
  }

  /// Removes what the ladder does not keep, and answers the names.
  ///
  /// A run with a file named `pinned` stays, and so does the one that `latest` points to.
  package func prune(_ retention: Retention) throws -> [String] {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: runs).sorted()
    var pinned = Set(names.filter { files.fileExists(atPath: path(of: $0) + "/pinned") })
    if let latest = try? files.destinationOfSymbolicLink(atPath: root + "/latest") {
      pinned.insert(String(latest.split(separator: "/").last ?? ""))
    }
    let kept = retention.kept(of: names, pinned: pinned)
    let gone = names.filter { !kept.contains($0) }
    for name in gone { try files.removeItem(atPath: path(of: name)) }
    return gone
  }
}
