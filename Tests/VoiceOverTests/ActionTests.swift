import Testing
import VoiceOver

@Suite struct `Actions that the system adds` {
  @Test func `are there once, also where one menu is put around another`() throws {
    let report = try #require(
      Sample(
        body: #"Button("Open") { }.contextMenu { Button("Copy") { } }.modifier(Menued())"#,
        """
        struct Menued: ViewModifier {
          func body(content: Content) -> some View { content.contextMenu { Button("Share") { } } }
        }
        """
      ).main)
    #expect(report.stops.map(\.actions) == [["Show context menu"]])
  }
}
