import Testing
import VoiceOver

/// A style of the repository draws the whole of a toggle.
@Suite struct `A toggle in a style` {
  private func said(_ makeBody: String, _ body: String) throws -> [String] {
    let sample = Sample(
      body: body,
      """
      extension Sample { var on: Binding<Bool> { load() } }
      struct Tick: ToggleStyle {
        func makeBody(configuration: Self.Configuration) -> some View { \(makeBody) }
      }
      """)
    return try #require(sample.main).said
  }

  private static let button = """
    Button { configuration.isOn.toggle() } label: {
      HStack { configuration.label; Image(systemName: configuration.isOn ? "star" : "circle") }
    }
    """

  @Test(arguments: [
    (Self.button, "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea. Button."]),
    (
      Self.button, "VStack { Toggle(isOn: on) { Text(\"Tea\") } }.toggleStyle(Tick())",
      ["Tea. Button."]
    ),
    (
      "HStack { configuration.label; Text(\"Cup\") }",
      "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea.", "Cup."]
    ),
    (
      "Toggle(configuration).padding()", "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())",
      ["Tea. Switch Button."]
    ),
    (
      "\(Self.button).accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }",
      "Toggle(\"Tea\", isOn: on).toggleStyle(Tick())", ["Tea. Switch Button."]
    ),
    (Self.button, "Toggle(\"Tea\", isOn: on).toggleStyle(.switch)", ["Tea. Switch Button."]),
  ])
  func `is what that makes of its label`(_ makeBody: String, _ body: String, _ expected: [String])
    throws
  {
    #expect(try said(makeBody, body) == expected)
  }
}
