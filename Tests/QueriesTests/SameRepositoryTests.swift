import Queries
import Store
import TestSupport
import Testing

/// Answers of a figure by month and column.
private struct Months {
  private let rows: [String: [String: Value]]

  init(_ query: FigureQuery, _ database: borrowing Database) throws {
    let answer = try database.answer(query.sql)
    let month = try #require(answer.columns.firstIndex(of: "month"))
    rows = Dictionary(
      uniqueKeysWithValues: answer.rows.map { row in
        (
          row[month].description,
          Dictionary(uniqueKeysWithValues: zip(answer.columns, row))
        )
      })
  }

  subscript(_ month: String, _ columns: String...) -> [String] {
    columns.map { rows[month]?[$0]?.description ?? "no month" }
  }
}

@Suite struct `A change of a figure` {
  private typealias Commit = SmallCorpus.Commit

  /// Five small repositories that are worked on, and a large one without a commit in the last month.
  private static func six(large: [Int] = Array(repeating: 5, count: 30)) throws -> Database {
    var repositories: [(name: String, commits: [Commit])] = (1...5).map { number in
      (
        "Small\(number)",
        [
          Commit("2025-09-10", screens: [18, 20], rows: 4, ungroupedRows: 2, findings: 2),
          Commit("2025-11-10", screens: [18, 18], rows: 4, ungroupedRows: 2, findings: 2),
        ]
      )
    }
    repositories.append(
      ("Large", [Commit("2025-10-05", screens: large, rows: 40, ungroupedRows: 4, findings: 3)]))
    return try SmallCorpus.database(crawled: "2025-11-20", repositories)
  }

  @Test func `is not made by a repository that had a quiet month`() throws {
    let months = try Months(.swipesPerScreen, Self.six())
    // The level counts the large one, whose head still stands.
    #expect(months["2025-11", "repositories", "screens", "median"] == ["6", "40", "5"])
    #expect(months["2025-11", "carried_repositories"] == ["1"])
    #expect(
      months["2025-11", "over_month_repositories", "over_month_from", "over_month_to"]
        == ["6", "5", "5"])
  }

  @Test func `is not made by a repository that joins`() throws {
    let months = try Months(.swipesPerScreen, Self.six())
    // In October the large one joins: the level falls, and nothing has changed in the other five.
    #expect(months["2025-09", "median", "repositories"] == ["18", "5"])
    #expect(months["2025-10", "median", "repositories", "joined"] == ["5", "6", "1"])
    #expect(
      months["2025-10", "over_month_repositories", "over_month_screens"] == ["5", "10"])
    #expect(months["2025-10", "over_month_from", "over_month_to"] == ["18", "18"])
  }

  @Test func `is not made by a repository that leaves`() throws {
    let database = try SmallCorpus.database(
      crawled: "2025-08-01",
      [
        (
          "Stays",
          [Commit("2024-01-10", screens: [20, 30]), Commit("2025-07-01", screens: [10, 30])]
        ),
        (
          "Leaves",
          [Commit("2024-01-10", screens: [1, 1, 1]), Commit("2024-06-10", screens: [2, 2])]
        ),
      ])
    let months = try Months(.swipesPerScreen, database)
    #expect(months["2025-06", "repositories", "median", "left"] == ["2", "2", "0"])
    #expect(months["2025-07", "repositories", "median", "left"] == ["1", "10", "1"])
    #expect(
      months["2025-07", "over_month_repositories", "over_month_from", "over_month_to"]
        == ["1", "20", "10"])
    #expect(
      months["2025-07", "over_year_repositories", "over_year_from", "over_year_to"]
        == ["1", "20", "10"])
  }

  @Test func `is also made of the typical costs, for themselves`() throws {
    let database = try SmallCorpus.database(
      crawled: "2025-02-20",
      [
        (
          "Worked",
          [
            Commit("2025-01-10", screens: [100, 40], typical: 0.75),
            Commit("2025-02-10", screens: [80, 60], typical: 0.5),
          ]
        ),
        ("New", [Commit("2025-02-10", screens: [10, 10, 11], typical: 0.45)]),
      ])
    let months = try Months(.swipesPerScreen, database)
    #expect(months["2025-01", "median", "median_typical", "p90_typical"] == ["40", "30.0", "75.0"])
    #expect(months["2025-02", "p10_typical", "p25_typical"] == ["4.5", "4.5"])
    #expect(
      months["2025-02", "median_typical", "p75_typical", "p90_typical"] == ["4.95", "30.0", "40.0"])
    #expect(months["2025-02", "over_month_from", "over_month_to"] == ["40", "60"])
    #expect(
      months["2025-02", "over_month_from_typical", "over_month_to_typical"] == ["30.0", "30.0"])
  }

  @Test func `counts a typical cost by the next whole number of swipes`() throws {
    let database = try SmallCorpus.database(
      crawled: "2025-02-20", [("A", [Commit("2025-01-10", screens: [9, 9, 5], typical: 0.5)])])
    let answer = try database.answer(FigureQuery.costDistribution.sql)
    let names = [
      "swipes", "screens", "share_at_or_below", "screens_typical", "share_at_or_below_typical",
    ]
    let places = try names.map { name in try #require(answer.columns.firstIndex(of: name)) }
    #expect(
      answer.rows.map { row in places.map { row[$0].description } } == [
        ["3", "0", "0.0", "1", "0.33333"], ["5", "1", "0.33333", "2", "1.0"],
        ["9", "2", "1.0", "0", "1.0"],
      ])
  }

  @Test func `is nothing where no repository has both ends`() throws {
    let months = try Months(.swipesPerScreen, Self.six())
    #expect(months["2025-09", "over_month_repositories", "over_month_from"] == ["0", ""])
    #expect(months["2025-11", "over_year_repositories", "over_year_to"] == ["0", ""])
  }

  @Test func `follows the same repositories for rows and findings too`() throws {
    let database = try Self.six()
    let rows = try Months(.ungroupedRows, database)
    #expect(rows["2025-10", "share", "joined"] == ["0.23333", "1"])
    #expect(rows["2025-10", "over_month_from", "over_month_to"] == ["0.5", "0.5"])
    #expect(rows["2025-11", "over_month_rows", "over_month_to"] == ["60", "0.23333"])
    let findings = try Months(.findingsPerElement, database)
    #expect(findings["2025-10", "over_month_repositories"] == ["5"])
    #expect(findings["2025-10", "over_month_from", "over_month_to"] == ["5.263", "5.263"])
  }
}

