import Queries
import Store

/// A figure: a title that says the finding, the numbers in words, the picture, and one click away
/// the table, the file and the query it comes from.
struct FigureBlock {
  /// Stable: people link to it.
  var id: String
  var title: String
  var text: Markup
  var picture: Markup
  var table: DataTable
  var query: FigureQuery

  func markup(on address: Address) -> Markup {
    Tag.figure(.id(id), Attribute("aria-labelledby", "\(id)-name")) {
      Tag.figcaption {
        Tag.h2(.id("\(id)-name")) { title }
        Tag.p { text }
      }
      picture
      Tag.div(.class("figure-links")) {
        Tag.details {
          Tag.summary { "Table of the data" }
          table.markup
          if let note = table.leftOut { Tag.p(.class("note")) { note } }
        }
        Tag.a(.href(address.to("data/figures/\(query.name).csv"))) { "CSV" }
        Tag.a(.href(address.to("data/queries/\(query.name).sql"))) { "SQL query" }
        Tag.a(.href("#\(id)")) { "Link to this figure" }
      }
    }
  }
}

extension DataTable {
  /// The rows that a page shows at most; five years of months.
  static let most = 60

  /// Columns of an answer as they are, for tables whose heads need no other words.
  ///
  /// `total` is how many there are where `records` are not all.
  init(
    caption: String, _ records: [Record], of total: Int? = nil,
    _ columns: [(name: String, column: Column)]
  ) {
    self.init(
      caption: Markup(text: caption), columns: columns.map(\.column),
      rows: records.prefix(Self.most).map { record in
        Row(
          cells: columns.map { name, column in
            switch record[name] {
            case .real(let number) where column.isExpected:
              Markup(text: Numerals.expected(number))
            case .null: Markup(text: "–")
            case .integer(let number): Markup(text: Numerals.grouped(Int(number)))
            case .real(let number): Markup(text: Numerals.decimal(number, decimals: 3))
            case let value: Markup(text: value.description)
            }
          })
      }, total: total ?? records.count)
  }
}
