import Testing
import VoiceOver

/// What a caller leaves out is nothing, and what asks for it is decided.
@Suite struct `What a view was made without` {
  private func cost(_ body: String) throws -> String {
    let view = """
      import SwiftUI
      struct Sample: View {
        let isBusy: Bool
        let isEmpty: Bool
        let note: String?
        let rows: [String]
        let old: [String]?
        let fans: Fans
        var body: some View { \(body) }
      }
      struct Fans { var count: Int? }
      struct Wait: ViewModifier {
        let isBusy: Bool
        var isEmpty: Bool?
        var more: String?
        func body(content: Content) -> some View {
          VStack {
            content.opacity(!isBusy && isEmpty != true ? 1 : 0)
            if isBusy { ProgressView() }
            if let isEmpty, let more, isEmpty { Text(more) }
          }
        }
      }
      """
    return try #require(Sample(["Sample.swift": view]).main).swipes.guideline.text
  }

  @Test func `says nothing in a condition, which is the rest of it`() throws {
    #expect(try cost(#"Text("A").modifier(Wait(isBusy: isBusy))"#) == "1")
    #expect(try cost(#"Text("A").modifier(Wait(isBusy: isBusy, isEmpty: nil))"#) == "1")
    #expect(try cost(#"Text("A").modifier(Wait(isBusy: isBusy, isEmpty: isEmpty))"#) == "0…1")
    #expect(try cost(#"Text("A").modifier(Wait(isBusy: isBusy, isEmpty: true))"#) == "0…1")
  }

  @Test func `is there where something was given that is never nil`() throws {
    #expect(
      try cost(#"Text("A").modifier(Wait(isBusy: false, isEmpty: isEmpty, more: "None"))"#) == "1")
    #expect(
      try cost(#"Text("A").modifier(Wait(isBusy: false, isEmpty: rows.isEmpty, more: "None"))"#)
        == "1")
    #expect(
      try cost(#"Text("A").modifier(Wait(isBusy: false, isEmpty: old?.isEmpty, more: "None"))"#)
        == "0…1")
  }

  /// A type of the app may have no number.
  @Test func `is what the app's own type has by that name`() throws {
    let body = #"if let count = fans.count { Text("\(count)") } else { Text("A"); Text("B") }"#
    #expect(try cost(body) == "1…2")
  }

  /// A label without content is there by itself, whoever knows whether there is some.
  @Test func `leaves the label of a pair where it is`() throws {
    let pair = #"LabeledContent { if let note { Text(note) } } label: { Text("Note") }"#
    #expect(try cost(pair) == "1")
    #expect(
      try cost(
        #"LabeledContent { if isBusy { ProgressView() } else if isEmpty { Text("None") } } label: { Text("A") }"#
      ) == "1")
    #expect(
      try cost(
        #"LabeledContent { if isBusy { Text("A") }; Text("B") } label: { Text("C") }"#) == "1…2")
    #expect(try cost(#"LabeledContent { if isBusy { Text("A") } } label: { Text("") }"#) == "0…1")
  }
}
