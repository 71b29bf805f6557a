import Queries
import Store

/// What a command line asks: a question that comes with the program, or SQL.
struct Question {
  private let known: Query?
  let sql: String
  private let given: [(key: String, value: String)]

  init(_ arguments: Arguments) throws(Failure) {
    given = try arguments.pairs("param")
    switch (arguments.operands.first, arguments.text("sql")) {
    case (nil, let text?):
      known = nil
      sql = text
    case (let name?, nil):
      guard let query = Query.all.first(where: { $0.name == name }) else {
        throw .unknown(
          "question", name, among: Query.all.map(\.name),
          otherwise: "“\(Program.name) query --list” lists them")
      }
      known = query
      sql = query.sql
    case (nil, nil):
      throw .usage("name a question, or give --sql; “\(Program.name) query --list” lists questions")
    case (_?, _?):
      throw .usage("give a question or --sql, not both")
    }
  }

  /// The parameters with their values: given, or usual.
  func values(for database: borrowing Database) throws -> [String: Value] {
    let names = try parameterNames(database)
    var values: [String: Value] = [:]
    for (key, text) in given {
      guard names.contains(key) else {
        throw Failure.unknown(
          "parameter", key, among: names,
          otherwise: names.isEmpty ? "there are none" : "there are " + names.joined(separator: ", ")
        )
      }
      values[key] = try value(text, of: key)
      if known != nil { try check(text, of: key, database) }
    }
    for parameter in known?.parameters ?? [] where values[parameter.name] == nil {
      switch parameter.usual {
      case .number(let number): values[parameter.name] = Value(number)
      case .text(let text): values[parameter.name] = .text(text)
      }
    }
    if let missing = names.first(where: { values[$0] == nil }) {
      throw Failure.usage("--param \(missing)=VALUE is missing")
    }
    return values
  }

  private func parameterNames(_ database: borrowing Database) throws -> [String] {
    if let known { return known.parameters.map(\.name) }
    return try database.statement(sql).parameters.map { name throws(Failure) in
      guard let name else { throw Failure.usage("name the parameters of --sql, such as :repo") }
      return String(name.dropFirst())
    }
  }

  private func value(_ text: String, of key: String) throws(Failure) -> Value {
    guard let known else { return Int(text).map { Value($0) } ?? .text(text) }
    let parameter = known.parameters.first { $0.name == key }
    guard case .number = parameter?.usual else { return .text(text) }
    guard let number = Int(text) else {
      throw .usage("--param \(key) takes a whole number, not “\(text)”")
    }
    return Value(number)
  }

  /// An empty answer because of a slip would look like good news.
  private func check(
    _ text: String, of key: String, _ database: borrowing Database
  ) throws {
    guard !text.isEmpty else { return }
    if let sql = Reads.names[key] {
      let names = try database.rows(sql) { row throws(StoreError) in row.text(0) }
      guard !names.contains(text) else { return }
      throw Failure.unknown(
        key, text, among: names, otherwise: "the database has \(names.count), and this is none")
    }
    if key == "severity", !Self.severities.contains(text) {
      let list = Self.severities.joined(separator: ", ")
      throw Failure.unknown(key, text, among: Self.severities, otherwise: "it is one of \(list)")
    }
    if key == "since", text.wholeMatch(of: /\d{4}(-\d\d(-\d\d)?)?/) == nil {
      throw Failure.usage("--param since takes a day such as 2026-01-31, not “\(text)”")
    }
  }

  private static let severities = ["critical", "serious", "moderate", "minor"]

  /// An error in SQL that the reader wrote is a matter of the command line.
  func failure(_ error: StoreError) -> Failure {
    if error.isBusy { return Failure(.locked, error.description) }
    if error.isInputOutput || error.isUnusable || known != nil {
      return Failure(.inputOutput, error.description)
    }
    let denied = error.primaryCode == 23
    return .usage(
      denied ? "--sql can only read: \(error.message)" : "--sql can't be run: \(error.message)")
  }
}

/// The questions as people read them: grouped with their parameters.
enum QuestionList {
  static func lines(_ queries: [Query]) -> [String] {
    queries.flatMap { query -> [String] in
      [query.name, "    " + query.question]
        + query.parameters.map { parameter in
          "    --param \(parameter.name)=\(usual(parameter).description)  \(parameter.doc)"
        }
    }
  }

  /// The same as an answer, a row for each parameter, and one for a question without.
  static func answer(_ queries: [Query]) -> Answer {
    Answer(
      columns: ["name", "question", "parameter", "usual", "meaning"],
      rows: queries.flatMap { query -> [[Value]] in
        let start: [Value] = [.text(query.name), .text(query.question)]
        guard !query.parameters.isEmpty else { return [start + [.null, .null, .null]] }
        return query.parameters.map { parameter in
          start + [.text(parameter.name), usual(parameter), .text(parameter.doc)]
        }
      })
  }

  private static func usual(_ parameter: Query.Parameter) -> Value {
    switch parameter.usual {
    case .number(let number): Value(number)
    case .text(let text): .text(text)
    }
  }
}
