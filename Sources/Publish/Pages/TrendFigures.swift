import Queries

/// The three trends over all repositories.
struct TrendFigures {
  let data: SiteData
  let address: Address
  private let breaks: SettingsBreaks

  init(data: SiteData, address: Address) {
    self.data = data
    self.address = address
    breaks = SettingsBreaks(data: data)
  }

  var swipes: FigureBlock {
    let notes = TrendNotes(data.records(.swipesPerScreen), cases: "screens")
    let records = notes.shown
    let median = records.series("median")
    let last = records.last
    let panel = last.map { _ in records.map { $0.integer("panel_repositories") }.max() ?? 0 } ?? 0
    let typical = records.series("median_typical")
    var lines = [TrendChart.Line(name: "median at most", style: .cost, values: median)]
    if !typical.isEmpty {
      lines.append(TrendChart.Line(name: "median, typically", style: .typical, values: typical))
    }
    let fixed = records.series("panel_median")
    if panel > 1, fixed.count > 1 {
      lines.append(
        TrendChart.Line(name: "median of the same \(panel)", style: .plain, values: fixed))
    }
    let chart = TrendChart(
      id: "swipes-per-screen", title: "", summary: "", unit: "swipes", lines: lines,
      bands: [
        TrendChart.Band(
          name: "p10–p90", low: records.series("p10"), high: records.series("p90")),
        TrendChart.Band(
          name: "p25–p75", low: records.series("p25"), high: records.series("p75")),
      ], events: breaks.events, memberships: notes.memberships)
    let change = SharedChange(last)
    let typicalChange = SharedChange(last, of: .typical)
    let direction = change.direction(("fewer than", "more than"))
    let isShared = direction == typicalChange.direction(("fewer than", "more than"))
    let title =
      last.flatMap { $0.costs("median") }.map { now in
        "The median screen \(now.predicate())"
          + (isShared ? direction.map { ", " + $0 } ?? "" : "")
      } ?? "The cost of the median screen"
    let text: Markup =
      last.map { last in
        "In \(last.monthName), half of \(Numerals.count(last.integer("screens"), "screen")) cost \(last.swipes("median")) swipes or fewer; a tenth cost \(last.swipes("p10")) or fewer and a tenth \(last.swipes("p90")) or more.\(last.atLeast) Counting each of \(last.repositories) once, the mean of their medians is \(Numerals.decimal(last.real("mean_of_repository_medians") ?? 0)). Guideline model, at most; the dotted line is the typical cost.\(change.sentences(of: "the median"))\(typicalChange == change ? "" : typicalChange.sentences(of: "the typical median"))\(panel > 1 && fixed.count > 1 ? " The dashed line follows the same \(panel) repositories, so that newcomers cannot bend it." : "")\(chart.isCut ? " What is above the axis is cut off; the table has it." : "")\(notes.text)\(breaks.text)"
      } ?? data.nothingYet("No month has a screen yet.")
    return FigureBlock(
      id: "swipes-per-screen", title: title, text: text,
      picture: chart.named(title, text.plain).markup,
      table: DataTable(
        caption: "Swipes per screen at the end of each month", records.reversed(),
        [
          ("month", .text("Month")), ("repositories", .number("Repositories")),
          ("screens", .number("Screens (n)")),
          ("screens_at_least", .number("At the least")), ("p10", .number("p10")),
          ("p25", .number("p25")),
          ("median", .number("Median")), ("p75", .number("p75")), ("p90", .number("p90")),
          ("p10_typical", .expected("p10, typically")),
          ("median_typical", .expected("Median, typically")),
          ("p90_typical", .expected("p90, typically")),
          ("mean_of_repository_medians", .number("Mean of repositories’ medians")),
          ("panel_repositories", .number("In the fixed panel")),
          ("panel_median", .number("Median of the panel")),
          ("panel_median_typical", .expected("The same, typically")),
        ] + Self.membership),
      query: .swipesPerScreen)
  }

