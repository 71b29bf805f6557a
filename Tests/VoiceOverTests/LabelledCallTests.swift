import Testing
import VoiceOver

@Suite struct `A call with labels` {
  @Test(arguments: [
    ("self.content(for: 1)", ["title.", "row."]), ("content(for: 1)", ["title.", "row."]),
    ("self.content(1)", ["row."]), ("content(1)", ["row."]),
  ])
  func `means the function, where a closure has the same name`(
    _ call: String, _ said: [String]
  ) throws {
    let sample = Sample(
      body: "Frame { _ in Text(\"row\") }",
      """
      struct Frame: View {
        let content: (Int) -> Text
        init(@ViewBuilder content: @escaping (Int) -> Text) { self.content = content }
        var body: some View { GeometryReader { _ in \(call) } }
        func content(for size: Int) -> some View { VStack { Text("title"); content(size) } }
      }
      """)
    #expect(try #require(sample.main).stops.map(\.speech) == said)
  }
}
