import Rules
import VoiceOver

/// A screen as a listener goes through it, stop by stop.
struct WalkText {
  let output: Output
  let model: ShownModel
  let ungrouped: [Finding]

  func write(_ reports: [ViewReport]) {
    for (place, report) in reports.enumerated() {
      if place > 0 { output.writeLine("") }
      write(report)
    }
  }

  private func write(_ report: ViewReport) {
    heading(report)
    var number = 0
    let around = report.stops.filter(\.isChrome)
    if !around.isEmpty {
      output.writeLine("")
      output.writeLine("  " + faint("bars, \(bars(report.chrome))"))
      for stop in around { write(stop, &number, indent: 0) }
    }
    let inside = report.stops.filter { !$0.isChrome }
    if inside.isEmpty, around.isEmpty { output.writeLine("  " + faint("nothing to focus")) }
    if !inside.isEmpty { output.writeLine("") }
    var rows: [Int] = []
    var group: String?
    for stop in inside {
      enter(stop.row, report, &rows)
      if stop.group != group, let name = stop.group {
        output.writeLine(margin(rows.count) + faint("in “\(name.harmless)”"))
      }
      group = stop.group
      let indent = rows.count + (group == nil ? 0 : 1)
      let all = rows.reduce(1) { $0 * report.rows[$1].count }
      write(stop, &number, indent: indent, of: all)
    }
    savings(report)
  }

  // MARK: Parts

  private func heading(_ report: ViewReport) {
    let reason =
      report.isUnmade
      ? "no code makes it"
      : report.screen.map { "screen: \(Self.words($0))" } ?? "part of other views"
    output.writeLine(
      strong(report.name.harmless) + "  "
        + faint("\(report.place.path.harmless):\(report.place.line)  \(reason)"))
    let least = report.isOpaque
    var line = "  " + strong(swipes(report.swipes.guideline, least))
    line += ", \(swipes(report.swipes.platform, least)) on the platform"
    output.writeLine(line)
    if !report.deltas.isEmpty {
      let reasons = report.deltas.map { delta in
        "\(delta.reason.rawValue) \(delta.perRow < 0 ? "−" : "+")\(abs(delta.perRow))"
      }
      output.writeLine("  " + faint("the models differ: " + reasons.joined(separator: ", ")))
    }
    if !report.opaqueNames.isEmpty {
      let names = report.opaqueNames.map(\.harmless).joined(separator: ", ")
      output.writeLine("  " + faint("what these show is unknown, so it may be more: " + names))
    }
  }

  private func bars(_ chrome: BothModels) -> String {
    let counted = swipes(chrome.guideline, false)
    guard chrome.platform != chrome.guideline else { return counted }
    return "\(counted), \(swipes(chrome.platform, false)) on the platform"
  }

  /// Opens the rows that a stop stands in.
  private func enter(_ row: Int?, _ report: ViewReport, _ open: inout [Int]) {
    var path: [Int] = []
    var next = row
    while let index = next, report.rows.indices.contains(index), path.count < 32 {
      path.insert(index, at: 0)
      next = report.rows[index].outer
    }
    var shared = 0
    while shared < min(path.count, open.count), path[shared] == open[shared] { shared += 1 }
    for (depth, index) in path.enumerated() where depth >= shared {
      let row = report.rows[index]
      let assumed = row.isAssumed ? ", a number taken for granted" : ""
      output.writeLine(
        margin(depth) + strong("row × \(row.count)")
          + faint("  \(report.words(for: row))\(assumed)"))
    }
    open = path
  }

  private func write(_ stop: Stop, _ number: inout Int, indent: Int, of rows: Int = 1) {
    number += 1
    let digits = String(number)
    let place = String(repeating: " ", count: max(0, 4 - digits.count)) + digits
    let speech = stop.speech.isEmpty ? faint("(silence)") : stop.speech.harmless
    var line = place + "  " + String(repeating: "  ", count: indent) + speech
    if let hint = stop.hint { line += faint("  hint: \(hint.harmless)") }
    if !stop.actions.isEmpty {
      let names = stop.actions.map { $0.isEmpty ? "unnamed" : $0.harmless }
      line += faint("  actions: " + names.joined(separator: ", "))
    }
    if stop.count < rows { line += faint("  in \(stop.count) of \(rows) rows") }
    // Bars have no line for rows: there, each stop says how often it is.
    if stop.isChrome, stop.count > 1 { line += faint("  × \(stop.count)") }
    output.writeLine(line)
  }

  /// What one element per row would save: as the rule says it.
  private func savings(_ report: ViewReport) {
    let places = Set(report.rows.map(\.place))
    let found = ungrouped.filter { places.contains($0.place) || $0.view == report.name }
    if !found.isEmpty { output.writeLine("") }
    for finding in found {
      output.writeLine("  \(report.words(for: finding.place)): \(finding.message.harmless)")
    }
  }

  // MARK: Words

  private func swipes(_ cost: Cost, _ isLeast: Bool) -> String {
    let number = cost.min == cost.max ? "\(cost.max)" : "\(cost.min)…\(cost.max)"
    return (isLeast ? "≥ " : "") + number + (cost.max == 1 && cost.min == 1 ? " swipe" : " swipes")
  }

  private func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth + 3) }

  private static func words(_ reason: ScreenReason) -> String {
    switch reason {
    case .root: "the app's first"
    case .tab: "a tab"
    case .destination: "pushed"
    case .sheet: "a sheet"
    case .cover: "a cover"
    case .popover: "a popover"
    case .title: "it has a title"
    case .unused: "no other view uses it"
    case .controller: "a view controller"
    case .page: "a page of another view"
    }
  }

  private func strong(_ text: String) -> String { styled(text, "1") }
  private func faint(_ text: String) -> String { styled(text, "2") }
  private func styled(_ text: String, _ code: String) -> String {
    output.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
