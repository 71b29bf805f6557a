import Foundation
import Nightly
import Publish
import Store

extension Command {
  static let nightly = Command(
    name: "nightly",
    summary: "Do a night's work: sync, crawl, report, compare, publish",
    discussion: """
      CONFIG is a text of “key = value” lines; paths in it are meant from the folder it is in. These \
      three are needed:

          corpus = corpus.txt          # as for “swipecost crawl”
          database = night.sqlite
          site = site                  # the folder for the report

      These are not; behind each stands what holds without it:

          fail-on = screen>10%         # nothing; as for “swipecost diff”, more with commas
          history = all                # all, or mainline
          authors = names              # names, hash or none
          sync = yes                   # update the mirrors of URLs first
          jobs = 4                     # one per core
          rows = 20                    # of a collection of unknown length
          keep-days = 14               # then one run a week,
          keep-weeks = 8               # then one a month
          keep-months = 24

      The report goes to \
      SITE/runs/DAY, and SITE/latest is pointed to it when it is whole; a night that fails leaves the last good \
      one in place. Old runs go, by a ladder of days, weeks and months; one with a file named “pinned” in it \
      stays. Every step goes on from where the last night stopped.

      Each step is one line of key=value pairs on the error output. The exit code is the worst of \
      all steps: 1 when fail-on is broken, 3 when something could not be read. “swipecost help nights” \
      says how to leave it to a scheduler.
      """,
    operands: [.one("CONFIG", "The configuration.")],
    options: [.choice("log", ["text", "json"], "How a step is logged (text).")],
    examples: [
      Example(
        "swipecost nightly /etc/swipecost/nightly.conf",
        "What the timer of “swipecost setup systemd” runs")
    ]
  ) { arguments, console throws(Failure) in
    let path = arguments.operands[0]
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .inputOutput(
        "\(path) can't be read; “swipecost help nightly” says what belongs into it")
    }
    let config: NightlyConfig
    do throws(ConfigError) {
      config = try NightlyConfig(text: String(decoding: data, as: UTF8.self), path: path)
    } catch {
      throw .usage("\(error)")
    }
    var night = Night(
      config: config, console: console, isJSON: arguments.text("log") == "json")
    Interrupt.listen()
    try night.run()
    return night.code
  }
}

/// The steps of one night, in order; a step that fails ends the night.
private struct Night {
  let config: NightlyConfig
  let console: Console
  let isJSON: Bool
  private(set) var code = ExitCode.done

  init(config: NightlyConfig, console: Console, isJSON: Bool) {
    self.config = config
    self.console = console
    self.isJSON = isJSON
  }

  mutating func run() throws(Failure) {
    let folders = RunFolders(root: config.site)
    try Failure.of(.inputOutput) { try folders.prepare() }
    let lock = try Self.lock(config.site)
    defer { extendLifetime(lock) }
    try Failure.of(.inputOutput) { try folders.tidy() }
    let before = try? Database.open(config.database, for: .report).lastRun()
    if config.synchronises {
      try step("sync", .sync, [config.corpus, "--db", config.database])
    }
    guard !isStopped() else { return }
    var crawl = [config.corpus, "--db", config.database, "--progress", "none"]
    crawl += ["--history", config.history]
    if let jobs = config.jobs { crawl += ["--jobs", "\(jobs)"] }
    if let rows = config.rows { crawl += ["--rows", "\(rows)"] }
    if let authors = config.authors { crawl += ["--authors", authors] }
    try step("crawl", .crawl, crawl)
    guard !isStopped() else { return }
    let name = folders.free(for: String(Timestamp.now.prefix(10)))
    try step("report", .report, ["--db", config.database, "--out", folders.path(of: name)])
    guard !isStopped() else { return }
    try Failure.of(.inputOutput) { try folders.publish(name) }
    log("publish", "done", ["run": name])
    if let run = before ?? nil {
      let limits = config.failOn.flatMap { ["--fail-on", $0] }
      try step("diff", .diff, ["--db", config.database, "--since", "\(run)"] + limits)
    }
    let gone = try Failure.of(.inputOutput) { try folders.prune(config.retention) }
    log("prune", "done", ["removed": gone.joined(separator: ",")])
  }

  /// A night that is asked to stop ends between two steps, with what it has; a crawl stops by itself.
  private mutating func isStopped() -> Bool {
    guard let asked = Interrupt.requested else { return false }
    code = asked
    return true
  }

  /// Two nights at once would tidy away each other's pages.
  ///
  /// Nil where the file system has no locks.
  private static func lock(_ site: String) throws(Failure) -> RunLock? {
    do throws(RunLock.Refusal) {
      return try RunLock(on: site)
    } catch .held {
      throw Failure(
        .locked, "\(site) is being written by another night; start again when that has ended")
    } catch { return nil }
  }

  /// Runs a command as its user would; what it answers is kept when it is worse than what was.
  private mutating func step(_ name: String, _ command: Command, _ words: [String]) throws(Failure)
  {
    let start = ContinuousClock.now
    do throws(Failure) {
      let answer = try command.run(try Arguments(words, for: command), console)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      log(name, "done", ["exit": "\(answer.rawValue)", "seconds": String(format: "%.1f", seconds)])
      // Over a limit is news even when a repository is missing, and a stop is more than both.
      let order: [ExitCode] = [.done, .partial, .overLimit, .terminated, .interrupted]
      if (order.firstIndex(of: answer) ?? 9) > (order.firstIndex(of: code) ?? 9) { code = answer }
    } catch {
      log(name, "failed", ["exit": "\(error.exitCode.rawValue)"])
      throw error
    }
  }

  private func log(_ step: String, _ status: String, _ facts: [String: String]) {
    var pairs = [("time", Timestamp.now), ("step", step), ("status", status)]
    pairs += facts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    if isJSON {
      let object = Dictionary(pairs) { first, _ in first }
      if let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) {
        console.messages.writeLine(String(decoding: data, as: UTF8.self))
      }
    } else {
      console.messages.writeLine(pairs.map { "\($0.0)=\($0.1)" }.joined(separator: " "))
    }
  }
}
