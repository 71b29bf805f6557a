/// Horizontal bars, longest first as given, each with its name and number beside it.
struct BarChart {
  struct Bar {
    var name: String
    var value: Double
    /// Stands after the bar: the number with its denominator.
    var label: String
    /// `good`, `few` (too few cases to rank), a severity, or nothing.
    var style = ""
    /// Where the name leads, if it leads anywhere.
    var href: String?
  }

  var id: String
  var title: String
  var summary: String
  var bars: [Bar]

  var markup: Markup {
    guard !bars.isEmpty else { return Tag.p(.class("note")) { "There is nothing to show yet." } }
    return Plot.Form.allCases.map { draw($0) }.joined()
  }

  private func draw(_ form: Plot.Form) -> Markup {
    // Names stand left of their bars where there is room, else above them.
    let isWide = form == .wide
    let step = isWide ? 28.0 : 44.0
    let nameWidth =
      isWide
      ? min(300, (bars.map { TextMeasure.width($0.name, size: 13) }.max() ?? 0) + 14) : 0
    var plot = Plot(form, height: 0, right: 4, top: 0, bottom: 0)
    plot.left = nameWidth
    plot.height = step * Double(bars.count) + 8
    let labelWidth = (bars.map { TextMeasure.width($0.label, size: 13) }.max() ?? 0) + 12
    let longest = max(bars.map(\.value).max() ?? 0, 1e-9)
    let scale = Scale(
      low: 0, high: longest, start: plot.left,
      end: max(plot.left + 40, plot.width - labelWidth))
    return plot.svg(
      id: id, title: title, summary: summary,
      bars.enumerated().map { index, bar in
        draw(bar, plot, scale, top: 4 + step * Double(index), isWide: isWide)
      }.joined() + Tag.path(.class("axis"), .d(plot.vertical(plot.left, 2, plot.height - 4))))
  }

  private func draw(
    _ bar: Bar, _ plot: Plot, _ scale: Scale, top: Double, isWide: Bool
  ) -> Markup {
    let y = isWide ? top + 4 : top + 20
    let length = max(bar.value > 0 ? 1.5 : 0, scale(bar.value) - plot.left)
    return Tag.text(
      .class(bar.style == "few" ? "tick" : ""), .x(isWide ? plot.left - 8 : 0),
      .y(isWide ? y + 14 : top + 14), .anchor(isWide ? "end" : "start")
    ) { TextMeasure.fitted(bar.name, size: 13, width: isWide ? plot.left - 10 : plot.width) }
      + Tag.rect(
        .class(("bar " + bar.style).trimmed), .x(plot.left), .y(y), .width(length), .height(19),
        Attribute("rx", 2))
      + Tag.text(.class("tick"), .x(plot.left + length + 7), .y(y + 14)) { bar.label }
  }
}

extension String {
  /// Without a space at its end, which a class without a second name leaves.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
