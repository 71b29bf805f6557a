/// A question that people ask the database, and the SQL that answers it.
///
/// The file says all that is to be said: the first line is the question; a line `-- :name = default
/// words` gives a parameter; a line `-- chart: …` says that and how the answer is drawn.
package struct Query: Sendable {
  /// A named value that the reader may set.
  package struct Parameter: Sendable, Equatable {
    package enum Default: Sendable, Equatable {
      case number(Int)
      case text(String)
    }
    package let name: String
    package let usual: Default
    package let doc: String

    package init(name: String, usual: Default, doc: String) {
      self.name = name
      self.usual = usual
      self.doc = doc
    }
  }

  /// The file's name, with hyphens.
  package let name: String
  package let question: String
  package let parameters: [Parameter]
  package let chart: String?
  /// With the comments.
  package let sql: String

  init(_ name: String, _ bytes: [UInt8]) {
    self.init(name: name, sql: SQL.text(bytes))
  }

  package init(name: String, sql: String) {
    self.name = name
    self.sql = sql
    let comments = sql.split(separator: "\n").prefix { $0.hasPrefix("-- ") }.map { $0.dropFirst(3) }
    question = String(comments.first ?? "")
    parameters = comments.compactMap { Parameter(header: $0) }
    chart = comments.first { $0.hasPrefix("chart: ") }.map { String($0.dropFirst(7)) }
  }
}

extension Query.Parameter {
  // `:limit = 50 how many rows`, `:repo = '' only this repository; empty for all`
  init?(header: Substring) {
    guard header.hasPrefix(":"), let equals = header.firstIndex(of: "=") else { return nil }
    name = String(header[..<equals].dropFirst().prefix { $0 != " " })
    let rest = header[equals...].dropFirst().drop { $0 == " " }
    if rest.hasPrefix("'") {
      let text = rest.dropFirst().prefix { $0 != "'" }
      usual = .text(String(text))
      doc = String(rest[text.endIndex...].dropFirst().drop { $0 == " " })
    } else {
      let word = rest.prefix { $0 != " " }
      guard let number = Int(word) else { return nil }
      usual = .number(number)
      doc = String(rest[word.endIndex...].drop { $0 == " " })
    }
  }
}
