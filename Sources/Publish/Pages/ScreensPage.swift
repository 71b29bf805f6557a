import Queries

/// The screens of all repositories: how their costs are distributed, and the dearest of them.
struct ScreensPage {
  let data: SiteData
  private let address = Address(Addresses.screens)
  private var links: Links { Links(data: data, address: address) }

  var page: Page {
    Page(
      address: address, section: .screens, heading: "Screens",
      description:
        "The distribution of swipe costs over all screens, the dearest, and the rows worth grouping first.",
      content: distribution.markup(on: address)
        + Tag.h2 { "The dearest screens" }
        + ScreenTable(data: data, address: address).markup(
          data.dearest.map { data.named[$0.integer("view_id")] ?? SiteData.Screen($0) },
          of: data.screens, showsRepository: true)
        + Tag.h2 { "Rows worth grouping first" } + rows
        + Tag.h2 { "The fastest growing" }
        + ChangeTables(data: data, address: address, limit: 25).markup(data.changes))
  }

  private var distribution: FigureBlock {
    let records = data.records(.costDistribution)
    let (steps, typical) = (
      steps(records, "share_at_or_below"), steps(records, "share_at_or_below_typical")
    )
    func value(_ share: Double) -> Int { Self.value(steps, share) }
    func aside(_ share: Double) -> String {
      let usual = Self.value(typical, share)
      return usual == value(share) ? "" : " (typically \(Numerals.grouped(usual)))"
    }
    let total = records.last?.integer("screens_at_or_below") ?? 0
    let title =
      total == 0
      ? "There is no screen to count yet"
      : "Half of all screens cost \(value(0.5)) swipes\(aside(0.5)) or fewer, one in ten \(value(0.9))\(aside(0.9)) or more"
    let text: Markup =
      "Share of \(Numerals.count(total, "screen")) of today that cost so many swipes or fewer, guideline model, at most; dotted, the same screens by what they cost typically, counted by the next whole number.\(leftOut(records, total)) A quarter cost \(value(0.25))\(aside(0.25)) or fewer, three quarters \(value(0.75))\(aside(0.75)) or fewer; the highest is \(value(1))\(aside(1)). The axis ends where 95 in 100 screens are in; the table has all."
    return FigureBlock(
      id: "distribution", title: title, text: text,
      picture: ShareCurve(
        id: "distribution", title: title, summary: text.plain, unit: "swipes", steps: steps,
        typical: typical,
        marks: [
          (0.5, "half: \(value(0.5)) or fewer"), (0.9, "nine in ten: \(value(0.9)) or fewer"),
        ]
      ).markup,
      table: DataTable(
        caption: "Screens by swipes", records,
        [
          ("swipes", .number("Swipes")), ("screens", .number("Screens")),
          ("screens_at_or_below", .number("At or below")),
          ("share_at_or_below", .number("Share at or below")),
          ("screens_typical", .number("Screens, typically")),
          ("share_at_or_below_typical", .number("Share at or below, typically")),
        ]),
      query: .costDistribution)
  }

  private func steps(_ records: [Record], _ share: String) -> [(value: Double, share: Double)] {
    records.compactMap { record in
      guard let value = record.real("swipes"), let share = record.real(share) else { return nil }
      return (value: value, share: share)
    }
  }

  /// The fewest swipes that so large a share of screens does not exceed.
  private static func value(_ steps: [(value: Double, share: Double)], _ share: Double) -> Int {
    steps.first { $0.share >= share }.map { Int($0.value) } ?? 0
  }

  private func leftOut(_ records: [Record], _ total: Int) -> String {
    let atLeast = records.reduce(0) { $0 + $1.integer("screens_at_least") }
    let apart = data.readInPart
    let counted =
      atLeast == 0
      ? ""
      : " \(Numerals.percent(Double(atLeast) / Double(total))) of them are counted at the least."
    guard apart > 0 else { return counted }
    return counted
      + " Left out: the screens of \(Numerals.count(apart, "repository", "repositories")) read in part."
  }

  private var rows: Markup {
    let records = data.rows.first.prefix(25)
    guard !records.isEmpty else { return Tag.p(.class("note")) { "Every row is grouped." } }
    return DataTable(
      caption:
        records.count == data.rows.count
        ? "\(Numerals.count(records.count, "ungrouped row")), by the swipes that one element would save"
        : "The \(records.count) of \(data.rows.count) ungrouped rows that would save most swipes",
      columns: [
        .text("View"), .text("Repository"), .number("Stops per row"), .number("Typically"),
        .number("Rows"), .number("Swipes saved"), .text("Since"), .text("Place", style: "path"),
      ],
      rows: records.map { record in
        let repo = record.text("repo")
        return DataTable.Row(cells: [
          data.named[record.integer("view_id")].map { links.screen($0) }
            ?? Markup(text: record.text("view")),
          links.repository(repo), "\(record.integer("stops_guideline"))",
          Markup(text: record.real("stops_guideline_typical").map(Numerals.expected) ?? "–"),
          "\(record.integer("count"))\(record.flag("is_assumed") ? " assumed" : "")",
          "\(record.integer("swipes_saved"))", links.day(record.text("since")),
          links.place(record.text("path"), record.integer("line"), in: repo),
        ])
      }
    ).markup
  }
}
