import Testing
import VoiceOver

/// What a button is called whose label changes while something is done.
@Suite struct `A button that waits` {
  /// A wheel that turns while something is done soon gives way to what the button is called.
  @Test(arguments: [
    ("Image(systemName: \"trash\")", "Trash. Button."), ("Text(\"Go\")", "Go. Button."),
    ("EmptyView()", "In progress. Button."),
  ])
  func `is called what it is otherwise`(_ other: String, _ said: String) throws {
    let sample = Sample(
      body: "Button { go() } label: { if busy { ProgressView() } else { \(other) } }",
      "extension Sample { var busy: Bool { load() }; func go() {} }")
    #expect(try #require(sample.main).said == [said])
  }
}
