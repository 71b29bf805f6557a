/// The statements with which the store looks at itself.
package enum Reads {
  package static let countTables = SQL.text(PackageResources.count_tables_sql)
  package static let schemaDoc = SQL.text(PackageResources.schema_doc_sql)

  package static let findMeta = SQL.text(PackageResources.find_meta_sql)
  package static let findRule = SQL.text(PackageResources.find_rule_sql)
  package static let repoNames = SQL.text(PackageResources.names_repo_sql)

  /// The values that a parameter of a question may have, by its name: what else is a slip.
  package static let names = [
    "repo": repoNames,
    "rule": SQL.text(PackageResources.names_rule_sql),
    "screen": SQL.text(PackageResources.names_screen_sql),
  ]
  package static let placesProblem = SQL.text(PackageResources.places_problem_sql)
  package static let placesRepo = SQL.text(PackageResources.places_repo_sql)
  package static let placesRun = SQL.text(PackageResources.places_run_sql)
}
