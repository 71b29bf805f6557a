/// A line so small that it stands in a table or a panel; its numbers stand beside it.
struct Spark {
  /// Months and values, ascending; the axis may begin before the first and is shared by all panels.
  var values: [Int: Double]
  var months: ClosedRange<Int>
  var top: Double
  var width = 150.0
  var height = 34.0
  var style = TrendChart.Style.cost
  /// A second line, of dots; none where there is nothing to tell apart.
  var typical: [Int: Double] = [:]

  /// Its neighbours say the same in text, so it is hidden from those who listen.
  var markup: Markup {
    let x = Scale(
      low: Double(months.lowerBound), high: Double(max(months.upperBound, months.lowerBound + 1)),
      start: 2, end: width - 5)
    let y = Scale(low: 0, high: max(top, 1e-9), start: height - 2, end: 4)
    let points = months.map { (x(Double($0)), values[$0].map { y($0) }) }
    let last = values.max { $0.key < $1.key }
    return Tag.svg(
      .class("spark"),
      Attribute("viewBox", "0 0 \(Numerals.coordinate(width)) \(Numerals.coordinate(height))"),
      .width(width), .height(height), Attribute("aria-hidden", "true")
    ) {
      Tag.path(
        .class("grid"),
        .d("M0 \(Numerals.coordinate(height - 1.5))H\(Numerals.coordinate(width))"))
      Tag.path(.class(style == .cost ? "line" : "line \(style.rawValue)"), .d(Plot.path(points)))
      if !typical.isEmpty {
        Tag.path(
          .class("line typical"),
          .d(Plot.path(months.map { (x(Double($0)), typical[$0].map { y($0) }) })))
      }
      if let last {
        Tag.circle(
          .class(style == .cost ? "dot" : "dot good"), Attribute("cx", x(Double(last.key))),
          Attribute("cy", y(last.value)), Attribute("r", 3.5))
      }
    }
  }
}
