import Git
import Store

/// One analysed commit, on its way to the database.
struct CommitRecord: Sendable {
  var commit: Commit
  /// Counted from the root of the mainline; nil for a commit of a side branch.
  var position: Int?
  var figures: Figures
  var isComplete: Bool
  /// The project asks other things of the rules than in the first parent.
  var changesSettings: Bool
  var delta: TreeDelta
  var problems: [CommitProblem]
  /// Nothing of what is recorded up to here will be taken back: it is a history of its own.
  var isOnTrunk: Bool
}

/// What could not be read, before it is known which row it becomes.
struct CommitProblem: Sendable, Hashable {
  var kind: String
  var sha: String?
  var path: String?
  var line: Int?
  var detail: String
  /// The object that is not there or is damaged.
  var absent: ObjectID?
}
