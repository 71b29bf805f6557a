import Testing
import VoiceOver

/// Elements of a list that is written out, each told apart: which of them is the first, and which the last.
@Suite struct `The first and the last of known rows` {
  private func report(_ condition: String, _ facts: String = "facts") throws -> ViewReport {
    let beside = #"""
      struct Fact: Identifiable, Equatable {
        var id: String { title }
        let title: String
        var isStarred = false
      }
      extension Sample {
        private var facts: [Fact] {[ Fact(title: "Size"), Fact(title: "Age", isStarred: true), Fact(title: "Name") ]}
        private var others: [Fact] { ask() }
      }
      """#
    return try #require(
      Sample(
        body: #"""
          ForEach(\#(facts)) { fact in
            Text(fact.title)
            if fact.isStarred { Text("Star") }
            if \#(condition) { Button("All") {} }
          }
          """#, beside
      ).main)
  }

  @Test(arguments: [
    ("fact == facts.last", ["Size.", "Age.", "Star.", "Name.", "All. Button."]),
    ("fact.id == facts.first?.id", ["Size.", "All. Button.", "Age.", "Star.", "Name."]),
    ("facts.last == fact", ["Size.", "Age.", "Star.", "Name.", "All. Button."]),
    ("fact != facts.last", ["Size.", "All. Button.", "Age.", "Star.", "All. Button.", "Name."]),
  ])
  func `are known`(_ condition: String, _ said: [String]) throws {
    #expect(try report(condition).said == said)
    #expect(try report(condition).swipes.platform.text == "\(said.count)")
  }

  @Test func `are not known of another list`() throws {
    #expect(try report("fact == others.last").swipes.platform.min == 4)
    #expect(try report("fact == others.last").swipes.platform.max > 4)
  }

  @Test func `is the one row that has more, where the list may be none`() throws {
    let beside = #"""
      struct Fact: Identifiable, Equatable { var id: String { title }; let title: String }
      struct Rows: View {
        let facts: [Fact]
        func isEnd(_ fact: Fact) -> Bool { fact == facts.last }
        var body: some View { ForEach(facts) { fact in Text(fact.title); if isEnd(fact) { Button("All") {} } } }
      }
      extension Sample { var some: [Fact]? { ask() } }
      """#
    let report = try #require(Sample(body: "Rows(facts: some ?? [])", beside).main)
    #expect(report.swipes.platform.text == "20…21")
  }

  @Test func `say what they do in a list that a closure gives`() throws {
    let beside = #"""
      struct Fact: Identifiable { var id: String { title }; let title: String }
      extension Sample { static let facts: [Fact] = {[ Fact(title: "Size"), .init(title: "Age") ]}() }
      """#
    let report = try #require(
      Sample(body: "ForEach(Sample.facts) { fact in Text(fact.title) }", beside).main)
    #expect(report.stops.map(\.each) == [["Size.", "Age."]])
  }
}
