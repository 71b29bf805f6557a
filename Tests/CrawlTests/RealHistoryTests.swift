import AuditSupport
import Foundation
import Git
import Rules
import Store
import TestSupport
import Testing
import Views
import VoiceOver

@testable import Crawl

/// The slow and obvious way: a commit checked out to memory, all of it read by the rules' own audit.
struct WholeTree {
  var reports: [ViewReport]
  var findings: [Finding]
  var files = 0

  init(of commit: Commit, in repository: borrowing Repository, reader: BlobReader) throws {
    var index = ViewIndex()
    var settings = Settings()
    var catalogs: [(path: String, catalog: StringCatalog?)] = []
    var targets: [(path: String, target: DeploymentTarget?)] = []
    var projects: [(path: String, project: Project?)] = []
    var buildSettings: [(path: String, settings: BuildSettings?)] = []
    var sources: [(path: String, views: FileViews?)] = []
    var named: [(path: String, names: TypeNames?)] = []
    for change in try repository.sourceChanges(from: nil, to: commit.tree) {
      guard let id = change.new else { continue }
      let blob = reader.read(BlobKey(id: id, kind: change.kind), from: repository)
      if change.kind == .swift { files += 1 }
      if let views = blob.views { sources.append((change.path, views)) }
      if let names = blob.named { named.append((change.path, names)) }
      if let catalog = blob.catalog { catalogs.append((change.path, catalog)) }
      if let target = blob.target { targets.append((change.path, target)) }
      if let project = blob.project { projects.append((change.path, project)) }
      if let more = blob.buildSettings { buildSettings.append((change.path, more)) }
      if change.path == Settings.fileName, let own = blob.settings { settings = own }
    }
    _ = index.apply(projects: projects, settings: buildSettings)
    _ = index.apply(sources)
    _ = index.apply(named: named)
    _ = index.apply(strings: catalogs)
    _ = index.apply(targets: targets)
    let whole = Auditor(settings: settings).audit(index)
    reports = whole.reports
    findings = whole.audit.findings
  }

  /// Comparable with the row of the commit.
  var figures: [Int] {
    let screens = reports.filter { $0.screen != nil }
    return [
      files, screens.count,
      screens.reduce(0) { $0 + $1.swipes.guideline.max },
      screens.reduce(0) { $0 + $1.swipes.platform.min }, screens.reduce(0) { $0 + $1.rows.count },
      screens.reduce(0) { $0 + $1.rows.count(where: \.isUngrouped) }, findings.count,
    ]
  }

  static let columns = """
    swift_files, screens, swipes_guideline, swipes_platform_min, rows, ungrouped_rows,
    findings_critical + findings_serious + findings_moderate + findings_minor
    """
}

@Suite struct `Every commit` {
  /// Crawls a repository as the program does, and compares commits drawn at random with a reading of
  /// the whole tree.
  static func compare(_ path: String, commits: Int, seed: UInt64) throws {
    let analyser = Analyser.standard(rows: 20)
    var crawl = try TestCrawl()
    try crawl.run(path, analyser: analyser)
    let rows = try crawl.writer.database.rows(
      "SELECT sha, \(WholeTree.columns) FROM git_commit ORDER BY sha"
    ) { row throws(StoreError) in (sha: row.text(0), figures: (1...7).map { row.integer($0) }) }
    var dice = Dice(seed: seed)
    let repository = try Repository(path: path)
    let reader = BlobReader(maxBytes: 4_000_000, views: analyser.views)
    for _ in 0..<min(commits, rows.count) {
      let row = dice.pick(rows)
      let id = try #require(ObjectID(hex: row.sha))
      let commit = try #require(try repository.commit(id))
      let whole = try WholeTree(of: commit, in: repository, reader: reader)
      #expect(row.figures == whole.figures, "\(row.sha)")
    }
  }

  @Test(arguments: [UInt64(3), 5])
  func `of a made-up history has the figures of its whole tree`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 30)
    try Self.compare(history.repository.path, commits: 100, seed: seed)
  }

  /// `SWIPECOST_HISTORY=path:path` names real repositories; there are none in this one.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["SWIPECOST_HISTORY"] != nil),
    arguments: (ProcessInfo.processInfo.environment["SWIPECOST_HISTORY"] ?? "")
      .split(separator: ":").map(String.init))
  func `of a real history has the figures of its whole tree`(_ path: String) throws {
    try Self.compare(path, commits: 200, seed: 1)
  }

  @Test(arguments: [UInt64(3), 5])
  func `is told the same night by night with the real analyser`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 30)
    let path = history.repository.path
    let head = try #require(try history.repository.tip(of: "main"))
    let analyser = Analyser.standard(rows: 20)
    var dice = Dice(seed: seed)
    var nightly = try TestCrawl()
    for _ in 0..<3 {
      try history.repository.point("main", to: dice.pick(history.commits))
      try nightly.run(path, analyser: analyser)
    }
    try history.repository.point("main", to: head)
    try nightly.run(path, analyser: analyser)
    var whole = try TestCrawl()
    try whole.run(path, jobs: 8, analyser: analyser)
    #expect(try nightly.digest == whole.digest)
  }
}
