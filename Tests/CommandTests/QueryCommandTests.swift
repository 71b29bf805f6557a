import Foundation
import Queries
import Store
import TestSupport
import Testing

@testable import swipecost

@Suite struct `swipecost query` {
  /// The seed as a file, asked with these words.
  static func ask(_ words: String...) throws -> BuiltProgram.Outcome {
    let folder = try TemporaryFolder()
    try Seed.database().publish(to: folder.path("seed.sqlite"))
    return try BuiltProgram().run(["query", "--db", "seed.sqlite"] + words, in: folder)
  }

  @Test(arguments: AnswerFormat.allCases)
  func `prints an answer in every format`(_ format: AnswerFormat) throws {
    let outcome = try Self.ask("open-findings", "--format", format.rawValue)
    #expect(outcome.code == 0)
    #expect(outcome.messages == "")
    #expect(try Golden("query-\(format.rawValue).txt").difference(from: outcome.results) == nil)
  }

  @Test(arguments: [AnswerFormat.table, .markdown])
  func `passes nothing on that a terminal obeys`(_ format: AnswerFormat) throws {
    for query in Query.all {
      let outcome = try Self.ask(query.name, "--format", format.rawValue)
      #expect(outcome.code == 0)
      let scalars = outcome.results.unicodeScalars
      #expect(!scalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{7}" })
    }
  }

  @Test func `lists every question`() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram().run(["query", "--list"], in: folder)
    for query in Query.all { #expect(outcome.results.contains(query.name + "\n")) }
  }

  @Test func `lists questions like any answer, a row for each parameter`() throws {
    let csv = `The program`.run(["query", "--list", "--format", "csv"])
    #expect(csv.code == .done)
    let rows = Query.all.reduce(0) { $0 + max($1.parameters.count, 1) }
    #expect(csv.results.hasPrefix("name,question,parameter,usual,meaning\r\n"))
    #expect(csv.results.split(separator: "\r\n").count == 1 + rows)
    let json = `The program`.run(["query", "--list", "--format", "json"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.results.utf8)) as? [[String: Any]])
    #expect(Set(list.compactMap { $0["name"] as? String }) == Set(Query.all.map(\.name)))
    let limit = try #require(
      list.first {
        $0["name"] as? String == "costliest-screens" && $0["parameter"] as? String == "limit"
      })
    #expect(limit["usual"] is Int)
  }

  @Test func `explains every view without a database`() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltProgram().run(["query", "--schema"], in: folder)
    #expect(outcome.results.contains("v_trend_month"))
    #expect(outcome.code == 0)
  }

  @Test func `takes parameters, and SQL with parameters`() throws {
    let one = try Self.ask("costliest-screens", "--param", "limit=1", "--format", "csv")
    #expect(one.results.split(separator: "\r\n").count == 2)
    let own = try Self.ask(
      "--sql", "SELECT :a || '!' AS a, :n + 1 AS n", "--param", "a=x=y", "--param", "n=41",
      "--format", "jsonl")
    #expect(own.results == "{\"a\":\"x=y!\",\"n\":42}\n")
  }

  @Test(arguments: [
    (["opn-findings"], "did you mean “open-findings”?"),
    (["open-findings", "--param", "lmit=3"], "did you mean “limit”?"),
    (["open-findings", "--param", "limit=many"], "whole number"),
    (["open-findings", "--param", "repo=Harbor"], "did you mean “Harbour”?"),
    (["open-findings", "--param", "repo=Elsewhere"], "the database has 4"),
    (["open-findings", "--param", "rule=icon-button"], "unknown rule “icon-button”"),
    (["open-findings", "--param", "severity=high"], "critical, serious, moderate, minor"),
    (["newest-findings", "--param", "since=yesterday"], "a day such as 2026-01-31"),
    (["history-of-a-screen", "--param", "screen=TideLst"], "did you mean “TideList”?"),
    (["--sql", "DELETE FROM finding"], "can only read"),
    (["--sql", "ATTACH 'x' AS x"], "can only read"),
    (["--sql", "SELECT 1; SELECT 2"], "more than one statement"),
    (["--sql", "SELECT nowhere"], "no such column: nowhere"),
    (["--sql", "SELECT ?"], "name the parameters"),
    (["--sql", "SELECT :a"], "--param a=VALUE is missing"),
    (["open-findings", "--sql", "SELECT 1"], "not both"),
    ([], "name a question"),
  ])
  func `says in one line what is wrong`(_ words: [String], _ sentence: String) throws {
    let folder = try TemporaryFolder()
    try Seed.database().publish(to: folder.path("seed.sqlite"))
    let outcome = try BuiltProgram().run(["query", "--db", "seed.sqlite"] + words, in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.results == "")
    #expect(outcome.messages.contains(sentence))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test func `says what is no database`() throws {
    let folder = try TemporaryFolder()
    try folder.write("no database", to: "notes.txt")
    let outcome = try BuiltProgram().run(["query", "--db", "notes.txt", "runs"], in: folder)
    #expect(outcome.code == 74)
    #expect(outcome.messages.contains("notes.txt: file is not a database"))
  }
}

@Suite struct `A table for a terminal` {
  static let answer = Answer(
    columns: ["name", "swipes_per_row"],
    rows: [["short", 5], ["名前の長いビュー", 120], ["a\u{1B}[31m\u{202E}b", nil], ["👩‍🚀é", .real(0.5)]])

  @Test(arguments: [nil, 40, 24, 12])
  func `fits, whatever the script`(_ width: Int?) throws {
    let lines = AnswerTable(Self.answer, width: width).lines
    if let width { #expect(lines.allSatisfy { $0.columns <= max(width, 26) }) }
    let text = lines.joined(separator: "\n") + "\n"
    let name = width.map(String.init) ?? "whole"
    #expect(try Golden("table-\(name).txt").difference(from: text) == nil)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👩‍🚀", 2), ("🇩🇪", 2), ("❤️", 2),
    ("\u{200D}", 0), ("ｱ", 1), ("Ａ", 2),
  ])
  func `knows how wide a text is`(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `cuts at whole characters`() {
    #expect("日本語".fitted(to: 4) == "日…")
    #expect("日本語".fitted(to: 6) == "日本語")
    #expect("👩‍🚀👩‍🚀".fitted(to: 3) == "👩‍🚀…")
  }
}
