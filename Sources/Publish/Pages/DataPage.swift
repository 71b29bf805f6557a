import Queries

/// Everything behind the pages, to take away.
struct DataPage {
  struct File {
    var path: String
    var what: String
    var bytes: Int
    var rows: Int?
  }

  let files: [File]
  private let address = Address(Addresses.data)

  var page: Page {
    Page(
      address: address, section: .data, heading: "Data",
      description:
        "The database, every table and every figure as files, with checksums and queries.",
      content: content)
  }

  private var content: Markup {
    Tag.p(.class("lead")) {
      "The database and all of its public views, the answer behind every figure, and the query that gave it. Texts in the CSV files that a spreadsheet would run as formulas have an apostrophe in front; empty means unknown or not applicable."
    }
      + Tag.p {
        "The columns, their types and units are described in \(Tag.a(.href("datapackage.json")) { "datapackage.json" }) (Frictionless), checksums are in \(Tag.a(.href("SHA256SUMS")) { "SHA256SUMS" })."
      }
      + table(
        "The database and its public views", files.filter { !$0.path.hasPrefix("data/figures/") })
      + table("The answers behind the figures", files.filter { $0.path.hasPrefix("data/figures/") })
      + Tag.h2 { "Ask the database yourself" }
      + Tag.p {
        "It is one SQLite file, and every query below runs on it as it is. For example, the screens by cost:"
      }
      + Tag.pre(Attribute("tabindex", "0")) {
        Tag.code {
          "sqlite3 -header -column swipecost.sqlite < queries/screens.sql"
        }
      }
      + Tag.h2 { "The queries" }
      + Tag.ul {
        for query in FigureQuery.all {
          Tag.li {
            "\(Tag.a(.href("queries/\(query.name).sql"), .class("code")) { query.name }) \(query.question)"
          }
        }
      }
  }

  private func table(_ caption: String, _ files: [File]) -> Markup {
    DataTable(
      caption: Markup(text: caption),
      columns: [
        .text("File"), .text("What it holds", style: "wide"), .number("Rows"), .number("Size"),
      ],
      rows: files.map { file in
        DataTable.Row(cells: [
          Tag.a(.href(address.to(file.path)), .class("code")) { String(file.path.dropFirst(5)) },
          Markup(text: file.what), file.rows.map { "\($0)" } ?? "–",
          Markup(text: Self.size(file.bytes)),
        ])
      }
    ).markup
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<1_000_000: Numerals.decimal(Double(bytes) / 1000) + " kB"
    default: Numerals.decimal(Double(bytes) / 1_000_000) + " MB"
    }
  }
}
