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

  /// Only what holds a function is called by its name alone.
  @Test(arguments: [
    ("note(text)", ["Well done.", "Go on."]), ("self.note(text)", ["Well done.", "Go on."]),
    ("note(text).padding()", ["Well done.", "Go on."]),
  ])
  func `means the function, where a property that holds none has the same name`(
    _ call: String, _ said: [String]
  ) throws {
    let sample = Sample(
      body: #"Slip(note: "Well done")"#,
      """
      struct Slip: View {
        var note: String?
        var body: some View { VStack { if let text = note { \(call) }; Text("Go on") } }
        private func note(_ text: String) -> some View { Text(text).font(.footnote) }
      }
      """)
    #expect(try #require(sample.main).stops.map(\.speech) == said)
  }
}
