import Testing
import VoiceOver

@Suite struct `The button that secondary actions are behind` {
  private func report(_ body: String) throws -> ViewReport {
    let parts = """
      struct Grid: View {
        var body: some View {
          Text("Grid").toolbar { ToolbarItemGroup(placement: .secondaryAction) { Button("Sort") { } } }
        }
      }
      struct Row: View {
        var body: some View {
          Text("Row").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Pin") { } } }
        }
      }
      """
    let source = """
      import SwiftUI
      struct Sample: View {
        let photo: Photo?
        let book: Book?
        var body: some View { \(body) }
      }
      """
    return try #require(Sample(["Sample.swift": source + "\n" + parts])["Sample"])
  }

  @Test func `is always there where one toolbar always has some`() throws {
    let own = ".toolbar { ToolbarItem(placement: .secondaryAction) { Button(\"Share\") { } } }"
    let report = try report(
      "VStack { if photo != nil { Grid() }; Text(\"Page\") }.navigationTitle(\"T\")\(own)")
    #expect(report.saidAround == ["T. Heading.", "More. Button."])
    #expect(report.swipes.guideline.text == "3…4")
  }

  @Test func `is there at times where all that have some are`() throws {
    let report = try report(
      "VStack { if photo != nil { Grid() }; Text(\"Page\") }.navigationTitle(\"T\")")
    #expect(report.swipes.guideline.text == "2…4")
  }

  @Test func `is one where several have some at times`() throws {
    let report = try report(
      """
      VStack { if photo != nil { Grid() }; if book != nil { Row() }; Text("Page") }
        .navigationTitle("T")
      """)
    #expect(report.saidAround.filter { $0.hasPrefix("More") }.count <= 2)
    #expect(report.swipes.guideline.text == "2…5")
  }

  @Test func `is one on a side of a question too`() throws {
    let report = try report(
      """
      if photo != nil {
        VStack { Grid(); if book != nil { Row() }; Grid() }.navigationTitle("T")
      }
      """)
    #expect(report.saidAround.filter { $0.hasPrefix("More") }.count == 1)
    #expect(report.swipes.guideline.text == "0…5")
  }
}
