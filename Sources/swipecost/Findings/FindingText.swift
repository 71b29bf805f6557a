import Rules
import VoiceOver

/// Findings for people: by file, with the line of source and a mark under the place.
struct FindingText {
  let output: Output
  var tone = Tone()
  /// What has to hold for an element to be there, by its place.
  var whens: [Place: String] = [:]

  func write(_ findings: [Finding]) {
    var lines = SourceLines()
    var path: String?
    for finding in findings {
      if finding.place.path != path {
        path = finding.place.path
        output.writeLine("")
        output.writeLine(bold(tone.path(finding.place.path)))
      }
      write(finding, &lines)
    }
    output.writeLine("")
    output.writeLine(FindingText.summary(findings))
    FirstMends(findings).write(to: output, tone)
  }

  private func write(_ finding: Finding, _ lines: inout SourceLines) {
    let line = finding.place.line
    let place = tone.isPlain ? "line \(line):" : "\(line):\(finding.place.column)"
    output.writeLine(
      "  \(place)  \(severity(finding.severity))  \(tone.said(finding.message)) [\(finding.rule)]")
    if let when = whens[finding.place] {
      output.writeLine("      only when \(tone.asked(when))")
    }
    // A mark below a letter says nothing to who has it read aloud.
    if !tone.isPlain, let source = lines.line(finding.place.line, of: finding.place.path) {
      let indent = source.prefix { $0 == " " || $0 == "\t" }
      let code = String(source.dropFirst(indent.count).prefix(100)).harmless
      let before = source.utf8.prefix(max(finding.place.column - 1, 0)).dropFirst(indent.utf8.count)
      let mark = String(decoding: before, as: UTF8.self).harmless.count
      output.writeLine("      \(code)")
      if mark < code.count { output.writeLine("      \(String(repeating: " ", count: mark))^") }
    }
    for line in Paragraph.lines(finding.fix.harmless, width: Paragraph.width - 6) {
      output.writeLine("      \(line)")
    }
  }

  // `12 findings: 2 critical, 10 minor; mending them saves 240 swipes`
  static func summary(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "no findings" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    let saved = findings.reduce(0) { $0 + $1.swipesSaved }
    let total = "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
    return "\(total): \(counts.joined(separator: ", "))"
      + (saved == 0 ? "" : "; mending them saves \(saved) swipes")
  }

  private func bold(_ text: String) -> String {
    output.hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func severity(_ severity: Severity) -> String {
    guard output.hasColor else { return severity.rawValue }
    let color =
      switch severity {
      case .critical: 31
      case .serious: 33
      case .moderate: 36
      case .minor: 2
      }
    return "\u{1B}[\(color)m\(severity.rawValue)\u{1B}[0m"
  }
}
