internal import CSQLite

extension Database {
  /// From now on only reading is compiled: for SQL that was not written by us.
  ///
  /// A read-only connection alone is not enough: ATTACH makes and writes other files.
  package borrowing func allowOnlyReading() throws(StoreError) {
    try execute("PRAGMA query_only = ON")
    sqlite3_set_authorizer(connection, answerToAuthorizer, nil)
  }

  /// Hands the rows of one query to `row` as they come, until it says no.
  package borrowing func forEachRow(
    _ sql: String, _ parameters: [String: Value] = [:],
    header: ([String]) -> Void, row: ([Value]) -> Bool
  ) throws(StoreError) {
    let statement = try statement(sql)
    try statement.bind(parameters)
    let columns = statement.columns
    header(columns)
    while try statement.step() {
      guard row(columns.indices.map({ statement.value($0) })) else { return statement.reset() }
    }
  }
}

extension Statement {
  /// Binds parameters by name, without the colon; those that are not given are null.
  package borrowing func bind(_ values: [String: Value]) throws(StoreError) {
    for (index, name) in parameters.enumerated() {
      try bind(values[String((name ?? "").dropFirst())] ?? .null, at: index + 1)
    }
  }
}

/// https://www.sqlite.org/c3ref/c_alter_table.html lists what is asked.
private func answerToAuthorizer(
  _ data: UnsafeMutableRawPointer?, _ action: Int32, _ first: UnsafePointer<CChar>?,
  _ second: UnsafePointer<CChar>?, _ database: UnsafePointer<CChar>?,
  _ trigger: UnsafePointer<CChar>?
) -> Int32 {
  switch action {
  case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
  case SQLITE_FUNCTION:
    let name = second.map { String(cString: $0).lowercased() } ?? ""
    return ["load_extension", "fts3_tokenizer"].contains(name) ? SQLITE_DENY : SQLITE_OK
  case SQLITE_PRAGMA:
    let name = first.map { String(cString: $0).lowercased() } ?? ""
    let harmless = ["table_info", "table_xinfo", "table_list", "index_list", "index_info"]
    return harmless.contains(name) ? SQLITE_OK : SQLITE_DENY
  default: return SQLITE_DENY
  }
}
