import Testing
import VoiceOver

/// What a part is handed only where something holds.
@Suite struct `What is handed to a part at times` {
  private static let line = """
    struct Line: View {
      let note: String?
      var body: some View { Text("Line"); if let note { Text(note) } }
    }
    """

  private func cost(_ body: String) throws -> String {
    let view =
      "import SwiftUI\nstruct Sample: View { let isLocked: Bool; var body: some View { \(body) } }\n"
    return try #require(Sample(["Sample.swift": view + Self.line]).main).swipes.guideline.text
  }

  @Test func `is there by the same question as what the view itself shows`() throws {
    #expect(
      try cost(#"Line(note: isLocked ? nil : "Open"); if isLocked { Text("Locked") }"#) == "2")
    #expect(
      try cost(#"Line(note: isLocked ? "Shut" : nil); if isLocked { Text("Locked") }"#) == "1…3")
    #expect(
      try cost(#"Line(note: !isLocked ? "Open" : nil); if isLocked { Text("Locked") }"#) == "2")
    #expect(
      try cost(#"Line(note: isLocked ? nil : "A"); Line(note: isLocked ? "B" : nil)"#) == "3")
  }

  /// A slot that may be empty is filled by the initialiser that is called.
  @Test func `is there where a builder makes it`() throws {
    let panel = """
      struct Panel<Row: View, Top: View>: View {
        var row: Row
        var top: Top?
        init(@ViewBuilder row: () -> Row, @ViewBuilder top: () -> Top) {
          self.row = row(); self.top = top()
        }
        init(@ViewBuilder row: () -> Row) where Top == EmptyView { self.row = row(); top = nil }
        init(row: Row, made: () -> Top?) { self.row = row; top = made() }
        var body: some View { VStack { if let top { top; row } else { Text("A"); Text("B"); Text("C") } } }
      }
      """
    func cost(_ body: String) throws -> String {
      let view =
        "import SwiftUI\nstruct Sample: View { let isLocked: Bool; var body: some View { \(body) } }\n"
      return try #require(Sample(["Sample.swift": view + panel]).main).swipes.guideline.text
    }
    #expect(try cost(#"Panel { Text("R") } top: { Text("T"); Button("Hide") { } }"#) == "3")
    #expect(try cost(#"Panel { Text("R") } top: { HStack { Text("T") } }"#) == "2")
    #expect(try cost(#"Panel { Text("R") }"#) == "3")
    #expect(
      try cost(#"Panel(row: Text("R"), made: { if isLocked { return nil }; return Text("T") })"#)
        == "1…3")
  }

  /// A state keeps the object that it began with.
  @Test func `is in the state of a part what it is outside`() throws {
    let view = """
      import SwiftUI
      @Observable final class Model { var post: String? }
      struct Sample: View {
        @State private var model = Model()
        var body: some View {
          if let post = model.post { Inner(model: model) } else { Text("Loading") }
        }
      }
      struct Inner: View {
        @State var model: Model
        var body: some View { if let post = model.post { Text(post); Text("More") } }
      }
      """
    #expect(try #require(Sample(["A.swift": view]).main).swipes.guideline.text == "1…2")
  }

  @Test func `is another question where something else may be missing`() throws {
    let held = #"Line(note: isLocked ? nil : ask()); if isLocked { Text("Locked") }"#
    #expect(try cost(held) == "1…3")
  }

  @Test func `is one row's question where the row asks it too`() throws {
    let beside = """
      struct Item: Identifiable { let id: Int; let name: String; var isLocked: Bool }
      struct Mark: View {
        let name: String
        let isOpen: Bool
        var body: some View { Text(name); if isOpen { Text("Open") } }
      }
      extension Sample {
        var items: [Item] { ask() }
        func row(_ item: Item) -> some View {
          HStack {
            Line(note: item.isLocked ? nil : "Open")
            if item.isLocked { Text("Locked") }
          }
        }
      }
      """
    let row = "Mark(name: item.name, isOpen: !item.isLocked); if item.isLocked { Text(\"Locked\") }"
    for body in ["ForEach(items) { item in \(row) }", "ForEach(items) { item in row(item) }"] {
      let sample = Sample(body: body, beside + Self.line)
      #expect(try #require(sample.main).rows.map(\.stops.guideline.text) == ["2"])
    }
  }
}
