import Testing
import VoiceOver

/// Rows of the cases of an enum, each of which may be there once.
@Suite struct `Rows that show themselves` {
  @Test(arguments: [
    ("Mark", ", id: \\.self", "3"), ("Mark", "", "3"), ("Mark", ", id: \\.title", "20"),
    ("Kind", ", id: \\.self", "20"), ("String", ", id: \\.self", "20"),
  ])
  func `are no more than there are cases`(_ type: String, _ id: String, _ swipes: String) throws {
    let sample = Sample(
      body: "VStack { ForEach(marks\(id)) { mark in Text(mark.title) } }",
      """
      enum Mark: String, Identifiable { case quality, sound, text; var id: String { rawValue } }
      enum Kind: Hashable { case one(Int), two }
      extension Sample { var marks: [\(type)] { load() } }
      """)
    #expect(try #require(sample.main).swipes.platform.text == swipes)
  }
}
