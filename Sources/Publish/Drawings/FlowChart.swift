/// What came above the line, what went below it, month by month or quarter by quarter.
struct FlowChart {
  struct Period {
    /// The month it begins in.
    var month: Int
    var came: Int
    var went: Int
  }

  var id: String
  var title: String
  var summary: String
  var periods: [Period]
  /// Months that one bar stands for.
  var length = 1
  var height = 206.0

  var markup: Markup {
    guard let first = periods.map(\.month).min(), let last = periods.map(\.month).max() else {
      return Tag.p(.class("note")) { "There is no month with data yet." }
    }
    return Plot.Form.allCases.map { draw($0, first...(last + length)) }.joined()
  }

  private func draw(_ form: Plot.Form, _ months: ClosedRange<Int>) -> Markup {
    let most = Double(max(1, periods.map { max($0.came, $0.went) }.max() ?? 1))
    let step = Scale.roundStep(most / 2)
    let reach = (most / step).rounded(.up) * step
    let plot = Plot(
      form, height: height, labels: [Numerals.decimal(reach), Numerals.decimal(step)],
      right: form == .wide ? 110 : 14, top: 24)
    let area = plot.area
    let y = Scale(low: -reach, high: reach, start: area.bottom, end: area.y)
    let x = Scale(
      low: Double(months.lowerBound), high: Double(months.upperBound), start: area.x,
      end: area.right)
    let bar = max(1, (x(Double(months.lowerBound + length)) - x(Double(months.lowerBound))) * 0.8)
    let isWide = form == .wide
    return plot.svg(
      id: id, title: title, summary: summary,
      grid(plot, y, step, reach) + plot.monthAxis(x)
        + periods.map { period in
          let left = x(Double(period.month))
          return column("bar", left, bar, y(0), y(Double(period.came)))
            + column("bar good", left, bar, y(0), y(-Double(period.went)))
        }.joined()
        + Tag.text(
          .class("label-cost"), .x(isWide ? area.right + 8 : area.right), .y(area.y + 12),
          .anchor(isWide ? "start" : "end")
        ) { "introduced" }
        + Tag.text(
          .class("label-good"), .x(isWide ? area.right + 8 : area.right), .y(area.bottom - 6),
          .anchor(isWide ? "start" : "end")
        ) { "ended" })
  }

  private func grid(_ plot: Plot, _ y: Scale, _ step: Double, _ reach: Double) -> Markup {
    let count = Int((reach / step).rounded())
    return (-count...count).map { index in
      let value = Double(index) * step
      return Tag.path(
        .class(index == 0 ? "axis" : "grid"),
        .d(plot.horizontal(plot.area.x, plot.area.right, y(value))))
        + Tag.text(.class("tick"), .x(plot.area.x - 8), .y(y(value) + 4), .anchor("end")) {
          Numerals.decimal(value.magnitude)
        }
    }.joined()
  }

  private func column(
    _ name: String, _ x: Double, _ width: Double, _ from: Double, _ to: Double
  ) -> Markup {
    guard from != to else { return Markup() }
    return Tag.rect(
      .class(name), .x(x), .y(min(from, to)), .width(width), .height((from - to).magnitude))
  }
}
