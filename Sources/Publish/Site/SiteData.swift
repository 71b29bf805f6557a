import Queries
import Store

/// What the pages about all repositories say, and what every page needs to know of the others.
///
/// It holds sums and the heads of long lists, never a row for each commit, screen or finding: those are
/// read for one repository at a time (`RepositoryContent`).
struct SiteData: Sendable {
  let repositories: [Repository]
  let rules: [Record]
  let version: String
  /// The last commit of all, as a day.
  let until: String

  /// The answers that are short whatever the corpus.
  var answers: [String: [Record]] = [:]
  /// The costliest screens of all.
  var dearest: [Record] = []
  var rows = RowsWorthGrouping()
  /// The largest falls and rises of all.
  var changes: [Record] = []
  var problems = Problems()
  var trends = RepositoryTrends()
  var years: [String: YearCounts] = [:]
  var settings: Set<SettingsChange> = []
  var ruleTrends: [String: [Record]] = [:]
  var lifetimes: [String: [String: Lifetime]] = [:]
  /// Screens that pages about all repositories name; found while the repositories are written.
  var named: [Int: Screen] = [:]

  private let places: [String: Int]

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
    var typical: Double { record.real("swipes_guideline_typical") ?? Double(swipes) }
    var typicalPlatform: Double { record.real("swipes_platform_typical") ?? Double(platform) }

    init(_ record: Record) {
      id = record.integer("view_id")
      name = record.text("screen")
      repo = record.text("repo")
      path = record.text("path")
      self.record = record
    }
  }

  /// Rows that would save swipes: those that save most, and the sum of all.
  struct RowsWorthGrouping: Sendable {
    var first: [Record] = []
    var count = 0
    var saved = 0
  }

  /// What could not be read: how much of each kind, and the first of it.
  struct Problems: Sendable {
    struct Kind: Sendable {
      var count = 0
      var repositories = 0
      var first: [String] = []
      /// The one seen last.
      var last: String?
    }
    var first: [Record] = []
    var count = 0
    var kinds: [String: Kind] = [:]
  }

  /// Commits by year, and how many of them were not whole.
  typealias YearCounts = [String: (commits: Int, broken: Int)]

  struct SettingsChange: Sendable, Hashable {
    var repo: String
    var month: Int
  }

  init(
    repositories: [Record], rules: [Record], version: String
  ) {
    self.repositories = repositories.map { record in
      let name = record.text("repo")
      return Repository(
        name: name, record: record,
        links: WebLinks(location: record.text("location"), web: record.optionalText("web")),
        address: Addresses.repository(name))
    }
    self.rules = rules
    self.version = version
    until =
      repositories.compactMap { $0.optionalText("last_commit_at") }.max()
      .map { String($0.prefix(10)) } ?? "no commit"
    places = Dictionary(
      repositories.enumerated().map { ($1.text("repo"), $0) }, uniquingKeysWith: { a, _ in a })
  }

  func records(_ query: FigureQuery) -> [Record] { answers[query.name] ?? [] }

  func repository(_ name: String) -> Repository? { places[name].map { repositories[$0] } }

  func trends(ofRule rule: String) -> [Record] { ruleTrends[rule] ?? [] }

  func lifetime(_ query: FigureQuery, rule: String) -> Lifetime {
    lifetimes[query.name]?[rule] ?? Lifetime()
  }

  /// Screens of all repositories at their heads.
  var screens: Int { repositories.reduce(0) { $0 + $1.record.integer("screens") } }

  /// The views whose pages are linked from pages about all repositories.
  var wanted: Set<Int> {
    Set((dearest + rows.first + changes).map { $0.integer("view_id") })
  }
}
