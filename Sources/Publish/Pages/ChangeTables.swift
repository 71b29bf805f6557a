import Queries

/// The commits that made a screen cheaper or dearer by most.
struct ChangeTables {
  let data: SiteData
  let address: Address
  let limit: Int
  private var links: Links { Links(data: data, address: address) }

  /// Of all repositories, or of one, whose screens are given.
  func markup(_ records: [Record], in screens: [SiteData.Screen]? = nil) -> Markup {
    var named = data.named
    if let screens {
      named = Dictionary(screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let falls = Array(records.filter { $0.text("direction") == "fall" }.prefix(limit))
    let rises = Array(records.filter { $0.text("direction") == "rise" }.prefix(limit))
    guard !falls.isEmpty || !rises.isEmpty else {
      return Tag.p(.class("note")) { "No screen has changed its cost yet." }
    }
    return Tag.h3(.id("falls")) { "Cheaper" }
      + table(
        falls, "The largest falls in swipes of one screen by one commit", named, screens == nil)
      + Tag.h3(.id("rises")) { "Dearer" }
      + table(
        rises, "The largest rises in swipes of one screen by one commit", named, screens == nil)
      + Tag.p(.class("note")) {
        "All of them: \(Tag.a(.href(address.to("data/figures/\(FigureQuery.largestChanges.name).csv"))) { "CSV" }), \(Tag.a(.href(address.to("data/queries/\(FigureQuery.largestChanges.name).sql"))) { "SQL query" })."
      }
  }

  private func table(
    _ records: [Record], _ caption: String, _ named: [Int: SiteData.Screen],
    _ showsRepository: Bool
  ) -> Markup {
    guard !records.isEmpty else { return Tag.p(.class("note")) { "None." } }
    let repository: [DataTable.Column] = showsRepository ? [.text("Repository")] : []
    return DataTable(
      caption: Markup(text: caption),
      columns: [.text("Screen")] + repository
        + [
          .number("Before"), .number("After"), .number("Change"), .number("Typically"),
          .text("Commit", style: "wide"),
        ],
      rows: records.map { record in
        DataTable.Row(
          cells: [
            named[record.integer("view_id")].map { links.screen($0) }
              ?? Markup(text: record.text("screen"))
          ]
            + (showsRepository ? [links.repository(record.text("repo"))] : [])
            + [
              "\(record.integer("before"))", "\(record.integer("after"))",
              Markup(text: Numerals.change(Double(record.integer("change")))), typical(record),
              commit(record),
            ])
      }
    ).markup
  }

  private func typical(_ record: Record) -> Markup {
    let ends = ["before_typical", "after_typical"].map { record.real($0).map(Numerals.expected) }
    return Markup(text: ends.map { $0 ?? "–" }.joined(separator: "\u{A0}→\u{A0}"))
  }

  private func commit(_ record: Record) -> Markup {
    "\(links.commit(record.text("sha"), in: record.text("repo"))) \(record.text("subject")) \(Tag.span(.class("muted")) { "\(record.text("author")), \(links.day(record.text("changed_at")))" })"
  }
}
