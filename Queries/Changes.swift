/// The questions behind `swipecost diff`.
package enum Changes {
  package static let anchors = SQL.text(PackageResources.change_anchors_sql)
  package static let run = SQL.text(PackageResources.change_run_sql)
  package static let lastRun = SQL.text(PackageResources.change_last_run_sql)
  package static let screens = SQL.text(PackageResources.change_screens_sql)
  package static let findings = SQL.text(PackageResources.change_findings_sql)
  package static let totals = SQL.text(PackageResources.change_totals_sql)
}
