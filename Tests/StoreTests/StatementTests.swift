import Store
import Testing

@Suite struct `A statement` {
  @Test(arguments: [
    Value.null, 0, -1, .integer(.max), .real(0.1), "", "plain", "null\u{0}inside", "👩‍🚀 \u{202E}x",
    "=cmd|' /C calc'!A0", "\u{1B}[31m", .blob([]), .blob([0, 255]),
  ])
  func `gives back what was bound`(_ value: Value) throws {
    let statement = try Database.inMemory().statement("SELECT :value AS value")
    try statement.bind(["value": value])
    #expect(try statement.step())
    #expect(statement.value(0) == value)
    #expect(statement.columns == ["value"])
  }

  @Test func `repairs text that is not UTF-8`() throws {
    let answer = try Database.inMemory().answer("SELECT CAST(x'61FF62' AS TEXT)")
    #expect(answer.rows == [["a\u{FFFD}b"]])
  }

  @Test func `outlives its database`() throws {
    func make() throws -> Statement { try Sample.database().statement("SELECT 7") }
    let statement = try make()
    #expect(try statement.integer([]) == 7)
  }

  @Test(arguments: ["", " ; -- nothing\n", "SELECT 1; SELECT 2", "SELECT nothing FROM nowhere"])
  func `is one statement that compiles`(_ sql: String) throws {
    let database = try Database.inMemory()
    #expect(throws: StoreError.self) { _ = try database.statement(sql) }
  }

  @Test(arguments: [
    "DELETE FROM finding", "ATTACH ':memory:' AS other", "PRAGMA user_version = 9",
    "PRAGMA writable_schema = ON", "CREATE TEMP TABLE t (a)", "VACUUM", "DROP VIEW v_repo",
    "SELECT load_extension('x')", "REINDEX", "BEGIN",
  ])
  func `of a stranger only reads`(_ sql: String) throws {
    let database = try Sample.database()
    try database.allowOnlyReading()
    #expect(throws: StoreError.self) { _ = try database.answer(sql) }
  }

  @Test(arguments: [
    "SELECT * FROM v_trend_month", "WITH RECURSIVE n (i) AS (SELECT 1) SELECT upper(i) FROM n",
    "SELECT name FROM pragma_table_info('finding')", "EXPLAIN QUERY PLAN SELECT * FROM finding",
  ])
  func `of a stranger may read all`(_ sql: String) throws {
    let database = try Sample.database()
    try database.allowOnlyReading()
    _ = try database.answer(sql)
  }
}
