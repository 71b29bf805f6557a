import Rules
import VoiceOver

/// Findings as a Code Quality report of GitLab.
///
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
enum FindingGitLab {
  static func document(_ findings: [Finding]) -> String {
    // Two violations with one fingerprint are shown as one.
    var seen: [String: Int] = [:]
    let lines = findings.map { finding -> String in
      let number = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = number + 1
      return "  " + violation(finding, number).line
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func violation(_ finding: Finding, _ number: Int) -> JSON {
    .object([
      ("description", .text("\(finding.message) \(finding.fix)")),
      ("check_name", .text(finding.rule)),
      ("fingerprint", .text("\(finding.fingerprint):\(number)")),
      ("severity", .text(severity(finding.severity))),
      (
        "location",
        .object([
          ("path", .text(finding.place.path)),
          ("lines", .object([("begin", .number(finding.place.line))])),
        ])
      ),
    ])
  }

  /// GitLab's words, from the least: info, minor, major, critical, blocker.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .critical: "critical"
    case .serious: "major"
    case .moderate: "minor"
    case .minor: "info"
    }
  }
}
