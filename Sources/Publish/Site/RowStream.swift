import Store

/// The rows of an answer that is sorted by a key, taken one key at a time.
///
/// All keys are asked for in the order of the answer, so one pass serves all pages and no more is in
/// memory than the rows of one.
struct RowStream: ~Copyable {
  private let statement: Statement
  private let places: [String: Int]
  private let key: Int
  private let width: Int
  private var ahead: Record?
  private var isOver = false

  init(_ database: borrowing Database, _ sql: String, by column: String) throws {
    statement = try database.statement(sql)
    width = statement.columns.count
    places = Records.places(statement.columns)
    guard let key = places[column] else {
      preconditionFailure("the answer has no column \(column)")
    }
    self.key = key
  }

  /// The rows of one key; none where it has none.
  mutating func rows(of name: String) throws -> [Record] {
    var rows: [Record] = []
    while let record = try next() {
      guard record.values[key] == .text(name) else {
        ahead = record
        break
      }
      rows.append(record)
    }
    return rows
  }

  private mutating func next() throws -> Record? {
    if let record = ahead {
      ahead = nil
      return record
    }
    guard !isOver, try statement.step() else {
      isOver = true
      return nil
    }
    return Record(values: (0..<width).map { statement.value($0) }, places: places)
  }
}
