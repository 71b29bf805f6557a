import Queries

/// All rules by prevalence.
struct RulesPage {
  let data: SiteData
  private let address = Address(Addresses.rules)
  private var links: Links { Links(data: data, address: address) }

  var page: Page {
    Page(
      address: address, section: .rules, heading: "Rules",
      description: "Which accessibility rules are broken, among the elements each applies to.",
      content: figure.markup(on: address))
  }

  private var figure: FigureBlock {
    let records = data.records(.rulesByPrevalence)
    let ranked = records.filter { $0.integer("elements") >= 10 && $0.integer("open") > 0 }
    let few = records.filter { (1..<10).contains($0.integer("elements")) }.count
    let title =
      ranked.first.map { record in
        "\(RuleWords(record).share(record.real("share") ?? 0)): the most common fault"
      } ?? "No rule is broken at ten places or more"
    let text: Markup =
      "Open findings among the elements each rule applies to, at the head of every repository. \(ranked.count) of \(records.count) rules apply to ten elements or more and have a finding; \(few) apply to fewer than ten and are not ranked."
    return FigureBlock(
      id: "prevalence", title: title, text: text,
      picture: BarChart(
        id: "prevalence", title: title, summary: text.plain,
        bars: ranked.prefix(25).map { record in
          BarChart.Bar(
            name: record.text("rule"), value: record.real("share") ?? 0,
            label:
              "\(Numerals.percent(record.real("share") ?? 0)), \(Numerals.grouped(record.integer("open"))) of \(Numerals.grouped(record.integer("elements")))",
            style: record.text("severity"))
        }
      ).markup + legend + table(records),
      table: DataTable(
        caption: "Every rule with its numbers", records,
        [
          ("rule", .text("Rule")), ("severity", .text("Severity")), ("wcag", .text("WCAG")),
          ("elements", .number("Elements it applies to (n)")), ("open", .number("Open")),
          ("share", .number("Share")), ("repositories", .number("Repositories")),
          ("introduced", .number("Introduced")), ("ended", .number("Ended")),
        ]),
      query: .rulesByPrevalence)
  }

  private var legend: Markup {
    Tag.p(.class("note")) {
      "Colour says the severity: "
      Links.severities.map { links.severity($0) }.joined(" ")
    }
  }

  private func table(_ records: [Record]) -> Markup {
    DataTable(
      caption:
        "All \(records.count) rules; italics where a rule applies to fewer than ten elements",
      columns: [
        .text("Rule", style: "wide"), .text("Severity"), .text("WCAG"), .number("Open"),
        .number("Applies to"), .number("Share"),
      ],
      rows: records.map { record in
        let share = record.real("share")
        return DataTable.Row(
          cells: [
            "\(links.rule(record.text("rule"))) \(Tag.span(.class("muted")) { record.text("title") })",
            links.severity(record.text("severity")), Markup(text: record.text("wcag")),
            "\(record.integer("open"))", "\(record.integer("elements"))",
            Markup(text: share.map { Numerals.percent($0) } ?? "–"),
          ], isFew: record.integer("elements") < 10)
      }
    ).markup
  }
}

/// One rule: what it says, how common its fault is, what came and went, how long findings stay.
struct RulePage {
  let data: SiteData
  let rule: Record
  /// The newest of all.
  let findings: [Record]
  let lifetimes: LifetimeFigures
  private var name: String { rule.text("rule") }
  private var address: Address { Address(Addresses.rule(name)) }
  private var links: Links { Links(data: data, address: address) }

  init(data: SiteData, rule: Record, findings: [Record]) {
    self.data = data
    self.rule = rule
    self.findings = findings
    lifetimes = LifetimeFigures(data: data, address: Address(Addresses.rule(rule.text("rule"))))
  }

  var page: Page {
    Page(
      address: address, section: .rules, heading: rule.text("title"), title: name,
      description: "\(name): \(rule.text("title"))", content: content)
  }

