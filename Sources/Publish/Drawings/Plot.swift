/// The ground of a chart: size, margins, grid and axes.
///
/// Text is never smaller than 12 pixels, so a chart is drawn twice, for wide and for narrow windows,
/// and the style sheet shows one of them.
struct Plot {
  enum Form: String, CaseIterable { case wide, narrow }

  var form: Form
  var width: Double
  var height: Double
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  /// `labels` stand left of the vertical axis and get the room they need; `top` and `bottom` are room
  /// beside the height.
  init(
    _ form: Form, height: Double, labels: [String] = [], right: Double, top: Double = 16,
    bottom: Double = 30
  ) {
    self.form = form
    width = form == .wide ? 900 : 270
    self.height = (form == .wide ? height : height * 0.86) + top + bottom
    left = (labels.map { TextMeasure.width($0, size: 13) }.max() ?? 0) + 12
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  var area: Box {
    Box(x: left, y: top, width: width - left - right, height: height - top - bottom)
  }

  /// The whole drawing, with the name and description that stand for it where it is not seen.
  func svg(id: String, title: String, summary: String, _ content: Markup) -> Markup {
    let own = "\(id)-\(form.rawValue)"
    return Tag.svg(
      .class("chart-\(form.rawValue)"),
      Attribute("viewBox", "0 0 \(Numerals.coordinate(width)) \(Numerals.coordinate(height))"),
      .width(width), .height(height), Attribute("role", "img"),
      Attribute("aria-labelledby", "\(own)-title \(own)-desc")
    ) {
      Tag.title(.id("\(own)-title")) { title }
      Tag.desc(.id("\(own)-desc")) { summary }
      content
    }
  }

  // MARK: Axes

  /// What stands left of the axis; the last tick stands above its line, where the unit has room.
  static func labels(_ ticks: [Double], suffix: String = "") -> [String] {
    ticks.dropLast().map { Numerals.decimal($0, decimals: 2) + suffix }
  }

  func verticalAxis(_ scale: Scale, _ ticks: [Double], unit: String, suffix: String = "") -> Markup
  {
    ticks.map { tick in
      let y = scale(tick)
      let isTop = tick == ticks.last
      let label = Numerals.decimal(tick, decimals: 2) + suffix + (isTop ? " " + unit : "")
      return Tag.path(
        .class(tick == 0 ? "axis" : "grid"), .d(horizontal(area.x, area.right, y)))
        + Tag.text(
          .class("tick"), .x(isTop ? 0 : area.x - 8), .y(isTop ? y - 6 : y + 4),
          .anchor(isTop ? "start" : "end")
        ) { label }
    }.joined()
  }

  /// Years where there are some, else the first and the last month.
  func monthAxis(_ scale: Scale) -> Markup {
    let first = Int(scale.low.rounded(.up))
    let last = Int(scale.high.rounded(.down))
    guard first <= last else { return Markup() }
    var marks = (first...last).filter { $0 % 12 == 0 }.map { ($0, String($0 / 12)) }
    if marks.count < 2 {
      marks = [first, last].map { ($0, Month(index: $0).name) }
      if first == last { marks.removeLast() }
    }
    let room = max(1, Int(area.width / 48))
    let every = (marks.count + room - 1) / room
    let y = area.bottom
    return marks.enumerated().filter { $0.offset % max(1, every) == 0 }.map { _, mark in
      let x = scale(Double(mark.0))
      let anchor = x < area.x + 24 ? "start" : x > area.right - 24 ? "end" : "middle"
      return Tag.path(.class("axis"), .d(vertical(x, y, y + 5)))
        + Tag.text(.class("tick"), .x(x), .y(y + 20), .anchor(anchor)) { mark.1 }
    }.joined()
  }

  /// What stands `below` at a tick needs room as well.
  func horizontalAxis(
    _ scale: Scale, _ ticks: [Double], unit: String, below: (Double) -> String = { _ in "" }
  ) -> Markup {
    let y = area.bottom
    let shown = labelled(ticks, scale, unit: unit, below: below)
    return shown.map { tick in
      let x = scale(tick)
      let isLast = tick == ticks.last
      return Tag.path(.class("axis"), .d(vertical(x, y, y + 5)))
        + Tag.text(
          .class("tick"), .x(isLast ? area.right : x), .y(y + 20),
          .anchor(isLast ? "end" : tick == ticks.first ? "start" : "middle")
        ) { Numerals.decimal(tick) + (isLast ? " " + unit : "") }
    }.joined() + Tag.path(.class("axis"), .d(horizontal(area.x, area.right, y)))
  }

  /// The ticks whose labels have room: always the last, which bears the unit, then from the left.
  func labelled(
    _ ticks: [Double], _ scale: Scale, unit: String, below: (Double) -> String = { _ in "" }
  ) -> [Double] {
    guard let last = ticks.last else { return [] }
    func width(_ tick: Double, _ label: String) -> Double {
      max(TextMeasure.width(label, size: 13), TextMeasure.width(below(tick), size: 13))
    }
    let end = area.right - width(last, Numerals.decimal(last) + " " + unit) - 10
    var shown: [Double] = []
    var free = -Double.infinity
    for tick in ticks.dropLast() {
      let width = width(tick, Numerals.decimal(tick))
      // The first begins at its tick, the others stand across theirs.
      let start = tick == ticks.first ? scale(tick) : scale(tick) - width / 2
      guard start >= free, start + width <= end else { continue }
      shown.append(tick)
      free = start + width + 10
    }
    return shown + [last]
  }

  // MARK: Paths

  func horizontal(_ x: Double, _ toX: Double, _ y: Double) -> String {
    "M\(Numerals.coordinate(x)) \(Numerals.coordinate(y))H\(Numerals.coordinate(toX))"
  }

  func vertical(_ x: Double, _ y: Double, _ toY: Double) -> String {
    "M\(Numerals.coordinate(x)) \(Numerals.coordinate(y))V\(Numerals.coordinate(toY))"
  }

  /// A line through points; a gap in the data is a gap in the line.
  static func path(_ points: [(x: Double, y: Double?)]) -> String {
    var d = ""
    var isDown = false
    for (index, point) in points.enumerated() {
      guard let y = point.y else {
        isDown = false
        continue
      }
      d += isDown ? "L" : "M"
      d += Numerals.coordinate(point.x) + " " + Numerals.coordinate(y)
      // A point between two gaps would not be seen.
      let isAlone = !isDown && (index + 1 == points.count || points[index + 1].y == nil)
      if isAlone { d += "h0.01" }
      isDown = true
    }
    return d
  }
}
