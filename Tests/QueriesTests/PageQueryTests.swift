import Queries
import Store
import TestSupport
import Testing

@Suite struct `The pages of one` {
  /// The rows of an answer in the columns that another has, where a column has a value.
  private func rows(
    _ answer: Answer, where column: String, is value: Value, in columns: [String]
  ) throws -> [[Value]] {
    let key = try #require(answer.columns.firstIndex(of: column))
    let places = try columns.map { name in try #require(answer.columns.firstIndex(of: name)) }
    return answer.rows.filter { $0[key] == value }.map { row in places.map { row[$0] } }
  }

  @Test func `repository ask for what the answers over all have of it`() throws {
    let database = try Seed.database()
    let pairs = [
      (PageQuery.screens, FigureQuery.screens), (PageQuery.findings, .openFindings),
      (PageQuery.problems, .problems),
    ]
    for repo in try database.answer("SELECT name FROM repo").rows.map({ $0[0] }) {
      for (one, all) in pairs {
        let answer = try database.answer(one, ["repo": repo])
        let whole = try database.answer(all.sql)
        #expect(
          try answer.rows == rows(whole, where: "repo", is: repo, in: answer.columns), "\(repo)")
      }
      let changes = try database.answer(PageQuery.changes, ["repo": repo])
      let whole = try database.answer(FigureQuery.largestChanges.sql)
      let place = try #require(whole.columns.firstIndex(of: "place_in_repo"))
      var near = whole
      near.rows = whole.rows.filter { row in
        if case .integer(let number) = row[place] { number <= 5 } else { false }
      }
      #expect(
        try changes.rows == rows(near, where: "repo", is: repo, in: changes.columns), "\(repo)")
    }
  }

  @Test func `rule ask for its newest findings`() throws {
    let database = try Seed.database()
    let whole = try database.answer(FigureQuery.openFindings.sql)
    for rule in try database.answer("SELECT name FROM rule").rows.map({ $0[0] }) {
      let answer = try database.answer(PageQuery.ruleFindings, ["rule": rule])
      let all = try rows(whole, where: "rule", is: rule, in: answer.columns)
      #expect(Set(answer.rows) == Set(all), "\(rule)")
      let times = answer.rows.map { $0[8].description }
      #expect(times == times.sorted(by: >))
    }
  }

  @Test func `screen ask for its history and its layout`() throws {
    let database = try Seed.database()
    let whole = try database.answer(FigureQuery.screenHistories.sql)
    for view in try database.answer("SELECT view_id FROM head_screen").rows.map({ $0[0] }) {
      let answer = try database.answer(PageQuery.history, ["view": view])
      let all = try rows(whole, where: "view_id", is: view, in: answer.columns)
      #expect(answer.rows == all.reversed(), "\(view)")
      #expect(try database.answer(PageQuery.layout, ["view": view]).rows.count == 1)
    }
  }

  /// Two thousand repositories ask in turn: what one asks must not grow with the others.
  @Test(arguments: [
    PageQuery.screens, PageQuery.findings, PageQuery.rowViews, PageQuery.changes,
    PageQuery.problems, PageQuery.ruleFindings, PageQuery.history, PageQuery.layout,
  ])
  func `repository, rule or screen do not read those of others`(_ sql: String) throws {
    let plan = try Seed.database().answer("EXPLAIN QUERY PLAN " + sql)
    for step in plan.rows.map({ $0[3].description }) where step.hasPrefix("SCAN ") {
      let isOwn = ["SCAN step", "SCAN change", "SCAN ranked", "SCAN (subquery"]
        .contains { step.hasPrefix($0) }
      #expect(isOwn, "\(step)")
    }
  }
}
