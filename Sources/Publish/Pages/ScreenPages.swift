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
          Array(data.screens.prefix(50)), of: data.screens.count, showsRepository: true)
        + Tag.h2 { "Rows worth grouping first" } + rows
        + Tag.h2 { "The fastest growing" }
        + ChangeTables(data: data, address: address, limit: 25).markup(repo: nil))
  }

  private var distribution: FigureBlock {
    let records = data.records(.costDistribution)
    let steps = records.compactMap { record in
      record.real("swipes").flatMap { value in
        record.real("share_at_or_below").map { (value: value, share: $0) }
      }
    }
    func value(_ share: Double) -> Int {
      steps.first { $0.share >= share }.map { Int($0.value) } ?? 0
    }
    let total = records.last?.integer("screens_at_or_below") ?? 0
    let title =
      total == 0
      ? "There is no screen to count yet"
      : "Half of all screens cost \(value(0.5)) swipes or fewer, one in ten \(value(0.9)) or more"
    let text: Markup =
      "Share of \(Numerals.count(total, "screen")) of today that cost so many swipes or fewer, guideline model.\(leftOut(records, total)) A quarter cost \(value(0.25)) or fewer, three quarters \(value(0.75)) or fewer; the dearest costs \(steps.last.map { Int($0.value) } ?? 0). The axis ends where 95 in 100 screens are in; the table has all."
    return FigureBlock(
      id: "distribution", title: title, text: text,
      picture: ShareCurve(
        id: "distribution", title: title, summary: text.plain, unit: "swipes", steps: steps,
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
        ]),
      query: .costDistribution)
  }

  private func leftOut(_ records: [Record], _ total: Int) -> String {
    let atLeast = records.reduce(0) { $0 + $1.integer("screens_at_least") }
    let apart = data.readInPart
    let counted =
      atLeast == 0
      ? "" : " \(Numerals.percent(Double(atLeast) / Double(total))) of them are counted at the least."
    guard apart > 0 else { return counted }
    return counted
      + " Left out: the screens of \(Numerals.count(apart, "repository", "repositories")) read in part."
  }

  private var rows: Markup {
    let records = data.records(.rowsWorthGrouping)
    guard !records.isEmpty else { return Tag.p(.class("note")) { "Every row is grouped." } }
    return DataTable(
      caption:
        "The \(min(25, records.count)) of \(records.count) ungrouped rows that would save most swipes",
      columns: [
        .text("View"), .text("Repository"), .number("Stops per row"), .number("Rows"),
        .number("Swipes saved"), .text("Since"), .text("Place", style: "path"),
      ],
      rows: records.prefix(25).map { record in
        let repo = record.text("repo")
        let id = record.integer("view_id")
        return DataTable.Row(cells: [
          data.screens.first { $0.id == id }.map { links.screen($0) }
            ?? Markup(text: record.text("view")),
          links.repository(repo), "\(record.integer("stops_guideline"))",
          "\(record.integer("count"))\(record.flag("is_assumed") ? " assumed" : "")",
          "\(record.integer("swipes_saved"))", links.day(record.text("since")),
          links.place(record.text("path"), record.integer("line"), in: repo),
        ])
      }
    ).markup
  }
}

/// One screen: the swipe map, its rows, its history, its findings.
struct ScreenPage {
  let data: SiteData
  let screen: SiteData.Screen
  let address: Address
  private var links: Links { Links(data: data, address: address) }

  init?(data: SiteData, screen: SiteData.Screen) {
    guard let path = screen.address else { return nil }
    self.data = data
    self.screen = screen
    address = Address(path)
  }

  var page: Page {
    Page(
      address: address, section: .screens, heading: screen.name,
      title: "\(screen.name), \(screen.repo)",
      description: "\(screen.name) of \(screen.repo) costs \(screen.swipes) VoiceOver swipes.",
      content: content)
  }

  private var content: Markup {
    let findings = data.findings(screen)
    return lead + maps + history
      + Tag.h2 { "Open findings" }
      + FindingTable(data: data, address: address).markup(
        Array(findings.prefix(50)), of: findings.count, showsView: false)
  }

