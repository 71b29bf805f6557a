import Git
import Store
import TestSupport
import Testing
import Views

@testable import Crawl

/// An app and a package that it pins, as two repositories of one corpus.
private struct PinnedHistory: ~Copyable {
  var app: FixtureRepository
  var kit: FixtureRepository
  var appCommits: [String] = []
  /// Each has another card.
  var kitCommits: [String] = []
  private var dice: Dice

  static let url = "https://github.com/acme/Kit"
  static let home = """
    import SwiftUI
    import Cards
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View { List(["a", "b"], id: \\.self) { Card(title: $0) }.framed() }
    }
    """
  static let manifest = """
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Cards"])],
      targets: [.target(name: "Cards"), .testTarget(name: "CardsTests")])
    """

  static func card(_ texts: Int) -> String {
    """
    import SwiftUI
    public struct Card: View {
      let title: String
      public init(title: String) { self.title = title }
      public var body: some View { HStack { Text(title); \((0..<texts).map { "Text(\"\($0)\")" }.joined(separator: "; ")) } }
    }
    public struct Guide: View { public var body: some View { Image("guide") } }
    """
  }

  static let frame = """
    import SwiftUI
    extension View { public func framed() -> some View { toolbar { Button("Frame") {} } } }
    """

  private init(_ app: consuming FixtureRepository, _ kit: consuming FixtureRepository, seed: UInt64)
  {
    self.app = app
    self.kit = kit
    dice = Dice(seed: seed)
  }

  static func begun(seed: UInt64) throws -> PinnedHistory {
    var history = PinnedHistory(
      try FixtureRepository(bare: true), try FixtureRepository(bare: true), seed: seed)
    try history.begin()
    return history
  }

  private mutating func begin() throws {
    kitCommits.append(
      try kit.commit(
        "Begin",
        ["Package.swift": .text(Self.manifest), "Sources/Cards/Card.swift": .text(Self.card(0))]))
    for number in 1..<5 {
      var files: [String: FixtureRepository.Entry] = [
        "Sources/Cards/Card.swift": .text(Self.card(number)),
        "Tests/CardsTests/Card.swift": .text(Self.card(9)),
      ]
      if number % 2 == 1 { files["Sources/Cards/Frame.swift"] = .text(Self.frame) }
      if number % 2 == 0 { files["Sources/Cards/Frame.swift"] = .deleted }
      kitCommits.append(try kit.commit("Card \(number)", files))
    }
    appCommits.append(
      try app.commit(
        "Begin",
        ["App/Home.swift": .text(Self.home), "Package.resolved": .text(pin(kitCommits[0]))]))
  }

  func pin(_ revision: String, url: String = PinnedHistory.url) -> String {
    """
    {"pins": [
      {"identity": "kit", "kind": "remoteSourceControl", "location": "\(url)",
       "state": {"revision": "\(revision)", "version": "1.0.0"}}
    ], "version": 2}
    """
  }

  /// Pins move, appear, vanish, are damaged, and point to what does not exist; branches are made and joined.
  mutating func fill(_ length: Int) throws {
    var branches = ["main"]
    for number in 0..<length {
      switch dice.roll(10) {
      case 0:
        try app.switchTo("side\(number)", at: dice.pick(appCommits))
        branches.append("side\(number)")
      case 1: try app.switchTo(dice.pick(branches))
      case 2 where branches.contains { $0 != app.branch }:
        let others = branches.filter { $0 != app.branch }
        appCommits.append(try app.merge([dice.pick(others)], "Join", pins()))
      case 3:
        let text = Self.home.replacing("\"b\"", with: "\"b\", \"\(number)\"")
        appCommits.append(try app.commit("Rows", ["App/Home.swift": .text(text)]))
      default: appCommits.append(try app.commit("Pin", pins()))
      }
    }
    try app.switchTo("main")
    let others = branches.filter { $0 != "main" }
    if !others.isEmpty { appCommits.append(try app.merge(others, "Join all", pins())) }
  }

  private mutating func pins() -> [String: FixtureRepository.Entry] {
    let revision = dice.pick(kitCommits)
    let path =
      dice.roll(3) == 0
      ? "App.xcworkspace/xcshareddata/swiftpm/Package.resolved" : "Package.resolved"
    switch dice.roll(8) {
    case 0:
      return ["Package.resolved": .deleted]
        .filter { _ in
          (try? app.blobID(at: "Package.resolved", in: appCommits[appCommits.count - 1])) != nil
        }
    case 1: return [path: .text(pin(String(repeating: "d", count: 40)))]
    case 2: return [path: .text(String(pin(revision).dropLast(20)))]
    case 3: return [path: .text(pin(revision, url: "git@github.com:acme/Kit.git"))]
    case 4: return [path: .text(pin(revision, url: "https://github.com/acme/Other"))]
    default: return [path: .text(pin(revision))]
    }
  }

