import Queries
import Store

/// What the pages of one repository say, in memory only while they are written.
struct RepositoryContent {
  let repository: SiteData.Repository
  let months: [Record]
  let screens: [SiteData.Screen]
  let findings: [Record]
  let changes: [Record]
  let problems: [Record]
  let frameworks: [Record]
  private let findingsOfView: [ViewKey: [Record]]

  private struct ViewKey: Hashable {
    var view: String
    var path: String
  }

  init(
    _ repository: SiteData.Repository, months: [Record], frameworks: [Record],
    _ database: borrowing Database
  ) throws(StoreError) {
    self.repository = repository
    (self.months, self.frameworks) = (months, frameworks)
    let name: [String: Value] = ["repo": .text(repository.name)]
    findings = try Records(database.answer(PageQuery.findings, name)).rows
    changes = try Records(database.answer(PageQuery.changes, name)).rows
    problems =
      repository.record.integer("problems") == 0
      ? [] : try Records(database.answer(PageQuery.problems, name)).rows
    let rows = try database.rows(PageQuery.rowViews, [.text(repository.name)]) {
      row throws(StoreError) in row.integer(0)
    }
    findingsOfView = Dictionary(grouping: findings) {
      ViewKey(view: $0.text("view"), path: $0.text("path"))
    }
    screens = Self.withPages(
      try Records(database.answer(PageQuery.screens, name)).rows, findings: findingsOfView,
      rows: Set(rows))
  }

  /// A page for every screen that costs ten swipes or more, has a finding or a row worth grouping; at
  /// most 250 in a repository, the costliest first.
  private static func withPages(
    _ records: [Record], findings: [ViewKey: [Record]], rows: Set<Int>
  ) -> [SiteData.Screen] {
    var pages = 0
    return records.map { record in
      var screen = SiteData.Screen(record)
      let key = ViewKey(view: screen.name, path: screen.path)
      let matters = screen.swipes >= 10 || findings[key] != nil || rows.contains(screen.id)
      if matters, pages < 250 {
        pages += 1
        screen.address = Addresses.screen(screen.name, path: screen.path, repo: screen.repo)
      }
      return screen
    }
  }

  func findings(_ screen: SiteData.Screen) -> [Record] {
    findingsOfView[ViewKey(view: screen.name, path: screen.path)] ?? []
  }
}

/// What the page of one screen asks beside that: its layout and what it cost before.
struct ScreenReader: ~Copyable {
  private let layouts: Statement
  private let histories: Statement
  private let places: [String: Int]

  init(_ database: borrowing Database) throws(StoreError) {
    // All that may fail comes first: an error can't leave a noncopyable value half made.
    let layouts = try database.statement(PageQuery.layout)
    let histories = try database.statement(PageQuery.history)
    places = Records.places(histories.columns)
    self.layouts = layouts
    self.histories = histories
  }

  /// All that may be there at once, and what there is in a usual state, where that is less.
  func layouts(_ view: Int) throws(StoreError) -> (all: LayoutTree, usual: LayoutTree?)? {
    try layouts.bind([Value(view)])
    guard try layouts.step() else { return nil }
    defer { layouts.reset() }
    let text = layouts.text(0)
    return LayoutTree(text: text).map { ($0, LayoutTree(usualIn: text)) }
  }

  func layout(_ view: Int) throws(StoreError) -> LayoutTree? { try layouts(view)?.all }

  /// The newest first, one more than a page shows.
  func history(_ view: Int) throws(StoreError) -> [Record] {
    try histories.bind([Value(view)])
    var records: [Record] = []
    while try histories.step() {
      records.append(Record(values: (0..<places.count).map { histories.value($0) }, places: places))
    }
    return records
  }
}
