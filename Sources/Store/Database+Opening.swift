internal import CSQLite
internal import Foundation
internal import Queries

extension Database {
  /// Who else may look at the file, and what we do with it.
  package enum Purpose: Sendable {
    /// Create it when it is absent; write.
    case crawl
    /// Only read, also from media that can't be written.
    case report
    /// Change a copy that nobody else has open, and leave nothing beside it or behind in it.
    case retouch
  }

  /// Opens a database of ours, or makes one.
  package static func open(_ path: String, for purpose: Purpose) throws(StoreError) -> Database {
    switch purpose {
    case .crawl: try openToWrite(path)
    case .report: try openToRead(path)
    case .retouch: try openToRetouch(path)
    }
  }

  /// A database that is gone when it is closed.
  package static func inMemory() throws(StoreError) -> Database {
    let database = try connect(":memory:", name: ":memory:", SQLITE_OPEN_READWRITE)
    try database.execute("PRAGMA foreign_keys = ON")
    try database.define()
    return database
  }

  private static func openToWrite(_ path: String) throws(StoreError) -> Database {
    let database = try connect(path, name: path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    // Before the identity is known nothing is written, not even the change to WAL.
    let isNew = try database.integer(Reads.countTables) == 0
    if !isNew { try database.checkIdentity() }
    try database.execute("PRAGMA journal_mode = WAL")
    try database.execute("PRAGMA synchronous = NORMAL")
    try database.execute("PRAGMA foreign_keys = ON")
    try database.execute("PRAGMA cache_size = -16000")
    if isNew { try database.defineAtOnce() }
    return database
  }

  private static func openToRetouch(_ path: String) throws(StoreError) -> Database {
    let database = try connect(path, name: path, SQLITE_OPEN_READWRITE)
    try database.checkIdentity()
    // Who fails here throws the copy away; a journal of a vacuum would hold all of it in memory.
    try database.execute("PRAGMA journal_mode = OFF")
    // What is replaced must not stay in a free corner of the file.
    try database.execute("PRAGMA secure_delete = ON")
    return database
  }

  private static func openToRead(_ path: String) throws(StoreError) -> Database {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoreError(
        code: StoreError.foreignFile,
        message: "there is no such file; crawl a corpus into it first",
        path: path)
    }
    do {
      let database = try connect(path, name: path, SQLITE_OPEN_READONLY)
      return try database.checkedForReading()
    } catch {
      // A database with a log needs a folder for the shared memory of its readers. Where there is
      // no writable folder and no log, nobody can be writing, so the file is as good as immutable:
      // https://www.sqlite.org/uri.html#uriimmutable
      let log = (try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size]) as? Int
      guard error.isInputOutput, (log ?? 0) == 0 else { throw error }
      let database = try connect(
        path, name: "file:\(escaped(path))?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      return try database.checkedForReading()
    }
  }

  private consuming func checkedForReading() throws(StoreError) -> Database {
    try checkIdentity()
    try execute("PRAGMA query_only = ON")
    return self
  }

  /// A path as the part of a URI before the question mark.
  private static func escaped(_ path: String) -> String {
    let absolute = URL(fileURLWithPath: path).path
    return absolute.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }.joined()
  }

  private static func connect(
    _ path: String, name: String, _ flags: Int32
  ) throws(StoreError) -> Database {
    var connection: OpaquePointer?
    let code = sqlite3_open_v2(
      name, &connection, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let connection else {
      let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(connection)
      throw StoreError(code: code, message: message, path: path)
    }
    let database = Database(connection: connection, path: path)
    sqlite3_busy_timeout(connection, 5000)
    // Views and triggers of a file that others may have made must not call into us.
    try database.execute("PRAGMA trusted_schema = OFF")
    return database
  }

  private borrowing func defineAtOnce() throws(StoreError) {
    try execute("BEGIN IMMEDIATE")
    do {
      // Two first runs at the same time: the one that waited finds the work done.
      if try integer(Reads.countTables) == 0 { try define() }
      try execute("COMMIT")
    } catch {
      if isInTransaction { try execute("ROLLBACK") }
      throw error
    }
  }

  private borrowing func define() throws(StoreError) {
    for part in Schema.definition { try execute(part) }
  }

  /// Refuses files of other programs and of other versions of this one.
  private borrowing func checkIdentity() throws(StoreError) {
    let id = try integer("PRAGMA application_id") ?? 0
    guard id == Schema.applicationID else {
      throw StoreError(
        code: StoreError.foreignFile,
        message: "this is a database of another program; name another file",
        path: path)
    }
    let version = try integer("PRAGMA user_version") ?? 0
    guard version == Schema.version else {
      throw StoreError(
        code: StoreError.otherVersion,
        message: "this database has format \(version), and this program reads format "
          + "\(Schema.version); crawl into a new file", path: path)
    }
  }
}
