internal import Queries

/// The one writer of a crawl: it owns the connection and its prepared statements.
///
/// All calls belong into `window`, which makes them one transaction, so that facts and the progress
/// that `RepoRow.state` and `head` record are there together or not at all.
package struct Writer: ~Copyable {
  package let database: Database
  var paths: Interned
  var people: Interned
  var phrases: Interned
  let spans: SpanStatements
  let head: HeadStatements
  let history: HistoryStatements
  private let commit: Statement
  private let findCommit: Statement
  private let problem: Statement

  package init(_ database: consuming Database) throws(StoreError) {
    // All are compiled before one is kept: an error can't leave a noncopyable value half made.
    let paths = try Interned(database, insert: Writes.upsertPath, find: Writes.findPath)
    let people = try Interned(database, insert: Writes.upsertPerson, find: Writes.findPerson)
    let phrases = try Interned(database, insert: Writes.upsertPhrase, find: Writes.findPhrase)
    let spans = try SpanStatements(database)
    let head = try HeadStatements(database)
    let history = try HistoryStatements(database)
    let commit = try database.statement(Writes.insertCommit)
    let findCommit = try database.statement(Writes.findCommit)
    let problem = try database.statement(Writes.insertProblem)
    self.paths = paths
    self.people = people
    self.phrases = phrases
    self.spans = spans
    self.head = head
    self.history = history
    self.commit = commit
    self.findCommit = findCommit
    self.problem = problem
    self.database = database
  }

  /// Ends the writing and hands the connection back.
  package consuming func finish() -> Database { database }

  /// All of `body` or nothing of it.
  package mutating func window<Result>(
    _ body: (inout Writer) throws -> Result
  ) throws -> Result {
    try database.execute("BEGIN IMMEDIATE")
    do {
      let result = try body(&self)
      try database.execute("COMMIT")
      return result
    } catch {
      paths.forget()
      people.forget()
      phrases.forget()
      // SQLite may have rolled back on its own, for example on a full disk.
      if database.isInTransaction { try database.execute("ROLLBACK") }
      throw error
    }
  }

  package borrowing func setMeta(_ key: String, _ value: String) throws(StoreError) {
    try database.statement(Writes.setMeta).run([.text(key), .text(value)])
  }

  /// Adds or replaces a repository by its name; gives its id.
  @discardableResult
  package borrowing func setRepo(_ row: RepoRow) throws(StoreError) -> Int {
    try returned(
      Writes.upsertRepo,
      [
        Value(row.name), Value(row.location), Value(row.ref), Value(row.web), Value(row.tags),
        Value(row.status.rawValue), Value(row.head), Value(row.state),
      ])
  }

  /// Adds or replaces a rule of the catalogue by its name; gives its id.
  @discardableResult
  package borrowing func setRule(_ row: RuleRow) throws(StoreError) -> Int {
    try returned(
      Writes.upsertRule,
      [
        Value(row.name), Value(row.title), Value(row.severity), Value(row.wcag),
        Value(row.document), Value(row.reason), Value(row.fix), Value(row.population),
        Value(row.claim),
      ])
  }

  /// Adds a commit, parents before children; gives its id.
  package mutating func add(_ row: CommitRow) throws(StoreError) -> Int {
    var author: Int?
    if let name = row.author { author = try people.id(name) }
    let f = row.figures
    try commit.run([
      Value(row.repo), Value(row.sha), Value(row.firstParent), Value(row.parents),
      Value(row.position), Value(author), Value(Timestamp.text(row.authoredAt)),
      Value(Timestamp.text(row.committedAt)), Value(row.subject),
      Value(row.isComplete), Value(f.swiftFiles), Value(f.lines), Value(f.views),
      Value(f.opaqueViews), Value(f.screens), Value(f.elements), Value(f.rows),
      Value(f.ungroupedRows),
      Value(f.rowStopsGuideline), Value(f.rowStopsGuidelineMedian), Value(f.rowStopsPlatform),
      Value(f.rowStopsPlatformMedian),
      Value(f.swipesGuideline), Value(f.swipesGuidelineMin), Value(f.swipesPlatform),
      Value(f.swipesPlatformMin),
      Value(f.critical), Value(f.serious), Value(f.moderate), Value(f.minor),
      Value(row.changesSettings),
      Value(hundredths: f.swipesGuidelineTypical), Value(hundredths: f.swipesPlatformTypical),
    ])
    return database.lastInsertedID
  }

  /// The row of an analysed commit.
  package borrowing func commit(_ sha: String, repo: Int) throws(StoreError) -> Int? {
    try findCommit.integer([Value(repo), Value(sha)])
  }

  package mutating func path(_ path: String) throws(StoreError) -> Int { try paths.id(path) }

  package borrowing func add(_ row: ProblemRow) throws(StoreError) {
    try problem.run([
      Value(row.repo), Value(row.run), Value(row.kind), Value(row.sha), Value(row.path),
      Value(row.line), Value(row.detail),
    ])
  }

  /// Everything that was found in a repository goes; the repository and its runs stay.
  package borrowing func forget(repo: Int) throws(StoreError) {
    try database.script(Writes.forgetRepo, repo: repo)
  }

  /// Texts that nothing refers to any more go; worth it after `forget`.
  package mutating func sweep() throws(StoreError) {
    try database.execute(Writes.sweep)
    paths.forget()
    people.forget()
    phrases.forget()
  }

  private borrowing func returned(_ sql: String, _ values: [Value]) throws(StoreError) -> Int {
    guard let id = try database.integer(sql, values) else {
      preconditionFailure("an upsert gives back its row")
    }
    return id
  }
}

// MARK: Runs

extension Writer {
  /// Starts the record of a run; `startedAt` is unique, so it carries milliseconds.
  package borrowing func startRun(
    at startedAt: String, version: String, arguments: String
  ) throws(StoreError) -> Int {
    try database.statement(Writes.insertRun).run([
      Value(startedAt), Value(version), Value(arguments),
    ])
    return database.lastInsertedID
  }

  /// `status` is `full`, `partial`, `failed` or `stopped`.
  package borrowing func endRun(
    _ run: Int, at endedAt: String, status: String, exitCode: Int
  ) throws(StoreError) {
    try database.statement(Writes.endRun).run([
      Value(endedAt), Value(status), Value(exitCode), Value(run),
    ])
  }

  package borrowing func set(_ row: RepoRunRow) throws(StoreError) {
    try database.statement(Writes.setRepoRun).run([
      Value(row.run), Value(row.repo), Value(row.status.rawValue), Value(row.headBefore),
      Value(row.headAfter), Value(row.isRewritten), Value(row.commits), Value(row.blobsRead),
      Value(row.bytesRead), Value(row.findingsIntroduced), Value(row.findingsEnded),
      Value(row.milliseconds),
    ])
  }
}
