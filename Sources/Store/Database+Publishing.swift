internal import Foundation
internal import Queries

extension Database {
  /// Leaves a clean copy in one file, whole or not at all, while others may go on reading the old one.
  ///
  /// The copy has neither log nor shared memory beside it, so it can be served and read anywhere.
  package borrowing func publish(to path: String) throws(StoreError) {
    let part = path + ".part"
    let files = FileManager.default
    try? files.removeItem(atPath: part)
    // SQLite counts the copy as a change, which a connection that only reads has switched off; the
    // file itself stays opened for reading only.
    let isQueryOnly = try integer("PRAGMA query_only") == 1
    if isQueryOnly { try execute("PRAGMA query_only = OFF") }
    defer { if isQueryOnly { try? execute("PRAGMA query_only = ON") } }
    do throws(StoreError) {
      // Nothing of this database is written, but SQLite counts the copy as writing.
      try execute("PRAGMA query_only = OFF")
      try statement("VACUUM INTO :path").run([.text(part)])
      try Self.dropReadings(from: part)
      // The copy must be on the disk before its name is: a rename survives a power cut, data that
      // was not written does not.
      try input(part) { () throws in
        let file = try FileHandle(forUpdating: URL(filePath: part))
        try file.synchronize()
        try file.close()
      }
      guard rename(part, path) == 0 else {
        throw StoreError(code: 10, message: String(cString: strerror(errno)), path: path)
      }
    } catch {
      try? files.removeItem(atPath: part)
      throw error
    }
  }

  /// Readers have no use for what only the next crawl reads.
  private static func dropReadings(from path: String) throws(StoreError) {
    let copy = try Database.open(path, for: .retouch)
    try copy.execute(Writes.clearReadings)
    if copy.changes > 0 { try copy.execute("VACUUM") }
  }

  /// What is damaged; nothing in a sound database.
  package borrowing func damage() throws(StoreError) -> [String] {
    let pages = try rows("PRAGMA integrity_check") { row throws(StoreError) in row.text(0) }
    let keys = try rows("PRAGMA foreign_key_check") { row throws(StoreError) in
      "a row of \(row.text(0)) refers to a row of \(row.text(2)) that is not there"
    }
    return pages.filter { $0 != "ok" } + keys
  }

  /// Moves what the log holds into the file, so that the file alone is complete.
  package borrowing func checkpoint() throws(StoreError) {
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private borrowing func input(
    _ path: String, _ work: () throws -> Void
  ) throws(StoreError) {
    do {
      try work()
    } catch {
      throw StoreError(code: 10, message: error.localizedDescription, path: path)
    }
  }
}
