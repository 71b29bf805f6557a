internal import Queries

/// What a crawl that goes on from an earlier one has to know of it.
extension Writer {
  package struct KnownRepo: Sendable, Equatable {
    package var id: Int
    package var row: RepoRow
  }

  package struct KnownCommit: Sendable, Equatable {
    package var id: Int
    package var sha: String
    package var firstParent: Int?
    package var sideParents: [String]
  }

  package struct OpenScreenSpan: Sendable, Equatable {
    package var id: Int
    package var view: Int
    package var path: String
    package var name: String
    /// By ordinal.
    package var rows: [Int]
  }

  package borrowing func repo(named name: String) throws(StoreError) -> KnownRepo? {
    try database.rows(Writes.findRepo, [Value(name)]) { row throws(StoreError) in
      KnownRepo(
        id: row.integer(0),
        row: RepoRow(
          name: name, location: row.text(1), ref: row.optionalText(2), web: row.optionalText(3),
          tags: row.text(4), status: RepoRow.Status(rawValue: row.text(5)) ?? .failed,
          head: row.optionalText(6), state: row.optionalText(7)))
    }.first
  }

  /// The names of all repositories.
  package borrowing func repoNames() throws(StoreError) -> [String] {
    try database.rows(Reads.repoNames) { row throws(StoreError) in row.text(0) }
  }

  /// All commits of a repository, parents before children.
  package borrowing func commits(of repo: Int) throws(StoreError) -> [KnownCommit] {
    var commits = try database.rows(Writes.listCommits, [Value(repo)]) {
      row throws(StoreError) in
      KnownCommit(
        id: row.integer(0), sha: row.text(1), firstParent: row.optionalInteger(2), sideParents: [])
    }
    // A damaged index can say a row twice.
    let indices = Dictionary(
      commits.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    _ = try database.rows(Writes.listParents, [Value(repo)]) { row throws(StoreError) in
      if let index = indices[row.integer(0)] { commits[index].sideParents.append(row.text(1)) }
    }
    return commits
  }

  /// The findings that hold at the last mainline commit.
  package borrowing func openFindings(
    of repo: Int
  ) throws(StoreError) -> [(id: Int, fingerprint: String, occurrence: Int)] {
    try database.rows(Writes.listOpenFindings, [Value(repo)]) { row throws(StoreError) in
      (row.integer(0), row.text(1), row.integer(2))
    }
  }

  /// The screens that hold at the last mainline commit, with their rows.
  package borrowing func openScreens(of repo: Int) throws(StoreError) -> [OpenScreenSpan] {
    var rows: [Int: [Int]] = [:]
    _ = try database.rows(Writes.listOpenRows, [Value(repo)]) { row throws(StoreError) in
      rows[row.integer(1), default: []].append(row.integer(0))
    }
    return try database.rows(Writes.listOpenScreens, [Value(repo)]) { row throws(StoreError) in
      OpenScreenSpan(
        id: row.integer(0), view: row.integer(1), path: row.text(2), name: row.text(3),
        rows: rows[row.integer(1)] ?? [])
    }
  }

  /// A parent of a commit after the first; `number` counts from 2.
  package borrowing func addParent(
    _ sha: String, number: Int, of commit: Int
  ) throws(StoreError) {
    try history.parent.run([Value(commit), Value(number), Value(sha)])
  }

  /// A finding that the commit has and its first parent has not, or the other way round.
  package borrowing func addFindingChange(
    repo: Int, fingerprint: String, occurrence: Int, commit: Int, isPresent: Bool
  ) throws(StoreError) {
    try history.change.run([
      Value(repo), Self.number(fingerprint), Value(occurrence), Value(commit), Value(isPresent),
    ])
  }

  /// The commits at which a finding appears (true) or vanishes (false).
  package borrowing func findingChanges(
    repo: Int, fingerprint: String, occurrence: Int
  ) throws(StoreError) -> [(commit: Int, isPresent: Bool)] {
    try history.changes.bind([Value(repo), Self.number(fingerprint), Value(occurrence)])
    var changes: [(commit: Int, isPresent: Bool)] = []
    while try history.changes.step() {
      changes.append((history.changes.integer(0), history.changes.flag(1)))
    }
    return changes
  }

  private static func number(_ fingerprint: String) -> Value {
    .integer(Int64(bitPattern: UInt64(fingerprint, radix: 16) ?? 0))
  }

  /// The file of a view was renamed.
  ///
  /// False where the new file had a view of that name before.
  package mutating func move(
    view: Int, named name: String, to path: String, repo: Int
  ) throws(StoreError) -> Bool {
    let id = try paths.id(path)
    guard try spans.findView.integer([Value(repo), Value(id), Value(name)]) == nil else {
      return false
    }
    try history.moveView.run([Value(id), Value(view)])
    return true
  }

  package borrowing func rule(named name: String) throws(StoreError) -> Int? {
    try database.integer(Reads.findRule, [.text(name)])
  }
}

/// The statements for what is only needed when a crawl goes on from an earlier one.
struct HistoryStatements: ~Copyable {
  let parent, change, changes, moveView: Statement

  init(_ database: borrowing Database) throws(StoreError) {
    let parent = try database.statement(Writes.insertParent)
    let change = try database.statement(Writes.insertFindingChange)
    let changes = try database.statement(Writes.listFindingChanges)
    let moveView = try database.statement(Writes.moveView)
    self.parent = parent
    self.change = change
    self.changes = changes
    self.moveView = moveView
  }
}

// MARK: - Whole repositories

extension Writer {
  /// A repository that the corpus no longer names goes, with all that was found in it.
  package borrowing func removeRepo(named name: String) throws(StoreError) {
    guard let repo = try repo(named: name) else { return }
    try forget(repo: repo.id)
    try database.statement(Writes.deleteRepoRuns).run([Value(repo.id)])
    try database.statement(Writes.deleteRepo).run([Value(repo.id)])
  }

  /// Problems that were true of the repository as it was then.
  package borrowing func removeProblems(
    of repo: Int, kinds: [String]
  ) throws(StoreError) {
    let delete = try database.statement(Writes.deleteProblems)
    for kind in kinds { try delete.run([Value(repo), .text(kind)]) }
  }

  /// Something that belongs to the history could not be read.
  package borrowing func hasGaps(_ repo: Int) throws(StoreError) -> Bool {
    try database.integer(Writes.findGap, [Value(repo)]) != nil
  }
}
