import Git
import Store
import Testing

@testable import Crawl

/// Crawls into a database of its own, run after run.
struct TestCrawl: ~Copyable {
  var writer: Writer
  var isStopped: @Sendable () -> Bool = { false }
  private var runs = 0

  init() throws { writer = try Writer(Database.inMemory()) }

  @discardableResult
  mutating func run(
    _ path: String, jobs: Int = 2, analyser: Analyser = .plain,
    change: (inout CrawlOptions) -> Void = { _ in }
  ) throws -> CrawlSummary {
    try run(
      Corpus(entries: [Corpus.Entry(location: path, path: path, name: "app", ref: nil, tags: [])]),
      jobs: jobs, analyser: analyser, change: change)
  }

  @discardableResult
  mutating func run(
    _ corpus: Corpus, jobs: Int = 2, analyser: Analyser = .plain,
    change: (inout CrawlOptions) -> Void = { _ in }
  ) throws -> CrawlSummary {
    var options = CrawlOptions()
    options.jobs = jobs
    change(&options)
    runs += 1
    let number = runs
    let run = try writer.window { writer in
      for rule in analyser.rules { try writer.setRule(rule) }
      let time = "2026-01-01T00:00:00." + String(1000 + number).dropFirst() + "Z"
      return try writer.startRun(at: time, version: "1", arguments: "")
    }
    var crawler = Crawler(
      options: options, analyser: analyser, isStopped: isStopped, report: { _ in })
    return try crawler.crawl(corpus, into: &writer, run: run)
  }

  var digest: String { get throws { try writer.database.contentDigest() } }

  static func digest(of path: String, jobs: Int = 2) throws -> String {
    var crawl = try TestCrawl()
    try crawl.run(path, jobs: jobs)
    return try crawl.digest
  }
}

extension Analyser {
  /// Those of a tree that is read by itself, with nothing known of any other.
  func figures(ofCommit sha: String, in repository: borrowing Repository) throws -> Figures {
    let id = try #require(ObjectID(hex: sha))
    let found = try repository.commit(id)
    let commit = try #require(found)
    let reader = BlobReader(maxBytes: 4_000_000, views: views)
    var tree = LiveTree(reading: reading)
    var changes: [SourceChange] = []
    for change in try repository.sourceChanges(from: nil, to: commit.tree) {
      let key = BlobKey(id: try #require(change.new), kind: change.kind)
      let blob = reader.read(key, from: repository)
      changes.append(
        SourceChange(
          path: change.path, source: LiveSource(blob: blob, isCounted: change.kind == .swift)))
    }
    _ = tree.apply(changes)
    return tree.tally.total
  }
}
