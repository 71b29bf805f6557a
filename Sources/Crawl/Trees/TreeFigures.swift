import Rules
import Store
import VoiceOver

/// The figures of a tree, kept up to date by adding and subtracting.
struct TreeFigures: Sendable, Equatable {
  private var figures = Figures()
  private var guidelineRows = Histogram()
  private var platformRows = Histogram()
  /// By rule.
  private(set) var elements: [String: Int] = [:]
  private(set) var findings: [String: Int] = [:]

  /// The figures with what can't be added up.
  var total: Figures {
    var total = figures
    total.rowStopsGuidelineMedian = guidelineRows.median
    total.rowStopsPlatformMedian = platformRows.median
    return total
  }

  mutating func count(file lines: Int, sign: Int) {
    figures.swiftFiles += sign
    figures.lines += sign * lines
  }

  mutating func count(_ unit: Unit, sign: Int) {
    if unit.isView { figures.views += sign }
    count(unit.notes, sign: sign)
  }

  /// Whether all of a view is known, others decide as well.
  mutating func set(opaqueViews count: Int) { figures.opaqueViews = count }

  mutating func count(_ notes: Notes, sign: Int) {
    for (rule, count) in notes.elements { Self.add(sign * count, to: rule, in: &elements) }
  }

  mutating func count(_ screen: ViewReport, sign: Int) {
    figures.screens += sign
    figures.elements += sign * screen.stopCount
    figures.swipesGuideline += sign * screen.swipes.guideline.max
    figures.swipesGuidelineMin += sign * screen.swipes.guideline.min
    figures.swipesPlatform += sign * screen.swipes.platform.max
    figures.swipesPlatformMin += sign * screen.swipes.platform.min
    figures.swipesGuidelineTypical += sign * screen.swipes.guideline.typical
    figures.swipesPlatformTypical += sign * screen.swipes.platform.typical
    for row in screen.rows {
      figures.rows += sign
      if row.isUngrouped { figures.ungroupedRows += sign }
      figures.rowStopsGuideline += sign * row.stops.guideline.max
      figures.rowStopsPlatform += sign * row.stops.platform.max
      guidelineRows.add(sign, at: row.stops.guideline.max)
      platformRows.add(sign, at: row.stops.platform.max)
    }
  }

  mutating func count(_ finding: Finding, sign: Int) {
    switch finding.severity {
    case .critical: figures.critical += sign
    case .serious: figures.serious += sign
    case .moderate: figures.moderate += sign
    case .minor: figures.minor += sign
    }
    Self.add(sign, to: finding.rule, in: &findings)
  }

  /// Absent and zero are the same, so that equal trees have equal tallies.
  private static func add(_ number: Int, to key: String, in table: inout [String: Int]) {
    let sum = table[key, default: 0] + number
    table[key] = sum == 0 ? nil : sum
  }
}

/// How often each number occurs.
private struct Histogram: Sendable, Equatable {
  private var counts: [Int: Int] = [:]
  private var total = 0

  mutating func add(_ sign: Int, at number: Int) {
    let count = counts[number, default: 0] + sign
    counts[number] = count == 0 ? nil : count
    total += sign
  }

  var median: Double? {
    guard total > 0 else { return nil }
    let sorted = counts.sorted { $0.key < $1.key }
    func number(at rank: Int) -> Int {
      var passed = 0
      for (number, count) in sorted {
        passed += count
        if passed > rank { return number }
      }
      return 0
    }
    return Double(number(at: (total - 1) / 2) + number(at: total / 2)) / 2
  }
}
