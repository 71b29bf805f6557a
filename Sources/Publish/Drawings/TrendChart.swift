/// Lines over months, with a band where the values of the single cases lie.
struct TrendChart {
  enum Style: String { case cost, good, plain, typical }

  struct Line {
    var name: String
    var style: Style
    var values: [Int: Double]
  }

  struct Band {
    var name: String
    var low: [Int: Double]
    var high: [Int: Double]
  }

  struct Event {
    var month: Int
    var name: String
    /// What lies on the two sides is not counted alike.
    var isBreak = false
  }

  var id: String
  var title: String
  var summary: String
  var unit: String
  var suffix = ""
  var lines: [Line]
  var bands: [Band] = []
  var events: [Event] = []
  /// Months in which it is counted over others than in the month before: a tick on the axis.
  var memberships: Set<Int> = []
  var height = 276.0

  private var months: ClosedRange<Int>? {
    let all = lines.flatMap(\.values.keys) + bands.flatMap(\.high.keys)
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }

  /// A few wild months of a band must not press everything else against the axis: the axis ends a
  /// little above what nineteen in twenty months reach, but never below a line.
  private var top: Double {
    let line = lines.flatMap(\.values.values).max() ?? 1
    let highs = bands.flatMap(\.high.values).sorted()
    guard let highest = highs.last else { return line }
    let usual = highs[min(highs.count - 1, highs.count * 95 / 100)]
    return max(line, highest > usual * 1.6 ? usual * 1.15 : highest)
  }

  var isCut: Bool { (bands.flatMap(\.high.values).max() ?? 0) > top }

  func named(_ title: String, _ summary: String) -> TrendChart {
    var copy = self
    (copy.title, copy.summary) = (title, summary)
    return copy
  }

  var markup: Markup {
    guard let months else {
      return Tag.p(.class("note")) { "There is no month with data yet." }
    }
    return Plot.Form.allCases.map { draw($0, months) }.joined()
  }

  private func draw(_ form: Plot.Form, _ months: ClosedRange<Int>) -> Markup {
    let events = events.filter { months.contains($0.month) }
    let labels = Plot.labels(Scale.fromZero(to: top, start: 0, end: 1).ticks, suffix: suffix)
    let plot = Plot(
      form, height: height, labels: labels, right: form == .wide ? 190 : 14,
      top: 24 + LineNames.room(form, count: lines.count) + Self.eventStep * Double(events.count))
    let area = plot.area
    let y = Scale.fromZero(to: top, start: area.bottom, end: area.y)
    let x = Scale(
      low: Double(months.lowerBound), high: Double(max(months.upperBound, months.lowerBound + 1)),
      start: area.x, end: area.right)
    return plot.svg(
      id: id, title: title, summary: summary,
      bands.enumerated().map { draw($1, inner: $0 > 0, x, y.scale, months) }.joined()
        + plot.verticalAxis(y.scale, y.ticks, unit: unit, suffix: suffix) + plot.monthAxis(x)
        + ticks(x, area.bottom, months)
        + events.enumerated().map { draw($1, line: events.count - $0, plot, x) }.joined()
        + lines.map { line in
          Tag.path(
            .class(line.style == .cost ? "line" : "line \(line.style.rawValue)"),
            .d(Plot.path(months.map { (x(Double($0)), line.values[$0].map { y.scale($0) }) })))
        }.joined()
        + names(y.scale).markup(plot))
  }

  private func draw(
    _ band: Band, inner: Bool, _ x: Scale, _ y: Scale, _ months: ClosedRange<Int>
  ) -> Markup {
    // A month without data ends one patch and begins the next.
    var patches: [[Int]] = [[]]
    for month in months {
      if band.low[month] != nil, band.high[month] != nil {
        patches[patches.count - 1].append(month)
      } else if patches.last?.isEmpty == false {
        patches.append([])
      }
    }
    var d = ""
    for patch in patches where !patch.isEmpty {
      let upper = patch.map { (x(Double($0)), Optional(y(min(y.high, band.high[$0] ?? 0)))) }
      let lower = patch.reversed().map {
        (x(Double($0)), Optional(y(min(y.high, band.low[$0] ?? 0))))
      }
      d += Plot.path(upper + lower) + "Z"
    }
    return Tag.path(.class(inner ? "band inner" : "band"), .d(d))
  }

  private func ticks(_ x: Scale, _ bottom: Double, _ months: ClosedRange<Int>) -> Markup {
    let marks = memberships.filter { months.contains($0) }.sorted()
    guard !marks.isEmpty else { return Markup() }
    let d = marks.map { month in
      "M\(Numerals.coordinate(x(Double(month)))) \(Numerals.coordinate(bottom))v-7"
    }
    return Tag.path(.class("member"), .d(d.joined()))
  }

  private static let eventStep = 16.0

  /// Each name on a line of its own above the drawing, so that neighbours can both be read and no name
  /// lies on a line.
  ///
  /// The lines are counted from below.
  private func draw(_ event: Event, line: Int, _ plot: Plot, _ x: Scale) -> Markup {
    let at = x(Double(event.month))
    let y = plot.area.y - 22 - Self.eventStep * Double(line - 1)
    let isLate = at > plot.area.x + plot.area.width * 0.6
    let room = isLate ? at - 6 : plot.width - at - 6
    return Tag.path(
      .class(event.isBreak ? "break" : "event"), .d(plot.vertical(at, y - 10, plot.area.bottom)))
      + Tag.text(
        .class("tick"), .x(at + (isLate ? -5 : 5)), .y(y), .anchor(isLate ? "end" : "start")
      ) { TextMeasure.fitted(event.name, size: 13, width: room) }
  }

  private func names(_ y: Scale) -> LineNames {
    var names: [LineNames.Name] = []
    for line in lines {
      guard let last = line.values.max(by: { $0.key < $1.key }) else { continue }
      let isExpected = line.style == .typical
      let value =
        (isExpected ? Numerals.expected(last.value) : Numerals.decimal(last.value)) + suffix
      names.append(
        LineNames.Name(text: "\(value) \(line.name)", style: line.style, y: y(last.value)))
    }
    for band in bands {
      guard let last = band.high.max(by: { $0.key < $1.key }), let low = band.low[last.key]
      else { continue }
      let range = Numerals.decimal(low) + "–" + Numerals.decimal(last.value) + suffix
      names.append(
        LineNames.Name(
          text: "\(range) \(band.name)", style: .plain, y: y(min(y.high, last.value)),
          isInNarrow: false))
    }
    return LineNames(names: names)
  }
}
