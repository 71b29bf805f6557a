import Scenes
import Testing
import Views
import VoiceOver

@Suite struct `A judgement about VoiceOver` {
  private static let all = Judgement.ofViews + Judgement.ofModifiers

  @Test func `stands in one row for each word`() {
    for rows in [Judgement.ofViews, Judgement.ofModifiers] {
      #expect(rows.count > 100)
      let twice = Dictionary(grouping: rows, by: \.word).filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty)
    }
  }

  @Test func `names a source of a form that somebody can look up`() {
    for row in Self.all {
      #expect(isKnown(row.source), "\(row.word): \(row.source.text)")
    }
  }

  @Test func `is as sure as its source`() {
    for row in Self.all {
      let sure: Stop.Confidence =
        switch row.source.kind {
        case .page, .session: row.source.isOfAnother ? .inferred : .documented
        case .recording, .code, .report: .reported
        }
      // Apple's page says what a view is, which need not say what VoiceOver makes of it, and one view is not
      // always like another.
      let isLess = row.source.kind == .page || row.source.isOfAnother
      #expect(
        row.confidence == sure || row.confidence == .inferred && isLess,
        "\(row.word) is \(row.confidence), by \(row.source.text)")
    }
  }

  @Test(arguments: [
    "", "swiftui", "SwiftUI/Text", "/swiftui/text", "swiftui/text/", "swiftui/a b", "https://a.b/c",
  ])
  func `takes no page of another form`(_ path: String) { #expect(!isPage(path)) }

  @Test(arguments: ["a b.swift", "a/b", "a/b c", "a/b/c d.swift", "a/b /c.swift", "a/b c.png"])
  func `takes no file of another form`(_ text: String) { #expect(!isFile(text)) }

  @Test(arguments: ["https://a.b/c", "Ada", "Ada, http://a.b/c", "Ada, a.b/c", ", https://a.b/c"])
  func `takes no report of another form`(_ text: String) { #expect(!isReport(text)) }

  private func isKnown(_ source: JudgementSource) -> Bool {
    switch source.kind {
    case .page: isPage(source.text)
    case .session: source.text.wholeMatch(of: /wwdc20\d\d\/\d+/) != nil
    case .recording, .code: isFile(source.text)
    case .report: isReport(source.text)
    }
  }

  /// As the addresses of Apple's pages are: `swiftui/view/badge(_:)`.
  private func isPage(_ path: String) -> Bool {
    path.wholeMatch(of: /[a-z0-9]+(\/[a-z0-9_().:-]+)+/) != nil
  }

  /// `owner/repository path/of/a/File.swift`.
  private func isFile(_ text: String) -> Bool {
    text.wholeMatch(of: /[\w.-]+\/[\w.-]+ [\w.+-]+(\/[\w.+-]+)*\.(swift|h|m|md)/) != nil
  }

  /// `author, https://…`.
  private func isReport(_ text: String) -> Bool {
    text.wholeMatch(of: /[^,]+, https:\/\/[\w.-]+\/\S+/) != nil
  }
}
