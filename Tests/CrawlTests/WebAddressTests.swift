import Foundation
import Store
import TestSupport
import Testing

@testable import Crawl

@Suite struct `The web address of a repository` {
  @Test(arguments: [
    ("https://github.com/a/b.git", "https://github.com/a/b"),
    ("https://ana:secret@github.com/a/b/", "https://github.com/a/b"),
    ("git@github.com:a/b.git", "https://github.com/a/b"),
    ("ssh://git@git.example:2222/a/b.git", "https://git.example/a/b"),
    ("https://git.example/a/b?token=secret", "https://git.example/a/b"),
  ])
  func `follows from where it was cloned`(_ origin: String, _ address: String) {
    #expect(Corpus.webAddress(of: origin) == address)
  }

  @Test(arguments: ["/srv/git/a.git", "../a", "file:///srv/git/a.git", "https://git.example/", ""])
  func `is unknown of a folder`(_ origin: String) {
    #expect(Corpus.webAddress(of: origin) == nil)
  }

  /// `web` of the only repository after a crawl of a clone.
  private func web(origin: String, manifest: String) throws -> String? {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": .text("struct A {}\n")])
    let config = fixture.path + "/config"
    let old = try String(contentsOfFile: config, encoding: .utf8)
    try (old + "[remote \"origin\"]\n\turl = \(origin)\n")
      .write(toFile: config, atomically: true, encoding: .utf8)
    let line = try Manifest("\"\(fixture.path)\" name=a \(manifest)").lines
    var crawl = try TestCrawl()
    let corpus = try Corpus(line) { $0 }
    try crawl.run(corpus)
    // The second night finds nothing new and must not lose it.
    try crawl.run(corpus)
    return try crawl.writer.database.rows("SELECT web FROM v_repo") {
      row throws(StoreError) in row.optionalText(0)
    }[0]
  }

  @Test func `is kept by a crawl`() throws {
    #expect(try web(origin: "git@github.com:a/b.git", manifest: "") == "https://github.com/a/b")
    #expect(try web(origin: "/srv/git/a.git", manifest: "") == nil)
  }

  @Test func `is what the manifest says where it says one`() throws {
    let pattern = "https://git.example/{sha}/{path}#{line}"
    #expect(try web(origin: "git@github.com:a/b.git", manifest: "web=\(pattern)") == pattern)
  }

  @Test(arguments: ["javascript:alert(1)", "git.example/a", "file:///etc"])
  func `must be one in a manifest`(_ web: String) {
    let error = #expect(throws: ManifestError.self) { try Manifest("/a web=\(web)") }
    #expect(error?.message.contains("no web address") == true)
  }

  @Test func `goes through a plan`() throws {
    let entry = Corpus.Entry(
      location: "/c/a", path: "/c/a", name: "a", ref: nil, tags: [], web: "https://x.example/{sha}")
    let plan = ShardPlan([(entry, 1)], shards: 1)
    #expect(try ShardPlan(text: plan.text).lines.map(\.entry.web) == ["https://x.example/{sha}"])
  }
}

@Suite struct `A change of settings` {
  private func marked(_ path: String) throws -> [String] {
    var crawl = try TestCrawl()
    try crawl.run(path)
    return try crawl.writer.database.rows(
      "SELECT subject FROM v_commit WHERE changes_settings ORDER BY subject"
    ) { row throws(StoreError) in row.text(0) }
  }

  private static let off = #"{"rules": {"ungrouped-row": "off"}}"#

  @Test func `is marked at the commit that made it, and at no other`() throws {
    var fixture = try FixtureRepository(bare: true)
    let view = FixtureRepository.Entry.text(
      "struct A: View { var body: some View { Text(\"x\") } }\n")
    try fixture.commit("Begin", ["A.swift": view])
    try fixture.commit("Switch off", [".swipecost.json": .text(Self.off)])
    try fixture.commit("Reformat", [".swipecost.json": .text(Self.off + "\n")])
    try fixture.commit("In a folder", ["Sub/.swipecost.json": .text(Self.off)])
    try fixture.commit("Code", ["B.swift": view])
    try fixture.commit("Rows", [".swipecost.json": .text(#"{"rows": 5}"#)])
    #expect(try marked(fixture.path) == ["In a folder", "Rows", "Switch off"])
  }

  @Test func `is none where a history begins with settings`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit(
      "Begin", [".swipecost.json": .text(Self.off), "A.swift": .text("struct A {}")])
    try fixture.commit("Go on", ["B.swift": .text("struct B {}")])
    #expect(try marked(fixture.path) == [])
  }

  @Test func `is marked alike night by night and from scratch`() throws {
    var fixture = try FixtureRepository(bare: true)
    var nightly = try TestCrawl()
    try fixture.commit("Begin", ["A.swift": .text("struct A {}\n")])
    try nightly.run(fixture.path)
    try fixture.commit("Switch off", [".swipecost.json": .text(Self.off)])
    try nightly.run(fixture.path)
    try fixture.commit("Go on", ["B.swift": .text("struct B {}\n")])
    try nightly.run(fixture.path)
    #expect(try nightly.digest == TestCrawl.digest(of: fixture.path))
    #expect(try marked(fixture.path) == ["Switch off"])
  }
}
