import Testing
import VoiceOver

/// What a closed picker says.
@Suite struct `A picker that is closed` {
  /// Which one is chosen only the running app knows.
  @Test(arguments: [
    ("Text(\"Low\").tag(1); Text(\"High\").tag(2)", "Tone: Low or High. Button."),
    ("ForEach(Tone.allCases, id: \\.self) { Text($0.title) }", "Tone: Low or High. Button."),
    ("ForEach(names, id: \\.self) { Text($0) }", "Tone: ‹selection›. Button."),
    ("ForEach(Dye.allCases, id: \\.self) { Text($0.rawValue) }", "Tone: Ash or 7 others. Button."),
    ("Text(\"Low\").tag(1); Text(name).tag(2)", "Tone: ‹selection›. Button."),
  ])
  func `says one of its options`(_ options: String, _ said: String) throws {
    let sample = Sample(
      body: "Picker(\"Tone\", selection: tone) { \(options.replacing("\\\\", with: "\\")) }",
      """
      enum Tone: CaseIterable {
        case low, high
        var title: String { switch self { case .low: "Low"; case .high: "High" } }
      }
      enum Dye: String, CaseIterable {
        case Ash, Bay, Cerise, Dun, Ecru, Fawn, Gold, Hazel
      }
      extension Sample {
        var tone: Binding<Int> { load() }
        var names: [String] { load() }
        var name: String { load() }
      }
      """)
    let report = try #require(sample.main)
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }

  /// What stands around its options is unknown, and not in the screen before it is opened.
  @Test func `shows nothing of what its options are made of`() throws {
    let sample = Sample(
      body:
        "Picker(\"Tone\", selection: tone) { Framed { Text(\"Low\") }; Framed { Text(\"High\") } }",
      "extension Sample { var tone: Binding<Int> { load() } }")
    #expect(!(try #require(sample.main).isOpaque))
  }
}
