import Foundation
import Queries
import Store
import TestSupport
import Testing

@testable import Publish

/// Pages over a few made-up repositories, as text without tags.
private func texts(_ database: borrowing Database) throws -> [String: String] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "swipecost-corpus-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  _ = try SiteWriter().write(database, to: folder)
  var texts: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
  where path.hasSuffix(".html") {
    let html = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    texts[path] = html.replacing(/<[^>]*>/, with: "").replacing("\u{A0}", with: " ")
  }
  return texts
}

@Suite struct `Pages over all repositories` {
  private typealias Commit = SmallCorpus.Commit

  @Test func `say that nothing changed where one only had a quiet month`() throws {
    var repositories: [(name: String, commits: [Commit])] = (1...5).map { number in
      (
        "Small\(number)",
        ["2025-09-10", "2025-10-10", "2025-11-10"].map {
          Commit($0, screens: [18, 20], rows: 4, ungroupedRows: 2)
        }
      )
    }
    let large = Commit(
      "2025-09-05", screens: Array(repeating: 5, count: 30), rows: 40, ungroupedRows: 4)
    repositories.append(("Large", [large]))
    let pages = try texts(SmallCorpus.database(crawled: "2025-11-20", repositories))
    let overview = try #require(pages["index.html"])
    #expect(
      overview.contains(
        "5swipes, the median screen at most±0 in a month (the same 6 repositories). "
          + "n = 40 screens of 6 repositories alive in Nov 2025."))
    #expect(overview.contains("±0 points in a month (the same 6 repositories)"))
    #expect(overview.contains("1 repository had no commit in Nov 2025 and counts as before."))
    #expect(
      overview.contains(
        "The median screen costs 5 swipes, in the same 6 repositories about as many as a month ago")
    )
  }

  @Test func `show who joins, and follow those who were there`() throws {
    let old = (1...2).map { number in
      (
        name: "Old\(number)",
        commits: [
          Commit("2025-01-10", screens: Array(repeating: 20, count: 6)),
          Commit("2025-03-10", screens: Array(repeating: 10, count: 6)),
        ]
      )
    }
    let new = (
      name: "New", commits: [Commit("2025-03-20", screens: Array(repeating: 90, count: 20))]
    )
    let pages = try texts(SmallCorpus.database(crawled: "2025-03-31", old + [new]))
    let overview = try #require(pages["index.html"])
    #expect(
      overview.contains("90swipes, the median screen at most−10 in a month (the same 2 repos"))
    #expect(
      overview.contains("the median of the 2 repositories that have both ends went from 20 to 10."))
    #expect(overview.contains("Since Jan 2025, 1 joined and 0 left, which moves the level"))
  }

  @Test func `leave out what was not seen, and say so first on its page`() throws {
    let seen = (name: "Seen", commits: [Commit("2025-01-10", screens: [30, 40, 50])])
    let unseen = (
      name: "Unseen",
      commits: [Commit("2025-01-10", screens: Array(repeating: 2, count: 62), atLeast: 59)]
    )
    let pages = try texts(SmallCorpus.database(crawled: "2025-01-31", [seen, unseen]))
    let overview = try #require(pages["index.html"])
    #expect(overview.contains("n = 3 screens of 1 repository alive in Jan 2025. Read in part: 1."))
    #expect(overview.contains("Read in part and left out: 1 repository."))
    let screens = try #require(pages["screens/index.html"])
    #expect(screens.contains("Share of 3 screens of today"))
    #expect(screens.contains("Left out: the screens of 1 repository read in part."))
    let page = try #require(pages["repositories/unseen/index.html"])
    let warning = try #require(
      page.range(of: "Read in part. 3 of 62 screens (4.8 %) are counted whole."))
    let number = try #require(page.range(of: "≥ 2swipes per screen"))
    #expect(page.contains("A screen of Unseen costs at least 2 swipes on average"))
    #expect(warning.upperBound < number.lowerBound)
    #expect(pages["repositories/seen/index.html"]?.contains("Read in part") == false)
    #expect(pages["repositories/index.html"]?.contains("4.8 %in part") == true)
    #expect(
      pages["coverage/index.html"]?.contains("1 repository is read in part") == true)
  }

  @Test func `tell what is typical beside the most`() throws {
    let rows = (
      name: "Rows",
      commits: [
        Commit("2025-01-10", screens: Array(repeating: 120, count: 10), typical: 0.75),
        Commit("2025-02-10", screens: Array(repeating: 100, count: 10), typical: 0.9),
      ]
    )
    let pages = try texts(SmallCorpus.database(crawled: "2025-02-28", [rows]))
    let overview = try #require(pages["index.html"])
    #expect(
      overview.contains(
        "100swipes, the median screen at most; typically 90−20 in a month (the same repository); "
          + "typically ±0 in a month."))
    // The most fell and the typical cost did not: a title that says both does not say “fewer”.
    #expect(overview.contains("The median screen typically costs 90 swipes, 100 at mostIn Feb"))
    #expect(overview.contains("half of 10 screens cost 100 (typically 90) swipes or fewer"))
    #expect(overview.contains("the typical median of the one repository that has both ends"))
    #expect(overview.contains("100 swipes per screen (typically 90), n = 10"))
    let page = try #require(pages["repositories/rows/index.html"])
    #expect(page.contains("100swipes per screen at most; typically 90"))
    #expect(
      page.contains("A screen of Rows typically costs 90 swipes on average, 100 at most, fewer"))
    let screens = try #require(pages["screens/index.html"])
    #expect(screens.contains("Half of all screens cost 100 swipes (typically 90) or fewer"))
    // Rounded as a typical cost, 19.6 would come out above the most.
    let even = (name: "Even", commits: [Commit("2025-01-10", screens: [19, 20, 20])])
    let others = try texts(SmallCorpus.database(crawled: "2025-01-31", [even]))
    #expect(others["repositories/index.html"]?.contains("100 %19.719.7") == true)
    let screen = try #require(pages.first { $0.key.hasPrefix("screens/rows/") })
    #expect(screen.value.contains("100 swipes at most, typically 90 from the first element"))
  }

  @Test func `make no average where nothing was seen whole`() throws {
    let unseen = (name: "Unseen", commits: [Commit("2025-01-10", screens: [2, 2], atLeast: 2)])
    let pages = try texts(SmallCorpus.database(crawled: "2025-01-31", [unseen]))
    let overview = try #require(pages["index.html"])
    #expect(!overview.contains("swipes, the median screen"))
    #expect(overview.contains("1 repository is read in part, and no average is made over"))
    #expect(pages["screens/index.html"]?.contains("There is no screen to count yet") == true)
  }
}

@Suite struct `Words about a rule` {
  private let words = RuleWords(
    Records(
      Answer(
        columns: ["population", "claim"],
        rows: [[.text("icon-only control"), .text("have no label")]]
      )
    ).rows[0])

  @Test func `are a sentence`() {
    #expect(words.share(0.586) == "58.6\u{A0}% of icon-only controls have no label")
  }

  @Test func `know one, many and none`() {
    #expect(words.count(0) == "No icon-only control yet")
    #expect(words.count(1) == "1\u{A0}icon-only control")
    #expect(words.count(9) == "9\u{A0}icon-only controls")
    #expect(words.inSentence(0) == "0\u{A0}icon-only controls")
  }

  @Test func `head the pages`() throws {
    let page = try SeedSite.text("rules/ungrouped-row.html")
    #expect(page.contains("7\u{A0}repeated rows: too few to speak of a share"))
    #expect(page.contains("<dt>Looks at</dt><dd>repeated rows</dd>"))
  }
}
