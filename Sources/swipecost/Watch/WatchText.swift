import Crawl
import Rules
import VoiceOver

/// What an edit changed for a listener, in one screenful.
struct WatchText {
  let output: Output
  /// The folder, as the person wrote it.
  let folder: String
  /// Only this view and what is shown from it; all where nil.
  let view: String?

  /// More than that nobody reads while editing.
  private static let most = 12

  func begin(_ screens: [ViewReport], _ findings: [Finding]) {
    let shown = screens.filter { isMeant($0.name) }
    for screen in view == nil ? [] : shown {
      output.writeLine("\(strong(screen.name.harmless))  \(cost(screen.swipes.guideline, screen))")
    }
    let found = findings.filter { isMeant($0.view) }.count
    let screens = shown.count == 1 ? "1 screen" : "\(shown.count) screens"
    output.writeLine(
      faint(
        "watching \(folder.harmless): \(screens), \(found == 1 ? "1 finding" : "\(found) findings"). "
          + "Save a file to hear what changes; Ctrl-C ends."))
  }

  func write(_ change: FolderChange, at time: String) {
    let files =
      change.files.count > 3
      ? "\(change.files.count) files" : change.files.map(\.harmless).joined(separator: ", ")
    output.writeLine("\(faint(time))  \(files)")
    for broken in change.broken where change.files.contains(broken.path) {
      let line = broken.line.map { " in line \($0)" } ?? ""
      output.writeLine(
        "  \(broken.path.harmless) does not parse\(line); told as it was before")
    }
    var lines = screens(change)
    lines += change.appeared.filter { isMeant($0.view) }.map {
      "  + \(place($0)): \($0.message.harmless)"
    }
    lines += change.ended.filter { isMeant($0.view) }.map {
      "  − \(place($0)): mended or gone, \($0.rule)"
    }
    for line in lines.prefix(Self.most) { output.writeLine(line) }
    if lines.count > Self.most { output.writeLine(faint("  and \(lines.count - Self.most) more")) }
    // What stops say is not compared, so nothing is said of it.
    if lines.isEmpty, change.broken.isEmpty {
      output.writeLine(faint("  as many swipes as before, and the same findings"))
    }
  }

  func wait(for folder: String) {
    output.writeLine(faint("\(folder.harmless) is not there; waiting for it"))
  }

  // MARK: Screens

  private func screens(_ change: FolderChange) -> [String] {
    change.screens.filter { isMeant($0.name) }
      .sorted { (weight($0), $1.name) > (weight($1), $0.name) }
      .flatMap { lines($0) }
  }

  /// Those that changed most come first.
  private func weight(_ screen: FolderChange.Screen) -> Int {
    abs((screen.new?.swipes.guideline.max ?? 0) - (screen.old?.swipes.guideline.max ?? 0))
  }

  private func lines(_ screen: FolderChange.Screen) -> [String] {
    let name = strong(screen.name.harmless)
    guard let new = screen.new else { return ["  \(name)  no screen any more"] }
    guard let old = screen.old else {
      return ["  \(name)  a new screen: \(cost(new.swipes.guideline, new))"]
    }
    var lines: [String] = []
    if let words = difference(old.swipes.guideline, new.swipes.guideline, "swipe") {
      lines.append("  \(name)  \(words)")
    } else if let words = difference(old.swipes.platform, new.swipes.platform, "swipe") {
      lines.append("  \(name)  \(words) on the platform")
    }
    for (was, row) in zip(old.rows, new.rows) where old.rows.count == new.rows.count {
      guard let words = difference(was.stops.guideline, row.stops.guideline, "stop") else {
        continue
      }
      if lines.isEmpty { lines.append("  \(name)") }
      lines.append("    a row in line \(row.place.line) has \(words)")
    }
    return lines
  }

  /// "20 swipes instead of 100, typically 18 instead of 90"; nil where nothing is different.
  private func difference(_ old: Cost, _ new: Cost, _ unit: String) -> String? {
    let (was, now) = (range(old), range(new))
    let isSingular = new.min == new.max && new.max == 1
    if was != now {
      let words = "\(now) \(unit)\(isSingular ? "" : "s") instead of \(was)"
      let usual = (typical(old), typical(new))
      return usual.0 == usual.1 || (new.min == new.max && old.min == old.max)
        ? words : words + ", typically \(usual.1) instead of \(usual.0)"
    }
    guard typical(old) != typical(new) else { return nil }
    return "typically \(typical(new)) \(unit)s instead of \(typical(old))"
  }

  private func cost(_ cost: Cost, _ report: ViewReport) -> String {
    let isOne = cost.min == 1 && cost.max == 1
    let words = (report.isOpaque ? "≥ " : "") + range(cost) + (isOne ? " swipe" : " swipes")
    return cost.min == cost.max ? words : words + ", typically \(typical(cost))"
  }

  private func range(_ cost: Cost) -> String {
    cost.min == cost.max ? "\(cost.max)" : "\(cost.min)…\(cost.max)"
  }

  /// One decimal below ten, and none above.
  private func typical(_ cost: Cost) -> String {
    let tenths = (cost.typical + 5) / 10
    if tenths >= 100 { return String((cost.typical + 50) / 100) }
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  private func place(_ finding: Finding) -> String {
    "\(finding.place.path.harmless):\(finding.place.line)"
  }

  private func isMeant(_ name: String) -> Bool {
    guard let view else { return true }
    return name == view || name.hasPrefix(view + ".") || name.hasSuffix("." + view)
  }

  private func strong(_ text: String) -> String { styled(text, "1") }
  private func faint(_ text: String) -> String { styled(text, "2") }
  private func styled(_ text: String, _ code: String) -> String {
    output.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
