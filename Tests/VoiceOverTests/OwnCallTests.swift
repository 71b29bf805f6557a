import Testing
import VoiceOver

/// A function of a view that is called as a modifier of SwiftUI is.
@Suite struct `A function that is called as a modifier is` {
  private func sample(_ modifier: String) -> Sample {
    Sample([
      "Pond.swift": """
      import SwiftUI
      struct Pond: View {
        @State private var trouble: Trouble?
        @State private var isDry = false
        struct Trouble: Identifiable { var id: Int { 0 } }
        var body: some View {
          VStack { Text("Carp"); Text("Reed") }\(modifier)
        }
        private func alert(for trouble: Trouble) -> SwiftUI.Alert { Alert(title: Text("Dry")) }
        private func alert() -> Alert { Alert(title: Text("Dry")) }
        private func badge(_ text: String) -> String { text }
      }
      """
    ])
  }

  @Test(arguments: [
    ".alert(item: $trouble, content: self.alert(for:))",
    ".alert(item: $trouble) { self.alert(for: $0) }",
    ".alert(item: $trouble) { it in return self.alert(for: it) }",
    ".alert(isPresented: $isDry) { self.alert() }", ".alert(isPresented: $isDry) { alert() }",
    ".alert(isPresented: $isDry, content: alert)",
  ])
  func `makes what it gives, and not the view once more`(_ modifier: String) throws {
    let report = try #require(sample(modifier)["Pond"])
    #expect(report.said == ["Carp.", "Reed."])
    #expect(!report.isOpaque)
  }
}
