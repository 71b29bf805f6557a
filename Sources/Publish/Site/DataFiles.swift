import Foundation
import Queries
import Store

/// The files to take away: tables, answers, queries, the database, and what describes and seals them.
struct DataFiles {
  let isRaw: Bool
  let hasJSONLines: Bool
  private(set) var listed: [DataPage.File] = []
  private var resources: [DataPackage.Resource] = []
  private var sums: [(path: String, hash: String)] = []

  init(isRaw: Bool, hasJSONLines: Bool) {
    self.isRaw = isRaw
    self.hasJSONLines = hasJSONLines
  }

  mutating func write(
    _ data: SiteData, _ database: borrowing Database, hasDatabase: Bool, to out: inout Folder
  ) throws {
    let words = try Dictionary(
      Records(database.answer(FigureQuery.descriptions.sql)).rows.map { record in
        (record.text("table_name") + "." + record.text("column_name"), record)
      }, uniquingKeysWith: { first, _ in first })
    if hasDatabase { try seal(out.place(of: Self.database)) }
    for view in try database.answer(FigureQuery.publicViews.sql).rows.map({ $0[0].description }) {
      try write(view: view, database, words, to: &out)
    }
    for query in FigureQuery.all {
      try out.write(query.sql, to: "data/queries/\(query.name).sql")
      guard let records = data.answers[query.name], query != .layouts else { continue }
      try write(figure: query, records, words, to: &out)
    }
    try add(
      Array(DataPackage(version: data.version, resources: resources).text.utf8),
      as: "data/datapackage.json", what: "What every table and column means", to: &out)
    sums.sort { $0.path < $1.path }
    let text = sums.map { "\($0.hash)  \($0.path.dropFirst(5))\n" }.joined()
    try out.write(text, to: "data/SHA256SUMS")
  }

  /// Row by row, so that the largest table costs no more memory than its file.
  private mutating func write(
    view: String, _ database: borrowing Database, _ words: [String: Record], to out: inout Folder
  ) throws {
    let statement = try database.statement(FigureQuery.everything(of: view))
    let columns = statement.columns
    var csv = CSV(isRaw: isRaw)
    var lines = JSONLines(columns: columns)
    var types = [String?](repeating: nil, count: columns.count)
    var rows = 0
    csv.append(header: columns)
    while try statement.step() {
      let row = columns.indices.map { statement.value($0) }
      for (index, value) in row.enumerated() {
        types[index] = DataPackage.Field.type(types[index], value)
      }
      csv.append(row)
      if hasJSONLines { lines.append(row) }
      rows += 1
    }
    let what = words[view + "."]?.text("description") ?? "The public view \(view)"
    try add(
      csv.bytes, as: "data/\(view).csv", what: what, rows: rows, to: &out,
      fields: fields(columns, types, words, table: view))
    if hasJSONLines {
      try add(
        lines.bytes, as: "data/\(view).jsonl", what: what + ", as JSON Lines", rows: rows, to: &out)
    }
  }

  private mutating func write(
    figure query: FigureQuery, _ records: Records, _ words: [String: Record], to out: inout Folder
  ) throws {
    let answer = records.answer
    var types = [String?](repeating: nil, count: answer.columns.count)
    for row in answer.rows {
      for (index, value) in row.enumerated() {
        types[index] = DataPackage.Field.type(types[index], value)
      }
    }
    try add(
      CSV.bytes(answer, isRaw: isRaw), as: "data/figures/\(query.name).csv", what: query.question,
      rows: answer.rows.count, to: &out, fields: fields(answer.columns, types, words, table: ""))
  }

  private func fields(
    _ columns: [String], _ types: [String?], _ words: [String: Record], table: String
  ) -> [DataPackage.Field] {
    zip(columns, types).map { name, type in
      let word = words["\(table).\(name)"]
      return DataPackage.Field(
        name: name, type: type ?? "any", description: word?.optionalText("description"),
        unit: word?.optionalText("unit"))
    }
  }

  private mutating func add(
    _ bytes: [UInt8], as path: String, what: String, rows: Int? = nil, to out: inout Folder,
    fields: [DataPackage.Field]? = nil
  ) throws {
    try out.write(Data(bytes), to: path)
    let hash = SHA256.hex(bytes)
    sums.append((path, hash))
    listed.append(DataPage.File(path: path, what: what, bytes: bytes.count, rows: rows))
    guard let fields else { return }
    let file = path.dropFirst(5)
    let name = file.dropLast(4).map { $0 == "/" ? "-" : $0 }
    resources.append(
      DataPackage.Resource(
        name: String(name), path: String(file), title: what, bytes: bytes.count, hash: hash,
        fields: fields))
  }

  /// Where the copy of the database stands.
  static let database = "data/swipecost.sqlite"

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
    listed.append(
      DataPage.File(path: path, what: "The whole database, SQLite 3", bytes: count, rows: nil))
  }
}
