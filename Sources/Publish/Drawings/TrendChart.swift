/// Lines over months, with a band where the values of the single cases lie.
struct TrendChart {
  enum Style: String { case cost, good, plain }

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
  }

  var id: String
  var title: String
  var summary: String
  var unit: String
  var suffix = ""
  var lines: [Line]
  var bands: [Band] = []
  var events: [Event] = []
  var height = 330.0

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
    let plot = Plot(form, height: height, right: form == .wide ? 190 : 14, top: 24)
    let area = plot.area
    let y = Scale.fromZero(to: top, start: area.bottom, end: area.y)
    let x = Scale(
      low: Double(months.lowerBound), high: Double(max(months.upperBound, months.lowerBound + 1)),
      start: area.x, end: area.right)
    return plot.svg(
      id: id, title: title, summary: summary,
      bands.enumerated().map { draw($1, inner: $0 > 0, x, y.scale, months) }.joined()
        + plot.verticalAxis(y.scale, y.ticks, unit: unit, suffix: suffix) + plot.monthAxis(x)
        + events.enumerated().map { draw($1, line: $0, plot, x) }.joined()
        + lines.map { line in
          Tag.path(
            .class(line.style == .cost ? "line" : "line \(line.style.rawValue)"),
            .d(Plot.path(months.map { (x(Double($0)), line.values[$0].map { y.scale($0) }) })))
        }.joined()
        + labels(plot, x, y.scale))
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

  /// Each name on a line of its own, so that events of neighbouring months can both be read.
  private func draw(_ event: Event, line: Int, _ plot: Plot, _ x: Scale) -> Markup {
    let at = x(Double(event.month))
    let isLate = at > plot.area.x + plot.area.width * 0.6
    return Tag.path(.class("event"), .d(plot.vertical(at, plot.area.y, plot.area.bottom)))
      + Tag.text(
        .class("tick"), .x(at + (isLate ? -5 : 5)), .y(plot.area.y + 11 + Double(line) * 14),
        .anchor(isLate ? "end" : "start")
      ) { event.name }
  }

  /// Names stand where the lines end; on narrow drawings above the end, one below the other.
  private func labels(_ plot: Plot, _ x: Scale, _ y: Scale) -> Markup {
    var wanted: [(y: Double, text: String, style: String)] = []
    for line in lines {
      guard let last = line.values.max(by: { $0.key < $1.key }) else { continue }
      let value = Numerals.decimal(last.value) + suffix
      wanted.append((y(last.value), "\(value) \(line.name)", line.style.rawValue))
    }
    for band in bands {
      guard let last = band.high.max(by: { $0.key < $1.key }),
        let low = band.low[last.key], plot.form == .wide
      else { continue }
      let range = Numerals.decimal(low) + "–" + Numerals.decimal(last.value) + suffix
      wanted.append((y(last.value), "\(range) \(band.name)", "plain"))
    }
    wanted.sort { $0.y < $1.y }
    var out = Markup()
    var free = -Double.infinity
    for (index, label) in wanted.enumerated() {
      if plot.form == .wide {
        let at = max(label.y + 4, free)
        free = at + 17
        out += Tag.text(.class("label-\(label.style)"), .x(plot.area.right + 8), .y(at)) {
          TextMeasure.fitted(label.text, size: 13, width: plot.right - 10)
        }
      } else {
        out += Tag.text(
          .class("label-\(label.style)"), .x(plot.area.right),
          .y(plot.area.y + 12 + 17 * Double(index)),
          .anchor("end")
        ) { label.text }
      }
    }
    return out
  }
}
