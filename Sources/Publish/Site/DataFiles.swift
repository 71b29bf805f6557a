import Foundation
import Queries
import Store

/// The files to take away: tables, answers, queries, the database, and what describes and seals them.
///
/// Rows go from the database into their file one by one, so the longest table costs no memory; who
/// makes pages of an answer sees them on their way.
struct DataFiles {
  let isRaw: Bool
  let hasJSONLines: Bool
  private let words: [String: Record]
  private var files: [String: DataPage.File] = [:]
  private var resources: [String: DataPackage.Resource] = [:]
  private var sums: [(path: String, hash: String)] = []

  init(isRaw: Bool, hasJSONLines: Bool, _ database: borrowing Database) throws {
    self.isRaw = isRaw
    self.hasJSONLines = hasJSONLines
    words = try Dictionary(
      Records(database.answer(FigureQuery.descriptions.sql)).rows.map { record in
        (record.text("table_name") + "." + record.text("column_name"), record)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes a figure's answer and hands each of its rows on.
  mutating func write(
    _ query: FigureQuery, _ database: borrowing Database, to out: inout Folder,
    each: (Record) throws -> Void = { _ in }
  ) throws {
    let statement = try database.statement(query.sql)
    let places = Records.places(statement.columns)
    let path = Self.path(query)
    let table = try write(statement, as: path, isLines: false, to: &out) { row in
      try each(Record(values: row, places: places))
    }
    add(table, path, what: query.question, fields: fields(statement.columns, table, table: ""))
  }

  /// The queries, the views, the database, and the description and checksums of all files.
  mutating func finish(
    _ database: borrowing Database, version: String, hasDatabase: Bool, to out: inout Folder
  ) throws -> [DataPage.File] {
    for query in FigureQuery.all {
      try out.write(query.sql, to: "data/queries/\(query.name).sql")
    }
    if hasDatabase { try seal(out.place(of: Self.database)) }
    let views = try database.answer(FigureQuery.publicViews.sql).rows.map { $0[0].description }
    for view in views { try write(view: view, database, to: &out) }
    let order =
      [Self.database] + views.flatMap { ["data/\($0).csv", "data/\($0).jsonl"] }
      + FigureQuery.all.map(Self.path)
    let package = DataPackage(version: version, resources: order.compactMap { resources[$0] })
    try add(
      Array(package.text.utf8), as: "data/datapackage.json",
      what: "What every table and column means", to: &out)
    sums.sort { $0.path < $1.path }
    let text = sums.map { "\($0.hash)  \($0.path.dropFirst(5))\n" }.joined()
    try out.write(text, to: "data/SHA256SUMS")
    return (order + ["data/datapackage.json"]).compactMap { files[$0] }
  }

  /// Where the copy of the database stands.
  static let database = "data/swipecost.sqlite"

  private static func path(_ query: FigureQuery) -> String { "data/figures/\(query.name).csv" }
}

// MARK: One file

extension DataFiles {
  /// A table as it was written: how long it is, and the type of each column after all of its values.
  private struct Table {
    var bytes = 0
    var hash = ""
    var rows = 0
    var types: [String?]
  }

  /// More is written at once than this.
  private static let piece = 1 << 18

  private mutating func write(view: String, _ database: borrowing Database, to out: inout Folder)
    throws
  {
    let what = words[view + "."]?.text("description") ?? "The public view \(view)"
    let statement = try database.statement(FigureQuery.everything(of: view))
    let path = "data/\(view).csv"
    let table = try write(statement, as: path, isLines: false, to: &out)
    add(table, path, what: what, fields: fields(statement.columns, table, table: view))
    guard hasJSONLines else { return }
    let lines = "data/\(view).jsonl"
    add(
      try write(statement, as: lines, isLines: true, to: &out), lines,
      what: what + ", as JSON Lines")
  }

  private func write(
    _ statement: borrowing Statement, as path: String, isLines: Bool, to out: inout Folder,
    each: ([Value]) throws -> Void = { _ in }
  ) throws -> Table {
    let columns = statement.columns
    try out.makeParent(of: path)
    var file = try SealedFile(out.place(of: path))
    var table = Table(types: [String?](repeating: nil, count: columns.count))
    var csv = CSV(isRaw: isRaw)
    var lines = JSONLines(columns: columns)
    if !isLines { csv.append(header: columns) }
    while try statement.step() {
      let row = columns.indices.map { statement.value($0) }
      for (index, value) in row.enumerated() {
        table.types[index] = DataPackage.Field.type(table.types[index], value)
      }
      if isLines { lines.append(row) } else { csv.append(row) }
      table.rows += 1
      try each(row)
      guard csv.bytes.count + lines.bytes.count > Self.piece else { continue }
      try file.write(csv.bytes + lines.bytes)
      csv.removeAll()
      lines.removeAll()
    }
    try file.write(csv.bytes + lines.bytes)
    (table.bytes, table.hash) = try file.finish()
    return table
  }

  private func fields(
    _ columns: [String], _ written: Table, table: String
  ) -> [DataPackage.Field] {
    zip(columns, written.types).map { name, type in
      let word = words["\(table).\(name)"]
      return DataPackage.Field(
        name: name, type: type ?? "any", description: word?.optionalText("description"),
        unit: word?.optionalText("unit"))
    }
  }

  private mutating func add(
    _ table: Table, _ path: String, what: String, fields: [DataPackage.Field]? = nil
  ) {
    sums.append((path, table.hash))
    files[path] = DataPage.File(path: path, what: what, bytes: table.bytes, rows: table.rows)
    guard let fields else { return }
    let file = path.dropFirst(5)
    let name = file.dropLast(4).map { $0 == "/" ? "-" : $0 }
    resources[path] = DataPackage.Resource(
      name: String(name), path: String(file), title: what, bytes: table.bytes, hash: table.hash,
      fields: fields)
  }

  private mutating func add(
    _ bytes: [UInt8], as path: String, what: String, to out: inout Folder
  ) throws {
    try out.write(Data(bytes), to: path)
    sums.append((path, SHA256.hex(bytes)))
    files[path] = DataPage.File(path: path, what: what, bytes: bytes.count, rows: nil)
  }

  private mutating func seal(_ target: String) throws {
    let path = Self.database
    var hash = SHA256()
    var count = 0
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: target))
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
      hash.update([UInt8](part))
      count += part.count
    }
    try file.close()
    sums.append((path, hash.finish()))
    files[path] = DataPage.File(
      path: path, what: "The whole database, SQLite 3", bytes: count, rows: nil)
  }
}
