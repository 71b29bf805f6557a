internal import CSQLite

/// One connection to one SQLite file, for one thread at a time.
///
/// The connection is opened without SQLite's own lock (`SQLITE_OPEN_NOMUTEX`), because a noncopyable
/// value has one owner, and the owner keeps it on one thread.
package struct Database: ~Copyable {
  let connection: OpaquePointer
  package let path: String

  init(connection: OpaquePointer, path: String) {
    self.connection = connection
    self.path = path
  }

  deinit { sqlite3_close_v2(connection) }

  /// Runs all statements of a text that take no parameters and whose rows don't matter.
  package borrowing func execute(_ sql: String) throws(StoreError) {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
      throw failure(sql: sql)
    }
  }

  package borrowing func statement(_ sql: String) throws(StoreError) -> Statement {
    try Statement(connection: connection, path: path, sql: sql)
  }

  /// The rows of one query, each made into a value at once.
  package borrowing func rows<Row>(
    _ sql: String, _ values: [Value] = [],
    _ make: (borrowing Statement) throws(StoreError) -> Row
  ) throws(StoreError) -> [Row] {
    let statement = try statement(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try make(statement)) }
    return rows
  }

  /// The whole answer of one query, with parameters by name (without the colon).
  package borrowing func answer(
    _ sql: String, _ parameters: [String: Value] = [:]
  ) throws(StoreError) -> Answer {
    let statement = try statement(sql)
    try statement.bind(parameters)
    var answer = Answer(columns: statement.columns, rows: [])
    while try statement.step() {
      answer.rows.append(answer.columns.indices.map { statement.value($0) })
    }
    return answer
  }

  /// The first column of the first row.
  package borrowing func integer(
    _ sql: String, _ values: [Value] = []
  ) throws(StoreError) -> Int? {
    try statement(sql).integer(values)
  }

  package var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(connection)) }
  /// Rows that the last statement changed.
  package var changes: Int { Int(sqlite3_changes64(connection)) }

  var isInTransaction: Bool { sqlite3_get_autocommit(connection) == 0 }

  /// Runs the statements of a text of ours one by one; each takes the repository as its only
  /// parameter, and none has a semicolon within.
  borrowing func script(_ sql: String, repo: Int) throws(StoreError) {
    for part in sql.split(separator: ";") where part.contains(":repo") {
      try statement(String(part)).run([Value(repo)])
    }
  }

  borrowing func failure(sql: String?) -> StoreError {
    StoreError(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)), path: path, sql: sql)
  }
}

/// The rows of a query whose columns are known only when it runs.
package struct Answer: Sendable, Equatable {
  package var columns: [String]
  package var rows: [[Value]]

  package init(columns: [String], rows: [[Value]]) {
    self.columns = columns
    self.rows = rows
  }
}