  private var lead: Markup {
    let record = screen.record
    let opaque = record.text("opaque_names")
    return Tag.p(.class("lead")) {
      "\(Tag.strong { "\(links.swipes(screen.swipes, isOpaque: screen.isOpaque)) swipes" }) from the first element to the last, \(links.swipes(screen.platform, isOpaque: screen.isOpaque)) in the platform model; \(record.integer("chrome_guideline")) of them on titles, toolbars and tabs."
    }
      + Tag.dl(.class("facts")) {
        Tag.dt { "Repository" }
        Tag.dd { links.repository(screen.repo) }
        Tag.dt { "Source" }
        Tag.dd { links.place(screen.path, record.integer("line"), in: screen.repo) }
        Tag.dt { "Why it is a screen" }
        Tag.dd { Self.reasons[record.text("reason")] ?? record.text("reason") }
        Tag.dt { "This cost since" }
        Tag.dd {
          "\(links.day(record.text("since"))), \(links.commit(record.text("since_sha"), in: screen.repo))"
        }
        if record.integer("assumed_rows") > 0 {
          Tag.dt { "Assumed" }
          Tag.dd {
            Numerals.count(record.integer("assumed_rows"), "collection") + " of unknown length"
          }
        }
        if screen.isOpaque {
          Tag.dt { "Not readable" }
          Tag.dd {
            opaque.isEmpty
              ? "something inside is not in the repository: the count is a lower bound"
              : "\(opaque): not in the repository, so the count is a lower bound"
          }
        }
      }
  }

  private static let reasons = [
    "root": "the root of the app", "tab": "a tab", "destination": "a navigation destination",
    "sheet": "shown as a sheet", "cover": "shown over the full screen",
    "popover": "shown as a popover",
    "title": "it has a navigation title", "unused": "no other view of the repository uses it",
    "controller": "a view controller", "page": "a page of another view",
  ]

  private var maps: Markup {
    guard let tree = data.layout(screen), !tree.nodes.isEmpty else { return Markup() }
    let rows = tree.ungroupedRows
    return rows.prefix(4).enumerated().map { number, index in
      let node = tree.nodes[index]
      let (swipes, fewer) = (tree.row(index).swipes, tree.groupedRow(index).swipes)
      let times = node.count ?? 1
      return Tag.h2 { "\(swipes) swipes a row, or \(fewer == 1 ? "one" : "\(fewer)")" }
        + Tag.p {
          "The row\(node.line.map { " in line \($0)" } ?? "") costs \(swipes * times) swipes over \(times)\(node.isAssumed ? " assumed" : "") rows. \(fewer == 1 ? "Made one element" : "With its parts grouped") it costs \(fewer * times)."
        }
        + SwipeMapSection.comparison(tree, row: index, id: "row-\(number + 1)")
    }.joined()
      + Tag.h2 { "The screen as VoiceOver walks it" }
      + Tag.p(.class("note")) {
        "Drawn after the stacks in the source, not to scale; rows are drawn once. Guideline model."
      }
      + SwipeMapSection.screen(tree, id: "map", swipes: screen.swipes)
  }

  private var history: Markup {
    let records = data.history(screen)
    guard records.count > 1 else { return Markup() }
    return Tag.h2 { "Its cost over time" }
      + DataTable(
        caption: "Every change of the screen’s cost on the mainline, newest first",
        columns: [
          .text("Since"), .number("Swipes"), .number("Change"), .number("Platform model"),
          .text("Commit"),
        ],
        rows: records.indices.reversed().prefix(40).map { index in
          let record = records[index]
          let before = index > 0 ? records[index - 1].integer("swipes_guideline") : nil
          return DataTable.Row(cells: [
            links.day(record.text("from_at")), "\(record.integer("swipes_guideline"))",
            Markup(
              text: before.map { Numerals.change(Double(record.integer("swipes_guideline") - $0)) }
                ?? "new"),
            "\(record.integer("swipes_platform"))",
            links.commit(record.text("from_sha"), in: screen.repo),
          ])
        }
      ).markup
  }
}
