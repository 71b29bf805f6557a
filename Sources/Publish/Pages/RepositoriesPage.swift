import Queries

/// All repositories in one table.
struct RepositoriesPage {
  let data: SiteData
  private let address = Address(Addresses.repositories)
  private var links: Links { Links(data: data, address: address) }

  var page: Page {
    Page(
      address: address, section: .repositories, heading: "Repositories",
      description: "Every repository of the corpus: size, swipes, findings and coverage.",
      content: content)
  }

  private var content: Markup {
    let months = data.records(.swipesByRepository)
    let byRepository = Dictionary(grouping: months) { $0.text("repo") }
    let all = months.compactMap { $0.month() }
    let span = (all.min() ?? 0)...(all.max() ?? 1)
    let top = months.compactMap { $0.real("swipes_per_screen") }.max() ?? 1
    return Tag.p(.class("lead")) {
      "Figures are those of each repository’s head. A dash means that there was nothing to count. A screen is counted whole when all that is on it is in the repository; a repository of which fewer than half are is read in part, and figures over all leave it out."
    }
      + DataTable(
        caption:
          "\(data.repositories.count) repositories; swipes in the guideline model, the line is the mean per screen over time",
        columns: [
          .text("Repository"), .text("Status"), .number("Commits"), .number("Screens"),
          .number("Counted whole"), .number("Swipes per screen"), .text("Over time"), .number("Rows not grouped"),
          .number("Open findings"), .text("Last commit"),
        ],
        rows: data.repositories.map { row($0, byRepository[$0.name] ?? [], span, top) }
      ).markup
  }

  private func row(
    _ repository: SiteData.Repository, _ months: [Record], _ span: ClosedRange<Int>, _ top: Double
  ) -> DataTable.Row {
    let record = repository.record
    let screens = record.integer("screens")
    let seen = Seen(record)
    let mean = screens > 0 ? Double(record.integer("swipes_guideline")) / Double(screens) : nil
    let rows = record.integer("rows")
    return DataTable.Row(
      cells: [
        links.repository(repository.name), Markup(text: record.text("status")),
        "\(record.integer("commits"))", "\(screens)",
        "\(seen.percent)\(seen.isInPart ? ", read in part" : "")",
        Markup(text: mean.map { Numerals.decimal($0) } ?? "–"),
        Spark(values: months.series("swipes_per_screen"), months: span, top: top).markup,
        rows > 0
          ? "\(record.integer("ungrouped_rows")) of \(rows)" : "–",
        "\(record.integer("open_findings"))",
        record.optionalText("last_commit_at").map { links.day($0) } ?? "–",
      ], isFew: screens < 10)
  }
}
