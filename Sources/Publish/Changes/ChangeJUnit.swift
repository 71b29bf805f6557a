/// A comparison as tests: each view that changed is one, and so is each limit.
extension ChangeReport {
  /// A view fails when its screen costs more or has new findings, as in annotations; a limit when it is
  /// broken.
  package func junit(limits: [(limit: ChangeLimit, breaches: [String])]) -> String {
    var suites = repos.filter { !$0.isQuiet }.map { repo in
      JUnit.Suite(name: repo.repo, className: repo.repo, cases: Self.cases(of: repo))
    }
    if !limits.isEmpty {
      let cases = limits.map { limit, breaches in
        JUnit.Case(limit.text, Self.outcome("over the limit", breaches))
      }
      suites.append(JUnit.Suite(name: "limits", className: "limits", cases: cases))
    }
    return JUnit(name: "swipecost diff", suites: suites).text
  }

  private static func cases(of repo: RepoChange) -> [JUnit.Case] {
    var worse: [String: [String]] = [:]
    for screen in repo.screens {
      let costsMore = (screen.growth ?? 0) > 0
      worse[screen.screen, default: []] += costsMore ? [sentence(screen)] : []
    }
    for finding in repo.introduced { worse[finding.view, default: []].append(sentence(finding)) }
    for finding in repo.ended { worse[finding.view, default: []] += [] }
    return worse.sorted { $0.key < $1.key }.map { view, lines in
      JUnit.Case(view, outcome("worse", lines))
    }
  }

  private static func outcome(_ type: String, _ lines: [String]) -> JUnit.Outcome {
    guard let first = lines.first else { return .passed }
    let more = lines.count == 1 ? "" : " (and \(lines.count - 1) more)"
    return .failed(JUnit.Problem(type: type, message: first + more, lines: lines))
  }
}
