package import Queries
package import Store

// What Datasette shows beside the tables: https://docs.datasette.io/en/stable/metadata.html
package struct DatasetteMetadata {
  /// The database's name: its file's name without the ending.
  private let name: String
  private let documentation: Answer
  private let queries: [Query]

  /// `documentation` is the answer to `Reads.schemaDoc`.
  package init(name: String, documentation: Answer, queries: [Query] = Query.all) {
    self.name = name
    self.documentation = documentation
    self.queries = queries
  }

  package var text: String {
    JSON.object([
      ("title", .text("Swipe costs")),
      (
        "description",
        .text(
          "How many swipes VoiceOver users pay on each screen, which accessibility rules are broken, "
            + "and how both changed, commit by commit.")
      ),
      (
        "databases",
        .object([(name, .object([("tables", tables), ("queries", questions)]))])
      ),
    ]).printed
  }

  /// The public views with their columns; base tables are kept off the front page.
  private var tables: JSON {
    let records = Dictionary(grouping: documentation.rows) { $0[0].description }
    return .object(
      records.keys.sorted().map { table in
        let rows = records[table] ?? []
        let columns = rows.filter { !$0[1].description.isEmpty }
          .map { row in (row[1].description, JSON.text(words(row))) }
        let about = rows.first { $0[1].description.isEmpty }.map { $0[2].description } ?? ""
        var fields = [("description", JSON.text(about)), ("columns", .object(columns))]
        if !table.hasPrefix("v_") { fields.append(("hidden", .flag(true))) }
        return (table, .object(fields))
      })
  }

  private func words(_ row: [Value]) -> String {
    guard case .text(let unit) = row[3] else { return row[2].description }
    return "\(row[2].description) (\(unit))"
  }

  private var questions: JSON {
    .object(
      queries.map { query in
        var fields: [(String, JSON)] = [
          ("title", .text(query.question)), ("sql", .text(sql(of: query))),
        ]
        if !query.parameters.isEmpty {
          let words = query.parameters.map { "\($0.name): \($0.doc)" }
          fields.append(("description", .text(words.joined(separator: " · "))))
          fields.append(("params", .list(query.parameters.map { .text($0.name) })))
        }
        return (query.name, .object(fields))
      })
  }

  /// Datasette hands in an empty text for what the reader leaves out, so the usual values go into
  /// the SQL.
  private func sql(of query: Query) -> String {
    var sql = query.sql.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("--") }.joined(separator: "\n")
    for parameter in query.parameters {
      let name = ":" + parameter.name
      switch parameter.usual {
      case .text(""): continue
      case .text(let text):
        let quoted = text.replacing("'", with: "''")
        sql = sql.replacing(name, with: "coalesce(nullif(\(name), ''), '\(quoted)')")
      case .number(let number):
        sql = sql.replacing(
          name, with: "CAST(coalesce(nullif(\(name), ''), \(number)) AS INTEGER)")
      }
    }
    return sql
  }
}
