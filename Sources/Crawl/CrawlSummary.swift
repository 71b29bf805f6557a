package import Store
package import VoiceOver

/// What a run did, for the person who started it.
package struct CrawlSummary: Sendable {
  package struct Repository: Sendable {
    package var name: String
    package var status: RepoRow.Status
    /// New commits.
    package var commits = 0
    package var blobs = 0
    package var bytes = 0
    package var reused = 0
    /// Views read, each as often as something that it shows changed.
    package var readings = 0
    /// What these took; exact with one thread, for several may do the same at once.
    package var work = Work()
    package var introduced = 0
    package var ended = 0
    package var isRewritten = false
    /// The first thing that went wrong.
    package var message: String?
    package var duration = Duration.zero
    package var time = StageTimes()
  }

  package var repositories: [Repository] = []
  /// Repositories that the corpus no longer names.
  package var forgotten: [String] = []
  package var isStopped = false

  package var isPartial: Bool { repositories.contains { $0.status != .full } }

  package var time: StageTimes {
    repositories.reduce(into: StageTimes()) { $0 += $1.time }
  }
}

/// What a run says while it works.
package enum CrawlEvent: Sendable {
  case began(name: String, number: Int, of: Int)
  /// Of the repository at work.
  case moved(commits: Int, of: Int, bytes: Int)
  case ended(CrawlSummary.Repository)
}