  func corpus(withKit: Bool = true) -> Corpus {
    let app = Corpus.Entry(
      location: app.path, path: app.path, name: "app", ref: nil, tags: [])
    let kit = Corpus.Entry(
      location: Self.url + ".git", path: kit.path, name: "kit", ref: nil, tags: [])
    return Corpus(entries: withKit ? [app, kit] : [app])
  }
}

@Suite struct `An app that pins a package` {
  static let seeds: [UInt64] = Array(1...6)
  private var analyser: Analyser { .standard(rows: 20) }

  private func crawled(_ corpus: Corpus, jobs: Int = 2) throws -> String {
    var crawl = try TestCrawl()
    try crawl.run(corpus, jobs: jobs, analyser: analyser)
    return try crawl.digest
  }

  private func text(_ crawl: borrowing TestCrawl, _ sql: String) throws -> [String] {
    try crawl.writer.database.rows(sql) { row throws(StoreError) in row.text(0) }
  }

  @Test func `is read with it, commit by commit, and counts nothing of it`() throws {
    var history = try PinnedHistory.begun(seed: 1)
    for number in [1, 4, 9] {
      let revision = number < 5 ? history.kitCommits[number] : String(repeating: "d", count: 40)
      let text = history.pin(revision)
      history.appCommits.append(
        try history.app.commit("Pin \(number)", ["Package.resolved": .text(text)]))
    }
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(), analyser: analyser)
    let rows = try text(
      crawl,
      """
      SELECT position || ': ' || swift_files || ' files, ' || views || ' views, ' || screens ||
        ' screens, ' || opaque_views || ' opaque, ' || swipes_guideline || ' swipes'
      FROM git_commit JOIN repo USING (repo_id) WHERE repo.name = 'app' ORDER BY position
      """)
    #expect(
      rows == [
        "0: 1 files, 1 views, 1 screens, 0 opaque, 2 swipes",
        "1: 1 files, 1 views, 1 screens, 0 opaque, 5 swipes",
        "2: 1 files, 1 views, 1 screens, 0 opaque, 10 swipes",
        "3: 1 files, 1 views, 1 screens, 1 opaque, 2 swipes",
      ])
    let problems = try text(crawl, "SELECT repo || ' ' || kind || ' ' || path FROM v_problem")
    #expect(problems == ["app package-revision Package.resolved"])
    #expect(
      try text(crawl, "SELECT package || ' ' || status FROM v_package") == [
        "github.com/acme/Kit outdated"
      ])
    #expect(try text(crawl, "SELECT status FROM repo WHERE name = 'app'") == ["full"])
    #expect(
      try text(crawl, "SELECT DISTINCT path FROM v_finding WHERE repo = 'app'") == [
        "App/Home.swift"
      ])
  }

  @Test(arguments: seeds)
  func `gives the same database with any number of threads, night by night and in one go`(
    _ seed: UInt64
  ) throws {
    var history = try PinnedHistory.begun(seed: seed)
    try history.fill(30)
    let head = try #require(try history.app.tip(of: "main"))
    let whole = try crawled(history.corpus(), jobs: 1)
    #expect(try crawled(history.corpus(), jobs: 8) == whole)
    var dice = Dice(seed: seed ^ 0xABCD)
    var crawl = try TestCrawl()
    for _ in 0..<4 {
      try history.app.point("main", to: dice.pick(history.appCommits))
      try crawl.run(history.corpus(withKit: dice.roll(4) > 0), analyser: analyser)
    }
    try history.app.point("main", to: head)
    try crawl.run(history.corpus(), analyser: analyser)
    #expect(try crawl.digest == whole)
  }

  @Test(arguments: seeds)
  func `has at every commit what the tree and its package have by themselves`(_ seed: UInt64) throws
  {
    var history = try PinnedHistory.begun(seed: seed)
    try history.fill(20)
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(), analyser: analyser)
    for sha in Set(history.appCommits) {
      let found = try text(
        crawl, "SELECT swipes_guideline || ' ' || opaque_views FROM git_commit WHERE sha = '\(sha)'"
      )
      guard let found = found.first else { continue }
      try history.app.point("alone", to: sha)
      var entry = history.corpus()
      entry.entries[0].ref = "alone"
      var once = try TestCrawl()
      try once.run(entry, analyser: analyser) { $0.history = .mainline }
      #expect(
        try text(
          once,
          "SELECT swipes_guideline || ' ' || opaque_views FROM git_commit WHERE sha = '\(sha)'")
          == [found])
    }
  }

  @Test func `is read again when the corpus has the package, or its repository the commit`() throws
  {
    var history = try PinnedHistory.begun(seed: 3)
    try history.fill(6)
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(withKit: false), analyser: analyser)
    let without = try crawl.digest
    try crawl.run(history.corpus(), analyser: analyser)
    #expect(try crawl.digest == crawled(history.corpus()))
    #expect(try crawl.digest != without)
    // The same night once more has nothing to do.
    let summary = try crawl.run(history.corpus(), analyser: analyser)
    #expect(summary.repositories.map(\.commits) == [0, 0])
    try crawl.run(history.corpus(withKit: false), analyser: analyser)
    #expect(try crawl.digest == without)
  }

  @Test func `goes by the commit and by no branch, and waits for one that is fetched later`() throws
  {
    var history = try PinnedHistory.begun(seed: 4)
    let next = try history.kit.commit(
      "Later", ["Sources/Cards/Card.swift": .text(PinnedHistory.card(7))])
    _ = try history.app.commit("Pin", ["Package.resolved": .text(history.pin(next))])
    let whole = try crawled(history.corpus())
    // Where the branch of the package stands is nothing to the app.
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(), analyser: analyser)
    try history.kit.point("main", to: history.kitCommits[0])
    let again = try crawl.run(history.corpus(), analyser: analyser)
    #expect(again.repositories[0].commits == 0)
    try history.kit.point("main", to: next)
    // A clone that lacks the newest commit, until it is fetched.
    let late = try PinnedHistory.begun(seed: 4)
    var corpus = history.corpus()
    corpus.entries[1].path = late.kit.path
    var nights = try TestCrawl()
    try nights.run(corpus, analyser: analyser)
    #expect(try nights.digest != whole)
    corpus.entries[1].path = history.kit.path
    try nights.run(corpus, analyser: analyser)
    #expect(try nights.digest == whole)
  }

  @Test(arguments: [true, false])
  func `is read again when objects of the package are sound`(_ isGone: Bool) throws {
    var history = try PinnedHistory.begun(seed: 7)
    let text = history.pin(history.kitCommits[1])
    _ = try history.app.commit("Pin", ["Package.resolved": .text(text)])
    let whole = try crawled(history.corpus())
    let card = try history.kit.blobID(at: "Sources/Cards/Card.swift", in: history.kitCommits[1])
    if isGone { try history.kit.lose(card) } else { try history.kit.damage(card) }
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(), analyser: analyser)
    let harmed = try crawl.digest
    #expect(harmed != whole)
    let problem = isGone ? "package-revision" : "package-source"
    #expect(
      try self.text(crawl, "SELECT kind FROM v_problem WHERE repo = 'app'").contains(problem))
    // As long as nothing is mended, there is nothing to do.
    let again = try crawl.run(history.corpus(), analyser: analyser)
    #expect(again.repositories[0].commits == 0)
    if !isGone { try history.kit.lose(card) }
    _ = try history.kit.object(.blob, Array(PinnedHistory.card(1).utf8))
    try crawl.run(history.corpus(), analyser: analyser)
    #expect(try crawl.digest == whole)
  }

  @Test func `may pin itself, and packages may pin each other`() throws {
    var history = try PinnedHistory.begun(seed: 5)
    let app = try #require(try history.app.tip(of: "main"))
    _ = try history.kit.commit(
      "Ring", ["Package.resolved": .text(history.pin(app, url: "https://github.com/acme/App"))])
    let kit = try #require(try history.kit.tip(of: "main"))
    _ = try history.app.commit(
      "Ring",
      [
        "Package.resolved": .text(history.pin(kit)),
        "Own/Package.resolved": .text(history.pin(app, url: "https://github.com/acme/App")),
      ])
    var corpus = history.corpus()
    corpus.entries[0].web = "https://github.com/acme/App"
    var crawl = try TestCrawl()
    try crawl.run(corpus, analyser: analyser)
    #expect(
      try text(crawl, "SELECT repo || ' ' || package || ' ' || status FROM v_package ORDER BY 1")
        == [
          "app github.com/acme/Kit read", "kit github.com/acme/App read",
        ])
    let again = try crawl.run(corpus, analyser: analyser)
    #expect(again.repositories.map(\.commits) == [0, 0])
  }

  @Test func `is told of damage in the list, and of packages that are nowhere`() throws {
    var history = try PinnedHistory.begun(seed: 6)
    let text = history.pin(history.kitCommits[1], url: "https://github.com/acme/Nowhere")
    _ = try history.app.commit(
      "Damage",
      [
        "Package.resolved": .text(text + "\n<<<<<<< HEAD"),
        "Podfile.lock": .text("PODS:\n  - Old (1.0)\n"),
      ])
    var crawl = try TestCrawl()
    try crawl.run(history.corpus(), analyser: analyser)
    #expect(
      try self.text(crawl, "SELECT kind || ' ' || path || ':' || line FROM v_problem")
        == ["pins Package.resolved:5"])
    #expect(
      try self.text(
        crawl,
        "SELECT package || ' ' || status || ' ' || ifnull(url, '-') FROM v_package ORDER BY 1")
        == ["github.com/acme/Nowhere missing https://github.com/acme/Nowhere", "old missing -"])
  }
}
