import Foundation
import Queries
import Store
import Testing

@Suite struct `A database file` {
  /// A folder that is gone when the test is.
  final class Folder {
    let path: String
    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    deinit {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      try? FileManager.default.removeItem(atPath: path)
    }
    func file(_ name: String) -> String { path + "/" + name }
  }

  static func filled(_ path: String) throws {
    var writer = try Writer(Database.open(path, for: .crawl))
    try writer.window { try Sample.fill(&$0) }
  }

  static func error(_ body: () throws -> Void) -> StoreError? {
    do {
      try body()
      return nil
    } catch { return error as? StoreError }
  }

  @Test func `is there again after it was closed`() throws {
    let folder = try Folder()
    try Self.filled(folder.file("a.sqlite"))
    let again = try Database.open(folder.file("a.sqlite"), for: .report)
    #expect(try again.integer("SELECT count(*) FROM v_commit") == 3)
    #expect(try again.damage() == [])
  }

  @Test func `shows its name and version to others`() throws {
    let folder = try Folder()
    try Self.filled(folder.file("a.sqlite"))
    let head = try Data(contentsOf: URL(filePath: folder.file("a.sqlite"))).prefix(72)
    #expect(Array(head.suffix(4)) == Array("swip".utf8))
  }

  @Test func `of another program is refused and left alone`() throws {
    let folder = try Folder()
    let path = folder.file("other.sqlite")
    try Self.filled(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(68..<72, with: Array("gpkg".utf8))
    try bytes.write(to: URL(filePath: path))
    for purpose in [Database.Purpose.crawl, .report] {
      let error = Self.error { _ = try Database.open(path, for: purpose) }
      #expect(error?.isUnusable == true)
      #expect(error?.message.contains("another program") == true)
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `of another version is refused with both versions`() throws {
    let folder = try Folder()
    let path = folder.file("old.sqlite")
    try Self.filled(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try bytes.write(to: URL(filePath: path))
    let error = Self.error { _ = try Database.open(path, for: .crawl) }
    #expect(error?.description.contains("format 99") == true)
    #expect(error?.description.contains("format \(Schema.version)") == true)
  }

  @Test(arguments: [
    "not a database at all, but long enough to be read as one\n", "SQLite format 3\0",
  ])
  func `that is none gets one sentence`(_ text: String) throws {
    let folder = try Folder()
    let path = folder.file("text.sqlite")
    try Data(String(repeating: text, count: 50).utf8).write(to: URL(filePath: path))
    for purpose in [Database.Purpose.crawl, .report] {
      let error = Self.error { _ = try Database.open(path, for: purpose) }
      #expect(error?.isUnusable == true)
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test func `that is missing is named to who wants to read it`() throws {
    let folder = try Folder()
    let error = Self.error { _ = try Database.open(folder.file("no.sqlite"), for: .report) }
    #expect(error?.description.contains("no such file") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.file("no.sqlite")))
  }

  @Test func `in a folder that is missing can't be made`() throws {
    let folder = try Folder()
    let error = Self.error { _ = try Database.open(folder.file("no/a.sqlite"), for: .crawl) }
    #expect(error?.isInputOutput == true)
  }

  @Test func `that is damaged says so instead of giving wrong answers`() throws {
    let folder = try Folder()
    let path = folder.file("bad.sqlite")
    try Self.filled(path)
    var bytes = try Data(contentsOf: URL(filePath: path))
    for page in 1..<(bytes.count / 4096) {
      bytes.replaceSubrange(
        (page * 4096)..<(page * 4096 + 64), with: [UInt8](repeating: 0xA5, count: 64))
    }
    try bytes.write(to: URL(filePath: path))
    let error = Self.error {
      let database = try Database.open(path, for: .report)
      _ = try database.answer("SELECT * FROM v_commit")
    }
    #expect(error?.isUnusable == true)
    #expect(error?.description.contains("restore it") == true)
  }

  @Test func `can be read where nothing can be written`() throws {
    let folder = try Folder()
    let path = folder.file("a b?#%.sqlite")
    try Self.filled(path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let database = try Database.open(path, for: .report)
    #expect(try database.integer("SELECT count(*) FROM v_commit") == 3)
    #expect(throws: StoreError.self) { try database.execute("DELETE FROM finding") }
  }

  @Test func `can be read while a crawl writes, as it was before`() throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    try Self.filled(path)
    var writer = try Writer(Database.open(path, for: .crawl))
    try writer.window { writer in
      try writer.forget(repo: 1)
      let reader = try Database.open(path, for: .report)
      #expect(try reader.integer("SELECT count(*) FROM v_commit") == 3)
    }
    let reader = try Database.open(path, for: .report)
    #expect(try reader.integer("SELECT count(*) FROM v_commit") == 0)
  }

  @Test func `is published as one file that replaces the old one`() throws {
    let folder = try Folder()
    let path = folder.file("copy.sqlite")
    try Data("old".utf8).write(to: URL(filePath: path))
    let database = try Sample.database()
    try database.publish(to: path)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["copy.sqlite"])
    let copy = try Database.open(path, for: .report)
    #expect(try copy.contentDigest() == database.contentDigest())
  }

  @Test func `that can't be published leaves the old one`() throws {
    let folder = try Folder()
    let database = try Sample.database()
    let error = Self.error { try database.publish(to: folder.file("no/copy.sqlite")) }
    #expect(error?.isInputOutput == true)
  }

  @Test func `that is full keeps the last good state`() throws {
    let folder = try Folder()
    let path = folder.file("full.sqlite")
    try Self.filled(path)
    var writer = try Writer(Database.open(path, for: .crawl))
    let pages = try writer.database.integer("PRAGMA page_count") ?? 0
    try writer.database.execute("PRAGMA max_page_count = \(pages)")
    let error = Self.error {
      try writer.window { writer in
        for number in 0..<100_000 { _ = try writer.path("Sources/Far/Away/Number\(number).swift") }
      }
    }
    #expect(error?.primaryCode == 13)
    #expect(error?.description.contains("make room") == true)
    // The same writer goes on once there is room.
    try writer.database.execute("PRAGMA max_page_count = 1000000")
    #expect(try writer.database.integer("SELECT count(*) FROM path") == 1)
    try writer.window { writer in _ = try writer.path("Sources/Far/Away/Number0.swift") }
    #expect(try writer.database.integer("SELECT count(*) FROM path") == 2)
    #expect(try writer.database.damage() == [])
  }

  @Test func `that was cut off in the middle of a window is as it was before`() throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    try Self.filled(path)
    var writer = try Writer(Database.open(path, for: .crawl))
    // So much that pages go to the log before the window ends.
    try writer.database.execute("PRAGMA cache_size = 10")
    try writer.window { writer in
      for number in 0..<20_000 { _ = try writer.path("Sources/Number\(number).swift") }
      // What a killed process or a power cut leaves: the file and its log, and no more.
      for end in ["", "-wal"] {
        try FileManager.default.copyItem(
          atPath: path + end, toPath: folder.file("cut.sqlite" + end))
      }
    }
    let log = try FileManager.default.attributesOfItem(atPath: folder.file("cut.sqlite-wal"))[.size]
    #expect((log as? Int ?? 0) > 100_000)
    let cut = try Database.open(folder.file("cut.sqlite"), for: .crawl)
    #expect(try cut.damage() == [])
    #expect(try cut.integer("SELECT count(*) FROM path") == 1)
    #expect(try cut.contentDigest() == Sample.database().contentDigest())
  }
}
