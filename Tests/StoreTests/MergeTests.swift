import Foundation
import Queries
import Store
import Testing

@Suite struct `Shards` {
  /// A folder that goes when the test ends.
  final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  static func write(
    _ names: [String], to path: String, shard: Int? = nil, of count: Int = 3, plan: String = "p",
    rows: String = "20"
  ) throws {
    var writer = try Writer(Database.open(path, for: .crawl))
    try writer.window { writer in
      _ = try writer.startRun(at: "2026-01-01T00:00:00.001Z", version: "1", arguments: "crawl")
      for name in names { try Sample.fill(&writer, name: name) }
      var settings = ["rows": rows]
      if let shard {
        settings.merge(["plan": plan, "shard": "\(shard)", "shards": "\(count)"]) { $1 }
      }
      for (key, value) in settings {
        try writer.database.statement("INSERT INTO meta VALUES (?, ?)").run([
          .text(key), .text(value),
        ])
      }
    }
    try writer.finish().checkpoint()
  }

  static func shards(in folder: Folder) throws -> [String] {
    try (0..<3).map { number in
      let path = folder.path + "/shard-\(number).sqlite"
      try write(["a\(number)", "b\(number)"], to: path, shard: number)
      return path
    }
  }

  static func digest(_ path: String) throws -> String {
    try Database.open(path, for: .report).contentDigest()
  }

  @Test func `give what one crawl gives, in any order and however often they are named`() throws {
    let folder = try Folder()
    let paths = try Self.shards(in: folder)
    let whole = folder.path + "/whole.sqlite"
    try Self.write(["a0", "a1", "a2", "b0", "b1", "b2"], to: whole)
    for order in [[0, 1, 2], [2, 0, 1], [1, 1, 2, 0, 2]] {
      let set = try ShardSet(order.map { try Shard(reading: paths[$0]) })
      let merged = folder.path + "/merged.sqlite"
      try set.merge(into: merged, at: "2026-01-02T00:00:00.001Z", version: "1")
      #expect(set.missing.isEmpty)
      #expect(try Self.digest(merged) == Self.digest(whole))
    }
  }

  @Test func `bring the rows of every table`() throws {
    let tables = try Sample.database().rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ) { row throws(StoreError) in row.text(0) }
    // Runs are the merge's own, descriptions are the schema's, and nobody crawls into a merged file.
    for table in tables where !["run", "head_reading", "schema_doc"].contains(table) {
      #expect(
        Merging.steps.contains {
          $0.contains("INTO main.\(table)\n") || $0.contains("INTO main.\(table) ")
        }, "\(table)")
    }
  }

  @Test func `say which are missing`() throws {
    let folder = try Folder()
    let paths = try Self.shards(in: folder)
    #expect(try ShardSet([Shard(reading: paths[1])]).missing == [0, 2])
  }

  @Test func `of another plan are refused`() throws {
    let folder = try Folder()
    let paths = try Self.shards(in: folder)
    let stale = folder.path + "/stale.sqlite"
    try Self.write(["c"], to: stale, shard: 2, plan: "q")
    let error = #expect(throws: StoreError.self) {
      try ShardSet([Shard(reading: paths[0]), Shard(reading: stale)], plan: "p")
    }
    #expect(error?.description.contains("another plan") == true)
  }

  @Test func `made with other settings are refused`() throws {
    let folder = try Folder()
    let paths = try Self.shards(in: folder)
    let other = folder.path + "/other.sqlite"
    try Self.write(["c"], to: other, shard: 2, rows: "30")
    let error = #expect(throws: StoreError.self) {
      try ShardSet([Shard(reading: paths[0]), Shard(reading: other)])
    }
    #expect(error?.description.contains("another rows") == true)
  }

  @Test func `that contradict each other are refused`() throws {
    let folder = try Folder()
    let paths = try Self.shards(in: folder)
    let twin = folder.path + "/twin.sqlite"
    try Self.write(["c"], to: twin, shard: 0)
    #expect(throws: StoreError.self) {
      try ShardSet([Shard(reading: paths[0]), Shard(reading: twin)])
    }
  }

  @Test func `are not what other databases are`() throws {
    let folder = try Folder()
    let path = folder.path + "/plain.sqlite"
    try Self.write(["a"], to: path)
    #expect(throws: StoreError.self) { try Shard(reading: path) }
  }
}
