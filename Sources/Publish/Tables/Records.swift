package import Store

/// The answer of a query whose fields are found by the names of their columns.
package struct Records: Sendable {
  package let answer: Answer
  private let places: [String: Int]

  package init(_ answer: Answer) {
    self.answer = answer
    places = Self.places(answer.columns)
  }

  /// Where each column stands.
  static func places(_ columns: [String]) -> [String: Int] {
    Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var rows: [Record] { answer.rows.map { Record(values: $0, places: places) } }
  package var isEmpty: Bool { answer.rows.isEmpty }
}

/// One row.
///
/// A column that is not there reads as null, as in a database that is older than the page.
package struct Record: Sendable {
  package let values: [Value]
  let places: [String: Int]

  package subscript(column: String) -> Value {
    places[column].map { values[$0] } ?? .null
  }

  package func text(_ column: String) -> String { self[column].description }

  package func optionalText(_ column: String) -> String? {
    if case .null = self[column] { return nil }
    return text(column)
  }

  package func integer(_ column: String) -> Int { optionalInteger(column) ?? 0 }

  package func optionalInteger(_ column: String) -> Int? {
    switch self[column] {
    case .integer(let number): Int(number)
    case .real(let number): Int(exactly: number.rounded())
    default: nil
    }
  }

  package func real(_ column: String) -> Double? {
    switch self[column] {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  package func flag(_ column: String) -> Bool { integer(column) != 0 }

  func month(_ column: String = "month") -> Int? { Month(text(column))?.index }
}
