import Testing
import VoiceOver

@Suite struct `A view that can do without something` {
  private let sample = Sample([
    "Views.swift": """
    import SwiftUI
    struct Note: View {
      var title: String? = nil
      var body: some View { if let title { Text(title) }; Text("Body") }
    }
    struct Page: View {
      var body: some View { Note(); Note(title: "Title"); Note(title: nil) }
    }
    struct Passed: View {
      var title: String? = nil
      var body: some View { Note(title: title) }
    }
    struct Around: View {
      var body: some View { Passed(); Passed(title: "Title") }
    }
    struct Card: View {
      let heading: Text
      var mark: Image?
      var note: Text? = nil
      var more: Note?
      var body: some View { heading; mark; if let note { note.bold() }; more }
    }
    struct Cards: View {
      var body: some View {
        Card(heading: Text("A"))
        Card(heading: Text("B"), mark: Image("b"), note: Text("Noted"), more: Note())
      }
    }
    """
  ])

  @Test func `may have it where it is read by itself`() throws {
    #expect(try #require(sample["Note"]).swipes.platform.text == "1…2")
    #expect(try #require(sample["Passed"]).swipes.platform.text == "1…2")
    #expect(try #require(sample["Card"]).swipes.platform.text == "1…5")
  }

  @Test func `has it not where it was made without`() throws {
    #expect(try #require(sample["Page"]).said == ["Body.", "Title.", "Body.", "Body."])
    #expect(try #require(sample["Around"]).said == ["Body.", "Title.", "Body."])
    #expect(
      try #require(sample["Cards"]).said == ["A.", "B.", "b. Image.", "Noted.", "Body."])
  }
}
