import Git
import Rules
import Store

/// Writes the records of one repository, and all that follows from them.
struct RecordWriter {
  let repo: Int
  var book: SpanBook
  private var ancestry: Ancestry?
  /// What the forest is made of, until somebody asks for it.
  private var members: [Ancestry.Member]
  private var rows: [ObjectID: Int] = [:]
  private let authors: CrawlOptions.Authors
  private let run: Int

  init(
    repo: Int, run: Int, book: SpanBook, commits: [Commit], known: [Ancestry.Member],
    parents: [ObjectID: Int], authors: CrawlOptions.Authors
  ) {
    self.repo = repo
    self.run = run
    self.book = book
    self.authors = authors
    members = known
    for commit in commits {
      members.append(
        Ancestry.Member(
          id: commit.id, firstParent: commit.parents.first,
          sideParents: Array(commit.parents.dropFirst()), row: nil))
    }
    rows = parents
    for member in known { rows[member.id] = member.row }
  }

  /// In the order of the walk, inside a window of the writer.
  mutating func write(_ records: [CommitRecord], to writer: inout Writer) throws {
    for record in records { try write(record, to: &writer) }
  }

  private mutating func write(_ record: CommitRecord, to writer: inout Writer) throws {
    let commit = record.commit
    let row = try writer.add(
      CommitRow(
        repo: repo, sha: commit.id.hex, firstParent: commit.parents.first.flatMap { rows[$0] },
        parents: commit.parents.count, position: record.position,
        author: Self.name(commit.author, authors), authoredAt: commit.authorTime,
        committedAt: commit.committerTime, subject: commit.subject, isComplete: record.isComplete,
        changesSettings: record.changesSettings, figures: record.figures))
    rows[commit.id] = row
    ancestry?.setRow(row, of: commit.id)
    for (index, parent) in commit.parents.enumerated().dropFirst() {
      try writer.addParent(parent.hex, number: index + 1, of: row)
    }
    try write(record.delta.appeared, of: row, isPresent: true, to: &writer)
    try write(record.delta.vanished, of: row, isPresent: false, to: &writer)
    for problem in record.problems { try add(problem, to: &writer) }
    guard let position = record.position else { return }
    var origins: [FoundKey: Int] = [:]
    if commit.parents.count > 1 {
      for change in record.delta.appeared {
        origins[change.key] = try origin(of: change, at: commit.id, true, writer)
      }
      for change in record.delta.vanished {
        origins[change.key] = try origin(of: change, at: commit.id, false, writer)
      }
    }
    try book.write(record.delta, at: position, by: row, origins: origins, to: &writer)
  }

  private func write(
    _ changes: [FoundChange], of row: Int, isPresent: Bool, to writer: inout Writer
  ) throws(StoreError) {
    for change in changes {
      try writer.addFindingChange(
        repo: repo, fingerprint: change.key.fingerprint, occurrence: change.key.occurrence,
        commit: row, isPresent: isPresent)
    }
  }

  func add(_ problem: CommitProblem, to writer: inout Writer) throws(StoreError) {
    try writer.add(
      ProblemRow(
        repo: repo, run: run, kind: problem.kind, sha: problem.sha, path: problem.path,
        line: problem.line, detail: problem.detail))
  }

  private mutating func origin(
    of change: FoundChange, at merge: ObjectID, _ isPresent: Bool, _ writer: borrowing Writer
  ) throws -> Int? {
    let forest = try forest(writer)
    guard let index = forest.index(of: merge) else { return nil }
    let changes = try writer.findingChanges(
      repo: repo, fingerprint: change.key.fingerprint, occurrence: change.key.occurrence)
    let byCommit = changes.compactMap { change in
      forest.index(ofRow: change.commit).map { ($0, change.isPresent) }
    }
    let attribution = Attribution(
      ancestry: forest, changes: Dictionary(byCommit, uniquingKeysWith: { a, _ in a }))
    return forest.row(of: attribution.origin(of: index, appearing: isPresent))
  }

  private mutating func forest(_ writer: borrowing Writer) throws -> Ancestry {
    if let ancestry { return ancestry }
    var forest = Ancestry(members)
    for (id, row) in rows { forest.setRow(row, of: id) }
    members = []
    ancestry = forest
    return forest
  }

  static func name(_ author: String, _ authors: CrawlOptions.Authors) -> String? {
    switch authors {
    case .names: return author
    case .none: return nil
    case .hash:
      var state: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in author.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      return "person-" + String(state, radix: 16)
    }
  }
}
