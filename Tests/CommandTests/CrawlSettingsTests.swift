import Foundation
import Store
import TestSupport
import Testing

@Suite struct `swipecost crawl, with what projects ask of the rules` {
  private static func view(_ name: String) -> FixtureRepository.Entry {
    .text(
      """
      import SwiftUI
      struct \(name): View {
        var body: some View {
          VStack { Text("Hello"); Image("ic_\(name)") }
        }
      }

      """)
  }

  private static let off = FixtureRepository.Entry.text(
    "{\"rules\": {\"image-filename-label\": \"off\"}}")

  /// By commit: its subject, and how many findings it has of the two severities in use.
  private func findings(_ folder: borrowing TemporaryFolder) throws -> [String] {
    try rows(
      "SELECT subject, findings_serious, findings_minor FROM v_commit ORDER BY committed_at", folder
    )
  }

  private func rows(_ sql: String, _ folder: borrowing TemporaryFolder) throws -> [String] {
    let outcome = try BuiltProgram().run(
      ["query", "--db", "a.db", "--sql", sql, "--format", "csv"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    return outcome.results.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
  }

  private func crawl(_ folder: borrowing TemporaryFolder, jobs: String = "2") throws -> Int32 {
    let outcome = try BuiltProgram().run(
      ["crawl", "app.git", "--db", "a.db", "--jobs", jobs], in: folder)
    return outcome.code
  }

  @Test func `obeys the settings as they stood at each commit`() throws {
    let folder = try TemporaryFolder()
    var repository = try FixtureRepository(at: folder.url.appending(path: "app.git"), bare: true)
    try repository.commit("two views", ["A.swift": Self.view("A"), "Shop/B.swift": Self.view("B")])
    try repository.commit("off in a folder", ["Shop/.swipecost.json": Self.off])
    try repository.commit("off for all", [".swipecost.json": Self.off])
    try repository.commit("a third view", ["Shop/Cart/C.swift": Self.view("C")])
    try repository.commit(
      "on again, mildly in the folder",
      [
        ".swipecost.json": .deleted,
        "Shop/.swipecost.json": .text(
          "{\"rules\": {\"image-filename-label\": \"minor\"}, \"exclude\": [\"Cart\"]}"),
      ])
    try repository.commit("none", ["Shop/.swipecost.json": .deleted])
    #expect(try crawl(folder) == 0)
    let expected = [
      "two views,2,0", "off in a folder,1,0", "off for all,0,0", "a third view,0,0",
      "\"on again, mildly in the folder\",1,1", "none,3,0",
    ]
    #expect(try findings(folder) == expected)
  }

  @Test func `follows them along branches, and from one night to the next`() throws {
    let folder = try TemporaryFolder()
    var repository = try FixtureRepository(at: folder.url.appending(path: "app.git"), bare: true)
    try repository.commit("start", ["A.swift": Self.view("A")])
    try repository.switchTo("side")
    try repository.commit("side off", [".swipecost.json": Self.off])
    try repository.commit("side goes on", ["B.swift": Self.view("B")])
    try repository.switchTo("main")
    try repository.commit("main goes on", ["C.swift": Self.view("C")])
    #expect(try crawl(folder) == 0)
    try repository.merge(
      ["side"], "merged", ["B.swift": Self.view("B"), ".swipecost.json": Self.off])
    try repository.commit("after", ["D.swift": Self.view("D")])
    try repository.commit("on", [".swipecost.json": .deleted])
    #expect(try crawl(folder) == 0)
    let nightly = try findings(folder)
    #expect(
      nightly == [
        "start,1,0", "side off,0,0", "side goes on,0,0", "main goes on,2,0", "merged,0,0",
        "after,0,0", "on,4,0",
      ])
    let digest = try Database.open(folder.path("a.db"), for: .report).contentDigest()
    try FileManager.default.removeItem(atPath: folder.path("a.db"))
    #expect(try crawl(folder, jobs: "1") == 0)
    #expect(try Database.open(folder.path("a.db"), for: .report).contentDigest() == digest)
  }

  @Test func `keeps what it could not do as it was told, once`() throws {
    let folder = try TemporaryFolder()
    var repository = try FixtureRepository(at: folder.url.appending(path: "app.git"), bare: true)
    let source = """
      import SwiftUI
      struct A: View {
        var body: some View {
          // swipecost:disable:next image-filname-label -- decided in June
          Image("ic_a")
        }
      }

      """
    try repository.commit("start", ["A.swift": .text(source)])
    try repository.commit("other", ["B.swift": Self.view("B")])
    try repository.commit("settings", ["Sub/.swipecost.json": "{\n\"rows\": 0}"])
    _ = try crawl(folder)
    _ = try crawl(folder)
    #expect(
      try rows("SELECT kind, path, line, detail FROM v_problem ORDER BY kind", folder) == [
        "directive,A.swift,4,\"there is no rule \"\"image-filname-label\"\"; did you mean \"\"image-filename-label\"\"?\"",
        "settings,Sub/.swipecost.json,2,\"\"\"rows\"\" must be a whole number from 1 to 10000.\"",
      ])
  }
}
