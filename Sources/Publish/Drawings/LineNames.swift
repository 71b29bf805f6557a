/// The names of a chart's lines: at the lines' ends where there is room beside them, else above the
/// drawing, each after a piece of its line.
struct LineNames {
  struct Name {
    var text: String
    var style: TrendChart.Style
    /// Where the line ends.
    var y: Double
    /// Bands are named only where there is room beside them.
    var isInNarrow = true
  }

  var names: [Name]
  private static let step = 17.0

  /// What the names need above a drawing.
  static func room(_ form: Plot.Form, count: Int) -> Double {
    form == .wide ? 0 : step * Double(count) + 6
  }

  func markup(_ plot: Plot) -> Markup { plot.form == .wide ? beside(plot) : above(plot) }

  func above(_ plot: Plot) -> Markup {
    names.filter(\.isInNarrow).enumerated().map { index, name in
      let y = 12 + Self.step * Double(index)
      let line = name.style == .cost ? "line" : "line \(name.style.rawValue)"
      return Tag.path(.class(line), .d(plot.horizontal(1, 21, y - 4)))
        + Tag.text(.class("label-\(name.style.rawValue)"), .x(28), .y(y)) {
          TextMeasure.fitted(
            name.text, size: 13, width: plot.width - 30, isBold: name.style != .plain)
        }
    }.joined()
  }

  /// As near to the lines' ends as they can stand without touching each other.
  private func beside(_ plot: Plot) -> Markup {
    let sorted = names.sorted { $0.y < $1.y }
    var places: [Double] = []
    for name in sorted { places.append(max(name.y + 4, (places.last ?? -.infinity) + Self.step)) }
    // What was pushed below the axis pushes back.
    var free = plot.area.bottom + 4
    for index in places.indices.reversed() {
      places[index] = min(places[index], free)
      free = places[index] - Self.step
    }
    return zip(sorted, places).map { name, y in
      Tag.text(.class("label-\(name.style.rawValue)"), .x(plot.area.right + 8), .y(y)) {
        TextMeasure.fitted(
          name.text, size: 13, width: plot.right - 8, isBold: name.style != .plain)
      }
    }.joined()
  }
}
