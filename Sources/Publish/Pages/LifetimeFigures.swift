import Queries

/// How long findings stay: Kaplan–Meier curves in days and in commits.
struct LifetimeFigures {
  let data: SiteData
  let address: Address
  static let allRules = "all rules"

  func days(rule: String) -> FigureBlock {
    figure(rule, .lifetimesInDays, time: "days", id: "lifetime-in-days")
  }

  func commits(rule: String) -> FigureBlock {
    figure(rule, .lifetimesInCommits, time: "commits", id: "lifetime-in-commits")
  }

  private func figure(
    _ rule: String, _ query: FigureQuery, time: String, id: String
  ) -> FigureBlock {
    let life = data.lifetime(query, rule: rule)
    let records = life.curve
    let (n, ended, fixed) = (life.findings, life.ended, life.fixed)
    let title =
      n == 0
      ? "There is no finding yet"
      : n < 10
        ? "\(Numerals.count(n, "finding")): too few to say how long they stay"
        : life.half.map { "Half of the findings are gone after \(Numerals.grouped($0)) \(time)" }
          ?? "More than half of the findings are still there when the data end"
    let text: Markup =
      "\(n) findings: \(fixed) fixed, \(ended - fixed) gone with their code, \(n - ended) still open. “Still there” ends with either; “not fixed” counts only fixes and leaves out of sight what was removed. Ticks mark findings that were still open when they were last seen; the numbers at risk stand below, and where they are small the curve says little."
    return FigureBlock(
      id: id, title: title, text: text,
      picture: n < 10
        ? Tag.p(.class("note")) { "Fewer than ten findings are not drawn; the table has them." }
        : SurvivalChart(
          id: id, title: title, summary: text.plain, unit: time,
          curves: [
            curve(records, time, "share_still_there", "still there", .cost) {
              $0.integer("fixed") + $0.integer("removed")
            },
            curve(records, time, "share_not_fixed", "not fixed", .good) { $0.integer("fixed") },
          ]
        ).markup,
      table: DataTable(
        caption: "Kaplan–Meier table, \(rule), in \(time)", life.first, of: life.count,
        [
          (time, .number(time.prefix(1).uppercased() + time.dropFirst())),
          ("at_risk", .number("At risk")), ("fixed", .number("Fixed")),
          ("removed", .number("Gone with code")), ("open", .number("Still open")),
          ("share_still_there", .number("Still there")), ("share_not_fixed", .number("Not fixed")),
        ]),
      query: query)
  }

  private func curve(
    _ records: [Record], _ time: String, _ share: String, _ name: String,
    _ style: TrendChart.Style, ended: (Record) -> Int
  ) -> SurvivalChart.Curve {
    SurvivalChart.Curve(
      name: name, style: style,
      steps: records.map { record in
        SurvivalChart.Step(
          time: record.real(time) ?? 0, atRisk: record.integer("at_risk"), ended: ended(record),
          censored: record.integer("open"), share: record.real(share) ?? 1)
      })
  }
}

/// How findings end, over all rules.
struct LifetimesPage {
  let data: SiteData
  private let address = Address(Addresses.lifetimes)

  var page: Page {
    let figures = LifetimeFigures(data: data, address: address)
    return Page(
      address: address, section: .lifetimes, heading: "How long findings stay",
      description:
        "Kaplan–Meier curves of accessibility findings in days and in commits, and how they end.",
      content: Tag.p(.class("lead")) {
        "A finding begins with the commit that brings it and ends with the one that mends it or removes its code. Those two are told apart: deleted is not fixed."
      }
        + figures.days(rule: LifetimeFigures.allRules).markup(on: address)
        + figures.commits(rule: LifetimeFigures.allRules).markup(on: address)
        + ends.markup(on: address))
  }

  private var ends: FigureBlock {
    let links = Links(data: data, address: address)
    let records = data.records(.findingEnds)
    let all = records.reduce(0) { $0 + $1.integer("findings") }
    let fixed = records.reduce(0) { $0 + $1.integer("fixed") }
    let ended = all - records.reduce(0) { $0 + $1.integer("open") }
    let title =
      ended == 0
      ? "No finding has ended yet"
      : "\(Numerals.percent(Double(fixed) / Double(ended))) of ended findings were fixed; the others went with their code"
    let ranked = records.filter { $0.integer("findings") - $0.integer("open") >= 10 }
      .sorted {
        ($0.real("share_fixed") ?? 0, $1.text("rule")) > (
          $1.real("share_fixed") ?? 0, $0.text("rule")
        )
      }
    let text: Markup =
      "\(fixed) of \(ended) ended findings. By rule, where at least ten have ended; of \(all) findings in all."
    return FigureBlock(
      id: "ends", title: title, text: text,
      picture: (ranked.isEmpty
        ? Tag.p(.class("note")) {
          "Of no rule have ten findings ended yet, so there is nothing to compare."
        }
        : BarChart(
          id: "ends", title: title, summary: text.plain,
          bars: ranked.map { record in
            let over = record.integer("findings") - record.integer("open")
            return BarChart.Bar(
              name: record.text("rule"), value: record.real("share_fixed") ?? 0,
              label:
                "\(Numerals.percent(record.real("share_fixed") ?? 0)) fixed, \(Numerals.grouped(record.integer("fixed"))) of \(Numerals.grouped(over))",
              style: "good")
          }
        ).markup)
        + DataTable(
          caption: "How findings ended, by rule",
          columns: [
            .text("Rule"), .number("Findings"), .number("Open"), .number("Fixed"),
            .number("Code removed"), .number("File removed"),
          ],
          rows: records.map { record in
            DataTable.Row(
              cells: [
                links.rule(record.text("rule")), "\(record.integer("findings"))",
                "\(record.integer("open"))", "\(record.integer("fixed"))",
                "\(record.integer("code_removed"))", "\(record.integer("file_removed"))",
              ], isFew: record.integer("findings") < 10)
          }
        ).markup,
      table: DataTable(
        caption: "Ends by rule", records,
        [
          ("rule", .text("Rule")), ("findings", .number("Findings (n)")), ("open", .number("Open")),
          ("fixed", .number("Fixed")), ("code_removed", .number("Code removed")),
          ("file_removed", .number("File removed")),
          ("share_fixed", .number("Share fixed of ended")),
        ]),
      query: .findingEnds)
  }
}
