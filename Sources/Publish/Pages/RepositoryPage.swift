import Queries

/// One repository: its trend, its screens, its newest findings, and what could not be read.
struct RepositoryPage {
  let data: SiteData
  let all: RepositoryContent
  private var repository: SiteData.Repository { all.repository }
  private var address: Address { Address(repository.address) }
  private var links: Links { Links(data: data, address: address) }
  private var record: Record { repository.record }

  init(data: SiteData, content: RepositoryContent) {
    self.data = data
    all = content
  }

  var page: Page {
    Page(
      address: address, section: .repositories, heading: repository.name,
      description: "What the screens of \(repository.name) cost a VoiceOver user, month by month.",
      content: content)
  }

  private var content: Markup {
    let (months, screens, findings) = (all.months, all.screens, all.findings)
    return Seen(record).warning + facts + headlines(months)
      + trend(months).markup(on: address)
      + (FrameworkFigure(months: all.frameworks, repository: repository.name).block?.markup(
        on: address)
        ?? Markup())
      + Tag.h2 { "Screens by cost" }
      + ScreenTable(data: data, address: address).markup(
        Array(screens.prefix(40)), of: screens.count, showsRepository: false)
      + Tag.h2 { "What changed most" }
      + ChangeTables(data: data, address: address, limit: 5).markup(
        all.changes, in: screens)
      + Tag.h2 { "Newest open findings" }
      + FindingTable(data: data, address: address).markup(
        Array(findings.prefix(25)), of: findings.count, showsView: true)
      + Tag.h2 { "Problems" } + problems
  }

  private var facts: Markup {
    var out = Markup()
    func fact(_ name: String, _ value: Markup) {
      out += Tag.dt { name } + Tag.dd { value }
    }
    fact("Status", Markup(text: Self.meaning[record.text("status")] ?? record.text("status")))
    if let head = repository.head { fact("Head", links.commit(head, in: repository.name)) }
    fact(
      "Commits",
      "\(record.integer("commits")), of them \(record.integer("mainline_commits")) on the mainline")
    if let first = record.optionalText("first_commit_at"),
      let last = record.optionalText("last_commit_at")
    {
      fact("From, to", "\(links.day(first)) – \(links.day(last))")
    }
    fact(
      "Size",
      "\(Numerals.count(record.integer("swift_files"), "Swift file")), \(Numerals.count(record.integer("views"), "view")), of them \(record.integer("opaque_views")) with something inside that the repository does not hold"
    )
    if let share = Seen(record).share { fact("Counted whole", Markup(text: share)) }
    return Tag.dl(.class("facts")) { out }
  }

  private static let meaning = [
    "full": "full: every commit was read", "partial": "partial: something could not be read",
    "failed": "failed: nothing new could be read", "missing": "missing: it was not there",
  ]

  private func headlines(_ months: [Record]) -> Markup {
    var list: [Headline] = []
    if let change = Change(months.series("swipes_per_screen")), let costs = costs(months) {
      let typically = costs.differ ? " at most; typically \(costs.typicalText)" : ""
      list.append(
        Headline(
          value: (Seen(record).isInPart ? "≥\u{A0}" : "") + Numerals.decimal(change.now),
          name: "swipes per screen\(typically)",
          note:
            "\(change.text()). \(Numerals.count(record.integer("swipes_guideline"), "swipe")), \(Numerals.count(record.integer("screens"), "screen")); \(record.integer("swipes_platform")) in the platform model."
        ))
    }
    let rows = record.integer("rows")
    if rows > 0 {
      let share = Double(record.integer("ungrouped_rows")) / Double(rows)
      list.append(
        Headline(
          value: Numerals.percent(share), name: "of rows are not grouped",
          note:
            "\(record.integer("ungrouped_rows")) of \(rows)\(rows < 10 ? ": too few to compare" : "")."
        ))
    }
    list.append(
      Headline(
        value: Numerals.grouped(record.integer("open_findings")), name: "open findings",
        note:
          "\(record.integer("open_critical")) critical, \(record.integer("open_serious")) serious, \(record.integer("open_moderate")) moderate, \(record.integer("open_minor")) minor."
      ))
    return Headline.list(list)
  }

  /// The mean of the last month.
  private func costs(_ months: [Record]) -> TwoCosts? {
    months.last { $0.real("swipes_per_screen") != nil }?
      .costs("swipes_per_screen", isAtLeast: Seen(record).isInPart)
  }

  private func trend(_ months: [Record]) -> FigureBlock {
    let values = months.series("swipes_per_screen")
    let breaks = SettingsBreaks(data: data, repo: repository.name)
    let change = Change(values)
    let title =
      costs(months).map { costs in
        "A screen of \(repository.name) \(costs.predicate(average: " on average"))"
          + (change?.direction(("fewer than", "more than")).map { ", \($0)" } ?? "")
      } ?? "Swipes per screen of \(repository.name)"
    let text: Markup =
      months.last.map { last in
        "\(swipes(last)) over \(Numerals.count(last.integer("screens"), "screen")) at the end of \(last.monthName).\(carried(months)) Marks show the largest fall and the largest rise of one screen by one commit.\(breaks.text)"
      } ?? "No month has a screen yet."
    return FigureBlock(
      id: "trend", title: title, text: text,
      picture: TrendChart(
        id: "trend", title: title, summary: text.plain, unit: "swipes per screen",
        lines: [
          TrendChart.Line(name: "guideline, at most", style: .cost, values: values),
          TrendChart.Line(
            name: "guideline, typically", style: .typical,
            values: months.series("swipes_per_screen_typical")),
          TrendChart.Line(
            name: "platform, at most", style: .plain,
            values: months.series("swipes_per_screen_platform")),
        ], events: events + breaks.events
      ).markup,
      table: DataTable(
        caption: "Swipes per screen at the end of each month", months.reversed(),
        [
          ("month", .text("Month")), ("screens", .number("Screens (n)")),
          ("swipes", .number("Swipes")), ("swipes_per_screen", .number("Per screen")),
          ("swipes_per_screen_typical", .number("Typically")),
          ("swipes_per_screen_platform", .number("Per screen, platform model")),
          ("swipes_per_screen_platform_typical", .number("The same, typically")),
          ("stops_per_row", .number("Stops per row")), ("rows", .number("Rows")),
          ("ungrouped_rows", .number("Not grouped")), ("findings", .number("Findings")),
        ]),
      query: .swipesByRepository)
  }

  private func swipes(_ month: Record) -> String {
    Numerals.count(month.integer("swipes"), "swipe") + " at most"
      + (month.costs("swipes")?.aside ?? "")
  }

  /// The line goes on where nothing happened, and says so.
  private func carried(_ months: [Record]) -> String {
    let quiet = months.count { $0.flag("is_carried") }
    guard quiet > 0 else { return "" }
    let span = quiet == 1 ? "In the last month" : "In the last \(Numerals.count(quiet, "month"))"
    return " \(span) there was no commit, and the head stands as it was."
  }

  private var events: [TrendChart.Event] {
    ["fall", "rise"].compactMap { direction in
      guard let record = all.changes.first(where: { $0.text("direction") == direction }),
        let month = record.month("changed_at")
      else { return nil }
      let change = Numerals.change(Double(record.integer("change")))
      return TrendChart.Event(month: month, name: "\(record.text("screen")) \(change)")
    }
  }

  private var problems: Markup {
    guard !all.problems.isEmpty else {
      return Tag.p(.class("note")) { "None: everything that was asked for could be read." }
    }
    return ProblemTable(links: links).markup(all.problems, of: record.integer("problems"))
  }
}
