import Testing
import VoiceOver

/// Types that are written with dots, where a value is given that is made in place.
@Suite struct `A value of a type that is written with dots` {
  private func said(_ call: String) throws -> [String] {
    let source = """
      import SwiftUI
      enum Shop { enum Models {} }
      extension Shop.Models {
        struct Jar { var title: String; var note: String? }
        struct Lid { var title: String; var note: String?; init(_ title: String) { self.title = title } }
      }
      struct Jar { let size: Int }
      struct Card: View {
        var jar: Shop.Models.Jar
        var body: some View { Text(jar.title); if let note = jar.note { Text(note) } }
      }
      struct Sealed: View {
        let jar: Shop.Models.Jar
        init(_ jar: Shop.Models.Jar) { self.jar = jar }
        var body: some View { Text(jar.title); if let note = jar.note { Text(note) } }
      }
      struct Sample: View {
        let name: String
        var body: some View { \(call) }
        func row(_ jar: Shop.Models.Jar) -> some View {
          Group { Text(jar.title); if let note = jar.note { Text(note) } }
        }
        func top(_ lid: Shop.Models.Lid) -> some View {
          Group { Text(lid.title); if let note = lid.note { Text(note) } }
        }
      }
      """
    return try #require(Sample(["Sample.swift": source])["Sample"]).said
  }

  @Test(arguments: [
    ("Card(jar: .init(title: \"Plum\"))", ["Plum."]), ("row(.init(title: \"Plum\"))", ["Plum."]),
    ("Sealed(.init(title: \"Plum\"))", ["Plum."]),
    ("Card(jar: Shop.Models.Jar(title: \"Plum\"))", ["Plum."]),
    ("Card(jar: .init(title: \"Plum\", note: \"Ripe\"))", ["Plum.", "Ripe."]),
    ("Card(jar: .init(title: name))", ["‹name›."]),
  ])
  func `is known`(_ call: String, _ said: [String]) throws {
    #expect(try self.said(call) == said, "\(call)")
  }
}
