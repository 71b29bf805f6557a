/// How many of all cases lie at or below a value: the whole distribution, and nothing smoothed.
struct ShareCurve {
  var id: String
  var title: String
  var summary: String
  var unit: String
  /// Value and the share of cases at or below it, ascending.
  var steps: [(value: Double, share: Double)]
  /// The same cases by what they cost typically, as a curve of dots; none where there is no such.
  var typical: [(value: Double, share: Double)] = []
  /// Values named on the curve: `half cost 12 or less`.
  var marks: [(share: Double, name: String)]

  var markup: Markup {
    guard !steps.isEmpty else { return Tag.p(.class("note")) { "There is nothing to show yet." } }
    return Plot.Form.allCases.map { draw($0) }.joined()
  }

  private func draw(_ form: Plot.Form) -> Markup {
    let plot = Plot(
      form, height: 242, labels: Self.shares.map { Numerals.percent($0) }, right: 20,
      top: 24 + (typical.isEmpty ? 0 : LineNames.room(.narrow, count: 2)), bottom: 34)
    let area = plot.area
    // The dearest twentieth would squeeze all others against the axis; the table has it.
    let shown = steps.first { $0.share >= 0.95 }?.value ?? steps[steps.count - 1].value
    let x = Scale.fromZero(to: max(1, shown), start: area.x, end: area.right, ticks: 6)
    let y = Scale(low: 0, high: 1, start: area.bottom, end: area.y)
    return plot.svg(
      id: id, title: title, summary: summary,
      Self.shares.map { share in
        Tag.path(.class("grid"), .d(plot.horizontal(area.x, area.right, y(share))))
          + Tag.text(.class("tick"), .x(area.x - 8), .y(y(share) + 4), .anchor("end")) {
            Numerals.percent(share)
          }
      }.joined()
        + plot.horizontalAxis(x.scale, x.ticks, unit: unit)
        + Tag.path(.class("line"), .d(Self.path(steps, area, x.scale, y)))
        + (typical.isEmpty
          ? Markup()
          : Tag.path(.class("line typical"), .d(Self.path(typical, area, x.scale, y)))
            + Self.names.above(plot))
        + marks.map { mark in draw(mark, plot, x.scale, y) }.joined())
  }

  private static let shares = [0, 0.25, 0.5, 0.75, 1]

  private static let names = LineNames(names: [
    LineNames.Name(text: "at most", style: .cost, y: 0),
    LineNames.Name(text: "typically", style: .typical, y: 0),
  ])

  private static func path(
    _ steps: [(value: Double, share: Double)], _ area: Box, _ x: Scale, _ y: Scale
  ) -> String {
    var d = "M\(Numerals.coordinate(area.x)) \(Numerals.coordinate(area.bottom))"
    for step in steps {
      let isOut = step.value > x.high
      d += "H\(Numerals.coordinate(isOut ? area.right : x(step.value)))"
      if isOut { break }
      d += "V\(Numerals.coordinate(y(step.share)))"
    }
    if let last = steps.last, last.value < x.high { d += "H\(Numerals.coordinate(area.right))" }
    return d
  }

  /// Right of the curve if the name fits there, else left of it, else below it as far right as it goes.
  private func draw(
    _ mark: (share: Double, name: String), _ plot: Plot, _ x: Scale, _ y: Scale
  ) -> Markup {
    guard let step = steps.first(where: { $0.share >= mark.share }), step.value <= x.high else {
      return Markup()
    }
    let (px, py) = (x(step.value), y(step.share))
    let width = TextMeasure.width(mark.name, size: 13, isBold: true)
    let isRight = plot.area.right - px - 10 > width
    let isLeft = px - 9 - plot.area.x > width
    let at = isRight ? px + 9 : isLeft ? px - 9 : plot.area.right
    return Tag.circle(.class("dot"), Attribute("cx", px), Attribute("cy", py), Attribute("r", 4.5))
      + Tag.text(
        .class("label-cost"), .x(at), .y(isRight ? py + 16 : isLeft ? py - 8 : py + 22),
        .anchor(isRight ? "start" : "end")
      ) { mark.name }
  }
}
