import Git
import Store

/// The new part of one history on its way into the database, from the first window to the last.
struct WrittenHistory {
  private let repo: Int
  private let run: Int
  private let head: ObjectID
  private let walk: WalkPlan
  private let positions: [ObjectID: Int]
  /// The commit that the screens in the database are of, when the last run came to its end.
  private let base: ObjectID?
  /// The views that these are of.
  private let known: Set<Int>
  /// What the last run read of its head.
  private let memory: ReadingMemory
  private var state: CrawlState
  private var writing: RecordWriter
  private var window: [CommitRecord] = []
  /// Records of the window up to the last one from which nothing will be taken back: a walk that stops
  /// keeps these.
  private var whole = 0
  private(set) var summary: CrawlSummary.Repository
  private var problems: [CommitProblem]

  /// Commits per transaction; fewer than the whole history, so that little is lost with a crash.
  static let windowSize = 512
}

extension WrittenHistory {
  /// Prepares the walk, and writes that it begins.
  init(
    visit: RepositoryVisit, head: ObjectID, history: NewHistory,
    repository: borrowing Repository, run: Int, writer: inout Writer
  ) throws {
    self.head = head
    self.run = run
    problems = visit.problems + history.problems
    let first = visit.state == nil ? 0 : (visit.state?.position ?? -1) + 1
    positions = Dictionary(
      history.mainline.enumerated().map { ($1.id, first + $0) }, uniquingKeysWith: { a, _ in a })
    walk = WalkPlan(
      HistoryPlan(commits: history.commits, mainline: Set(positions.keys)) { commit in
        // Where the mainline is cut off, all that it has is news; a branch changes what it began at.
        guard history.base != nil || commit.id != history.mainline.first?.id else { return nil }
        return commit.parents.first.flatMap { (try? repository.commit($0))??.tree }
      }, width: visit.options.jobs, least: visit.options.leastStretch)
    let state = CrawlState(
      signature: visit.signature, target: head.hex, head: visit.state?.head,
      position: first - 1, isDone: false, absent: history.absent.prefix(100).map(\.hex),
      packages: visit.state?.packages ?? PackageAnswers())
    self.state = state
    summary = visit.summary
    summary.status = .full
    let isNew = visit.state == nil
    base = visit.state?.isDone == true ? history.base : nil
    (repo, writing) = try writer.window { writer in
      let row = visit.row(
        status: visit.known?.row.status ?? .partial, head: isNew ? nil : visit.known?.row.head,
        state: state)
      let repo = try writer.setRepo(row)
      if isNew { try writer.forget(repo: repo) }
      try writer.removeProblems(of: repo, kinds: RepositoryVisit.transient)
      var book = SpanBook(repo: repo)
      if !isNew { try book.load(from: writer) }
      let hasMerges = history.mainline.contains { $0.parents.count > 1 }
      let known = isNew || !hasMerges ? [] : try Self.members(of: repo, writer)
      return (
        repo,
        RecordWriter(
          repo: repo, run: run, book: book, commits: history.commits, known: known,
          parents: isNew ? [:] : try Self.parents(of: history, repo: repo, writer),
          authors: visit.options.authors)
      )
    }
    memory = TreeRecord.memory(isNew ? [] : try writer.readings(of: repo) ?? [])
    known = base == nil ? [] : Set(writing.book.screens.values.map(\.view))
  }

  private static func members(
    of repo: Int, _ writer: borrowing Writer
  ) throws(StoreError) -> [Ancestry.Member] {
    let commits = try writer.commits(of: repo)
    let shas = Dictionary(
      commits.map { ($0.id, ObjectID(hex: $0.sha)) }, uniquingKeysWith: { first, _ in first })
    return commits.compactMap { commit in
      guard let id = shas[commit.id] ?? nil else { return nil }
      return Ancestry.Member(
        id: id, firstParent: commit.firstParent.flatMap { shas[$0] ?? nil },
        sideParents: commit.sideParents.compactMap { ObjectID(hex: $0) }, row: commit.id)
    }
  }

  /// The rows of the known commits that new ones follow.
  private static func parents(
    of history: NewHistory, repo: Int, _ writer: borrowing Writer
  ) throws(StoreError) -> [ObjectID: Int] {
    let new = Set(history.commits.map(\.id))
    var rows: [ObjectID: Int] = [:]
    for commit in history.commits {
      guard let parent = commit.parents.first, !new.contains(parent), rows[parent] == nil else {
        continue
      }
      rows[parent] = try writer.commit(parent.hex, repo: repo)
    }
    return rows
  }
}

