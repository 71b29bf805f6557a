import Rules
import Testing
import VoiceOver

@Suite struct `Comments of other languages` {
  private func comments(_ text: String) -> SourceComments? { SourceComments(Array(text.utf8)) }

  private func finding(_ rule: String, line: Int) -> Finding {
    Finding(
      rule: rule, severity: .minor, place: Place(path: "a.tsx", line: line, column: 1), view: "A",
      message: "", fix: "", swipesSaved: 0, fingerprint: "")
  }

  @Test func `mute their line, the next one, or the file`() throws {
    let line = try #require(comments("a\n<B/> // swipecost:disable empty-label -- known\nc"))
    #expect(line.covers(finding("empty-label", line: 2)))
    #expect(!line.covers(finding("empty-label", line: 3)))
    #expect(!line.covers(finding("hidden-text", line: 2)))
    let next = try #require(comments("{/* swipecost:disable:next hidden-text */}\n<B/>"))
    #expect(next.covers(finding("hidden-text", line: 2)))
    let all = try #require(comments("/* swipecost:disable:file empty-label, hidden-text */"))
    #expect(all.covers(finding("hidden-text", line: 99)))
  }

  @Test(arguments: ["", "a", "'swipecost:disable empty-label'", "// swipecost", "// swipecost:x y"])
  func `are nothing else`(_ text: String) {
    #expect(comments(text) == nil)
  }

  @Test func `say which rules there are not`() throws {
    let wrong = try #require(comments("\n// swipecost:disable empty-labels"))
    let problem = try #require(wrong.problems(at: "a.tsx").first)
    #expect(problem.place == Place(path: "a.tsx", line: 2, column: 1))
    #expect(problem.message.contains("empty-label\""))
    #expect(comments("// swipecost:disable")?.problems(at: "a").count == 1)
  }
}
