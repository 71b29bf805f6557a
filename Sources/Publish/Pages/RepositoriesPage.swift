import Queries

/// All repositories in one table, in pages where there are many.
struct RepositoriesPage {
  let data: SiteData
  let index: IndexPages
  let number: Int
  private var address: Address { index.address(number) }
  private var links: Links { Links(data: data, address: address) }

  /// Every page of the list.
  static func all(_ data: SiteData) -> [RepositoriesPage] {
    let index = IndexPages(data.repositories.map(\.name), folder: "repositories")
    return (0..<index.count).map { RepositoriesPage(data: data, index: index, number: $0) }
  }

  var page: Page {
    Page(
      address: address, section: .repositories, heading: index.heading("Repositories", number),
      description: "Every repository of the corpus: size, swipes, findings and coverage.",
      content: content)
  }

  private var content: Markup {
    let top = data.trends.highest
    return Tag.p(.class("lead")) {
      "Figures are those of each repository’s head. A dash means that there was nothing to count. A screen is counted whole when all that is on it is in the repository; a repository of which fewer than half are is read in part, and figures over all leave it out."
    }
      + index.navigation(number)
      + DataTable(
        caption:
          "\(Numerals.count(data.repositories.count, "repository", "repositories")); swipes in the guideline model, the line is the mean per screen at most over time",
        columns: [
          .text("Repository"), .text("Status"), .number("Commits"), .number("Screens"),
          .number("Counted whole"), .number("Swipes per screen"), .number("Typically"),
          .text("Over time", style: "line-cell"),
          .number("Rows not grouped"), .number("Open findings"), .text("Last commit"),
        ],
        rows: index.names(on: number).compactMap { data.repository($0) }.map { row($0, top) }
      ).markup
  }

  private func row(_ repository: SiteData.Repository, _ top: Double) -> DataTable.Row {
    let record = repository.record
    let screens = record.integer("screens")
    let seen = Seen(record)
    let costs =
      screens > 0 ? record.costs("swipes_guideline")?.divided(by: Double(screens)) : nil
    let rows = record.integer("rows")
    return DataTable.Row(
      cells: [
        links.repository(repository.name), Markup(text: record.text("status")),
        "\(record.integer("commits"))", "\(screens)",
        "\(seen.percent)\(seen.isInPart ? Tag.br() + "in part" : Markup())",
        Markup(text: costs.map { Numerals.decimal($0.most) } ?? "–"),
        Markup(text: costs?.typicalText ?? "–"),
        Spark(
          values: data.trends.series[repository.name] ?? [:], months: data.trends.months ?? 0...1,
          top: top
        ).markup,
        rows > 0
          ? "\(record.integer("ungrouped_rows")) of \(rows)" : "–",
        "\(record.integer("open_findings"))",
        record.optionalText("last_commit_at").map { links.day($0) } ?? "–",
      ], isFew: screens < 10, id: index.anchor(repository.name))
  }
}
