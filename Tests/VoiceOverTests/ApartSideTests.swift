import Testing
import VoiceOver

/// Views of which one is shown, at different places of a screen.
@Suite struct `Sides that stand apart` {
  @Test func `are told where each of them stands`() throws {
    let sample = Sample(
      body: """
        VStack {
          Text("Start")
          if side == .left { Text("Left") }
          if side == .left { Text("Thin") }
          if side == .right { Text("Right"); Text("Wide"); Text("Long") }
          if side == .right { Text("High") }
          Text("End")
        }
        """,
      """
      enum Side { case left, right, none }
      extension Sample { var side: Side { load() } }
      """)
    let report = try #require(sample.main)
    #expect(report.said == ["Start.", "Right.", "Wide.", "Long.", "High.", "End."])
    #expect(report.swipes.platform.text == "2…6")
  }
}
