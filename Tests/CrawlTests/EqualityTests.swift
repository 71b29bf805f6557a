import Foundation
import Git
import Store
import TestSupport
import Testing

@testable import Crawl

@Suite struct `A made-up history` {
  static let seeds: [UInt64] = Array(1...4)

  @Test(arguments: seeds)
  func `gives the same database with any number of threads`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    let path = history.repository.path
    #expect(try TestCrawl.digest(of: path, jobs: 1) == TestCrawl.digest(of: path, jobs: 8))
  }

  @Test(arguments: seeds)
  func `gives the same database in stretches that are walked side by side`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    let path = history.repository.path
    let whole = try TestCrawl.digest(of: path, jobs: 1)
    for (jobs, least) in [(2, 1), (3, 4), (5, 2)] {
      var crawl = try TestCrawl()
      try crawl.run(path, jobs: jobs) { $0.leastStretch = least }
      #expect(try crawl.digest == whole, "\(jobs) threads, stretches of \(least) commits")
    }
  }

  @Test func `is told of as before once its repository is back`() throws {
    let history = try MadeUpHistory.drawn(seed: 7, length: 12)
    let path = history.repository.path
    var crawl = try TestCrawl()
    try crawl.run(path)
    let before = try crawl.digest
    try FileManager.default.moveItem(atPath: path, toPath: path + "-away")
    let gone = try crawl.run(path)
    #expect(gone.repositories[0].status == .missing)
    try FileManager.default.moveItem(atPath: path + "-away", toPath: path)
    let back = try crawl.run(path)
    #expect(back.repositories[0].status == .full)
    #expect(back.repositories[0].commits == 0)
    #expect(try crawl.digest == before)
  }

  @Test(arguments: seeds)
  func `gives the same database night by night as in one go`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    let head = try #require(try history.repository.tip(of: "main"))
    var dice = Dice(seed: seed ^ 0xABCD)
    var crawl = try TestCrawl()
    for _ in 0..<4 {
      // Any commit may be the head of a night: of the mainline, of a branch, or older than last night's.
      try history.repository.point("main", to: dice.pick(history.commits))
      try crawl.run(history.repository.path)
    }
    try history.repository.point("main", to: head)
    try crawl.run(history.repository.path)
    #expect(try crawl.digest == TestCrawl.digest(of: history.repository.path))
  }

  @Test(arguments: seeds)
  func `gives the same database when the mainline only grows`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    let head = try #require(try history.repository.tip(of: "main"))
    let mainline = try Self.mainline(of: history.repository.path, from: head)
    var dice = Dice(seed: seed)
    var crawl = try TestCrawl()
    for commit in mainline where dice.roll(3) == 0 || commit == head {
      try history.repository.point("main", to: commit)
      let summary = try crawl.run(history.repository.path)
      #expect(!summary.repositories[0].isRewritten)
    }
    #expect(try crawl.digest == TestCrawl.digest(of: history.repository.path))
  }

  @Test(arguments: seeds)
  func `gives the same database night by night where older history is left out`(_ seed: UInt64)
    throws
  {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    let head = try #require(try history.repository.tip(of: "main"))
    let path = history.repository.path
    let mainline = try Self.mainline(of: path, from: head)
    let middle = try #require(ObjectID(hex: mainline[mainline.count / 3]))
    let since = try Repository(path: path).commit(middle)?.committerTime
    var crawl = try TestCrawl()
    for commit in mainline.dropFirst(mainline.count / 3) {
      try history.repository.point("main", to: commit)
      try crawl.run(path) { $0.since = since }
    }
    var whole = try TestCrawl()
    try whole.run(path) { $0.since = since }
    #expect(try crawl.digest == whole.digest)
  }

  @Test(arguments: seeds)
  func `has at every commit the figures of a reading of the whole tree`(_ seed: UInt64) throws {
    let history = try MadeUpHistory.drawn(seed: seed, length: 40)
    var crawl = try TestCrawl()
    try crawl.run(history.repository.path)
    let repository = try Repository(path: history.repository.path)
    let rows = try crawl.writer.database.rows(
      """
      SELECT sha, swift_files, lines, views, screens, rows, ungrouped_rows, swipes_guideline,
        row_stops_guideline_median, findings_serious FROM git_commit
      """
    ) { row throws(StoreError) in
      (row.text(0), (1...9).map { row.value($0) })
    }
    #expect(rows.count > 20)
    for (sha, found) in rows {
      let total = try Analyser.plain.figures(ofCommit: sha, in: repository)
      let figures: [Value] = [
        Value(total.swiftFiles), Value(total.lines), Value(total.views), Value(total.screens),
        Value(total.rows), Value(total.ungroupedRows), Value(total.swipesGuideline),
        Value(total.rowStopsGuidelineMedian), Value(total.serious),
      ]
      #expect(found == figures, "\(sha)")
    }
  }

  private static func mainline(of path: String, from head: String) throws -> [String] {
    let repository = try Repository(path: path)
    var line: [String] = []
    var next = ObjectID(hex: head)
    while let id = next, let commit = try repository.commit(id) {
      line.append(id.hex)
      next = commit.parents.first
    }
    return line.reversed()
  }
}
