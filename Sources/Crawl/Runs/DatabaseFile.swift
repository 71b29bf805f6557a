import Foundation
import Store

/// Where a run writes: into the database itself, or, when what is in it was made by another version
/// or with other options, into a new file that replaces it at the end.
///
/// Until then readers see the old file; a run that was cut off goes on with the new one.
struct DatabaseFile {
  static let key = "signature"

  let path: String
  let workPath: String
  private var isReplacement: Bool { workPath != path }

  init(path: String, signature: String) throws(StoreError) {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      workPath = path
      return
    }
    guard try Self.differs(path, signature) else {
      workPath = path
      return
    }
    workPath = path + ".new"
    if FileManager.default.fileExists(atPath: workPath), try Self.differs(workPath, signature) {
      Self.remove(workPath)
    }
  }

  /// A database without a signature has nothing in it yet.
  private static func differs(_ path: String, _ signature: String) throws(StoreError) -> Bool {
    do throws(StoreError) {
      let database = try Database.open(path, for: .crawl)
      let known = try database.meta(key)
      return known != nil && known != signature
    } catch {
      guard error.code == StoreError.otherVersion else { throw error }
      return true
    }
  }

  /// Puts the new file in the place of the old one.
  func replace(with database: consuming Database) throws {
    guard isReplacement else { return }
    try database.execute("PRAGMA journal_mode = DELETE")
    _ = consume database
    // The log of the old file must not be taken for that of the new one.
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    guard rename(workPath, path) == 0 else {
      throw CrawlRun.Refusal.unwritable(
        "\(path): \(String(cString: strerror(errno))); the new database is at \(workPath)")
    }
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}
