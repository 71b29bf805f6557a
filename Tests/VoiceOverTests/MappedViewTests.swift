import Testing
import VoiceOver

/// Views made of what may be nothing, by a function or a closure that was handed on.
@Suite struct `A view of what may be nothing` {
  private static let beside = #"""
    struct IfThere<Value, Content: View>: View {
      private let value: Value?
      private let make: (Value) -> Content
      init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
        self.value = value
        make = content
      }
      var body: some View { value.map(make) }
    }
    struct Line: View {
      let title: String?
      var body: some View { title.map(row); title.map { Text("and " + $0) } }
      func row(_ said: String) -> some View { Text(said) }
    }
    """#

  @Test(arguments: [
    (#"IfThere("Edit") { Text($0) }"#, ["Edit."]),
    (#"IfThere(nil as String?) { Text($0) }"#, []),
    (#"Line(title: "Notes")"#, ["Notes.", "and Notes."]),
  ])
  func `says what it is made of`(_ body: String, _ said: [String]) throws {
    #expect(try #require(Sample(body: body, Self.beside).main).said == said)
  }

  @Test func `is made by a function that a package calls`() throws {
    let beside = #"extension Sample { func card(_ number: Int) -> some View { Text("Card") } }"#
    let report = try #require(
      Sample(body: "Pager(page: page, data: items, content: card)", beside).main)
    #expect(report.said == ["Card."])
  }

  /// What is mapped is there where what it is made of is.
  @Test func `is there, or another one, by the same question`() throws {
    let beside = "extension Sample { var rank: Int? { Store.rank } }"
    let hidden = try #require(
      Sample(
        body: """
          VStack { rank.map { Text("Rank \\($0)") } ?? Text("Loading") }
            .redacted(reason: rank == nil ? .placeholder : [])
          """, beside
      ).main)
    #expect(hidden.stops.map(\.when) == ["rank is there"])
    #expect(hidden.sides.leftOut.isEmpty)
    let mapped = #"rank.map { Text("Rank \($0)") } ?? Text("Loading")"#
    let shown = try #require(Sample(body: mapped, beside).main)
    #expect(shown.swipes.platform.text == "1")
    #expect(shown.sides.leftOut.map(\.side.when) == ["rank is not there"])
  }

  /// Of `flatMap` nothing may come of what is there.
  @Test func `that may come to nothing does not say that another one is not there`() throws {
    let made = try #require(
      Sample(
        body: """
          rank.flatMap { $0 > 3 ? nil : Text("Top") } ?? Text("Low")
          if rank != nil { Text("Ranked") }
          """, "extension Sample { var rank: Int? { Store.rank } }"
      ).main)
    #expect(made.swipes.platform.text == "1…2")
    #expect(made.sides.leftOut.map(\.side.when) != ["rank is not there"])
  }
}
