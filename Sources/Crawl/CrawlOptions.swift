/// How a corpus is crawled.
package struct CrawlOptions: Sendable, Equatable {
  package enum History: String, Sendable, CaseIterable { case all, mainline }
  package enum Authors: String, Sendable, CaseIterable { case names, hash, none }

  package var history = History.all
  /// Commits before this time, in seconds since 1970, are left out.
  package var since: Int64?
  /// Takes precedence over the default branch, not over a manifest's `ref=`.
  package var ref: String?
  package var jobs = 1
  /// Commits that are worth a walk of their own beside others, which begins with reading a whole tree.
  package var leastStretch = 64
  package var rows = 20
  package var maxBlobBytes = 4_000_000
  package var authors = Authors.names

  package init() {}

  /// What, besides the repository, the facts depend on.
  ///
  /// A repository crawled with another one is crawled anew.
  func signature(analyser: String) -> String {
    [
      analyser, history.rawValue, since.map(String.init) ?? "", String(rows), String(maxBlobBytes),
      authors.rawValue,
    ].joined(separator: "|")
  }
}
