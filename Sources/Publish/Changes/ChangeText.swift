/// A comparison in words, for a terminal or a pull request.
///
/// Names come from strangers' sources; who prints this to a terminal makes them harmless first.
extension ChangeReport {
  /// How many findings of one repository are listed before the rest is only counted.
  static let listed = 20

  package var lines: [String] {
    var lines: [String] = ["Since \(since):"]
    for repo in repos where !repo.isQuiet {
      lines += ["", Self.headline(repo)]
      lines += repo.screens.map { "  " + Self.sentence($0) }
      lines += Self.list(repo.introduced, "new") { "  + \(Self.sentence($0))" }
      lines += Self.list(repo.ended, "ended") {
        "  - \(Self.sentence($0)) (\($0.endReason ?? "ended"))"
      }
    }
    return lines + quietLines
  }

  private var quietLines: [String] {
    let quiet = repos.filter(\.isQuiet).count
    guard quiet > 0 else { return [] }
    return ["", "\(quiet) \(quiet == 1 ? "repository" : "repositories") did not change."]
  }

  package var markdown: String {
    var lines: [String] = ["## Swipe cost since \(Self.plain(since))"]
    for repo in repos where !repo.isQuiet {
      lines += ["", "### " + Self.plain(repo.repo), "", Self.plain(Self.totals(repo))]
      if !repo.screens.isEmpty {
        lines += [
          "", "| Screen | Before | Now | Typically | Commit |",
          "| --- | ---: | ---: | ---: | --- |",
        ]
        lines += repo.screens.map { screen -> String in
          let cells: [String] = [
            Self.plain(screen.screen), screen.before.map { "\($0.guideline)" } ?? "–",
            screen.now.map { "\($0.guideline)" } ?? "–",
            [screen.before, screen.now].map { $0?.typical ?? "–" }.joined(separator: " → "),
            screen.broughtBy.map { "`\($0.sha.prefix(10))`" } ?? "",
          ]
          return "| " + cells.joined(separator: " | ") + " |"
        }
      }
      for (title, findings) in [("New findings", repo.introduced), ("Ended findings", repo.ended)]
      where !findings.isEmpty {
        lines += ["", "\(title):", ""]
        lines += Self.list(findings, "more") { "- " + Self.plain(Self.sentence($0)) }
      }
    }
    return (lines + quietLines).joined(separator: "\n") + "\n"
  }

  /// Workflow commands of GitHub Actions: new findings and screens that cost more.
  package var annotations: String {
    var lines: [String] = []
    for repo in repos {
      for screen in repo.screens where (screen.growth ?? 0) > 0 {
        lines.append(
          Self.annotation(
            "warning", screen.path, screen.line ?? 1, 1, "swipe cost", Self.sentence(screen)))
      }
      for finding in repo.introduced {
        let level = ["critical", "serious"].contains(finding.severity) ? "error" : "warning"
        lines.append(
          Self.annotation(
            level, finding.path, finding.line, finding.column, finding.rule, finding.message))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func headline(_ repo: RepoChange) -> String { "\(repo.repo): \(totals(repo))" }

  private static func totals(_ repo: RepoChange) -> String {
    if repo.isNew {
      return "new, \(repo.now.guideline) swipes\(typically(nil, repo.now)) on all screens"
    }
    let commits = repo.commits == 1 ? "1 commit" : "\(repo.commits) commits"
    let swipes =
      repo.before.guideline == repo.now.guideline
      ? "\(repo.now.guideline) swipes as before"
      : "swipes \(repo.before.guideline) → \(repo.now.guideline)\(typically(repo.before, repo.now))"
    return "\(commits), \(swipes), \(repo.introduced.count) findings new, \(repo.ended.count) ended"
  }

  static func sentence(_ screen: ScreenChange) -> String {
    let by =
      screen.broughtBy.map { " by \($0.sha.prefix(10))\($0.author.map { " (\($0))" } ?? "")" } ?? ""
    return switch (screen.before, screen.now) {
    case (let before?, let now?):
      before.guideline == now.guideline
        ? "\(screen.screen): \(now.guideline) swipes as before, on the platform "
          + "\(before.platform) → \(now.platform)\(by)"
        : "\(screen.screen): \(before.guideline) → \(now.guideline) swipes"
          + "\(typically(before, now))\(by)"
    case (nil, let now?):
      "\(screen.screen): new, \(now.guideline) swipes\(typically(nil, now))\(by)"
    default: "\(screen.screen): gone, was \(screen.before?.guideline ?? 0) swipes"
    }
  }

  /// ` (typically 31 → 33)`; nothing where the most is all that there is at both ends.
  private static func typically(_ before: Swipes?, _ now: Swipes) -> String {
    let ends = [before, now].compactMap(\.self)
    guard ends.contains(where: { $0.typical != Numerals.expected(Double($0.guideline)) }) else {
      return ""
    }
    return " (typically \(ends.map(\.typical).joined(separator: " → ")))"
  }

  static func sentence(_ finding: FindingChange) -> String {
    let by = finding.broughtBy
    let author = by.author.map { " (\($0))" } ?? ""
    return "\(finding.path):\(finding.line) \(finding.rule) [\(finding.severity)] by "
      + "\(by.sha.prefix(10))\(author): \(finding.message)"
  }

  private static func list(
    _ findings: [FindingChange], _ what: String, _ line: (FindingChange) -> String
  ) -> [String] {
    var lines = findings.prefix(listed).map(line)
    if findings.count > listed { lines.append("  … and \(findings.count - listed) \(what)") }
    return lines
  }

  /// Markdown and HTML marks lose their meaning; GitHub renders both.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@": plain += "\\\(character)"
      case "<": plain += "&lt;"
      case ">": plain += "&gt;"
      case "&": plain += "&amp;"
      case _ where character.isNewline: plain += " "
      default: plain.append(character)
      }
    }
    return plain
  }

  /// The runner reads `%0A` as a line end; a property ends at a comma or colon.
  private static func annotation(
    _ level: String, _ path: String, _ line: Int, _ column: Int, _ title: String, _ message: String
  ) -> String {
    func data(_ text: String) -> String {
      var data = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "%": data += "%25"
        case "\r": data += "%0D"
        case "\n": data += "%0A"
        default: data.unicodeScalars.append(scalar)
        }
      }
      return data
    }
    func property(_ text: String) -> String {
      var property = ""
      for character in data(text) {
        switch character {
        case ":": property += "%3A"
        case ",": property += "%2C"
        default: property.append(character)
        }
      }
      return property
    }
    return
      "::\(level) file=\(property(path)),line=\(line),col=\(column),title=\(property(title))::\(data(message))"
  }
}

extension Swipes {
  /// The typical cost in the guideline model, as it is told.
  fileprivate var typical: String { Numerals.expected(guidelineTypical) }
}
