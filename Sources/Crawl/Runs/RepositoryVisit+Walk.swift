import Git
import Store

extension RepositoryVisit {
  /// Analyses what is new and writes it, window by window.
  mutating func walk(
    to head: ObjectID, cache: BlobCache, writer: inout Writer, run: Int,
    isStopped: () -> Bool, report: (CrawlEvent) -> Void
  ) throws {
    let start = ContinuousClock.now
    let repository: Repository
    do throws(GitError) {
      repository = try Repository(path: entry.path)
    } catch {
      summary.status = .failed
      summary.message = error.description
      problems.append(
        CommitProblem(kind: "unreadable-repository", detail: error.description))
      return try fail(&writer, run: run)
    }
    var history = try find(head, repository, writer)
    if !goesOn(history) {
      summary.isRewritten = known?.row.head != nil
      state = nil
      history = NewHistory(of: repository, head: head, options: options) { _ in false }
    }
    if repository.isShallow {
      history.problems.append(
        CommitProblem(kind: "shallow", detail: "the clone is shallow; older history is not there"))
    }
    summary.time.commits = ContinuousClock.now - start
    if history.commits.isEmpty, let known {
      return try comeBack(known, history.problems, &writer, run: run)
    }
    var written = try WrittenHistory(
      visit: self, head: head, history: history, repository: repository, run: run,
      writer: &writer)
    try written.walk(
      self, cache: cache, writer: &writer, isStopped: isStopped, report: report)
    summary = written.summary
  }

  /// A repository that was not there for a while has nothing new: what is told of it holds.
  private mutating func comeBack(
    _ known: Writer.KnownRepo, _ problems: [CommitProblem], _ writer: inout Writer, run: Int
  ) throws {
    try writer.window { writer in
      try writer.removeProblems(of: known.id, kinds: Self.transient)
      for problem in problems {
        try writer.add(
          ProblemRow(repo: known.id, run: run, kind: problem.kind, detail: problem.detail))
      }
      summary.status = try writer.hasGaps(known.id) ? .partial : .full
      try writer.setRepo(row(status: summary.status, head: known.row.head, state: state))
      try writer.set(runRow(run, known.id))
    }
  }

  private func find(
    _ head: ObjectID, _ repository: borrowing Repository, _ writer: borrowing Writer
  ) throws(StoreError) -> NewHistory {
    guard let known, let state, state.signature == signature else {
      return NewHistory(of: repository, head: head, options: options) { _ in false }
    }
    var failure: StoreError?
    let history = NewHistory(of: repository, head: head, options: options) { id in
      do throws(StoreError) {
        return try writer.commit(id.hex, repo: known.id) != nil
      } catch {
        failure = failure ?? error
        return false
      }
    }
    if let failure { throw failure }
    return history
  }

  /// The new commits follow the old head along first parents, so what was found before stays true.
  ///
  /// Otherwise history was rewritten, or the last run stopped on its way to a commit that may be gone by
  /// now, or objects that were absent may be there, or a package is another: all is done again.
  private func goesOn(_ history: NewHistory) -> Bool {
    guard let state, state.signature == signature, let head = state.head else { return false }
    guard state.absent.isEmpty, hasSamePackages else { return false }
    let isBase = history.base?.hex == head
    if state.isDone { return isBase }
    // All commits are there, but not what is told of the head.
    if history.commits.isEmpty { return false }
    let reachesTarget = history.mainline.contains { $0.id.hex == state.target }
    return isBase && (reachesTarget || state.target == head)
  }
}
