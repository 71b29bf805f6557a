import Git

/// The commits of a repository that are not in the database yet.
struct NewHistory {
  var commits: [Commit] = []
  /// From the oldest to the head; the first one follows `base`, if there is one.
  var mainline: [Commit] = []
  /// The known commit that the new mainline starts from; nil for a history from its beginning.
  var base: ObjectID?
  var problems: [CommitProblem] = []
  /// Commits that are named as parents and are not there.
  var absent: [ObjectID] = []
}

extension NewHistory {
  /// Walks from the head to what is known.
  init(
    of repository: borrowing Repository, head: ObjectID, options: CrawlOptions,
    isKnown: (ObjectID) -> Bool
  ) {
    var problems: [CommitProblem] = []
    var absent: [ObjectID] = []
    commits = repository.commits(
      from: [head], isKnown: isKnown, parents: options.history == .all ? .all : .first,
      isIncluded: { commit in
        options.since.map { commit.committerTime >= $0 || commit.id == head } ?? true
      },
      skip: { id, error in
        absent.append(id)
        problems.append(
          CommitProblem(
            kind: error == nil ? "missing-commit" : "unreadable-commit", sha: id.hex,
            detail: error?.description
              ?? "the commit is not in the repository; history begins after it", absent: id))
      })
    self.problems = problems
    self.absent = absent
    let found = Dictionary(commits.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    var next: ObjectID? = head
    while let id = next {
      guard let commit = found[id] else {
        if isKnown(id) { base = id }
        break
      }
      mainline.append(commit)
      next = commit.parents.first
    }
    mainline.reverse()
  }
}
