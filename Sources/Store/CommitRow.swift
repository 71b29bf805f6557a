/// A commit and what its whole tree costs.
package struct CommitRow: Sendable, Equatable {
  package var repo: Int
  package var sha: String
  /// The row of the first parent, if it was analysed.
  package var firstParent: Int?
  package var parents: Int
  /// On the mainline, from 0 at its root; nil on side branches.
  package var position: Int?
  /// The name without an e-mail address; nil when names are not to be stored.
  package var author: String?
  /// Seconds since 1970; what lies outside the years 1 to 9999 is moved to their edge.
  package var authoredAt: Int64
  package var committedAt: Int64
  /// The first line of the message.
  package var subject: String
  /// All of its sources could be read.
  package var isComplete: Bool
  /// The project's settings are other than in the first parent.
  package var changesSettings: Bool
  package var figures: Figures

  package init(
    repo: Int, sha: String, firstParent: Int?, parents: Int, position: Int?, author: String?,
    authoredAt: Int64, committedAt: Int64, subject: String, isComplete: Bool,
    changesSettings: Bool = false, figures: Figures
  ) {
    self.repo = repo
    self.sha = sha
    self.firstParent = firstParent
    self.parents = parents
    self.position = position
    self.author = author
    self.authoredAt = authoredAt
    self.committedAt = committedAt
    self.subject = subject
    self.isComplete = isComplete
    self.changesSettings = changesSettings
    self.figures = figures
  }
}

/// The figures of one commit's tree.
package struct Figures: Sendable, Equatable {
  package var swiftFiles = 0
  package var lines = 0
  package var views = 0
  package var opaqueViews = 0
  package var screens = 0
  /// What VoiceOver focuses on screens, each place of the source once, however many rows repeat it.
  package var elements = 0
  /// Repeated bodies, each place of the source once.
  package var rows = 0
  package var ungroupedRows = 0
  /// Stops of one row, summed over all rows; the most.
  package var rowStopsGuideline = 0
  package var rowStopsGuidelineMedian: Double?
  package var rowStopsPlatform = 0
  package var rowStopsPlatformMedian: Double?
  /// Summed over all screens.
  package var swipesGuideline = 0
  package var swipesGuidelineMin = 0
  package var swipesPlatform = 0
  package var swipesPlatformMin = 0
  /// Expected ones, in hundredths.
  package var swipesGuidelineTypical = 0
  package var swipesPlatformTypical = 0
  package var critical = 0
  package var serious = 0
  package var moderate = 0
  package var minor = 0

  package init() {}
}
