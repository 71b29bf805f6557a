import Testing
import VoiceOver

/// Values of which only the type is known: what all code that makes one gives it.
@Suite struct `What a value is made with` {
  private func said(
    _ makers: String, _ kind: String = "struct Note { let title: String; let body: String? }"
  )
    throws -> [String]
  {
    let sample = Sample([
      "Notes.swift": """
      import SwiftUI
      \(kind)
      final class Desk: ObservableObject {
        @Published var note: Note?
        let name = ask()
        \(makers)
      }
      struct Screen: View {
        @StateObject var desk = Desk()
        var body: some View {
          Text("Top")
          if let note = desk.note {
            Text(note.title)
            if let body = note.body { Text(body) }
          }
        }
      }
      """
    ])
    return try #require(sample["Screen"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test func `is one of what it is made with`() throws {
    let makers = #"""
      func save() { note = Note(title: "Saved", body: nil) }
      func fail() { note = Note(title: "Not saved", body: "Try again") }
      """#
    #expect(try said(makers) == ["Top.", "Saved or Not saved.", "Try again."])
  }

  @Test func `is what an initialiser keeps, or begins with`() throws {
    let kind = #"""
      struct Note {
        let id: UUID
        let title: String
        let body: String?
        init(title: String, body: String? = "More") { id = UUID(); self.title = title; self.body = body }
      }
      """#
    #expect(
      try said(#"func save() { note = Note(title: "Saved") }"#, kind) == [
        "Top.", "Saved.", "More.",
      ])
  }

  @Test(arguments: [
    // Something else is put into one of them.
    #"""
    func save() { note = Note(title: "Saved", body: nil) }
    func fail() { note = Note(title: name, body: nil) }
    """#,
    // One is made without saying of what.
    #"""
    func save() { note = Note(title: "Saved", body: nil) }
    func fail() { note = .init(title: "Failed", body: nil) }
    """#,
    // Or by a name of the type.
    #"""
    func save() { note = Note(title: "Saved", body: nil) }
    func all() -> [Note] { names.map(Note.init) }
    """#,
  ])
  func `is unknown where another one may be made`(_ makers: String) throws {
    #expect(try said(makers)[1] == "‹note title›.")
  }

  @Test(arguments: [
    "struct Note: Codable { let title: String; let body: String? }",
    "struct Note { var title: String; let body: String? }",
    "struct Note { let title: String; let body: String? }\nextension Note: Decodable {}",
  ])
  func `is unknown where it may come from elsewhere or change`(_ kind: String) throws {
    let maker = #"func save() { note = Note(title: "Saved", body: nil) }"#
    #expect(try said(maker, kind)[1] == "‹note title›.")
  }

  @Test func `ends where a value is made of one of its kind`() throws {
    let makers = #"""
      func save() { note = Note(title: "Saved", body: nil) }
      func again(_ old: Note) { note = Note(title: old.title, body: nil) }
      """#
    #expect(try said(makers)[1] == "‹note title›.")
  }
}
