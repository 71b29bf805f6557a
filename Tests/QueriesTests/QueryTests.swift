import Foundation
import Queries
import Store
import TestSupport
import Testing

extension Query: CustomTestStringConvertible {
  package var testDescription: String { name }

  /// The values that a reader who sets nothing gets.
  var usual: [String: Value] {
    Dictionary(
      uniqueKeysWithValues: parameters.map { parameter in
        switch parameter.usual {
        case .number(let number): (parameter.name, Value(number))
        case .text(let text): (parameter.name, .text(text))
        }
      })
  }
}

@Suite struct `Every question` {
  @Test(arguments: Query.all)
  func `has its golden answer over the seed`(_ query: Query) throws {
    let answer = try Seed.database().answer(query.sql, query.usual)
    let difference = try Golden("\(query.name).txt").difference(from: answer.lines)
    #expect(difference == nil)
    #expect(!answer.rows.isEmpty)
  }

  @Test(arguments: Query.all)
  func `is asked in its first line, and names its parameters`(_ query: Query) throws {
    #expect(query.sql.hasPrefix("-- \(query.question)\n"))
    #expect(query.question.contains("?"))
    #expect(query.question.count <= 100)
    #expect(query.sql.contains("ORDER BY"))
    let used = try Seed.database().statement(query.sql).parameters.map { $0 ?? "?" }
    #expect(Set(used) == Set(query.parameters.map { ":" + $0.name }))
    #expect(query.parameters.allSatisfy { !$0.doc.isEmpty })
  }

  @Test(arguments: Query.all)
  func `has columns with names that a program can use`(_ query: Query) throws {
    let columns = try Seed.database().statement(query.sql).columns
    #expect(Set(columns).count == columns.count)
    for column in columns {
      #expect(column.allSatisfy { $0 == "_" || $0.isNumber || ($0.isLowercase && $0.isASCII) })
    }
  }

  /// The tables that grow with history, and the names they go by in queries and views.
  static let growing: Set<String> = {
    var names: Set = ["git_commit", "finding", "screen_span", "row_span", "rule_count"]
    let text = Schema.definition.joined() + Query.all.map(\.sql).joined()
    for match in text.matches(of: /(git_commit|finding|_span|rule_count) AS ([a-z]+)/) {
      names.insert(String(match.2))
    }
    return names
  }()

  /// These ask about all of history, so there is nothing to leave out.
  static let aboutAll: Set<String> = [
    "findings-that-came-back", "how-findings-end", "newest-findings", "time-to-fix",
    "who-fixes-most", "best-commits", "worst-commits",
  ]

  @Test(arguments: Query.all.filter { !aboutAll.contains($0.name) })
  func `reads no table that grows with history without an index`(_ query: Query) throws {
    let database = try Seed.database()
    let plan = try database.answer("EXPLAIN QUERY PLAN " + query.sql, query.usual)
    for row in plan.rows {
      let step = row[3].description
      guard step.hasPrefix("SCAN "), !step.contains(" USING ") else { continue }
      let table = step.dropFirst(5).prefix { $0 != " " }
      #expect(!Self.growing.contains(String(table)), "\(query.name): \(step)")
    }
  }

  /// The row order must not depend on how SQLite happens to walk: turning every scan round must not
  /// change the answer.
  @Test(arguments: Query.all)
  func `has one order`(_ query: Query) throws {
    let database = try Seed.database()
    let forward = try database.answer(query.sql, query.usual)
    try database.execute("PRAGMA reverse_unordered_selects = ON")
    #expect(try database.answer(query.sql, query.usual) == forward)
  }

  @Test func `is in the folder and in the list`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Queries/questions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sql") }
      .map { String($0.dropLast(4).map { $0 == "_" ? "-" : $0 }) }
    #expect(Query.all.map(\.name) == files.sorted())
  }

  @Test(arguments: ["Tidal", "Harbour", "Nowhere", "'; DROP TABLE repo; --"])
  func `can be asked about one repository`(_ repo: String) throws {
    let database = try Seed.database()
    for query in Query.all where query.parameters.contains(where: { $0.name == "repo" }) {
      var values = query.usual
      values["repo"] = .text(repo)
      let answer = try database.answer(query.sql, values)
      guard let column = answer.columns.firstIndex(of: "repo") else { continue }
      #expect(answer.rows.allSatisfy { $0[column] == .text(repo) })
    }
  }
}

@Suite struct `A question's header` {
  @Test func `gives names, defaults and words`() {
    let query = Query(
      name: "x",
      sql:
        "-- What?\n-- chart: line\n-- :a = 'b c' some words\n-- :n = -3 more\nSELECT :a, :n\n-- :no = 1 x"
    )
    #expect(query.question == "What?")
    #expect(query.chart == "line")
    #expect(
      query.parameters == [
        .init(name: "a", usual: .text("b c"), doc: "some words"),
        .init(name: "n", usual: .number(-3), doc: "more"),
      ])
  }
}

extension Answer {
  /// One line per row, fields apart, nothing raw: golden files are read by people.
  var lines: String {
    let header = columns.joined(separator: " | ")
    let body = rows.map { row in
      row.map { value in
        switch value {
        case .text(let text): text.debugDescription
        case .null: "-"
        default: value.description
        }
      }.joined(separator: " | ")
    }
    return ([header] + body).joined(separator: "\n") + "\n"
  }
}
