/// The statements that join one shard, attached as `shard`, to a database.
package enum Merging {
  package static let meta = SQL.text(PackageResources.merge_meta_sql)
  package static let names = SQL.text(PackageResources.merge_names_sql)
  /// In this order.
  package static let steps = [
    SQL.text(PackageResources.merge_texts_sql),
    SQL.text(PackageResources.merge_maps_sql),
    SQL.text(PackageResources.merge_facts_sql),
    SQL.text(PackageResources.merge_heads_sql),
  ]
}
