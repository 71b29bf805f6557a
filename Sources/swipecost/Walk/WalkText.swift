import Rules
import VoiceOver

/// A screen as a listener goes through it, stop by stop.
struct WalkText {
  let output: Output
  let model: ShownModel
  let ungrouped: [Finding]
  /// What is left out of a walk is listed as well.
  var listsAll = false
  var tone = Tone()

  func write(_ reports: [ViewReport]) {
    for (place, report) in reports.enumerated() {
      if place > 0 { output.writeLine("") }
      write(report)
    }
  }

  /// Names what stands in a view by its name and is no part of it: `Inbox.sheet`.
  func writeOthers(_ reports: [ViewReport], besides shown: [ViewReport], of view: String) {
    let names = reports.map(\.name).filter { name in
      name.hasPrefix(view + ".") && !shown.contains { $0.name == name }
    }
    guard !names.isEmpty else { return }
    output.writeLine("")
    output.writeLine(faint("by their own names: \(WalkWords.list(names.map(\.harmless)))"))
  }

  private func write(_ report: ViewReport) {
    heading(report)
    var lines = WalkLines(report, model: model, listsAll: listsAll, tone: tone)
    lines.write()
    if lines.all.isEmpty { output.writeLine("  " + faint("nothing to focus")) }
    for line in lines.all {
      output.writeLine(
        line.lead + strong(line.strong) + line.text
          + (line.notes.isEmpty || line.isNote ? "" : "  ")
          + faint(line.notes.joined(separator: "  ")))
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
      strong(report.name.harmless) + "  " + faint("\(tone.place(report.place))  \(reason)"))
    output.writeLine("  " + costs(report))
    if let why = WalkWords.difference(report) { output.writeLine("  " + faint(why)) }
    if report.isWeb {
      output.writeLine("  " + faint("It shows a web page, which counts as one stop."))
    }
    if let unknown = WalkWords.unknown(report, tone) { output.writeLine("  " + faint(unknown)) }
  }

  /// The model whose stops are shown comes first.
  private func costs(_ report: ViewReport) -> String {
    let (device, guideline) = (report.swipes.platform, report.swipes.guideline)
    let more = report.isOpaque ? " or more" : ""
    if device == guideline {
      return "On a device and by the guideline "
        + strong(WalkWords.swipes(device) + more) + WalkWords.typically(device) + "."
    }
    let onDevice = ("On a device", device)
    let byGuideline = ("By the guideline", guideline)
    let (first, second) =
      model == .guideline ? (byGuideline, onDevice) : (onDevice, byGuideline)
    return "\(first.0) " + strong(WalkWords.swipes(first.1) + more)
      + "\(WalkWords.typically(first.1)). "
      + "\(second.0) \(WalkWords.range(second.1))\(more)\(WalkWords.typically(second.1))."
  }

  /// What one element per row would save: as the rule says it.
  private func savings(_ report: ViewReport) {
    let places = Set(report.rows.map(\.place))
    let found = ungrouped.filter { places.contains($0.place) || $0.view == report.name }
    var told: Set<String> = []
    for finding in found {
      let place = tone.words(for: finding.place, in: report)
      let line = "  \(place): \(tone.said(finding.message))"
      guard told.insert(line).inserted else { continue }
      if told.count == 1 { output.writeLine("") }
      output.writeLine(line)
    }
  }

  // MARK: Words

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

  private func strong(_ text: String) -> String { text.isEmpty ? "" : output.styled(text, .bold) }
  private func faint(_ text: String) -> String { output.styled(text, .faint) }
}
