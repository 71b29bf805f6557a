import Git
import Store

/// One repository during one run: what is known of it, and what has to be done.
struct RepositoryVisit {
  enum Finding {
    case unchanged
    case failed
    case changed(to: ObjectID)
  }

  let entry: Corpus.Entry
  let options: CrawlOptions
  let analyser: Analyser
  let shelf: PackageShelf
  var known: Writer.KnownRepo?
  var state: CrawlState?
  var summary: CrawlSummary.Repository
  var problems: [CommitProblem] = []
  var web: String?
  let signature: String
  /// The packages of the app are where they were, and hold what they held.
  let hasSamePackages: Bool

  init(
    _ entry: Corpus.Entry, options: CrawlOptions, analyser: Analyser, shelf: PackageShelf,
    writer: borrowing Writer
  ) throws(StoreError) {
    self.entry = entry
    self.options = options
    self.analyser = analyser
    self.shelf = shelf
    signature = options.signature(analyser: analyser.version)
    known = try writer.repo(named: entry.name)
    web = entry.web ?? known?.row.web
    state = CrawlState(text: known?.row.state)
    hasSamePackages = state?.packages.hold(on: shelf, home: entry.path) ?? true
    summary = CrawlSummary.Repository(name: entry.name, status: known?.row.status ?? .full)
  }

  /// Looks at the repository without reading history.
  mutating func open() -> Finding {
    do throws(GitError) {
      let repository = try Repository(path: entry.path)
      return try look(at: repository)
    } catch {
      let isThere = FilePresence.exists(entry.path)
      note(
        isThere ? .failed : .missing, isThere ? "unreadable-repository" : "missing-repository",
        isThere ? error.description : absence)
      return .failed
    }
  }

  private var absence: String {
    entry.isRemote
      ? "its mirror is not there yet; “swipecost sync” makes it"
      : "there is nothing at \(entry.path)"
  }

  private mutating func look(at repository: borrowing Repository) throws(GitError) -> Finding {
    web =
      entry.web
      ?? (entry.isRemote ? nil : repository.originURL.flatMap { Corpus.webAddress(of: $0) })
    let head: ObjectID
    do throws(GitError) {
      head = try repository.commit(named: entry.ref ?? options.ref)
    } catch {
      guard error.isUnborn || error.isMissing else { throw error }
      note(
        .partial, error.isUnborn ? "no-commits" : "missing-ref",
        error.isUnborn ? "the branch has no commit yet" : error.description)
      return .failed
    }
    var isBack = false
    for hex in state?.absent ?? [] where !isBack {
      if let id = ObjectID(hex: hex) { isBack = repository.canRead(id) }
    }
    guard let state, let known, !isBack, hasSamePackages, state.isDone,
      state.signature == signature,
      state.target == head.hex, known.row.status == .full || known.row.status == .partial
    else { return .changed(to: head) }
    return .unchanged
  }

  private mutating func note(_ status: RepoRow.Status, _ kind: String, _ detail: String) {
    summary.status = status
    summary.message = detail
    problems.append(CommitProblem(kind: kind, detail: detail))
  }

  /// The repository's row as it is to be, with what is known of the walk so far.
  func row(status: RepoRow.Status, head: String?, state: CrawlState?) -> RepoRow {
    RepoRow(
      name: entry.name, location: entry.location, ref: entry.ref ?? options.ref,
      web: web, tags: entry.tags.joined(separator: ","), status: status, head: head,
      state: state?.text)
  }

  /// Nothing is new; only what the corpus says of the repository may have changed.
  mutating func confirm(_ writer: inout Writer, run: Int) throws {
    guard let known else { return }
    let row = row(status: known.row.status, head: known.row.head, state: state)
    summary.status = known.row.status
    try writer.window { writer in
      if row != known.row { try writer.setRepo(row) }
      try writer.set(runRow(run, known.id))
    }
  }

  /// What was found before stays, with a status that says that it is old.
  mutating func fail(_ writer: inout Writer, run: Int) throws {
    let row = row(status: summary.status, head: known?.row.head, state: state)
    try writer.window { writer in
      let id = try writer.setRepo(row)
      try writer.removeProblems(of: id, kinds: Self.transient)
      for problem in problems {
        try writer.add(
          ProblemRow(repo: id, run: run, kind: problem.kind, detail: problem.detail))
      }
      try writer.set(runRow(run, id))
    }
  }

  /// Problems of the repository as a whole, which the next run may no longer have.
  static let transient = [
    "unreadable-repository", "missing-repository", "no-commits", "missing-ref", "shallow",
  ]

  func runRow(_ run: Int, _ repo: Int) -> RepoRunRow {
    var row = RepoRunRow(run: run, repo: repo, status: summary.status)
    row.headBefore = known?.row.head
    row.headAfter = known?.row.head
    row.isRewritten = summary.isRewritten
    row.commits = summary.commits
    row.blobsRead = summary.blobs
    row.bytesRead = summary.bytes
    row.findingsIntroduced = summary.introduced
    row.findingsEnded = summary.ended
    row.milliseconds = Int(summary.duration / .milliseconds(1))
    return row
  }
}
