import Git
import Rules
import Store
import VoiceOver

/// The facts that hold at the last mainline commit in the database, with the rows that say since when.
struct SpanBook {
  var findings: [FoundKey: Int] = [:]
  var screens: [UnitName: OpenScreen] = [:]
  private(set) var introduced = 0
  private(set) var ended = 0
  let repo: Int
  private var rules: [String: Int] = [:]

  struct OpenScreen {
    var view: Int
    var span: Int
    // By ordinal.
    var rows: [Int]
  }

  init(repo: Int) { self.repo = repo }

  // Writes what a commit of the mainline changed.
  //
  // - Parameters:
  //   - commit: The row of the commit.
  //   - origins: Where a change goes back to another commit, the row of that one.
  mutating func write(
    _ delta: TreeDelta, at position: Int, by commit: Int, origins: [FoundKey: Int],
    to writer: inout Writer
  ) throws(StoreError) {
    for change in delta.vanished {
      guard let row = findings.removeValue(forKey: change.key) else { continue }
      try writer.update(row, to: text(of: change.finding, &writer))
      try writer.closeFinding(
        row, at: position, by: origins[change.key] ?? commit, because: change.end ?? .fixed)
      ended += 1
    }
    for change in delta.moved {
      guard let row = findings[change.key] else { continue }
      try writer.update(row, to: text(of: change.finding, &writer))
    }
    for change in delta.appeared {
      let finding = change.finding
      findings[change.key] = try writer.open(
        FindingRow(
          repo: repo, rule: try rule(finding.rule, writer), fingerprint: finding.fingerprint,
          occurrence: change.key.occurrence, from: position,
          introducedBy: origins[change.key] ?? commit, text: text(of: finding, &writer)))
      introduced += 1
    }
    try write(delta.screens, at: position, to: &writer)
    for count in delta.counts {
      try writer.setCount(
        repo: repo, rule: try rule(count.rule, writer), position: position,
        elements: count.elements, findings: count.findings)
    }
  }

  private func text(
    of finding: Finding, _ writer: inout Writer
  ) throws(StoreError) -> FindingText {
    FindingText(
      severity: finding.severity.rawValue, path: try writer.path(finding.place.path),
      line: finding.place.line, column: finding.place.column, view: finding.view,
      message: finding.message, fix: finding.fix, swipesSaved: finding.swipesSaved)
  }

  private mutating func rule(
    _ name: String, _ writer: borrowing Writer
  ) throws(StoreError) -> Int {
    if let id = rules[name] { return id }
    guard let id = try writer.rule(named: name) else {
      preconditionFailure("the rule \(name) is in the catalogue")
    }
    rules[name] = id
    return id
  }
}
