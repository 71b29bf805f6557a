import Foundation
import Store
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// What machines do to a run; `make faults` does more of it, to the binary that is released.
@Suite struct `A run on a bad day` {
  static let program = BuiltProgram()

  static func demo() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try program.run(["demo", "demo"], in: folder).code == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    return folder
  }

  static func digest(_ path: String) throws -> String {
    try Database.open(path, for: .report).contentDigest()
  }

  /// What the same command writes when nothing is in its way.
  static func undisturbed(_ folder: borrowing TemporaryFolder) throws -> String {
    #expect(
      [0, 3].contains(
        try program.run(["crawl", "demo/corpus.txt", "--db", "whole.db"], in: folder).code))
    return try digest(folder.path("whole.db"))
  }

  /// A limit on the size of files is a full disk for who may mount none: writing fails from there on.
  @Test(arguments: [0, 8, 64, 200])
  func `on a full disk says so, and the next run completes`(_ blocks: Int) throws {
    let folder = try Self.demo()
    let whole = try Self.undisturbed(folder)
    let shell = BuiltProgram(at: "/bin/sh")
    let crawl = "crawl demo/corpus.txt --db a.db"
    let full = try shell.run(
      ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \(crawl)", Self.program.path],
      in: folder)
    #expect(full.code == 74, "\(full.messages)")
    #expect(full.messages.split(separator: "\n").last?.hasPrefix("swipecost: ") == true)
    #expect(
      [0, 3].contains(
        try Self.program.run(crawl.split(separator: " ").map(String.init), in: folder).code))
    #expect(try Self.digest(folder.path("a.db")) == whole)
    let report = "report --db whole.db --out site"
    let none = try shell.run(
      ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \(report)", Self.program.path],
      in: folder)
    #expect(none.code == 74, "\(none.messages)")
    #expect(none.messages.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
    #expect(
      try Self.program.run(["report", "--db", "whole.db", "--out", "site"], in: folder).code == 0)
  }

  @Test func `in a folder that is read-only says so, and leaves nothing`() throws {
    let folder = try Self.demo()
    _ = try Self.undisturbed(folder)
    let closed = folder.url.appending(path: "closed").path
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    // Nothing is read-only for root.
    var before: [String] = []
    if getuid() == 0 { before = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] }
    for words in [
      ["crawl", "demo/corpus.txt", "--db", "closed/a.db"],
      ["report", "--db", "whole.db", "--out", "closed/site"],
      ["merge", "whole.db", "--db", "closed/a.db"],
    ] {
      let outcome = try BuiltProgram(at: "/usr/bin/env").run(
        before + [Self.program.path] + words, in: folder)
      #expect(outcome.code == 74, "\(outcome.messages)")
      #expect(outcome.messages.split(separator: "\n").count == 1, "\(outcome.messages)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: closed) == [])
  }

  /// Machines that lose power leave such files, and libgit2 alone would read them for ever.
  @Test(arguments: ["cut", "empty", "other", "noise"])
  func `over damaged objects goes on, and reads them once they are sound`(_ harm: String) throws {
    let folder = try TemporaryFolder()
    try `swipecost crawl`.history(folder, commits: 6)
    let whole = try `swipecost crawl`.crawl(folder, "app.git", "--db", "whole.db")
    #expect(whole.code == 0)
    let files = folder.files().filter { name in
      let parts = name.split(separator: "/")
      return parts.count == 4 && parts[1] == "objects" && parts[2].count == 2
    }
    #expect(files.count > 12)
    // Their names are hashes, so every third is now a commit, now a tree, now a source.
    for (index, file) in files.enumerated() where index % 3 == 0 {
      let sound = try Data(contentsOf: URL(filePath: folder.path(file)))
      let bytes: Data =
        switch harm {
        case "cut": sound.prefix(sound.count / 2)
        case "empty": Data()
        case "noise": Data(sound.map { $0 ^ 0x55 })
        default:
          try Data(contentsOf: URL(filePath: folder.path(files[0] == file ? files[1] : files[0])))
        }
      try FileManager.default.removeItem(atPath: folder.path(file))
      try bytes.write(to: URL(filePath: folder.path(file)))
      for name in ["a.db", "a.db-wal", "a.db-shm"] {
        try? FileManager.default.removeItem(atPath: folder.path(name))
      }
      let crawl = try `swipecost crawl`.crawl(folder, "app.git", "--db", "a.db")
      #expect(crawl.code == 3, "\(file): \(crawl.messages)")
      try sound.write(to: URL(filePath: folder.path(file)))
      #expect(try `swipecost crawl`.crawl(folder, "app.git", "--db", "a.db").code == 0, "\(file)")
      #expect(try Self.digest(folder.path("a.db")) == Self.digest(folder.path("whole.db")))
    }
  }

  @Test func `with a damaged database builds nothing upon it`() throws {
    let folder = try TemporaryFolder()
    try `swipecost crawl`.history(folder, commits: 40)
    _ = try `swipecost crawl`.crawl(folder, "app.git", "--db", "a.db", "--since", "2024-01-01")
    var bytes = try Data(contentsOf: URL(filePath: folder.path("a.db")))
    let pages = bytes.count / 4096
    var repository = try FixtureRepository(at: folder.url.appending(path: "app.git"), bare: true)
    repository.clock += 100 * 60
    try repository.commit("More", ["Card1.swift": `swipecost crawl`.card(7)])
    for page in [pages / 2, pages - 1] {
      bytes.replaceSubrange((page * 4096)..<((page + 1) * 4096), with: Data(count: 4096))
      try bytes.write(to: URL(filePath: folder.path("a.db")))
      let outcome = try `swipecost crawl`.crawl(
        folder, "app.git", "--db", "a.db", "--since", "2024-01-01")
      #expect(outcome.code == 74)
      #expect(outcome.messages.contains("crawl into a new file"))
    }
  }

  @Test func `while another is at work leaves it alone`() throws {
    let folder = try Self.demo()
    _ = try Self.undisturbed(folder)
    try FileManager.default.createDirectory(
      atPath: folder.path(".site.draft"), withIntermediateDirectories: true)
    for (held, words) in [
      (".site.draft", ["report", "--db", "whole.db", "--out", "site"]),
      ("merged.db.lock", ["merge", "whole.db", "--db", "merged.db"]),
    ] {
      if !held.hasPrefix(".") { try folder.write("", to: held) }
      let lock = open(folder.path(held), O_RDONLY)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
      let outcome = try Self.program.run(words, in: folder)
      #expect(outcome.code == 75, "\(outcome.messages)")
      #expect(outcome.messages.split(separator: "\n").count == 1)
    }
  }
}
