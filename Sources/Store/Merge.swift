internal import Foundation
internal import Queries

extension ShardSet {
  /// Joins the shards into one database, whole or not at all; what stood at the path is replaced.
  ///
  /// The order in which shards are given, and how often, makes no difference: ids follow the shards'
  /// numbers.
  package func merge(
    into path: String, at time: String, version: String
  ) throws(StoreError) {
    let part = path + ".merging"
    defer { Self.remove(part) }
    Self.remove(part)
    let database = try Database.open(part, for: .crawl)
    try database.statement(Writes.insertRun).run([
      .text(time), .text(version), .text("merge of \(shards.count) shards"),
    ])
    let run = database.lastInsertedID
    var statuses: Set<String> = []
    for shard in shards {
      try database.statement("ATTACH :path AS shard").run([.text(shard.path)])
      try database.execute("BEGIN IMMEDIATE")
      for step in Merging.steps { try database.execute(step) }
      try database.execute("COMMIT")
      try database.execute("DETACH shard")
    }
    for row in try database.answer(Merging.names).rows {
      if case .text(let status) = row[1] { statuses.insert(status) }
    }
    let isFull = missing.isEmpty && statuses.isSubset(of: ["full"])
    try database.statement(Writes.endRun).run([
      .text(time), .text(isFull ? "full" : "partial"), .integer(isFull ? 0 : 3), Value(run),
    ])
    let damage = try database.damage()
    guard damage.isEmpty else {
      throw StoreError(
        code: 11, message: "the shards do not fit together: \(damage[0])", path: path)
    }
    try database.publish(to: path)
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}
