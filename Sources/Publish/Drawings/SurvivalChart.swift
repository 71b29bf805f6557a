/// Kaplan–Meier curves: what share of findings is still there after so many days or commits.
///
/// A short tick marks findings that were still open when the data end: they are not over, and leave
/// the count at risk without ending. The numbers at risk stand below the axis.
struct SurvivalChart {
  struct Step {
    var time: Double
    var atRisk: Int
    var ended: Int
    var censored: Int
    var share: Double
  }

  struct Curve {
    var name: String
    var style: TrendChart.Style
    var steps: [Step]
  }

  var id: String
  var title: String
  var summary: String
  var unit: String
  var curves: [Curve]

  var markup: Markup {
    guard curves.contains(where: { !$0.steps.isEmpty }) else {
      return Tag.p(.class("note")) { "No finding has been seen long enough to say." }
    }
    return Plot.Form.allCases.map { draw($0) }.joined()
  }

  private func draw(_ form: Plot.Form) -> Markup {
    let plot = Plot(
      form, height: 280, labels: Self.shares.map { Numerals.percent($0) },
      right: form == .wide ? 170 : 14, top: 24 + LineNames.room(form, count: curves.count),
      bottom: 76)
    let area = plot.area
    let last = curves.flatMap(\.steps).map(\.time).max() ?? 1
    let x = Scale.fromZero(to: max(1, last), start: area.x, end: area.right, ticks: 5)
    let y = Scale(low: 0, high: 1, start: area.bottom, end: area.y)
    return plot.svg(
      id: id, title: title, summary: summary,
      Self.shares.map { share in
        Tag.path(
          .class(share == 0 ? "axis" : "grid"), .d(plot.horizontal(area.x, area.right, y(share))))
          + Tag.text(.class("tick"), .x(area.x - 8), .y(y(share) + 4), .anchor("end")) {
            Numerals.percent(share)
          }
      }.joined()
        + plot.horizontalAxis(x.scale, x.ticks, unit: unit, below: atRisk)
        + curves.enumerated().map { index, curve in
          draw(curve, plot, x.scale, y)
            + (index == 0 ? atRisk(plot, x, top: area.bottom + 48) : Markup())
        }.joined()
        + LineNames(
          names: curves.compactMap { curve in
            curve.steps.last.map {
              LineNames.Name(
                text: Numerals.percent($0.share) + " " + curve.name, style: curve.style,
                y: y($0.share))
            }
          }
        ).markup(plot))
  }

  private static let shares = [0, 0.25, 0.5, 0.75, 1]

  private func draw(_ curve: Curve, _ plot: Plot, _ x: Scale, _ y: Scale) -> Markup {
    var d = "M\(Numerals.coordinate(x(0))) \(Numerals.coordinate(y(1)))"
    var ticks = ""
    for step in curve.steps {
      d += "H\(Numerals.coordinate(x(step.time)))V\(Numerals.coordinate(y(step.share)))"
      if step.censored > 0 {
        ticks += plot.vertical(x(step.time), y(step.share) - 4, y(step.share) + 4)
      }
    }
    let name = curve.style == .cost ? "line" : "line \(curve.style.rawValue)"
    return Tag.path(.class(name), .d(d))
      + (ticks.isEmpty ? Markup() : Tag.path(.class("censor \(curve.style.rawValue)"), .d(ticks)))
  }

  /// The same for all curves: they differ in what ends a finding, not in when it leaves.
  private func atRisk(at time: Double) -> String {
    Numerals.grouped(curves.first?.steps.first { $0.time >= time }?.atRisk ?? 0)
  }

  private func atRisk(
    _ plot: Plot, _ x: (scale: Scale, ticks: [Double]), top: Double
  ) -> Markup {
    Tag.text(.class("label-plain"), .x(plot.area.x), .y(top)) { "Findings at risk" }
      + plot.labelled(x.ticks, x.scale, unit: unit, below: atRisk).map { tick in
        Tag.text(
          .class("label-plain"), .x(x.scale(tick)), .y(top + 17),
          .anchor(tick == x.ticks.first ? "start" : tick == x.ticks.last ? "end" : "middle")
        ) { atRisk(at: tick) }
      }.joined()
  }
}
