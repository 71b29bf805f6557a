import Foundation
import Store
import TestSupport
import Testing

@Suite struct `swipecost plan, crawl --plan and merge` {
  static let program = BuiltProgram()

  /// The demo corpus and a crawl of all of it.
  static func corpus() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try program.run(["demo", "."], in: folder).code == 0)
    // The demo has a file with conflict markers, so a crawl of it may be partial.
    #expect(
      [0, 3].contains(
        try program.run(["crawl", "corpus.txt", "--db", "one.sqlite"], in: folder).code))
    return folder
  }

  static func digest(_ name: String, in folder: borrowing TemporaryFolder) throws -> String {
    try Database.open(folder.path(name), for: .report).contentDigest()
  }

  static func shards(_ count: Int, in folder: borrowing TemporaryFolder) throws -> [String] {
    let plan = ["plan", "corpus.txt", "--shards", "\(count)", "--out", "plan-\(count).txt"]
    #expect(try program.run(plan, in: folder).code == 0)
    return try (0..<count).map { number in
      let words = [
        "crawl", "--plan", "plan-\(count).txt", "--shard", "\(number)", "--out", "s\(count)",
      ]
      let crawl = try program.run(words, in: folder)
      #expect([0, 3].contains(crawl.code))
      return "s\(count)/shard-\(number).sqlite"
    }
  }

  @Test(arguments: [1, 2, 3, 7])
  func `give what one crawl gives`(_ count: Int) throws {
    let folder = try Self.corpus()
    let shards = try Self.shards(count, in: folder)
    let merge = ["merge", "--plan", "plan-\(count).txt", "--db", "all.sqlite"]
    let outcome = try Self.program.run(merge + shards.reversed(), in: folder)
    #expect(outcome.code == 0)
    #expect(try Self.digest("all.sqlite", in: folder) == Self.digest("one.sqlite", in: folder))
  }

  @Test func `read an app with a package that another shard looks after`() throws {
    let folder = try TemporaryFolder()
    var kit = try FixtureRepository(at: folder.url.appending(path: "Kit"), bare: true)
    let pinned = try kit.commit(
      "Kit",
      [
        "Package.swift": .text(
          """
          let package = Package(products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")])
          """),
        "Sources/Kit/Card.swift": .text(
          "import SwiftUI\npublic struct Card: View { public var body: some View { Text(\"a\"); Text(\"b\") } }\n"
        ),
      ])
    var app = try FixtureRepository(at: folder.url.appending(path: "App"), bare: true)
    _ = try app.commit(
      "App",
      [
        "Home.swift": .text(
          "import Kit\nimport SwiftUI\nstruct Home: View { var body: some View { Card() } }\n"),
        "Package.resolved": .text(
          """
          {"pins": [{"identity": "kit", "location": "https://git.example/acme/Kit.git",
            "state": {"revision": "\(pinned)"}}], "version": 2}
          """),
      ])
    try folder.write("App\nKit web=https://git.example/acme/Kit\n", to: "corpus.txt")
    #expect(
      try Self.program.run(["crawl", "corpus.txt", "--db", "one.sqlite"], in: folder).code == 0)
    let shards = try Self.shards(2, in: folder)
    let merge = ["merge", "--plan", "plan-2.txt", "--db", "all.sqlite"]
    #expect(try Self.program.run(merge + shards, in: folder).code == 0)
    let swipes = try Database.open(folder.path("all.sqlite"), for: .report).rows(
      "SELECT swipes_guideline, is_opaque FROM v_screen WHERE repo = 'App'"
    ) { row throws(StoreError) in [row.integer(0), row.integer(1)] }
    #expect(swipes == [[2, 0]])
    #expect(try Self.digest("all.sqlite", in: folder) == Self.digest("one.sqlite", in: folder))
  }

  @Test func `name what is missing and what is stale`() throws {
    let folder = try Self.corpus()
    let shards = try Self.shards(3, in: folder)
    let partial = try Self.program.run(
      ["merge", shards[0], shards[2], "--db", "all.sqlite"], in: folder)
    #expect(partial.code == 3)
    #expect(partial.messages.contains("missing: shard 1"))
    let stale = try Self.shards(2, in: folder)
    let refused = try Self.program.run(
      ["merge", shards[0], stale[1], "--db", "all.sqlite"], in: folder)
    #expect(refused.code == 74)
    #expect(refused.messages.contains("another plan"))
  }

  @Test func `say what a shard needs`() throws {
    let folder = try Self.corpus()
    _ = try Self.shards(2, in: folder)
    for (words, sentence) in [
      (["--shard", "2", "--out", "o"], "from 0 to 1"), (["--out", "o"], "--plan needs --shard"),
      (["--shard", "0"], "--plan needs --out"),
      (["--shard", "0", "--out", "o", "corpus.txt"], "leave out CORPUS"),
    ] {
      let outcome = try Self.program.run(["crawl", "--plan", "plan-2.txt"] + words, in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.messages.contains(sentence))
    }
  }
}
