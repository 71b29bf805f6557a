/// The questions that the site answers, by name.
///
/// Each is published beside its answer, so that a reader gets from a figure to its query.
package struct FigureQuery: Sendable, Hashable {
  /// As published: `data/queries/<name>.sql`.
  package let name: String
  package let sql: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    sql = SQL.text(bytes)
  }

  /// The first line: what is asked, in words.
  package var question: String {
    sql.prefix { $0 != "\n" }.trimmingPrefix("-- ").description
  }

  package static let findingEnds = FigureQuery(
    "finding_ends_by_rule", PackageResources.figure_finding_ends_by_rule_sql)
  package static let lifetimesInCommits = FigureQuery(
    "finding_lifetimes_in_commits", PackageResources.figure_finding_lifetimes_in_commits_sql)
  package static let lifetimesInDays = FigureQuery(
    "finding_lifetimes_in_days", PackageResources.figure_finding_lifetimes_in_days_sql)
  package static let findingsPerElement = FigureQuery(
    "findings_per_element_by_month", PackageResources.figure_findings_per_element_by_month_sql)
  package static let frameworks = FigureQuery(
    "screens_by_framework_by_month", PackageResources.figure_screens_by_framework_by_month_sql)
  package static let largestChanges = FigureQuery(
    "largest_changes", PackageResources.figure_largest_changes_sql)
  package static let rowsWorthGrouping = FigureQuery(
    "rows_worth_grouping", PackageResources.figure_rows_worth_grouping_sql)
  package static let ruleTrends = FigureQuery(
    "rule_trends_by_month", PackageResources.figure_rule_trends_by_month_sql)
  package static let rulesByPrevalence = FigureQuery(
    "rules_by_prevalence", PackageResources.figure_rules_by_prevalence_sql)
  package static let costDistribution = FigureQuery(
    "screen_cost_distribution", PackageResources.figure_screen_cost_distribution_sql)
  package static let swipesPerScreen = FigureQuery(
    "swipes_per_screen_by_month", PackageResources.figure_swipes_per_screen_by_month_sql)
  package static let swipesByRepository = FigureQuery(
    "swipes_per_screen_by_repository", PackageResources.figure_swipes_per_screen_by_repository_sql)
  package static let ungroupedRows = FigureQuery(
    "ungrouped_rows_by_month", PackageResources.figure_ungrouped_rows_by_month_sql)
  package static let lastRun = FigureQuery("last_run", PackageResources.page_last_run_sql)
  package static let layouts = FigureQuery("layouts", PackageResources.page_layouts_sql)
  package static let mainline = FigureQuery(
    "mainline_by_month", PackageResources.page_mainline_by_month_sql)
  package static let openFindings = FigureQuery(
    "open_findings", PackageResources.page_open_findings_sql)
  package static let packages = FigureQuery("packages", PackageResources.page_packages_sql)
  package static let problems = FigureQuery("problems", PackageResources.page_problems_sql)
  package static let repositories = FigureQuery(
    "repositories", PackageResources.page_repositories_sql)
  package static let ruleTexts = FigureQuery("rule_texts", PackageResources.page_rule_texts_sql)
  package static let screenHistories = FigureQuery(
    "screen_histories", PackageResources.page_screen_histories_sql)
  package static let settingsChanges = FigureQuery(
    "settings_changes", PackageResources.page_settings_changes_sql)
  package static let unknowns = FigureQuery("unknowns", PackageResources.page_unknowns_sql)
  package static let screens = FigureQuery("screens", PackageResources.page_screens_sql)

  /// Names the views that are published as files.
  package static let publicViews = FigureQuery(
    "public_views", PackageResources.page_public_views_sql)
  /// What the columns mean.
  package static let descriptions = FigureQuery("columns", PackageResources.schema_doc_sql)

  /// All rows of one public view, as `publicViews` names it.
  package static func everything(of view: String) -> String {
    SQL.text(PackageResources.page_whole_view_sql).replacing("v_name", with: view)
  }

  /// Whose answers are short whatever the corpus: by month, rule, cost or repository.
  package static let short: [FigureQuery] = [
    findingEnds, findingsPerElement, rulesByPrevalence, costDistribution, swipesPerScreen,
    ungroupedRows, lastRun, repositories, ruleTexts, frameworks, unknowns, packages,
  ]

  package static let all: [FigureQuery] = [
    findingEnds, lifetimesInCommits, lifetimesInDays, findingsPerElement, frameworks,
    largestChanges,
    rowsWorthGrouping, ruleTrends, rulesByPrevalence, costDistribution, swipesPerScreen,
    swipesByRepository, ungroupedRows, lastRun, layouts, mainline, openFindings, problems,
    packages, repositories, ruleTexts, screenHistories, screens, settingsChanges, unknowns,
  ]
}
