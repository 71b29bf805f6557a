import VoiceOver

/// What each screen costs, the dearest first.
struct CheckText {
  let output: Output
  let model: ShownModel
  var tone = Tone()

  func write(_ checked: CheckedTree) {
    let reports = checked.ordered.filter { $0.screen != nil }.sorted { a, b in
      let (first, second) = (headline(a), headline(b))
      return first == second ? false : first > second
    }
    guard !reports.isEmpty else {
      output.writeLine("no screens found")
      for reason in checked.reasonsForNone { output.writeLine(reason) }
      tellWhatIsLeftOut(of: checked)
      tellPackages(of: checked)
      return
    }
    let width = reports.map { text(of: $0).count }.max() ?? 0
    for report in reports {
      let number = text(of: report)
      let margin = String(repeating: " ", count: width - number.count)
      output.writeLine(
        "\(margin)\(number)  \(report.name.harmless)  "
          + tone.place(report.place))
      // What stands on several sides of a branch is told of once.
      var told: Set<String> = []
      for row in report.rows where row.isUngrouped && row.stops.guideline.max > 1 {
        let space = String(repeating: " ", count: width + 4)
        let line =
          "\(tone.words(for: row.place, in: report)): \(row.stops.guideline.max) stops per row "
          + "\(tone.isPlain ? "times" : "×") \(row.count)" + (row.isAssumed ? " (assumed)" : "")
        if told.insert(line).inserted { output.writeLine(space + line) }
      }
    }
    let total = reports.reduce(0) { $0 + headline($1) }
    output.writeLine("")
    output.writeLine(
      "\(reports.count) screen\(reports.count == 1 ? "" : "s"), \(total) swipe\(total == 1 ? "" : "s")"
        + (model == .platform ? " on the platform" : ""))
    tellWhatIsLeftOut(of: checked)
    tellPackages(of: checked)
  }

  /// What is not counted is told, so that nobody looks for it.
  private func tellWhatIsLeftOut(of checked: CheckedTree) {
    let count = checked.elsewhere.count
    if count > 0 {
      output.writeLine(
        "\(count) source\(count == 1 ? " is" : "s are") built for other devices, or not at all, and left out"
      )
    }
    let unmade = checked.unmade.map(\.name.harmless)
    guard !unmade.isEmpty else { return }
    let named = unmade.prefix(4).joined(separator: ", ")
    let more = unmade.count > 4 ? " and \(unmade.count - 4) more" : ""
    output.writeLine(
      "no code makes \(unmade.count) view\(unmade.count == 1 ? "" : "s"), left out: \(named)\(more)"
    )
  }

  private func headline(_ report: ViewReport) -> Int {
    model == .platform ? report.swipes.platform.max : report.swipes.guideline.max
  }

  private func text(of report: ViewReport) -> String {
    let least = !report.isOpaque ? "" : tone.isPlain ? "at least " : "≥ "
    switch model {
    case .guideline: return least + range(report.swipes.guideline)
    case .platform: return least + range(report.swipes.platform)
    case .both where tone.isPlain:
      return least + range(report.swipes.guideline) + " by the guideline, "
        + range(report.swipes.platform) + " on a device,"
    case .both:
      return least + range(report.swipes.guideline) + " / " + range(report.swipes.platform)
    }
  }

  private func range(_ cost: Cost) -> String {
    if tone.isPlain { return WalkWords.range(cost) }
    return cost.min == cost.max ? "\(cost.max)" : "\(cost.min)…\(cost.max)"
  }
}
