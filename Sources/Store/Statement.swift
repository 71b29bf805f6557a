internal import CSQLite

/// A compiled statement, bound and stepped again and again.
///
/// It may outlive the `Database` that made it: `sqlite3_close_v2` waits for its statements.
package struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let path: String

  init(connection: OpaquePointer, path: String, sql: String) throws(StoreError) {
    var compiled: OpaquePointer?
    var isAlone = true
    let code = sql.withCString { start in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        connection, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, &rest)
      isAlone = rest.map { isBlank(String(cString: $0)) } ?? true
      return code
    }
    guard code == SQLITE_OK else {
      throw StoreError(
        code: sqlite3_extended_errcode(connection),
        message: String(cString: sqlite3_errmsg(connection)), path: path, sql: sql)
    }
    guard let compiled, isAlone else {
      sqlite3_finalize(compiled)
      let message = isAlone ? "there is no statement here" : "there is more than one statement here"
      throw StoreError(code: SQLITE_MISUSE, message: message, path: path, sql: sql)
    }
    handle = compiled
    self.path = path
  }

  deinit { sqlite3_finalize(handle) }

  /// The next row, if there is one; at the end the statement is reset, so that it holds no lock.
  package borrowing func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      let error = failure()
      sqlite3_reset(handle)
      throw error
    }
  }

  package borrowing func reset() {
    sqlite3_reset(handle)
  }

  /// Runs to the end with these values for `?` in order.
  package borrowing func run(_ values: [Value]) throws(StoreError) {
    try bind(values)
    while try step() {}
  }

  /// The text of the first column of the first row, as an integer; nil without a row.
  package borrowing func integer(_ values: [Value]) throws(StoreError) -> Int? {
    try bind(values)
    guard try step() else { return nil }
    defer { reset() }
    return integer(0)
  }

  private borrowing func failure() -> StoreError {
    let connection = sqlite3_db_handle(handle)
    return StoreError(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)), path: path,
      sql: sqlite3_sql(handle).map { String(cString: $0) })
  }

  private borrowing func check(_ code: Int32) throws(StoreError) {
    guard code == SQLITE_OK else { throw failure() }
  }
}

// MARK: Parameters

extension Statement {
  /// Binds values to `?` in order, or to named parameters in the order of their first mention.
  package borrowing func bind(_ values: [Value]) throws(StoreError) {
    precondition(
      values.count == Int(sqlite3_bind_parameter_count(handle)),
      "\(values.count) values for \(sqlite3_bind_parameter_count(handle)) parameters")
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
  }

  /// The names of the parameters, with their colon; nil for `?`.
  package var parameters: [String?] {
    (0..<Int(sqlite3_bind_parameter_count(handle))).map { index in
      sqlite3_bind_parameter_name(handle, Int32(index + 1)).map { String(cString: $0) }
    }
  }

  /// From 1, as SQLite counts.
  package borrowing func bind(_ value: Value, at index: Int) throws(StoreError) {
    let index = Int32(index)
    switch value {
    case .null: try check(sqlite3_bind_null(handle, index))
    case .integer(let number): try check(sqlite3_bind_int64(handle, index, number))
    case .real(let number): try check(sqlite3_bind_double(handle, index, number))
    case .text(var text):
      let code = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          // A null pointer would bind NULL, and an empty text has no address.
          characters.baseAddress.map {
            sqlite3_bind_text(handle, index, $0, Int32(characters.count), transient)
          } ?? sqlite3_bind_text(handle, index, "", 0, transient)
        }
      }
      try check(code)
    case .blob(let bytes):
      let code =
        bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : bytes.withUnsafeBytes {
          sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), transient)
        }
      try check(code)
    }
  }
}

// MARK: Columns

extension Statement {
  package var columns: [String] {
    (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
  }

  /// The statement changes nothing, and opens no transaction that could.
  package var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  package borrowing func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// 0 for null, as SQLite has it.
  package borrowing func integer(_ column: Int) -> Int {
    Int(sqlite3_column_int64(handle, Int32(column)))
  }

  package borrowing func optionalInteger(_ column: Int) -> Int? {
    isNull(column) ? nil : integer(column)
  }

  package borrowing func real(_ column: Int) -> Double {
    sqlite3_column_double(handle, Int32(column))
  }

  package borrowing func optionalReal(_ column: Int) -> Double? {
    isNull(column) ? nil : real(column)
  }

  package borrowing func flag(_ column: Int) -> Bool { integer(column) != 0 }

  /// Empty for null; text that is not UTF-8 is repaired.
  package borrowing func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package borrowing func optionalText(_ column: Int) -> String? {
    isNull(column) ? nil : text(column)
  }

  package borrowing func value(_ column: Int) -> Value {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, Int32(column)))
    case SQLITE_FLOAT: return .real(real(column))
    case SQLITE_TEXT: return .text(text(column))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(handle, Int32(column)))
      guard let start = sqlite3_column_blob(handle, Int32(column)) else { return .blob([]) }
      return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}

/// SQLite copies what is bound before the call returns.
private var transient: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

/// Only spaces, semicolons and comments that end with their line.
private func isBlank(_ sql: String) -> Bool {
  sql.split(separator: "\n").allSatisfy { line in
    let rest = line.drop { $0.isWhitespace || $0 == ";" }
    return rest.isEmpty || rest.hasPrefix("--")
  }
}
