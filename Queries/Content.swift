/// The run-independent part of the database, in natural keys: what two databases that agree share.
package struct Content: Sendable {
  package let name: String
  package let sql: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    sql = SQL.text(bytes)
  }

  package static let all = [
    Content("change", PackageResources.content_change_sql),
    Content("commit", PackageResources.content_commit_sql),
    Content("count", PackageResources.content_count_sql),
    Content("delta", PackageResources.content_delta_sql),
    Content("finding", PackageResources.content_finding_sql),
    Content("head", PackageResources.content_head_sql),
    Content("meta", PackageResources.content_meta_sql),
    Content("package", PackageResources.content_package_sql),
    Content("parent", PackageResources.content_parent_sql),
    Content("problem", PackageResources.content_problem_sql),
    Content("repo", PackageResources.content_repo_sql),
    Content("row", PackageResources.content_row_sql),
    Content("rule", PackageResources.content_rule_sql),
    Content("screen", PackageResources.content_screen_sql),
    Content("stop", PackageResources.content_stop_sql),
  ]
}
