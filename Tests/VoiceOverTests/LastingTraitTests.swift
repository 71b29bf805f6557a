import Testing
import VoiceOver

@Suite struct `A part that is there at times` {
  @Test func `does not dim the control around it`() throws {
    let sample = Sample(
      body: """
        Button {} label: { HStack { if isVideo { Text("clip").disabled(true) }; Text("Ann") } }
        Button {} label: { HStack { if isVideo { Text("new").accessibilityAddTraits(.isSelected) }; Text("Bob") } }
        Button {} label: { HStack { Text("clip").disabled(true); Text("Cid") } }
        """)
    let said = try #require(sample.main).said
    #expect(
      said == [
        "clip, Ann. Button.", "new, Bob. Button.", "clip, Cid. Dimmed. Button.",
      ])
  }

  @Test(arguments: [
    "if isVideo { Text(\"clip\").accessibilityHint(\"Plays\") }",
    "if isVideo { Text(\"clip\").accessibilityHint(\"Plays\") } else if isLive { Text(\"live\"); Text(\"now\") }",
    "if isLive { Text(\"live\"); Text(\"now\") } else { Text(\"clip\").accessibilityHint(\"Plays\") }",
  ])
  func `gives what is merged its hint at times`(_ part: String) throws {
    let sample = Sample(body: "Button {} label: { HStack { Text(\"Ann\"); \(part) } }")
    let stops = try #require(sample.main).stops
    #expect(stops.map { $0.spoken?.hint ?? $0.hint } == ["at times Plays"])
  }
}
