package import Store
import Queries

/// Everything the pages say, read once from the database.
package struct SiteData: Sendable {
  let answers: [String: Records]
  let repositories: [Repository]
  let screens: [Screen]
  let rules: [Record]
  let version: String
  /// The last commit of all, as a day.
  let until: String

  private let histories: [Int: [Record]]
  private let findingsOfView: [ViewKey: [Record]]
  private let rowsOfScreen: [Int: [Record]]
  private let layouts: [Int: String]
  private let findingsOfRule: [String: [Record]]
  private let trendsOfRule: [String: [Record]]
  private let lifetimesOfRule: [String: [String: [Record]]]

  /// A repository, with where it links to.
  struct Repository: Sendable {
    var name: String
    var record: Record
    var links: WebLinks?
    var address: String
    var head: String? { record.optionalText("head") }
  }

  struct Screen: Sendable {
    var id: Int
    var name: String
    var repo: String
    var path: String
    var record: Record
    /// Nil for the cheap and faultless ones, which have no page.
    var address: String?
    var swipes: Int { record.integer("swipes_guideline") }
    var platform: Int { record.integer("swipes_platform") }
    var isOpaque: Bool { record.flag("is_opaque") }
  }

  private struct ViewKey: Hashable {
    var repo: String
    var view: String
    var path: String
  }

  package init(_ database: borrowing Database) throws(StoreError) {
    var answers: [String: Records] = [:]
    for query in FigureQuery.all {
      answers[query.name] = Records(try database.answer(query.sql))
    }
    self.answers = answers
    func rows(_ query: FigureQuery) -> [Record] { answers[query.name]?.rows ?? [] }

    repositories = rows(.repositories).map { record in
      let name = record.text("repo")
      return Repository(
        name: name, record: record,
        links: WebLinks(location: record.text("location"), web: record.optionalText("web")),
        address: Addresses.repository(name))
    }
    histories = Dictionary(grouping: rows(.screenHistories)) { $0.integer("view_id") }
    let open = rows(.openFindings)
    findingsOfView = Dictionary(grouping: open) {
      ViewKey(repo: $0.text("repo"), view: $0.text("view"), path: $0.text("path"))
    }
    rowsOfScreen = Dictionary(grouping: rows(.rowsWorthGrouping)) { $0.integer("view_id") }
    layouts = Dictionary(
      rows(.layouts).map { ($0.integer("view_id"), $0.text("layout")) },
      uniquingKeysWith: { first, _ in first })
    findingsOfRule = Dictionary(grouping: open) { $0.text("rule") }
    trendsOfRule = answers[FigureQuery.ruleTrends.name]?.grouped(by: "rule") ?? [:]
    lifetimesOfRule = Dictionary(
      [FigureQuery.lifetimesInDays, .lifetimesInCommits].map { query in
        (query.name, answers[query.name]?.grouped(by: "rule") ?? [:])
      }, uniquingKeysWith: { first, _ in first })
    rules = rows(.ruleTexts)
    until =
      repositories.compactMap { $0.record.optionalText("last_commit_at") }.max()
      .map { String($0.prefix(10)) } ?? "no commit"
    version = try database.text("tool_version") ?? "?"
    screens = Self.withPages(
      rows(.screens), findings: findingsOfView, rows: rowsOfScreen, layouts: layouts)
  }

  /// A page for every screen that costs ten swipes or more, has a finding or a row worth grouping; at
  /// most 250 in a repository, the costliest first.
  private static func withPages(
    _ records: [Record], findings: [ViewKey: [Record]], rows: [Int: [Record]],
    layouts: [Int: String]
  ) -> [Screen] {
    var pages: [String: Int] = [:]
    return records.map { record in
      var screen = Screen(
        id: record.integer("view_id"), name: record.text("screen"), repo: record.text("repo"),
        path: record.text("path"), record: record, address: nil)
      let key = ViewKey(repo: screen.repo, view: screen.name, path: screen.path)
      let matters = screen.swipes >= 10 || findings[key] != nil || rows[screen.id] != nil
      if matters, pages[screen.repo, default: 0] < 250 {
        pages[screen.repo, default: 0] += 1
        screen.address = Addresses.screen(screen.name, path: screen.path, repo: screen.repo)
      }
      return screen
    }
  }

  func records(_ query: FigureQuery) -> [Record] { answers[query.name]?.rows ?? [] }
  func history(_ screen: Screen) -> [Record] { histories[screen.id] ?? [] }
  func rowsWorthGrouping(_ screen: Screen) -> [Record] { rowsOfScreen[screen.id] ?? [] }
  func layout(_ screen: Screen) -> LayoutTree? {
    layouts[screen.id].flatMap { LayoutTree(text: $0) }
  }

  func findings(_ screen: Screen) -> [Record] {
    findingsOfView[ViewKey(repo: screen.repo, view: screen.name, path: screen.path)] ?? []
  }

  /// The newest first.
  func openFindings(ofRule rule: String) -> [Record] {
    (findingsOfRule[rule] ?? []).sorted { a, b in
      (a.text("introduced_at"), b.text("repo")) > (b.text("introduced_at"), a.text("repo"))
    }
  }

  func trends(ofRule rule: String) -> [Record] { trendsOfRule[rule] ?? [] }

  func lifetimes(_ query: FigureQuery, rule: String) -> [Record] {
    lifetimesOfRule[query.name]?[rule] ?? []
  }

  func repository(_ name: String) -> Repository? { repositories.first { $0.name == name } }
}

extension Database {
  /// The version of the program that last wrote, from the last run.
  fileprivate borrowing func text(_ column: String) throws(StoreError) -> String? {
    Records(try answer(FigureQuery.lastRun.sql)).rows.first?.optionalText(column)
  }
}
