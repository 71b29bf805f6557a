import Foundation
package import Store

/// One run over a corpus: the lock, the database, the record of the run, the copy for readers.
package struct CrawlRun {
  package var corpus: Corpus
  package var options: CrawlOptions
  package var database: String
  /// A clean copy in one file, made when the run is over.
  package var publication: String?
  /// Of this program.
  package var version: String
  /// The command line, for the record.
  package var arguments: String
  /// The part of a plan that this is, if it is one: what `meta` says of it.
  package var shard: [String: String] = [:]

  package init(
    corpus: Corpus, options: CrawlOptions, database: String, publication: String?, version: String,
    arguments: String
  ) {
    self.corpus = corpus
    self.options = options
    self.database = database
    self.publication = publication
    self.version = version
    self.arguments = arguments
  }

  /// Why a run could not be done; what a repository lacks is no such reason.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case locked(String)
    case unwritable(String)

    package var description: String {
      switch self {
      case .locked(let path):
        "\(path) is being written by another run; start again when that has ended"
      case .unwritable(let sentence): sentence
      }
    }
  }

  // - Parameter stopCode: The exit code that somebody who wants the run to stop is to get; nil while nobody does.
  package func perform(
    stopCode: @escaping @Sendable () -> Int32?, report: @escaping (CrawlEvent) -> Void
  ) throws -> CrawlSummary {
    let lock = try Self.lock(database)
    let summary = try crawl(stopCode, report)
    if let publication, !summary.isStopped {
      try Database.open(database, for: .report).publish(to: publication)
    }
    extendLifetime(lock)
    return summary
  }

  /// Keeps others from writing a database, for as long as the value lives.
  package static func lock(_ database: String) throws(Refusal) -> RunLock {
    do throws(RunLock.Refusal) {
      return try RunLock(besides: database)
    } catch {
      switch error {
      case .held: throw .locked(database)
      case .failed(let reason):
        throw .unwritable(
          "\(database).lock: \(reason); check that the folder exists and can be written")
      }
    }
  }

  private func crawl(
    _ stopCode: @escaping @Sendable () -> Int32?, _ report: @escaping (CrawlEvent) -> Void
  ) throws -> CrawlSummary {
    let analyser = Analyser.standard(rows: options.rows)
    let signature = options.signature(analyser: analyser.version)
    let file = try DatabaseFile(path: database, signature: signature)
    var writer = try Writer(Database.open(file.workPath, for: .crawl))
    let run = try writer.window { writer in
      try writer.setMeta(DatabaseFile.key, signature)
      try writer.setMeta("rows", String(options.rows))
      for (key, value) in shard { try writer.setMeta(key, value) }
      for rule in analyser.rules { try writer.setRule(rule) }
      return try writer.startRun(at: Self.now, version: version, arguments: arguments)
    }
    var crawler = Crawler(
      options: options, analyser: analyser, isStopped: { stopCode() != nil }, report: report)
    let summary = try crawler.crawl(corpus, into: &writer, run: run)
    let status = summary.isStopped ? "stopped" : summary.isPartial ? "partial" : "full"
    let code = summary.isStopped ? Int(stopCode() ?? 130) : summary.isPartial ? 3 : 0
    try writer.window { writer in
      try writer.endRun(run, at: Self.now, status: status, exitCode: code)
    }
    let database = writer.finish()
    if !summary.isStopped { try file.replace(with: database) }
    return summary
  }

  /// With milliseconds, because the start of a run is unique.
  private static var now: String {
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000)
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return Timestamp.text(milliseconds / 1000).dropLast() + ".\(fraction)Z"
  }
}
