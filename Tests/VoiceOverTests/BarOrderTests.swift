import Testing
import VoiceOver

@Suite struct `Bars` {
  @Test func `are read from their leading edge on`() throws {
    let code = """
      NavigationStack {
        Text("Boats")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Share") { } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { } }
            if isNew {
              ToolbarItem(placement: .topBarLeading) { Button("Menu") { } }
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { } }
            }
            ToolbarItem(placement: .principal) { Button("Fleet") { } }
          }
          .navigationTitle("Harbour")
      }
      """
    let report = try #require(Sample(body: code).main)
    let heard = [
      "Menu. Button.", "Cancel. Button.", "Harbour. Heading.", "Fleet. Button.", "Done. Button.",
      "Share. Button.",
    ]
    #expect(report.saidAround == heard)
    #expect(report.chrome.platform.text == "4…6")
  }
}
