/// The statements with which the store looks at itself.
package enum Reads {
  package static let countTables = SQL.text(PackageResources.count_tables_sql)
  package static let schemaDoc = SQL.text(PackageResources.schema_doc_sql)
}
