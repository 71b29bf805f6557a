import Publish
import Rules
import VoiceOver

/// Findings as tests: each view is one, in the suite of its file, and fails with all that is found in it.
enum FindingJUnit {
  static func document(_ checked: CheckedTree, _ findings: [Finding]) -> String {
    var cases: [String: [JUnit.Case]] = [:]
    let told = Dictionary(grouping: findings) { Test(path: $0.place.path, view: $0.view) }
    let read = checked.reports.filter { !$0.isUnmade || $0.screen != nil }
      .map { Test(path: $0.place.path, view: $0.name) }
    for test in Set(read).union(told.keys).sorted() {
      cases[test.path, default: []].append(JUnit.Case(test.view, outcome(told[test] ?? [])))
    }
    for (path, problems) in Dictionary(grouping: checked.problems, by: \.path) {
      let lines = problems.map { problem in
        path.harmless + (problem.line.map { ":\($0)" } ?? "") + ": \(problem.sentence)"
      }
      cases[path, default: []].append(
        JUnit.Case(
          "the source",
          .error(
            JUnit.Problem(
              type: "problem", message: first(problems[0].sentence, of: problems.count),
              lines: lines))))
    }
    let suites = cases.sorted { $0.key < $1.key }.map { path, cases in
      JUnit.Suite(name: path, className: JUnit.className(ofPath: path), cases: cases)
    }
    return JUnit(name: "swipecost check", suites: suites).text
  }

  private struct Test: Hashable, Comparable {
    let path: String
    let view: String

    static func < (a: Test, b: Test) -> Bool { (a.path, a.view) < (b.path, b.view) }
  }

  private static func outcome(_ findings: [Finding]) -> JUnit.Outcome {
    guard let worst = findings.max(by: { $0.severity < $1.severity }) else { return .passed }
    return .failed(
      JUnit.Problem(
        type: worst.severity.rawValue, message: first(worst.message, of: findings.count),
        lines: findings.flatMap { [FindingLines.xcode($0), "  " + $0.fix.harmless] }))
  }

  private static func first(_ message: String, of count: Int) -> String {
    count == 1 ? message : message + " (and \(count - 1) more)"
  }
}
