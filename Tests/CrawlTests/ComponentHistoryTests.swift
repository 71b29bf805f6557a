import Git
import Store
import TestSupport
import Testing

@testable import Crawl

/// Histories of apps that are not written in Swift, read with the analysis that the program ships with.
@Suite struct `A made-up history of another framework` {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let files: MadeUpFiles
    let seed: UInt64
    var testDescription: String { "\(name) \(seed)" }
  }

  static let cases = (1...3).flatMap { seed in
    [
      Case(name: "scripts", files: .scripts, seed: seed),
      Case(name: "dart", files: .dart, seed: seed),
      Case(name: "uikit", files: .uiKit, seed: seed),
    ]
  }

  private static let analyser = Analyser.standard(rows: 20)

  private func digest(of path: String, jobs: Int) throws -> String {
    var crawl = try TestCrawl()
    try crawl.run(path, jobs: jobs, analyser: Self.analyser)
    return try crawl.digest
  }

  @Test(arguments: cases)
  func `gives the same database with any number of threads, and night by night`(_ own: Case)
    throws
  {
    try deeply { try compareNights(own) }
  }

  private func compareNights(_ own: Case) throws {
    let history = try MadeUpHistory.drawn(seed: own.seed, length: 30, of: own.files)
    let path = history.repository.path
    let head = try #require(try history.repository.tip(of: "main"))
    let whole = try digest(of: path, jobs: 1)
    #expect(try digest(of: path, jobs: 8) == whole)
    var dice = Dice(seed: own.seed ^ 0xABCD)
    var crawl = try TestCrawl()
    for _ in 0..<4 {
      try history.repository.point("main", to: dice.pick(history.commits))
      try crawl.run(path, analyser: Self.analyser)
    }
    try history.repository.point("main", to: head)
    try crawl.run(path, analyser: Self.analyser)
    #expect(try crawl.digest == whole)
  }

  @Test(arguments: cases)
  func `has at every commit the figures of a reading of the whole tree`(_ own: Case) throws {
    try deeply { try compareCommits(own) }
  }

  private func compareCommits(_ own: Case) throws {
    let history = try MadeUpHistory.drawn(seed: own.seed, length: 30, of: own.files)
    var crawl = try TestCrawl()
    try crawl.run(history.repository.path, analyser: Self.analyser)
    let repository = try Repository(path: history.repository.path)
    let rows = try crawl.writer.database.rows(
      """
      SELECT sha, views, screens, elements, rows, ungrouped_rows, swipes_guideline,
        swipes_platform, findings_serious, findings_minor FROM git_commit
      """
    ) { row throws(StoreError) in
      (row.text(0), (1...9).map { row.value($0) })
    }
    var screens = 0
    for (sha, found) in rows {
      let total = try Self.analyser.figures(ofCommit: sha, in: repository)
      screens += total.screens
      let figures: [Value] = [
        Value(total.views), Value(total.screens), Value(total.elements), Value(total.rows),
        Value(total.ungroupedRows), Value(total.swipesGuideline), Value(total.swipesPlatform),
        Value(total.serious), Value(total.minor),
      ]
      #expect(found == figures, "\(sha)")
    }
    #expect(screens > 0, "a history without a screen shows nothing")
  }
}
