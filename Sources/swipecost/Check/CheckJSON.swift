import Scenes
import Crawl
import Rules
import VoiceOver

/// `swipecost.check/1`: one line per view, so that a difference of two answers reads well.
struct CheckJSON {
  let model: ShownModel

  func write(_ checked: CheckedTree, _ findings: [Finding], to output: Output) {
    output.write(
      """
      {"schema": "swipecost.check/1", "model": "guideline/1",
       "views": [
      """)
    for (place, report) in checked.ordered.enumerated() {
      output.write((place == 0 ? "\n  " : ",\n  ") + view(report).line)
    }
    output.write("],\n \"findings\": [")
    for (place, finding) in findings.enumerated() {
      output.write((place == 0 ? "\n  " : ",\n  ") + self.finding(finding).line)
    }
    output.write("],\n \"first\": ")
    output.write(JSON.list(FirstMends(findings).rows.map(self.finding)).line)
    output.write(",\n \"elsewhere\": ")
    output.write(JSON.list(checked.elsewhere.map { .text($0) }).line)
    output.write(",\n \"unmade\": ")
    output.write(
      JSON.list(
        checked.unmade.map {
          .object([
            ("name", .text($0.name)), ("path", .text($0.place.path)),
            ("line", .number($0.place.line)),
          ])
        }
      ).line)
    output.write(",\n \"packages\": ")
    output.write(JSON.list(checked.tree.packages.map { .package($0) }).line)
    output.write(",\n \"problems\": ")
    output.write(
      JSON.list(
        checked.problems.map {
          .object([
            ("path", .text($0.path)), ("line", $0.line.map { .number($0) } ?? .null),
            ("message", .text($0.sentence)),
          ])
        }
      ).line)
    output.write("}\n")
  }

  private func finding(_ finding: Finding) -> JSON {
    let criteria = Rule.named(finding.rule)?.wcag ?? []
    return .object([
      ("rule", .text(finding.rule)), ("severity", .text(finding.severity.rawValue)),
      ("wcag", .list(criteria.map { .text($0) })), ("path", .text(finding.place.path)),
      ("line", .number(finding.place.line)), ("column", .number(finding.place.column)),
      ("view", .text(finding.view)), ("message", .text(finding.message)),
      ("fix", .text(finding.fix)), ("swipesSaved", .number(finding.swipesSaved)),
      ("fingerprint", .text(finding.fingerprint)),
    ])
  }

  private func view(_ report: ViewReport) -> JSON {
    .object([
      ("name", .text(report.name)), ("path", .text(report.place.path)),
      ("line", .number(report.place.line)), ("screen", .flag(report.screen != nil)),
      ("reason", .text(report.screen?.rawValue)), ("opaque", .flag(report.isOpaque)),
      ("web", .flag(report.isWeb)),
      ("opaqueNames", .list(report.opaqueNames.map { .text($0) })),
      (
        "unknown",
        .list(
          report.unknowns.map {
            .object([
              ("name", .text($0.name)), ("kind", .text($0.kind.rawValue)),
              ("path", .text($0.place.path)), ("line", .number($0.place.line)),
            ])
          })
      ),
      ("swipes", both(report.swipes)), ("chrome", both(report.chrome)),
      (
        "deltas",
        .list(
          report.deltas.map {
            .object([
              ("reason", .text($0.reason.rawValue)), ("perRow", .number($0.perRow)),
              ("swipes", .number($0.swipes)),
            ])
          })
      ), ("rows", .list(report.rows.map(row))), ("stops", .list(report.stops.map(stop))),
      ("leftOut", .list(report.sides.leftOut.map(side))),
      ("framework", .text(report.framework.rawValue)),
    ])
  }

  /// What is there instead of some of the stops, or beside them; inside of another one, instead of some of its stops.
  private func side(_ side: SideReport, inside: Int?, follows: Int) -> JSON {
    var members: [(String, JSON)] = [
      ("path", .text(side.place.path)), ("line", .number(side.place.line)),
      ("when", .text(side.when)), ("after", .number(side.after)), ("swipes", .number(side.swipes)),
      ("stops", .list(side.stops.map(stop))),
    ]
    if side.isBeside { members.append(("beside", .flag(true))) }
    if let inside { members += [("inside", .number(inside)), ("follows", .number(follows))] }
    return .object(members)
  }

  private func row(_ row: RowReport) -> JSON {
    .object([
      ("path", .text(row.place.path)), ("line", .number(row.place.line)),
      ("count", .number(row.count)), ("assumed", .flag(row.isAssumed)),
      ("ungrouped", .flag(row.isUngrouped)), ("stops", both(row.stops)),
    ])
  }

  private func stop(_ stop: Stop) -> JSON {
    var members: [(String, JSON)] = [
      ("path", .text(stop.place.path)), ("line", .number(stop.place.line)),
      ("column", .number(stop.place.column)), ("count", .number(stop.count)),
      ("label", .text(stop.label)), ("speech", .text(stop.speech)), ("role", .text(stop.role)),
      ("confidence", .text(stop.confidence.rawValue)),
    ]
    members.append(("spoken", .text(stop.spoken?.speech ?? stop.speech)))
    if !stop.each.isEmpty { members.append(("each", .list(stop.each.map { .text($0) }))) }
    if let when = stop.when { members.append(("when", .text(when))) }
    if let hint = stop.hint { members.append(("hint", .text(hint))) }
    if let group = stop.group { members.append(("group", .text(group))) }
    if stop.isChrome { members.append(("chrome", .flag(true))) }
    if !stop.actions.isEmpty {
      members.append(("actions", .list(stop.actions.map { .text($0) })))
    }
    return .object(members)
  }

  private func both(_ costs: BothModels) -> JSON {
    var members: [(String, JSON)] = []
    if model != .platform { members.append(("guideline", cost(costs.guideline))) }
    if model != .guideline { members.append(("platform", cost(costs.platform))) }
    return .object(members)
  }

  private func cost(_ cost: Cost) -> JSON {
    .object([
      ("min", .number(cost.min)), ("max", .number(cost.max)),
      ("typical", .hundredths(cost.typical)),
    ])
  }
}
