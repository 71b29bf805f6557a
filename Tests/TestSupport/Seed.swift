import Foundation
package import Store

/// The made-up database that queries and pages are tried on: three repositories and one that is
/// missing, with names that could harm a careless reader.
package enum Seed {
  package static func database() throws -> Database {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "QueriesTests/seed.sql")
    let database = try Database.inMemory()
    try database.execute("BEGIN")
    try database.execute(String(contentsOf: file, encoding: .utf8))
    try database.execute("COMMIT")
    return database
  }
}
