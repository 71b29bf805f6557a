import Queries

/// Screens, dearest first.
struct ScreenTable {
  let data: SiteData
  let address: Address
  private var links: Links { Links(data: data, address: address) }

  func markup(
    _ screens: [SiteData.Screen], of total: Int, showsRepository: Bool
  ) -> Markup {
    guard !screens.isEmpty else { return Tag.p(.class("note")) { "No screen was found." } }
    return DataTable(
      caption: screens.count < total
        ? "The \(screens.count) dearest of \(total) screens"
        : "\(Markup(text: Numerals.count(total, "screen")))",
      columns: [.text("Screen")] + (showsRepository ? [.text("Repository")] : [])
        + [
          .number("Swipes at most"), .number("Typically"), .number("Platform model"),
          .text("Since"), .text("Place", style: "path"),
        ],
      rows: screens.map { screen in
        DataTable.Row(
          cells: [links.screen(screen)]
            + (showsRepository ? [links.repository(screen.repo)] : [])
            + [
              links.swipes(screen.swipes, isOpaque: screen.isOpaque),
              links.typical(screen.typical, isOpaque: screen.isOpaque),
              links.swipes(screen.platform, isOpaque: screen.isOpaque),
              links.day(screen.record.text("since")),
              links.place(screen.path, screen.record.integer("line"), in: screen.repo),
            ])
      }
    ).markup
  }
}

/// Findings with the commit that brought each.
struct FindingTable {
  let data: SiteData
  let address: Address
  private var links: Links { Links(data: data, address: address) }

  func markup(
    _ findings: [Record], of total: Int, showsView: Bool, showsRepository: Bool = false
  ) -> Markup {
    guard !findings.isEmpty else {
      return Tag.p(.class("note")) {
        "None that the rules can see. That is not the same as accessible."
      }
    }
    return DataTable(
      caption: findings.count < total
        ? "The newest \(findings.count) of \(total) open findings"
        : "\(Markup(text: Numerals.count(total, "open finding")))",
      columns: [.text("What", style: "wide"), .text("Rule")]
        + (showsRepository ? [.text("Repository")] : [])
        + [.text("Place", style: "path"), .text("Brought by")],
      rows: findings.map { row($0, showsView, showsRepository) }
    ).markup
  }

  private func row(_ record: Record, _ showsView: Bool, _ showsRepository: Bool) -> DataTable.Row {
    let repo = record.text("repo")
    let view = showsView ? record.text("view") : ""
    return DataTable.Row(
      cells: [
        "\(Markup(code: record.text("message"))) \(Tag.span(.class("muted")) { Markup(code: record.text("fix")) })",
        "\(links.rule(record.text("rule"))) \(links.severity(record.text("severity")))",
      ] + (showsRepository ? [links.repository(repo)] : [])
        + [
          "\(view.isEmpty ? Markup() : "\(view) ")\(links.place(record.text("path"), record.integer("line"), in: repo))",
          "\(links.commit(record.text("introduced_sha"), in: repo)) \(Tag.span(.class("muted")) { "\(record.text("introduced_by")), \(links.day(record.text("introduced_at")))" })",
        ])
  }
}

/// What could not be read.
struct ProblemTable {
  let links: Links

  func markup(_ problems: [Record], of total: Int) -> Markup {
    DataTable(
      caption: problems.count < total
        ? "The first \(problems.count) of \(total) problems"
        : "\(Markup(text: Numerals.count(total, "problem")))",
      columns: [
        .text("Kind"), .text("Detail", style: "wide"), .text("Place", style: "path"),
        .text("Commit"),
      ],
      rows: problems.map { record in
        let line = record.optionalInteger("line").map { ":\($0)" } ?? ""
        return DataTable.Row(cells: [
          Markup(text: record.text("kind")), Markup(text: record.text("detail")),
          record.optionalText("path").map { path in Tag.span(.class("code")) { path + line } }
            ?? "–",
          record.optionalText("sha").map { links.commit($0, in: record.text("repo")) } ?? "–",
        ])
      }
    ).markup
  }
}