// MARK: - The walk

extension WrittenHistory {
  mutating func walk(
    _ visit: RepositoryVisit, cache: BlobCache, writer: inout Writer, isStopped: () -> Bool,
    report: (CrawlEvent) -> Void
  ) throws {
    let pool = StretchPool(
      plan: walk, visit: visit, positions: positions, base: base, memory: memory,
      packages: state.packages, cache: cache)
    let total = walk.plan.commits.count
    var counts = WalkCounts()
    var basis: HeadPrints?
    var end: StretchPool.Ending?
    var failure: (any Error)?
    pool.run { part in
      counts += part.counts
      report(.moved(commits: counts.commits, of: total, bytes: counts.bytes))
    } consume: { part in
      for record in part.records {
        window.append(record)
        if record.isOnTrunk { whole = window.count }
      }
      state.packages.add(part.packages)
      basis = basis ?? part.basis
      end = part.end
      do {
        if let failure = part.failure { throw failure }
        if whole == window.count, whole >= Self.windowSize { try flush(to: &writer, visit) }
      } catch {
        failure = error
      }
      return failure == nil && !isStopped()
    }
    if let failure, !(failure is GitError) { throw failure }
    take(counts)
    if var end {
      end.tree.width = visit.options.jobs
      try finish(visit, end.tree, since: basis, packages: end.packages, to: &writer)
      return
    }
    window.removeLast(window.count - whole)
    try flush(to: &writer, visit)
    summary.status = visit.known?.row.status ?? .partial
    if let failure { summary.message = String(describing: failure) }
  }

  private mutating func take(_ counts: WalkCounts) {
    summary.blobs = counts.blobs
    summary.bytes = counts.bytes
    summary.reused = counts.reused
    summary.readings = counts.readings
    summary.work = counts.work
    let commits = summary.time.commits
    summary.time += counts.time
    summary.time.commits = commits
  }

  /// Writes the records of a window, and how far the walk has come, in one transaction.
  private mutating func flush(to writer: inout Writer, _ visit: RepositoryVisit) throws {
    guard window.contains(where: { $0.position != nil }) else { return }
    let start = ContinuousClock.now
    try writer.window { writer in
      try write(&writer)
      try writer.setRepo(visit.row(status: .partial, head: state.head, state: state))
    }
    window.removeAll(keepingCapacity: true)
    whole = 0
    summary.time.rows += ContinuousClock.now - start
  }

  private mutating func write(_ writer: inout Writer) throws {
    try writing.write(window, to: &writer)
    summary.commits += window.count
    for record in window {
      if let position = record.position {
        (state.head, state.position) = (record.commit.id.hex, position)
      }
      guard state.absent.count < 100 else { continue }
      for problem in record.problems {
        if let absent = problem.absent { state.absent.append(absent.hex) }
      }
    }
  }

  /// The last window, with everything that is true only at the head.
  private mutating func finish(
    _ visit: RepositoryVisit, _ tree: borrowing LiveTree, since basis: HeadPrints?,
    packages: [PackageStanding], to writer: inout Writer
  ) throws {
    let start = ContinuousClock.now
    let same = basis.map { HeadPrints(of: tree).same(as: $0) } ?? []
    summary.introduced = 0
    try writer.window { writer in
      try write(&writer)
      for problem in problems { try writing.add(problem, to: &writer) }
      summary.status = try writer.hasGaps(repo) ? .partial : .full
      try writing.book.write(
        tree.headScreens(without: same), old: basis == nil ? [] : known, to: &writer)
      try writer.set(packages: packages.map { PackageRow($0, repo: repo) }, repo: repo)
      try writer.setReadings(TreeRecord.bytes(of: tree), repo: repo)
      summary.introduced = writing.book.introduced
      summary.ended = writing.book.ended
      state.isDone = true
      (state.head, state.target) = (head.hex, head.hex)
      try writer.setRepo(visit.row(status: summary.status, head: head.hex, state: state))
      var row = visit.runRow(run, repo)
      row.status = summary.status
      row.headAfter = head.hex
      row.isRewritten = summary.isRewritten
      row.commits = summary.commits
      row.blobsRead = summary.blobs
      row.bytesRead = summary.bytes
      row.findingsIntroduced = summary.introduced
      row.findingsEnded = summary.ended
      try writer.set(row)
      if summary.isRewritten { try writer.sweep() }
    }
    window = []
    summary.time.rows += ContinuousClock.now - start
  }
}