@Suite struct `A repository` {
  private typealias Commit = SmallCorpus.Commit

  private static func months(crawled: String?, failed: Set<String> = []) throws -> [String] {
    let database = try SmallCorpus.database(
      crawled: crawled,
      [("A", [Commit("2024-01-10", screens: [1]), Commit("2024-03-10", screens: [2])])],
      failed: failed)
    return try database.rows(
      "SELECT month || iif(is_carried, ' carried', '') FROM v_trend_month ORDER BY month"
    ) { row throws(StoreError) in row.text(0) }
  }

  @Test func `lives until the day it was last read`() throws {
    let months = try Self.months(crawled: "2024-05-20")
    #expect(
      months == ["2024-01", "2024-02", "2024-03", "2024-04 carried", "2024-05 carried"])
  }

  @Test func `lives no longer than twelve months after its last commit`() throws {
    let months = try Self.months(crawled: "2026-05-20")
    #expect(months.count == 15 && months.last == "2025-03 carried")
  }

  @Test func `is not carried to a day on which it could not be read`() throws {
    #expect(try Self.months(crawled: "2024-05-20", failed: ["A"]).last == "2024-03")
    #expect(try Self.months(crawled: nil).last == "2024-03")
  }

  @Test func `loses nothing by a clock that ran ahead of the crawl`() throws {
    #expect(try Self.months(crawled: "2023-12-20").last == "2024-03")
  }

  @Test func `of which most is not seen stands apart`() throws {
    let database = try SmallCorpus.database(
      crawled: "2025-01-31",
      [
        ("Seen", [Commit("2025-01-10", screens: [10, 20, 30, 40], atLeast: 2)]),
        ("Unseen", [Commit("2025-01-10", screens: [2, 2, 2], atLeast: 2)]),
        ("Bare", [Commit("2025-01-10", screens: [])]),
      ])
    let marks = try database.rows(
      "SELECT repo || ' ' || ifnull(screens_at_least, '-') || ' ' || ifnull(is_read_in_part, '-') "
        + "FROM v_repo ORDER BY repo"
    ) { row throws(StoreError) in row.text(0) }
    #expect(marks == ["Bare - -", "Seen 2 0", "Unseen 2 1"])
    let months = try Months(.swipesPerScreen, database)
    #expect(months["2025-01", "repositories", "screens", "median"] == ["1", "4", "20"])
    #expect(months["2025-01", "read_in_part", "screens_at_least"] == ["1", "2"])
    let screens = try database.answer(FigureQuery.costDistribution.sql)
    #expect(screens.rows.map { $0[0].description } == ["10", "20", "30", "40"])
  }
}
