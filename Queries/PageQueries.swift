/// What the page of one repository, rule or screen asks, so that no page needs what is on another.
///
/// Each takes the one it is about as its only parameter.
package enum PageQuery {
  package static let screens = SQL.text(PackageResources.repo_screens_sql)
  package static let findings = SQL.text(PackageResources.repo_findings_sql)
  package static let rowViews = SQL.text(PackageResources.repo_row_views_sql)
  package static let changes = SQL.text(PackageResources.repo_changes_sql)
  package static let frameworks = SQL.text(PackageResources.page_frameworks_by_month_sql)
  package static let problems = SQL.text(PackageResources.repo_problems_sql)
  package static let ruleFindings = SQL.text(PackageResources.rule_findings_sql)
  package static let history = SQL.text(PackageResources.screen_history_sql)
  package static let layout = SQL.text(PackageResources.screen_layout_sql)
}
