import Testing

@testable import Publish

@Suite struct `A limit on changes` {
  static let finding = FindingChange(
    rule: "icon-button-no-label", severity: "critical", path: "A.swift", line: 3, column: 5,
    view: "A", message: "The button has no name", endReason: nil,
    broughtBy: Bringer(sha: "0123456789abcdef", time: "2026-01-01T00:00:00Z", author: "Ada"))
  static let report = ChangeReport(
    since: "1",
    repos: [
      RepoChange(
        repo: "app", isNew: false, commits: 2, before: Swipes(guideline: 100, platform: 50),
        now: Swipes(guideline: 106, platform: 50),
        screens: [
          ScreenChange(
            screen: "Inbox", path: "Inbox.swift", line: 1,
            before: Swipes(guideline: 4, platform: 4), now: Swipes(guideline: 10, platform: 4),
            broughtBy: nil)
        ],
        introduced: [finding], ended: []),
      RepoChange(
        repo: "fresh", isNew: true, commits: 1, before: Swipes(guideline: 0, platform: 0),
        now: Swipes(guideline: 900, platform: 900), screens: [], introduced: [], ended: []),
    ])

  @Test(arguments: [
    ("swipes>5", 1), ("swipes>6", 0), ("swipes>5%", 1), ("swipes>6%", 0), ("screen>5", 1),
    ("screen>100%", 0), ("new>0", 1), ("new>1", 0), ("critical>0", 1), ("serious>0", 0),
    ("icon-button-no-label>0", 1), ("empty-label>0", 0),
  ])
  func `is broken by more, not by as much`(_ text: String, _ breaches: Int) throws {
    let limit = try #require(ChangeLimit(text))
    #expect(limit.breaches(in: Self.report, least: 10).count == breaches)
  }

  @Test func `looks at small screens when it is told to`() throws {
    let limit = try #require(ChangeLimit("screen>100%"))
    #expect(
      limit.breaches(in: Self.report, least: 1) == ["app: Inbox 4 → 10 swipes (screen>100%)"])
  }

  @Test(arguments: [
    "", "swipes", "swipes>", ">3", "swipes>x", "new>5%", "swipes>-1", "A B>1", "a>1>2",
  ])
  func `is refused when it cannot be meant`(_ text: String) {
    #expect(ChangeLimit(text) == nil)
  }

  @Test(arguments: [
    ("2026-11-20", true), ("17", true), ("0", false), ("yesterday", false), ("2026-11", false),
  ])
  func `starts at a run or a day`(_ text: String, _ isRead: Bool) {
    #expect((ChangeReport.Since(text) != nil) == isRead)
  }

  @Test func `is told to GitHub without a way out of the line`() {
    var report = Self.report
    report.repos[0].introduced[0].message = "a%\n::error::b"
    report.repos[0].introduced[0].path = "a,b:c.swift"
    let lines = report.annotations.split(separator: "\n")
    #expect(
      lines.last
        == "::error file=a%2Cb%3Ac.swift,line=3,col=5,title=icon-button-no-label::a%25%0A::error::b"
    )
    #expect(lines.count == 2)
  }

  @Test func `is told in Markdown that stays text`() {
    var report = Self.report
    report.repos[0].screens[0].screen = "<b>|x"
    #expect(report.markdown.contains("| &lt;b&gt;\\|x | 4 | 10 |"))
  }
}
