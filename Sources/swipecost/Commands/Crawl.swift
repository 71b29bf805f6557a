import Crawl
import Foundation
import Store

extension Command {
  static let crawl = Command(
    name: "crawl",
    summary: "Walk the histories of a corpus, analyse every commit, keep one database true",
    discussion: """
      CORPUS is a manifest or one or more repositories. A manifest has one repository per line: a path \
      or URL, then name=, ref=, tags= and web= where wanted; # begins a comment. Paths in it are relative to \
      it; of a URL, the mirror that “swipecost sync” keeps is read. Repositories are only ever read.

      Only new commits cost time. The database is the same whether it is kept up to date night by night \
      or made from scratch, and what the corpus no longer names is removed from it. A run that is \
      stopped keeps what it has, and the next one goes on from there.
      """,
    operands: [.any("CORPUS", "A manifest, or the paths of repositories.")],
    options: CorpusWords.options + [
      .value(
        "plan", "FILE", "Crawl one shard of a plan, in place of CORPUS and --db.", completes: .files
      ),
      .value("shard", "N", "Which shard of the plan, from 0."),
      .value(
        "out", "FOLDER", "Where the shard's database goes, as shard-N.sqlite.", completes: .folders),
      .choice(
        "history", ["all", "mainline"],
        "Every commit of the branch (the default), or only first parents."),
      .value("since", "DATE", "Leave out commits before this day or time, such as 2024-01-31."),
      .value("ref", "REF", "The branch or tag to read instead of the default branch."),
      .value(
        "jobs", "N", "Threads that walk the history side by side; the default is one per core."),
      .value("rows", "N", "Rows of a collection whose length is unknown; the default is 20."),
      .value(
        "max-blob-bytes", "SIZE", "Leave out files that are larger; the default is 4M."),
      .choice(
        "authors", ["names", "hash", "none"],
        "How authors are kept: as git names them (the default), as a number, or not at all."),
      .value(
        "publish", "FILE", "When done, leave a clean copy of the database there.",
        completes: .files),
      .choice(
        "progress", ["auto", "json", "none"],
        "A bar on a terminal and lines elsewhere, JSON lines, or nothing."),
    ],
    examples: [
      Example("swipecost crawl corpus.txt --db swipecost.sqlite", "Crawl what a manifest names"),
      Example(
        "swipecost crawl ~/apps/Steps --db steps.sqlite --history mainline",
        "One repository, first parents only"),
      Example("swipecost crawl --plan plan.txt --shard 3 --out shards", "One part of a plan"),
    ]
  ) { arguments, console throws(Failure) in
    let run = try crawlRun(arguments)
    Interrupt.listen()
    let progress = CrawlProgress(
      style: arguments.choice("progress", CrawlProgress.Style.auto), console: console)
    let summary: CrawlSummary
    do {
      summary = try run.perform(
        stopCode: { Interrupt.requested?.rawValue }, report: { progress.note($0) })
    } catch let refusal as CrawlRun.Refusal {
      throw refusal.failure
    } catch let error as StoreError {
      throw error.failure
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
    progress.end(summary)
    if let code = Interrupt.requested { return code }
    if !run.shard.isEmpty { removeWork(run.database) }
    return summary.isPartial ? .partial : .done
  }

  private static func crawlRun(_ arguments: Arguments) throws(Failure) -> CrawlRun {
    let options = try crawlOptions(arguments)
    if let path = arguments.text("plan") { return try shardRun(arguments, path, options) }
    guard !arguments.operands.isEmpty else {
      throw .usage("CORPUS is missing: swipecost crawl CORPUS... --db FILE")
    }
    let words = try CorpusWords(arguments)
    return CrawlRun(
      corpus: try words.corpus(), options: options, database: words.database,
      publication: arguments.text("publish"), version: Program.version,
      arguments: (["crawl"] + arguments.operands).joined(separator: " "))
  }

  /// A shard is written beside its place and gets its name when it is whole, so a name that is there
  /// is a result; what a killed run left is gone on with.
  private static func shardRun(
    _ arguments: Arguments, _ path: String, _ options: CrawlOptions
  ) throws(Failure) -> CrawlRun {
    let plan = try ShardPlan(path: path)
    guard arguments.operands.isEmpty, arguments.text("db") == nil else {
      throw .usage(
        "--plan names the repositories and --out the database; leave out CORPUS and --db")
    }
    guard let number = try arguments.count("shard", in: 0...(plan.count - 1)) else {
      throw .usage("--plan needs --shard, from 0 to \(plan.count - 1)")
    }
    guard let folder = arguments.text("out") else {
      throw .usage("--plan needs --out, the folder for shard-\(number).sqlite")
    }
    try Failure.of(.inputOutput) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let target = "\(folder)/shard-\(number).sqlite"
    var run = CrawlRun(
      corpus: plan.corpus(of: number, mirrors: arguments.text("mirrors") ?? "mirrors"),
      options: options, database: target + ".work",
      publication: target, version: Program.version, arguments: "crawl --plan --shard \(number)")
    run.shard = [
      Shard.Key.plan: plan.hash, Shard.Key.number: "\(number)", Shard.Key.count: "\(plan.count)",
    ]
    return run
  }

  private static func removeWork(_ path: String) {
    for suffix in ["", "-wal", "-shm", ".lock"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  private static func crawlOptions(_ arguments: Arguments) throws(Failure) -> CrawlOptions {
    var options = CrawlOptions()
    options.history = arguments.choice("history", .all)
    options.authors = arguments.choice("authors", .names)
    options.ref = arguments.text("ref")
    options.jobs =
      try arguments.count("jobs", in: 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
    options.rows = try arguments.count("rows", in: 1...100_000) ?? options.rows
    options.maxBlobBytes = try arguments.byteCount("max-blob-bytes") ?? options.maxBlobBytes
    if let since = arguments.text("since") { options.since = try seconds(since) }
    return options
  }

  /// `2024-01-31` or `2024-01-31T12:00:00Z`, in UTC.
  private static func seconds(_ text: String) throws(Failure) -> Int64 {
    let full = text.count == 10 ? text + "T00:00:00Z" : text
    guard let date = try? Date(full, strategy: .iso8601) else {
      throw .usage("--since takes a day such as 2024-01-31, not “\(text)”")
    }
    return Int64(date.timeIntervalSince1970)
  }
}

extension CrawlRun.Refusal {
  var failure: Failure {
    switch self {
    case .locked: Failure(.locked, description)
    case .unwritable: .inputOutput(description)
    }
  }
}

extension StoreError {
  var failure: Failure {
    Failure(isBusy ? .locked : .inputOutput, description)
  }
}
