import Foundation
import Store

/// Three made-up repositories and one that is missing, in memory.
enum Seed {
  static func database() throws -> Database {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seed.sql")
    let database = try Database.inMemory()
    try database.execute("BEGIN")
    try database.execute(String(contentsOf: file, encoding: .utf8))
    try database.execute("COMMIT")
    return database
  }
}
