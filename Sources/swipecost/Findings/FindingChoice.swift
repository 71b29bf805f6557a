import Crawl
import Rules
import VoiceOver

/// Which findings of a tree are told, and which of them are too many.
struct FindingChoice {
  let findings: [Finding]
  let exitCode: ExitCode

  init(
    _ checked: CheckedTree, _ arguments: Arguments, _ settings: Settings, rows: Int?,
    _ packages: PackageShelf?
  ) throws(Failure) {
    var findings = checked.findings
    if let file = arguments.text("baseline") {
      if arguments.flag("write-baseline") {
        try Baseline.write(findings, to: file)
      } else {
        findings = try Baseline(file: file).new(among: findings)
      }
    } else if arguments.flag("write-baseline") {
      throw .usage("--write-baseline needs the file: --baseline FILE")
    }
    if let revision = arguments.text("changed-since") {
      let before = try FindingChoice.findings(
        arguments.operands, asOf: revision, settings, rows: rows, packages)
      findings = Baseline(before).new(among: findings)
    }
    self.findings = findings
    exitCode = try FindingChoice.judge(findings, arguments)
  }

  /// What was wrong with the same files in a commit.
  private static func findings(
    _ paths: [String], asOf revision: String, _ settings: Settings, rows: Int?,
    _ packages: PackageShelf?
  ) throws(Failure) -> [Finding] {
    let tree = try Failure.of(.inputOutput) {
      try SourceTree(paths, asOf: revision, packages: packages)
    }
    return tree.report(settings, rows: rows, jobs: CheckedTree.jobs).findings
  }

  private static func judge(
    _ findings: [Finding], _ arguments: Arguments
  ) throws(Failure) -> ExitCode {
    if let limit = try arguments.count("limit", in: 0...Int.max), findings.count > limit {
      return .overLimit
    }
    if let word = arguments.text("fail-on"), let severity = Severity(rawValue: word),
      findings.contains(where: { $0.severity >= severity })
    {
      return .overLimit
    }
    return .done
  }
}
