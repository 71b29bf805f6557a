/// The definition of the database, in the order in which SQLite must read it.
package enum Schema {
  /// Shown by `file(1)`; a file with another one is not ours.
  package static let applicationID = 1_937_205_616
  /// Goes up with every change of the tables; other versions are refused, not migrated, because
  /// results can be crawled again.
  package static let version = 8

  package static let definition: [String] = [
    SQL.text(PackageResources.pragmas_sql),
    // Tables before the views that read them, and the corpus before what refers to it.
    SQL.text(PackageResources.tables_corpus_sql),
    SQL.text(PackageResources.tables_facts_sql),
    SQL.text(PackageResources.tables_head_sql),
    SQL.text(PackageResources.tables_changes_sql),
    SQL.text(PackageResources.tables_runs_sql),
    SQL.text(PackageResources.views_repos_sql),
    SQL.text(PackageResources.views_screens_sql),
    SQL.text(PackageResources.views_months_sql),
    // Descriptions last: they are filled in for the columns there are.
    SQL.text(PackageResources.docs_tables_sql),
    SQL.text(PackageResources.docs_words_1_sql),
    SQL.text(PackageResources.docs_words_2_sql),
    SQL.text(PackageResources.docs_own_1_sql),
    SQL.text(PackageResources.docs_own_2_sql),
    SQL.text(PackageResources.docs_fill_sql),
  ]
}

/// The bytes of an embedded file as text.
enum SQL {
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