  private var content: Markup {
    let notes = TrendNotes(data.trends(ofRule: name), cases: "elements")
    let months = notes.shown
    return Tag.p(.class("lead")) { Markup(code: rule.text("reason")) }
      + Tag.dl(.class("facts")) {
        Tag.dt { "Name" }
        Tag.dd { Tag.code { name } }
        Tag.dt { "Severity" }
        Tag.dd { links.severity(rule.text("severity")) }
        Tag.dt { "Looks at" }
        Tag.dd { RuleWords(rule).noun + "s" }
        Tag.dt { "WCAG" }
        Tag.dd { rule.text("wcag") }
        Tag.dt { "How to mend it" }
        Tag.dd { Markup(code: rule.text("fix")) }
        Tag.dt { "Comes from" }
        Tag.dd { rule.text("document") }
      }
      + prevalence(months, notes.text).markup(on: address)
      + flow(months, notes.text).markup(on: address)
      + lifetimes.days(rule: name).markup(on: address)
      + Tag.h2 { "Examples: the newest open findings" }
      + FindingTable(data: data, address: address).markup(
        findings, of: rule.integer("open_findings"), showsView: true, showsRepository: true)
  }

  private func prevalence(_ months: [Record], _ note: String) -> FigureBlock {
    let breaks = SettingsBreaks(data: data)
    let share = months.series("share").mapValues { $0 * 100 }
    let words = RuleWords(rule)
    let last = months.last
    let change = SharedChange(last)
    let elements = last?.integer("elements") ?? 0
    let title =
      last.map { last in
        elements < 10
          ? "\(words.count(elements)): too few to speak of a share"
          : words.share(last.real("share") ?? 0)
      } ?? words.count(0)
    let text: Markup =
      last.map { last in
        "\(last.integer("open")) of \(words.inSentence(elements)) in \(last.repositories) at the end of \(last.monthName), pooled; with equal weight for each repository it is \(Numerals.percent(last.real("mean_of_repository_shares") ?? 0)).\(change.sentences(of: "the pooled share", factor: 100, unit: "\u{A0}%"))\(note)\(breaks.text)"
      } ?? "Nothing to show."
    return FigureBlock(
      id: "prevalence", title: title, text: text,
      picture: TrendChart(
        id: "prevalence", title: title, summary: text.plain, unit: "of \(words.noun)s",
        suffix: " %",
        lines: [
          TrendChart.Line(name: "of all", style: .cost, values: share),
          TrendChart.Line(
            name: "repositories’ mean", style: .plain,
            values: months.series("mean_of_repository_shares").mapValues { $0 * 100 }),
        ], events: breaks.events, height: 206
      ).markup, table: table(months), query: .ruleTrends)
  }

  private func flow(_ months: [Record], _ note: String) -> FigureBlock {
    let came = months.reduce(0) { $0 + $1.integer("introduced") }
    let went = months.reduce(0) { $0 + $1.integer("ended") }
    let title = "\(Numerals.count(came, "finding")) came, \(Numerals.grouped(went)) went"
    let periods = Dictionary(grouping: months.filter { $0.month() != nil }) {
      ($0.month() ?? 0) / 3 * 3
    }
    let text: Markup =
      "Introduced above the line, ended below it, by quarter: \(came) and \(went) since \(months.first?.monthName ?? "the beginning"). Ended counts what was fixed and what went with its code.\(note)"
    return FigureBlock(
      id: "flow", title: title, text: text,
      picture: FlowChart(
        id: "flow", title: title, summary: text.plain,
        periods: periods.map { month, records in
          FlowChart.Period(
            month: month, came: records.reduce(0) { $0 + $1.integer("introduced") },
            went: records.reduce(0) { $0 + $1.integer("ended") })
        }.sorted { $0.month < $1.month }, length: 3
      ).markup, table: table(months), query: .ruleTrends)
  }

  private func table(_ months: [Record]) -> DataTable {
    DataTable(
      caption: "\(name) at the end of each month", months.reversed(),
      [
        ("month", .text("Month")), ("repositories", .number("Repositories")),
        ("elements", .number("Elements (n)")), ("open", .number("Open")),
        ("share", .number("Share")),
        ("mean_of_repository_shares", .number("Mean of repositories’ shares")),
        ("introduced", .number("Introduced")), ("ended", .number("Ended")),
      ])
  }
}
