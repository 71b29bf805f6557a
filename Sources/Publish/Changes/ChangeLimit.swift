/// A condition under which a comparison fails: `swipes>5%`, `screen>10`, `serious>0`, `new>3`.
package struct ChangeLimit: Sendable, Equatable {
  package enum Subject: Sendable, Equatable {
    /// All swipes of a repository.
    case swipes
    /// The swipes of any one screen.
    case screen
    /// New findings of any kind.
    case new
    case severity(String)
    case rule(String)
  }
  package var text: String
  package var subject: Subject
  package var threshold: Double
  package var isRelative: Bool

  /// nil when it cannot be read; rules are not known here, so any other word is taken for one.
  package init?(_ text: String) {
    let parts = text.split(separator: ">", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    isRelative = parts[1].hasSuffix("%")
    let digits = isRelative ? parts[1].dropLast() : parts[1]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let threshold = Double(digits)
    else { return nil }
    self.text = text
    self.threshold = threshold
    switch parts[0] {
    case "swipes": subject = .swipes
    case "screen": subject = .screen
    case "new": subject = .new
    case "critical", "serious", "moderate", "minor": subject = .severity(String(parts[0]))
    default:
      guard parts[0].allSatisfy({ $0.isLowercase || $0 == "-" }) else { return nil }
      subject = .rule(String(parts[0]))
    }
    if isRelative, subject != .swipes, subject != .screen { return nil }
  }

  /// One sentence for each repository or screen over the limit.
  ///
  /// A share of very little says nothing: relative limits look only at what cost `least` swipes before.
  /// Repositories that are new have nothing to be compared with.
  package func breaches(in report: ChangeReport, least: Int) -> [String] {
    report.repos.filter { !$0.isNew }.flatMap { breaches(in: $0, least: least) }
  }

  private func breaches(in repo: RepoChange, least: Int) -> [String] {
    switch subject {
    case .swipes:
      guard exceeds(repo.before.guideline, repo.now.guideline, least) else { return [] }
      return ["\(repo.repo): swipes \(repo.before.guideline) → \(repo.now.guideline) (\(text))"]
    case .screen:
      return repo.screens.compactMap { screen in
        guard let before = screen.before, let now = screen.now,
          exceeds(before.guideline, now.guideline, least)
        else { return nil }
        return
          "\(repo.repo): \(screen.screen) \(before.guideline) → \(now.guideline) swipes (\(text))"
      }
    case .new: return counted(repo.introduced, "new findings", in: repo)
    case .severity(let severity):
      return counted(
        repo.introduced.filter { $0.severity == severity }, "new \(severity) findings", in: repo)
    case .rule(let rule):
      return counted(
        repo.introduced.filter { $0.rule == rule }, "new findings of \(rule)", in: repo)
    }
  }

  private func exceeds(_ before: Int, _ now: Int, _ least: Int) -> Bool {
    guard isRelative else { return Double(now - before) > threshold }
    guard before >= max(1, least) else { return false }
    return Double(now - before) * 100 > threshold * Double(before)
  }

  private func counted(_ found: [FindingChange], _ what: String, in repo: RepoChange) -> [String] {
    Double(found.count) > threshold ? ["\(repo.repo): \(found.count) \(what) (\(text))"] : []
  }
}
