import Scenes
import Testing
import Views
import VoiceOver

/// Which nodes of a large scene are copies of others, in like surroundings.
@Suite struct `Copies in a scene` {
  private static let texts = (0..<60).map { "Text(item.line\($0))" }.joined(separator: "\n")

  private static let words = (0..<60).map { "Text(\"Word \($0)\")" }.joined(separator: "\n")

  /// By place in the source: how many nodes of the inner view stand there again.
  private func repeated(
    _ body: String, and others: String = ""
  ) throws -> (again: Int, nodes: Int) {
    let sample = Sample([
      "App.swift": """
      import SwiftUI
      struct Screen: View {
        @State var item: Item
        @State var other: Item
        var body: some View { \(body) }
      }
      struct Item { let name: String }
      struct Frame: View {
        let item: Item
        var body: some View { Row(item: item) }
      }
      struct Row: View {
        let item: Item
        var body: some View { VStack { Card(item: item) } }
      }
      struct Card: View {
        let item: Item
        var body: some View { VStack { Text(item.name); \(Self.texts) } }
      }
      \(others)
      """
    ])
    let screen = sample.readings.first { sample.index.name(of: $0.type) == "Screen" }
    let scene = try #require(screen).scene
    let repeated = scene.repeated(in: LiveFiles(of: sample.index))
    return (repeated.count { $0 }, scene.nodes.count)
  }

  private func rows(_ count: Int, _ row: String) -> String {
    "VStack { " + Array(repeating: "Group { \(row) }", count: count).joined(separator: "\n") + " }"
  }

  @Test func `are found on every side of a branch`() throws {
    let found = try repeated(
      "VStack { if open { \(rows(4, "Frame(item: item)")) } else { \(rows(4, "Frame(item: item)")) } }"
    )
    // By the same code, all but the first; the code of the row itself is looked at.
    #expect(found.again > 7 * 60)
    #expect(found.again < found.nodes - 60)
  }

  @Test(arguments: [("model.title", 13), ("model.word", 12)])
  func `go by the names of what is unknown in them`(_ name: String, _ copies: Int) throws {
    let rows = rows(7, "Line(title: title)")
    let views = ["Left", "Right"].map { type in
      "struct \(type): View { let title: String; var body: some View { \(rows) } }"
    }
    let code = """
      \(views.joined(separator: "\n"))
      struct Line: View {
        let title: String
        var body: some View { Part(title: title) }
      }
      struct Part: View {
        let title: String
        var body: some View { VStack { Words(title: title) } }
      }
      struct Words: View {
        let title: String
        var body: some View { VStack { Text(title); \(Self.words) } }
      }
      """
    let one = try repeated("VStack { Left(title: model.title) }", and: code)
    let both = try repeated("VStack { Left(title: model.title); Right(title: \(name)) }", and: code)
    #expect(one.again > 6 * 60)
    #expect(both.again == one.again / 6 * copies)
  }

  @Test func `are none where they say something else`() throws {
    let rows = (0..<8).map { "Group { Frame(item: Item(name: \"word \($0)\")) }" }.joined(
      separator: "\n")
    #expect(try repeated("VStack { \(rows) }").again == 0)
  }

  @Test(arguments: [
    "Button(action: go) { ROW }", "List { ROW }",
    "VStack { ROW }.accessibilityElement(children: .combine)",
    "ForEach(items) { other in ROW }", "VStack { ROW }.accessibilityHidden(isOld)",
    "VStack { ROW }.onTapGesture { go() }",
  ])
  func `are none where they are heard otherwise`(_ around: String) throws {
    let plain = rows(7, "Frame(item: item)")
    let other = around.replacing("ROW", with: "Frame(item: item)")
    let alone = try repeated("VStack { \(plain) }")
    let both = try repeated("VStack { \(plain)\n \(other) }")
    #expect(both.nodes > alone.nodes + 60)
    #expect(both.again == alone.again)
  }

  @Test func `are not looked for in a small scene`() throws {
    #expect(try repeated(rows(3, "Frame(item: item)")).again == 0)
  }
}
