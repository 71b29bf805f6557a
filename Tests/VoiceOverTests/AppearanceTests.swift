import Testing
import VoiceOver

/// Flags that a view sets as it appears.
///
/// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
@Suite struct `What a view sets as it appears` {
  private func swipes(_ modifiers: String, _ beside: String = "") throws -> String {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        @State private var isShown = false
        var body: some View {
          VStack { Text("A"); Text("B") }
            .opacity(isShown ? 1 : 0)
            \(modifiers)
        }
        \(beside)
      }
      """
    ])
    return try #require(sample.main).swipes.platform.text
  }

  @Test(arguments: [
    ".onAppear { isShown = true }",
    ".onAppear { load(); self.isShown = true }",
    ".onAppear { withAnimation(.easeOut) { isShown = true } }",
    ".onAppear { isShown = true }.onDisappear { isShown = false }",
  ])
  func `is there before anybody looks`(_ modifiers: String) throws {
    #expect(try swipes(modifiers) == "2")
  }

  @Test(arguments: [
    ".onAppear { if isNew { isShown = true } }",
    ".onAppear { guard isNew else { return }; isShown = true }",
    ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = true } }",
    ".onAppear { isShown = true }.onTapGesture { isShown.toggle() }",
    ".onAppear { isShown = true }.sheet(isPresented: $isShown) { Text(\"C\") }",
    ".overlay { if isNew { Color.clear.onAppear { isShown = true } } }",
    ".task { isShown = true }",
    ".onAppear { model.isShown = true }",
    ".onAppear { isShown = !isNew }",
    ".background(Panel().onAppear { isShown = true })",
  ])
  func `may be otherwise where something else has a say`(_ modifiers: String) throws {
    #expect(try swipes(modifiers) == "0…2")
  }

  @Test func `may be otherwise where a function changes it later`() throws {
    #expect(try swipes(".onAppear { isShown = true }", "func hide() { isShown = false }") == "0…2")
  }
}
