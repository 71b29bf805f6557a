import Queries
import Store
import Testing

@Suite struct `The schema` {
  @Test func `describes every table, view and column`() throws {
    let database = try Database.inMemory()
    let silent = try database.answer(
      """
      SELECT thing.name, info.name FROM sqlite_schema AS thing
      JOIN pragma_table_info(thing.name) AS info
      LEFT JOIN schema_doc ON table_name = thing.name AND column_name = info.name
      WHERE thing.type IN ('table', 'view') AND description IS NULL
      UNION ALL
      SELECT thing.name, '' FROM sqlite_schema AS thing
      LEFT JOIN schema_doc ON table_name = thing.name AND column_name = ''
      WHERE thing.type IN ('table', 'view') AND thing.name NOT LIKE 'sqlite_%'
        AND description IS NULL
      """)
    #expect(silent.rows == [])
    let stale = try database.answer(
      """
      SELECT table_name, column_name FROM schema_doc WHERE column_name <> '' AND NOT EXISTS (
        SELECT 1 FROM pragma_table_info(table_name) WHERE name = column_name)
      """)
    #expect(stale.rows == [])
  }

  @Test func `is strict, with every reference indexed`() throws {
    let database = try Database.inMemory()
    let loose = try database.answer(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND NOT strict "
        + "AND name NOT LIKE 'sqlite_%'")
    #expect(loose.rows == [])
    let bare = try database.answer(
      """
      SELECT thing.name, key."from" FROM sqlite_schema AS thing
      JOIN pragma_foreign_key_list(thing.name) AS key
      WHERE thing.type = 'table' AND key.seq = 0 AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(thing.name) AS list
        JOIN pragma_index_info(list.name) AS info
        WHERE info.seqno = 0 AND info.name = key."from")
        AND NOT EXISTS (
          SELECT 1 FROM pragma_table_info(thing.name) AS info
          WHERE info.name = key."from" AND info.pk = 1)
      """)
    #expect(bare.rows == [])
  }

  @Test func `has the views that people rely on`() throws {
    let database = try Database.inMemory()
    let views = try database.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'view' AND name LIKE 'v/_%' ESCAPE '/' ORDER BY 1"
    ) { row throws(StoreError) in row.text(0) }
    #expect(
      views == [
        "v_commit", "v_finding", "v_framework_month", "v_package", "v_problem", "v_repo", "v_row",
        "v_rule",
        "v_rule_month", "v_run",
        "v_screen", "v_screen_span", "v_trend_month",
      ])
  }

  @Test(arguments: ["yesterday", "2026-01-01", "2026-01-01 10:00:00", "2026-13-01T10:00:00+01:00"])
  func `refuses times that do not sort`(_ time: String) throws {
    let database = try Sample.database()
    #expect(throws: StoreError.self) {
      try database.statement("UPDATE git_commit SET committed_at = ?").run([.text(time)])
    }
  }

  @Test(arguments: [
    (Int64(0), "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
    (Int64.max, "9999-12-31T23:59:59Z"), (Int64.min, "0001-01-01T00:00:00Z"),
    (1_790_000_000, "2026-09-21T14:13:20Z"),
  ])
  func `writes times as text that sorts`(_ seconds: Int64, _ text: String) {
    #expect(Timestamp.text(seconds) == text)
  }
}
