/// A table of a page: a caption, heads with a scope, and cells that are text or numbers.
struct DataTable {
  struct Column {
    var title: String
    var isNumber: Bool
    var style: String
    /// Typical costs are told with fewer decimals than other numbers.
    var isExpected = false

    static func text(_ title: String, style: String = "") -> Column {
      Column(title: title, isNumber: false, style: style)
    }
    static func number(_ title: String) -> Column {
      Column(title: title, isNumber: true, style: "n")
    }
    static func expected(_ title: String) -> Column {
      Column(title: title, isNumber: true, style: "n", isExpected: true)
    }
  }

  struct Row {
    var cells: [Markup]
    /// Fewer than ten cases: shown, but greyed and not ranked.
    var isFew = false
    /// Where a letter of an index leads.
    var id: String?
  }

  var caption: Markup
  var columns: [Column]
  var rows: [Row]
  /// How many rows there are, where a page shows only the first.
  var total: Int?

  /// Says so.
  var leftOut: String? {
    guard let total, total > rows.count else { return nil }
    return
      "The table has the first \(Numerals.grouped(rows.count)) of \(Numerals.count(total, "row")); the CSV file has all."
  }

  var markup: Markup {
    // What scrolls must be reachable by keyboard, and then needs a name and a role.
    Tag.div(
      .class("table"), Attribute("tabindex", "0"), Attribute("role", "group"),
      Attribute("aria-label", "Table, scrolls sideways where it is too wide")
    ) {
      Tag.table {
        Tag.caption { caption }
        Tag.thead {
          Tag.tr {
            for column in columns {
              Tag.th(
                Attribute("scope", "col"), column.isNumber ? .class("n") : nil
              ) { column.title }
            }
          }
        }
        Tag.tbody { for row in rows { draw(row) } }
      }
    }
  }

  private func draw(_ row: Row) -> Markup {
    Tag.tr(row.id.map { .id($0) }, row.isFew ? .class("few") : nil) {
      for (index, cell) in row.cells.enumerated() {
        let style = index < columns.count ? columns[index].style : ""
        if index == 0 {
          Tag.th(Attribute("scope", "row"), style.isEmpty ? nil : .class(style)) { cell }
        } else {
          Tag.td(style.isEmpty ? nil : .class(style)) { cell }
        }
      }
    }
  }
}
