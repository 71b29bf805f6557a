import Publish
import Store

enum AnswerFormat: String, CaseIterable {
  case table, csv, json, jsonl, markdown
}

/// Prints answers; those that need not be seen whole are printed as their rows come.
struct AnswerPrinter {
  let format: AnswerFormat
  let isRaw: Bool
  /// Of the terminal, if there is one.
  let width: Int?
  let results: Output

  func print(
    _ database: borrowing Database, _ sql: String, _ values: [String: Value]
  ) throws(StoreError) {
    guard format == .csv || format == .jsonl else {
      return write(try database.answer(sql, values))
    }
    var csv = CSV(isRaw: isRaw)
    var lines = JSONLines(columns: [])
    try database.forEachRow(sql, values) { columns in
      csv.append(header: columns)
      lines = JSONLines(columns: columns)
      flush(&csv, &lines)
    } row: { row in
      if format == .csv { csv.append(row) } else { lines.append(row) }
      flush(&csv, &lines)
      // A reader who has gone away ends a long answer.
      return !results.isClosed
    }
  }

  private func flush(_ csv: inout CSV, _ lines: inout JSONLines) {
    write(format == .csv ? csv.bytes : lines.bytes)
    csv.removeAll()
    lines.removeAll()
  }

  func write(_ answer: Answer) {
    switch format {
    case .table:
      for line in AnswerTable(answer, width: width).lines { results.writeLine(line) }
    case .markdown: results.write(AnswerMarkdown(answer: answer).text)
    case .csv: write(CSV.bytes(answer, isRaw: isRaw))
    case .jsonl: write(JSONLines.bytes(answer))
    case .json:
      let objects = JSONLines.bytes(answer).split(separator: 10)
      let between = Array(",\n".utf8)
      write(Array("[\n".utf8) + objects.joined(separator: between) + Array("\n]\n".utf8))
    }
  }

  /// Files and pipes get the bytes; a terminal would obey some of them.
  private func write(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    results.write(results.isTerminal ? text.harmlessLines : text)
  }
}
