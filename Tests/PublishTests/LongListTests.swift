import Foundation
import Queries
import Store
import TestSupport
import Testing

@testable import Publish

@Suite struct `An index` {
  @Test func `of few is one page without letters`() {
    let index = IndexPages((0..<200).map { "app\($0)" }, folder: "repositories")
    #expect(index.count == 1 && index.navigation(0).isEmpty)
    #expect(index.names.allSatisfy { index.anchor($0) == nil })
    #expect(IndexPages([], folder: "repositories").count == 1)
  }

  @Test func `of many has two hundred to a page and a way to each letter`() {
    let names = (0..<401).map { number in
      let letter = ["b", "A", "7", "Ä", "z"][number % 5]
      return letter + String(1000 + number)
    }
    let index = IndexPages(names, folder: "repositories")
    #expect(index.count == 3)
    #expect((0..<3).map { index.names(on: $0).count } == [200, 200, 1])
    #expect(index.address(0).path == "repositories/index.html")
    #expect(index.address(2).path == "repositories/page-3.html")
    // Each letter's name is on the page that its way leads to.
    for page in 0..<3 {
      let ways = index.navigation(page).html.matches(of: /href="([^"#]*)#([^"]*)"/)
      #expect(
        Set(ways.map { String($0.2) }) == ["letter-other", "letter-a", "letter-b", "letter-z"])
      for way in ways {
        let target = String(way.1.split(separator: "/").last ?? "")
        let number = target == "index.html" ? 0 : (Int(target.filter(\.isNumber)) ?? 0) - 1
        let anchors = index.names(on: number).compactMap { index.anchor($0) }
        #expect(anchors.contains(String(way.2)), "\(way.0) from page \(page)")
      }
    }
  }
}

@Suite struct `Rows that are taken one key at a time` {
  @Test func `are all rows of each, also where a key has none`() throws {
    let database = try Database.inMemory()
    let sql =
      "SELECT column1 AS repo, column2 AS n FROM (VALUES ('a', 1), ('a', 2), ('c', 3)) ORDER BY 1, 2"
    var stream = try RowStream(database, sql, by: "repo")
    let taken = try ["a", "b", "c", "d"].map { name in
      try stream.rows(of: name).map { $0.integer("n") }
    }
    #expect(taken == [[1, 2], [], [3], []])
  }
}

@Suite struct `A lifetime` {
  private func records(_ times: Int) -> [Record] {
    Records(
      Answer(
        columns: ["days", "at_risk", "fixed", "removed", "open", "share_still_there"],
        rows: (0..<times).map { number in
          [
            Value(number), Value(times - number), 1, 0, 0,
            Value(1 - Double(number + 1) / Double(times)),
          ]
        })
    ).rows
  }

  @Test func `keeps every step of a short table`() {
    let life = Lifetime(records(100), time: "days")
    #expect(life.curve.count == 100 && life.count == 100 && life.first.count == 60)
    #expect(life.findings == 100 && life.fixed == 100 && life.ended == 100 && life.half == 49)
  }

  @Test func `of a long table has no more steps than a drawing has room for`() {
    let life = Lifetime(records(10_000), time: "days")
    #expect(life.curve.count < 800)
    #expect(life.curve.first?.integer("days") == 0 && life.curve.last?.integer("days") == 9999)
    #expect(life.findings == 10_000 && life.fixed == 10_000 && life.half == 4999)
  }
}

@Suite(.serialized) struct `The site of many repositories` {
  private static let site: Result<[String: String], any Error> = Result {
    let repositories = (0..<450).map { number in
      let letter = ["a", "m", "z"][number / 150]
      return (
        name: "\(letter)\(1000 + number)",
        commits: [
          SmallCorpus.Commit("2023-01-10", screens: [10 + number % 40, 20], rows: 3, findings: 1),
          SmallCorpus.Commit("2024-02-10", screens: [9 + number % 50, 30], rows: 3, findings: 1),
        ]
      )
    }
    let database = try SmallCorpus.database(crawled: "2024-03-01", repositories)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "swipecost-many-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try SiteWriter().write(database, to: folder)
    var pages: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".html") {
      pages[path] = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }
    return pages
  }

  @Test func `has pages that fit their reader`() throws {
    let pages = try Self.site.get()
    for (path, text) in pages {
      #expect(text.utf8.count <= 1_000_000, "\(path)")
    }
    for path in ["repositories/page-2.html", "coverage/page-3.html"] {
      #expect(PageReader(try #require(pages[path])).errors == [], "\(path)")
    }
    #expect(try #require(pages["index.html"]).utf8.count <= 200_000)
  }

  @Test func `lists all repositories over pages, and each leads on`() throws {
    let pages = try Self.site.get()
    for folder in ["repositories", "coverage"] {
      let lists = ["index", "page-2", "page-3"].map { "\(folder)/\($0).html" }
      var seen: [String] = []
      for list in lists {
        let text = try #require(pages[list])
        seen += text.matches(of: /<th scope="row"><a href="[^"]*\/([amz]\d+)\/index.html"/)
          .map { String($0.1) }
        for way in text.matches(of: /href="\.\.\/([^"#]*\.html)#(letter-[a-z]+)"/) {
          #expect(pages[String(way.1)]?.contains("id=\"\(way.2)\"") == true, "\(way.0)")
        }
        #expect(text.contains(list.hasSuffix("page-3.html") ? "Previous page" : "Next page"))
      }
      #expect(seen.count == 450 && Set(seen).count == 450)
      #expect(pages["\(folder)/page-4.html"] == nil)
    }
  }

  @Test func `shows how they are distributed, and no panel of each`() throws {
    let overview = try #require(Self.site.get()["index.html"])
    #expect(!overview.contains("class=\"panels\""))
    #expect(overview.contains("Mean swipes per screen of 450 repositories in their last month"))
    #expect(overview.contains("The table has the first 60 of 450\u{A0}rows"))
    let cheaper = (0..<450).count { 9 + $0 % 50 + 30 < 10 + $0 % 40 + 20 }
    #expect(
      overview.contains("Screens got cheaper within a year in \(cheaper) of 450\u{A0}repositories"))
  }
}
