import Testing
import VoiceOver

/// Functions that choose by what they were given.
@Suite struct `A function that was given one of two` {
  @Test func `says what it says of these two`() throws {
    let sample = Sample(
      body: #"knob("house"); knob(model.isBusy ? "xmark" : "plus")"#,
      """
      extension Sample {
        var model: Model { load() }
        func knob(_ symbol: String) -> some View {
          Button {} label: { Image(systemName: symbol) }.accessibilityLabel(word(for: symbol))
        }
        func word(for symbol: String) -> String {
          switch symbol {
          case "house": return "Home"
          case "xmark": return "Stop"
          case "plus": return "Add"
          default: return "Button"
          }
        }
      }
      """)
    let stops = try #require(sample.main).stops
    #expect(
      stops.map { $0.spoken?.speech ?? $0.speech } == ["Home. Button.", "Stop or Add. Button."])
  }
}
