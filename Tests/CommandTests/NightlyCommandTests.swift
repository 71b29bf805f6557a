import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct `swipecost nightly` {
  static let program = BuiltProgram()

  @Test func `publishes night after night, and keeps the last one when a night fails`() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.program.run(["demo", "demo"], in: folder).code == 0)
    try folder.write(
      "corpus = demo/corpus.txt\ndatabase = n.sqlite\nsite = site\nkeep-days = 1\n", to: "n.conf")
    for _ in 0..<2 {
      let night = try Self.program.run(["nightly", "n.conf"], in: folder)
      #expect(night.code == 0, "\(night.messages)")
      #expect(night.messages.contains("step=publish status=done"))
    }
    let latest = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("site/latest"))
    #expect(latest.hasSuffix(".2"))
    #expect(FileManager.default.fileExists(atPath: folder.path("site/latest/index.html")))
    // One day is kept, and of it the newer run.
    let runs = try FileManager.default.contentsOfDirectory(atPath: folder.path("site/runs"))
    #expect(runs.count == 1)

    try folder.write(
      "corpus = nowhere.txt\ndatabase = n.sqlite\nsite = site\nsync = no\n", to: "bad.conf")
    let bad = try Self.program.run(["nightly", "bad.conf"], in: folder)
    #expect(bad.code != 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("site/latest/index.html")))
  }

  @Test func `leaves a night at work alone, and tidies up after one that died`() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.program.run(["demo", "demo"], in: folder).code == 0)
    try folder.write("corpus = demo/corpus.txt\ndatabase = n.sqlite\nsite = site\n", to: "n.conf")
    try folder.write("half a page", to: "site/runs/.2026-01-02.draft/index.html")
    let lock = open(folder.path("site"), O_RDONLY)
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let second = try Self.program.run(["nightly", "n.conf"], in: folder)
    #expect(second.code == 75)
    #expect(second.messages.split(separator: "\n").count == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path("site/runs/.2026-01-02.draft")))
    close(lock)
    #expect(try Self.program.run(["nightly", "n.conf"], in: folder).code == 0)
    let runs = try FileManager.default.contentsOfDirectory(atPath: folder.path("site/runs"))
    #expect(!runs.contains { $0.hasPrefix(".") })
  }

  @Test func `says in one line what is wrong with its configuration`() throws {
    let folder = try TemporaryFolder()
    try folder.write("corpse = x\n", to: "n.conf")
    let outcome = try Self.program.run(["nightly", "n.conf"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.messages.contains("n.conf:1: unknown key “corpse”"))
    #expect(try Self.program.run(["nightly", "none.conf"], in: folder).code == 74)
  }
}
