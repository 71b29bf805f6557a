/// Where the time of a crawl went, added up over threads.
package struct StageTimes: Sendable, Equatable {
  /// Finding the commits.
  package var commits = Duration.zero
  /// Comparing trees.
  package var trees = Duration.zero
  /// Reading and analysing blobs.
  package var blobs = Duration.zero
  /// Linking, reading screens, rules.
  package var screens = Duration.zero
  /// Writing the database.
  package var rows = Duration.zero

  package init() {}

  static func += (a: inout StageTimes, b: StageTimes) {
    a.commits += b.commits
    a.trees += b.trees
    a.blobs += b.blobs
    a.screens += b.screens
    a.rows += b.rows
  }

  package var stages: [(name: String, time: Duration)] {
    [
      ("commits", commits), ("trees", trees), ("blobs", blobs), ("screens", screens),
      ("database", rows),
    ]
  }
}
