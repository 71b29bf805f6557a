import Foundation
import Testing

@testable import Publish

@Suite struct `A comparison` {
  private static let report = ChangeReport(
    since: "1",
    repos: [
      RepoChange(
        repo: "app", isNew: false, commits: 2,
        before: Swipes(guideline: 140, platform: 40, guidelineTypical: 120, platformTypical: 33.3),
        now: Swipes(guideline: 105, platform: 40, guidelineTypical: 94.5, platformTypical: 33.3),
        screens: [
          ScreenChange(
            screen: "Inbox", path: "Inbox.swift",
            before: Swipes(guideline: 100, platform: 20, guidelineTypical: 90),
            now: Swipes(guideline: 100, platform: 20, guidelineTypical: 90)),
          ScreenChange(
            screen: "Note", path: "Note.swift",
            before: Swipes(guideline: 40, platform: 20, guidelineTypical: 30),
            now: Swipes(guideline: 5, platform: 20, guidelineTypical: 4.5)),
          ScreenChange(
            screen: "Plain", path: "Plain.swift", before: nil,
            now: Swipes(guideline: 7, platform: 7)),
        ], introduced: [], ended: [])
    ])

  @Test func `tells what is typical where it is not the most`() {
    let lines = Self.report.lines
    #expect(lines.contains { $0.contains("swipes 140 → 105 (typically 120 → 95), 0 findings new") })
    #expect(lines.contains("  Note: 40 → 5 swipes (typically 30 → 4.5)"))
    #expect(lines.contains("  Plain: new, 7 swipes"))
    #expect(Self.report.markdown.contains("| Note | 40 | 5 | 30 → 4.5 |  |"))
    #expect(Self.report.markdown.contains("| Plain | – | 7 | – → 7 |  |"))
  }

  @Test func `gives it to programs beside what they had`() throws {
    let json = Data(Self.report.json(breaches: []).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let repos = try #require(document["repos"] as? [[String: Any]])
    let now = try #require(repos[0]["now"] as? [String: Double])
    #expect(
      now == [
        "guideline": 105, "platform": 40, "guidelineTypical": 94.5, "platformTypical": 33.3,
      ])
  }
}