  var ungrouped: FigureBlock {
    let notes = TrendNotes(data.records(.ungroupedRows), cases: "rows")
    let records = notes.shown
    let share = records.series("share").mapValues { $0 * 100 }
    let last = records.last { $0.real("share") != nil }
    let change = SharedChange(last)
    let title =
      last.flatMap { $0.real("share") }.map { now in
        "\(Numerals.percent(now)) of rows make a listener stop more than once"
      } ?? "Rows that make a listener stop more than once"
    let text: Markup =
      last.map { last in
        "\(last.integer("ungrouped_rows")) of \(Numerals.count(last.integer("rows"), "repeated row")) in \(last.monthName) are two or more stops that are no controls and are not made one element: pooled, so that large repositories weigh more. With equal weight it is \(Numerals.percent(last.real("mean_of_repository_shares") ?? 0)), the dashed line.\(change.sentences(of: "the pooled share", factor: 100, unit: "\u{A0}%"))\(notes.text)\(breaks.text)"
      } ?? data.nothingYet("No month has a row yet.")
    return FigureBlock(
      id: "ungrouped-rows", title: title, text: text,
      picture: TrendChart(
        id: "ungrouped-rows", title: title, summary: text.plain, unit: "of rows", suffix: " %",
        lines: [
          TrendChart.Line(name: "of all rows", style: .cost, values: share),
          TrendChart.Line(
            name: "repositories’ mean", style: .plain,
            values: records.series("mean_of_repository_shares").mapValues { $0 * 100 }),
        ], events: breaks.events, memberships: notes.memberships, height: 226
      ).markup,
      table: DataTable(
        caption: "Rows that are not grouped at the end of each month", records.reversed(),
        [
          ("month", .text("Month")), ("repositories", .number("Repositories")),
          ("rows", .number("Rows (n)")), ("ungrouped_rows", .number("Not grouped")),
          ("share", .number("Share")),
          ("mean_of_repository_shares", .number("Mean of repositories’ shares")),
        ] + Self.membership),
      query: .ungroupedRows)
  }

  var findings: FigureBlock {
    let notes = TrendNotes(data.records(.findingsPerElement), cases: "elements")
    let records = notes.shown
    let all = records.series("per_100_elements")
    let last = records.last { $0.real("per_100_elements") != nil }
    let change = SharedChange(last)
    let title =
      last.flatMap { $0.real("per_100_elements") }.map { now in
        "There are \(Numerals.decimal(now)) findings for every 100 elements"
          + (change.direction(("fewer than", "more than")).map { ", " + $0 } ?? "")
      } ?? "Findings for every 100 elements"
    let text: Markup =
      last.map { last in
        "In \(last.monthName), \(Numerals.count(last.integer("findings"), "finding")) over \(Numerals.count(last.integer("elements"), "element")): \(last.integer("critical")) critical, \(last.integer("serious")) serious, \(last.integer("moderate")) moderate, \(last.integer("minor")) minor. Pooled; with equal weight for each repository there are \(Numerals.decimal(last.real("mean_of_repositories") ?? 0)). What no rule looks for is not in here.\(change.sentences(of: "the rate"))\(notes.text)\(breaks.text)"
      } ?? data.nothingYet("No month has an element yet.")
    return FigureBlock(
      id: "findings-per-element", title: title, text: text,
      picture: TrendChart(
        id: "findings-per-element", title: title, summary: text.plain,
        unit: "findings per 100 elements",
        lines: [
          TrendChart.Line(name: "all", style: .cost, values: all),
          TrendChart.Line(
            name: "critical, serious", style: .plain,
            values: records.series("critical_and_serious_per_100_elements")),
        ], events: breaks.events, memberships: notes.memberships, height: 226
      ).markup,
      table: DataTable(
        caption: "Findings per 100 elements at the end of each month", records.reversed(),
        [
          ("month", .text("Month")), ("repositories", .number("Repositories")),
          ("elements", .number("Elements (n)")), ("findings", .number("Findings")),
          ("critical", .number("Critical")), ("serious", .number("Serious")),
          ("moderate", .number("Moderate")), ("minor", .number("Minor")),
          ("per_100_elements", .number("Per 100 elements")),
          ("mean_of_repositories", .number("Mean of repositories")),
        ] + Self.membership),
      query: .findingsPerElement)
  }

  /// Who is in a month of a trend.
  private static let membership: [(name: String, column: DataTable.Column)] = [
    ("joined", .number("Joined")), ("left", .number("Left")),
    ("carried_repositories", .number("Without a commit")),
    ("read_in_part", .number("Read in part, left out")),
  ]
}

extension Markup {
  /// For the description of a drawing: what is written under its title, without the tags.
  ///
  /// The text of these figures holds no tags, so only the escapes are undone.
  var plain: String {
    html.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
  }
}

extension Record {
  // `46 (typically 31)`
  fileprivate func swipes(_ column: String) -> String {
    Numerals.grouped(integer(column)) + (costs(column)?.aside ?? "")
  }

  /// How much of a month's screens is counted at the least.
  fileprivate var atLeast: String {
    let (count, all) = (integer("screens_at_least"), integer("screens"))
    guard count > 0, all > 0 else { return "" }
    let verb = count == 1 ? "is" : "are"
    return
      " \(Numerals.grouped(count)) of them (\(Numerals.percent(Double(count) / Double(all)))) \(verb) counted at the least."
  }
}
