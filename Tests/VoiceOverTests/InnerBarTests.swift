import Testing
import VoiceOver

/// Bars of stacks in stacks, and what a stack pushes.
@Suite struct `A stack in a stack` {
  private func screens(_ flow: String) -> Sample {
    Sample(
      body: "NavigationStack { NavigationLink(\"Open\") { Flow() } }",
      "struct Flow: View { var body: some View { \(flow) } }")
  }

  @Test(arguments: [
    (
      """
      NavigationStack { Text("Form").navigationBarHidden(true) }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Leave") {} } }
      """, ["Leave. Button."], "Form."
    ),
    (
      """
      NavigationStack {
        Text("List").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Leave") {} } }
      }
      .navigationBarHidden(true)
      """, ["Leave. Button."], "List."
    ),
    (
      """
      NavigationStack { Text("List").navigationTitle("Inner") }.navigationBarHidden(true)
      """, ["Inner. Heading."], "List."
    ),
  ])
  func `has a bar of its own`(_ flow: String, _ bar: [String], _ text: String) throws {
    let report = try #require(screens(flow)["Flow"])
    #expect(report.saidAround.filter { !$0.hasPrefix("Back.") } == bar)
    #expect(report.said == [text])
  }

  /// The Composable Architecture: the closure shows what is pushed.
  @Test func `pushes what its last closure shows`() throws {
    let sample = Sample(
      body: """
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Text("Start")
        } destination: { store in
          switch store.case {
          case let .details(store): Details(store: store)
          case let .result(store): Result(store: store)
          }
        }
        """.replacing("\\\\", with: "\\"),
      """
      struct Details: View { let store: Store; var body: some View { Text("One") } }
      struct Result: View { let store: Store; var body: some View { Text("Two") } }
      struct Other: View { let store: Store; var body: some View { VStack { Details(store: store) } } }
      """)
    #expect(try #require(sample.main).said == ["Start."])
    #expect(try #require(sample["Details"]).saidAround == ["Back. Back Button."])
    #expect(try #require(sample["Result"]).saidAround == ["Back. Back Button."])
  }
}
