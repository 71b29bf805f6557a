import Dispatch
import Git
package import Store
import Synchronization

/// Crawls a corpus into one database; the only writer of it.
package struct Crawler: ~Copyable {
  let options: CrawlOptions
  let analyser: Analyser
  private let report: (CrawlEvent) -> Void
  private let isStopped: @Sendable () -> Bool
  let cache = BlobCache(limit: 64_000_000)
  private var isChecked = false

  // - Parameters:
  //   - isStopped: Asked after every few commits; a run that is stopped keeps what it has.
  //   - report: Called on the thread that calls `crawl`.
  package init(
    options: CrawlOptions, isStopped: @escaping @Sendable () -> Bool,
    report: @escaping (CrawlEvent) -> Void
  ) {
    self.init(
      options: options, analyser: .standard(rows: options.rows), isStopped: isStopped,
      report: report)
  }

  init(
    options: CrawlOptions, analyser: Analyser, isStopped: @escaping @Sendable () -> Bool,
    report: @escaping (CrawlEvent) -> Void
  ) {
    self.options = options
    self.analyser = analyser
    self.isStopped = isStopped
    self.report = report
  }

  /// Brings the database up to date with the corpus.
  ///
  /// Throws only when the database can't be written.
  package mutating func crawl(
    _ corpus: Corpus, into writer: inout Writer, run: Int
  ) throws -> CrawlSummary {
    var summary = CrawlSummary()
    let shelf = PackageShelf(corpus)
    summary.forgotten = try forgetOthers(corpus, &writer)
    for (index, entry) in corpus.entries.enumerated() {
      guard !isStopped() else { break }
      report(.began(name: entry.name, number: index + 1, of: corpus.entries.count))
      let start = ContinuousClock.now
      var repository = try crawl(entry, shelf, into: &writer, run: run)
      repository.duration = ContinuousClock.now - start
      summary.repositories.append(repository)
      report(.ended(repository))
    }
    summary.isStopped = isStopped()
    return summary
  }

  /// What the corpus does not name has no place in its database.
  private func forgetOthers(
    _ corpus: Corpus, _ writer: inout Writer
  ) throws -> [String] {
    let named = Set(corpus.entries.map(\.name))
    let others = try writer.repoNames().filter { !named.contains($0) }
    guard !others.isEmpty else { return [] }
    try writer.window { writer in
      for name in others { try writer.removeRepo(named: name) }
      try writer.sweep()
    }
    return others
  }

  /// Nothing new is built upon a damaged file; a night without news need not pay for the look.
  private mutating func check(_ writer: borrowing Writer) throws(StoreError) {
    guard !isChecked else { return }
    isChecked = true
    let damage = try writer.database.damage()
    guard damage.isEmpty else {
      throw StoreError(
        code: StoreError.damaged, message: "the database is damaged", path: writer.database.path)
    }
  }

  private mutating func crawl(
    _ entry: Corpus.Entry, _ shelf: PackageShelf, into writer: inout Writer, run: Int
  ) throws -> CrawlSummary.Repository {
    var visit = try RepositoryVisit(
      entry, options: options, analyser: analyser, shelf: shelf, writer: writer)
    switch visit.open() {
    case .unchanged:
      try visit.confirm(&writer, run: run)
    case .failed:
      try visit.fail(&writer, run: run)
    case .changed(let head):
      try check(writer)
      try visit.walk(
        to: head, cache: cache, writer: &writer, run: run, isStopped: isStopped, report: report)
    }
    return visit.summary
  }
}
