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
}
