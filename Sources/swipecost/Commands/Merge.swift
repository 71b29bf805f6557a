import Crawl
import Foundation
import Store

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "Join the databases of shards into one",
    discussion: """
      The result is the database that one crawl of the whole corpus would have made. The order of the \
      shards makes no difference, and naming one twice neither. Shards of different plans, versions or \
      options are refused. When shards are missing, the others are joined, the missing ones are named, \
      and the exit code is 3.
      """,
    operands: [.oneOrMore("SHARD", "Databases that “swipecost crawl --plan” made.")],
    options: [
      .value(
        "db", "FILE", "The database to make; what is there is replaced.", required: true,
        completes: .files),
      .value(
        "plan", "FILE", "The plan that all must be of; without it, that of the first.",
        completes: .files),
    ],
    examples: [
      Example(
        "swipecost merge shards/shard-*.sqlite --plan plan.txt --db all.sqlite", "Join all shards")
    ]
  ) { arguments, console throws(Failure) in
    let plan = try arguments.text("plan").map { path throws(Failure) in try ShardPlan(path: path) }
    let target = try arguments.required("db")
    let lock = try lock(target)
    defer { extendLifetime(lock) }
    var shards: [Shard] = []
    for path in arguments.operands
    where !path.contains("*") || FileManager.default.fileExists(atPath: path) {
      do throws(StoreError) {
        shards.append(try Shard(reading: path))
      } catch {
        throw error.failure
      }
    }
    let set: ShardSet
    do throws(StoreError) {
      set = try ShardSet(shards, plan: plan?.hash)
      guard !set.shards.isEmpty else {
        throw StoreError(
          code: StoreError.foreignFile, message: "there is no shard to merge", path: target)
      }
      try set.merge(into: target, at: Timestamp.now, version: Program.version)
    } catch {
      throw error.failure
    }
    let repositories = set.shards.reduce(0) { $0 + $1.repos.count }
    console.messages.writeLine(
      "\(set.shards.count) shards with \(repositories) repositories joined into \(target.harmless)")
    guard !set.missing.isEmpty else { return .done }
    let numbers = set.missing.map(String.init).joined(separator: ", ")
    console.messages.writeLine("missing: shard \(numbers); crawl and merge again")
    return .partial
  }

  private static func lock(_ path: String) throws(Failure) -> RunLock {
    do throws(CrawlRun.Refusal) {
      return try CrawlRun.lock(path)
    } catch { throw error.failure }
  }
}

extension Timestamp {
  /// With milliseconds, because the start of a run is unique.
  static var now: String {
    let milliseconds = Int64(Date().timeIntervalSince1970 * 1000)
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return text(milliseconds / 1000).dropLast() + ".\(fraction)Z"
  }
}
