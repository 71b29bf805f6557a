import Foundation
import Store
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct `swipecost crawl` {
  static func card(_ texts: Int) -> FixtureRepository.Entry {
    let body = (0...texts).map { "      Text(\"line \($0)\")\n" }.joined()
    return .text(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          List(items) { item in
            VStack {
      \(body)      Image("photo")
            }
          }
        }
      }
      """)
  }

  /// A history that takes a while, and a folder to crawl it in.
  static func history(_ folder: borrowing TemporaryFolder, commits: Int) throws {
    var repository = try FixtureRepository(at: folder.url.appending(path: "app.git"), bare: true)
    for number in 0..<commits {
      try repository.commit("Commit \(number)", ["Card\(number % 9).swift": card(number % 5)])
    }
  }

  static func crawl(_ folder: borrowing TemporaryFolder, _ words: String...) throws
    -> BuiltProgram.Outcome
  {
    try BuiltProgram().run(["crawl"] + words, in: folder)
  }

  static func digest(_ path: String) throws -> String {
    try Database.open(path, for: .report).contentDigest()
  }

  @Test func `says what it did, and has nothing to do the second time`() throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 12)
    let first = try Self.crawl(folder, "app.git", "--db", "a.db", "--publish", "copy.db")
    #expect(first.code == 0, "\(first.messages)")
    #expect(first.results == "")
    #expect(first.messages.contains("app: full, 12 commits"))
    #expect(try Self.digest(folder.path("copy.db")) == Self.digest(folder.path("a.db")))
    let second = try Self.crawl(folder, "app.git", "--db", "a.db")
    #expect(second.code == 0)
    #expect(second.messages.contains("app: full, nothing new"))
  }

  @Test func `goes on when a repository is missing or is none`() throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 3)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    try Data("app.git name=app # fine\nnowhere\nempty\n".utf8)
      .write(to: folder.url.appending(path: "corpus.txt"))
    let outcome = try Self.crawl(folder, "corpus.txt", "--db", "a.db")
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("1 full"))
    let database = try Database.open(folder.path("a.db"), for: .report)
    let rows = try database.rows("SELECT name, status FROM repo ORDER BY name") {
      row throws(StoreError) in row.text(0) + " " + row.text(1)
    }
    #expect(rows == ["app full", "empty failed", "nowhere missing"])
  }

  @Test func `names the line of a manifest that it cannot read`() throws {
    let folder = try TemporaryFolder()
    try Data("# apps\n\napp.git nmae=x\n".utf8).write(to: folder.url.appending(path: "corpus.txt"))
    let outcome = try Self.crawl(folder, "corpus.txt", "--db", "a.db")
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains("line 3"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.db")))
  }

  @Test func `refuses a database that another run holds`() throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 2)
    let lock = open(folder.path("a.db.lock"), O_RDWR | O_CREAT, 0o644)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let outcome = try Self.crawl(folder, "app.git", "--db", "a.db")
    #expect(outcome.code == 75)
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.db")))
  }

  @Test func `says in one sentence that it cannot write`() throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 2)
    let nowhere = try Self.crawl(folder, "app.git", "--db", "no/where/a.db")
    #expect(nowhere.code == 74)
    #expect(nowhere.messages.split(separator: "\n").count == 1)
    try Data("this is no database, whatever its name says".utf8)
      .write(to: folder.url.appending(path: "text.db"))
    let foreign = try Self.crawl(folder, "app.git", "--db", "text.db")
    #expect(foreign.code == 74)
    #expect(foreign.messages.split(separator: "\n").count == 1)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `goes on from where a signal stopped it`(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 1500)
    let running = try BuiltProgram().start(
      ["crawl", "app.git", "--db", "a.db", "--progress", "json"], in: folder)
    #expect(running.waits(forMessage: "\"began\""))
    running.send(signal: signal)
    let stopped = try running.outcome()
    #expect(stopped.code == 128 + signal)
    // What is there is a sound database of its own.
    let database = try Database.open(folder.path("a.db"), for: .crawl)
    #expect(try database.damage() == [])
    let codes = try database.rows("SELECT exit_code FROM v_run") {
      row throws(StoreError) in row.integer(0)
    }
    #expect(codes == [signal == SIGKILL ? 0 : Int(stopped.code)])
    let rest = try Self.crawl(folder, "app.git", "--db", "a.db")
    #expect(rest.code == 0, "\(rest.messages)")
    let whole = try Self.crawl(folder, "app.git", "--db", "b.db")
    #expect(whole.code == 0)
    #expect(try Self.digest(folder.path("a.db")) == Self.digest(folder.path("b.db")))
  }

  @Test func `puts a new file in the place of one made with other options`() throws {
    let folder = try TemporaryFolder()
    try Self.history(folder, commits: 4)
    #expect(try Self.crawl(folder, "app.git", "--db", "a.db").code == 0)
    let before = try Self.digest(folder.path("a.db"))
    #expect(try Self.crawl(folder, "app.git", "--db", "a.db", "--rows", "7").code == 0)
    #expect(try Self.crawl(folder, "app.git", "--db", "b.db", "--rows", "7").code == 0)
    let after = try Self.digest(folder.path("a.db"))
    #expect(after != before)
    #expect(try after == Self.digest(folder.path("b.db")))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.db.new")))
  }
}

@Suite struct `swipecost sync` {
  @Test func `keeps a mirror that follows its remote`() throws {
    let folder = try TemporaryFolder()
    var remote = try FixtureRepository(at: folder.url.appending(path: "remote.git"), bare: true)
    try remote.commit("Begin", ["A.swift": "struct A {}"])
    try remote.switchTo("old")
    try remote.commit("Old", ["B.swift": "struct B {}"])
    let url = "file://" + folder.path("remote.git")
    try Data("\(url) name=app\nfile:///nowhere/else.git name=gone\n".utf8)
      .write(to: folder.url.appending(path: "corpus.txt"))
    let words = ["corpus.txt", "--db", "a.db", "--mirrors", "mirrors"]
    let first = try BuiltProgram().run(["sync"] + words, in: folder)
    #expect(first.code == 3, "\(first.messages)")
    #expect(first.messages.contains("app: cloned"))
    #expect(first.messages.contains("gone: cannot"))
    let again = try BuiltProgram().run(["sync"] + words, in: folder)
    #expect(again.messages.contains("app: unchanged"))

    try remote.switchTo("main")
    try remote.commit("Go on", ["A.swift": "struct A { }"])
    try remote.deleteBranch("old")
    try remote.switchTo("trunk")
    let tip = try remote.commit("Trunk", ["C.swift": "struct C {}"])
    try remote.setHead("trunk")
    let third = try BuiltProgram().run(["sync"] + words, in: folder)
    #expect(third.messages.contains("app: updated"))
    let crawled = try BuiltProgram().run(["crawl"] + words, in: folder)
    #expect(crawled.code == 3)
    #expect(crawled.messages.contains("gone: missing, nothing new: its mirror is not there yet"))
    let database = try Database.open(folder.path("a.db"), for: .report)
    let heads = try database.rows("SELECT head FROM repo WHERE name = 'app'") {
      row throws(StoreError) in row.text(0)
    }
    #expect(heads == [tip])
  }
}
