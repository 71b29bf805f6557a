import Testing
import Views

@testable import VoiceOver

@Suite struct `The usual state of a screen` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        @Binding var isOpen: Bool
        @Binding var isNew: Bool
        let kind: Kind
        let items: [Item]
        var body: some View { VStack { \(body) } }
      }
      """
    ])
  }

  /// What is said in it, in both models; nil where it has all that there may be.
  private func said(_ body: String) throws -> (guideline: [String], platform: [String])? {
    let sample = sample(body)
    let reading = try #require(sample.readings.first)
    return UsualState(of: reading.screens[0]).map { state in
      func stops(_ listing: Listing) -> [String] {
        reading.scene.listed(state.part, listing, in: sample.index).stops.map(\.speech)
      }
      return (stops(.guideline), stops(.platform))
    }
  }

  @Test func `is all there is where nothing is asked`() throws {
    #expect(try said(#"Text("A"); List(items) { item in Text(item.name) }"#) == nil)
  }

  @Test(arguments: [
    // Of what may be there or not about half.
    (#"if isOpen { Text("A") }; if isNew { Text("B") }"#, ["A."]),
    // Of two that are as near the one with more.
    (
      #"if isOpen { Text("A"); Text("B") } else { Text("C"); Text("D"); Text("E") }"#,
      ["C.", "D.", "E."]
    ),
    // What there is while something loads is about as near; what it has less is not made up for.
    (
      #"if isOpen { Text("A") } else { Text("B"); List(items) { item in Text("C"); Text("D") } }; if isNew { Text("E") }"#,
      ["B.", "C.", "D.", "E."]
    ),
    // Neither the largest side nor the smallest.
    (
      #"switch kind { case .a: Text("A"); Text("B"); Text("C"); Text("D"); case .b: Text("E"); case .c: Text("F"); Text("G") }"#,
      ["F.", "G."]
    ),
    // A question has one answer, wherever it is asked.
    (
      #"if isOpen { Text("A") }; HStack { if !isOpen { Text("B") } }; if isOpen { Text("C") } else { Text("D") }"#,
      ["A.", "C."]
    ),
    // A question about rows weighs as much as there are rows.
    (
      #"List(items) { item in Text("A"); if item.isNew { Text("B") }; if item.isOld { Text("C") } }; Text("D")"#,
      ["A.", "B.", "D."]
    ),
  ])
  func `has of each branch the side that comes nearest to the typical cost`(
    _ body: String, _ expected: [String]
  ) throws {
    let found = try #require(try said(body))
    #expect(found.guideline == expected)
    #expect(found.platform == expected)
  }

  @Test func `is about as much as is typical`() throws {
    let all = (0..<40).map { "if ask.is\($0) { Text(\"A\($0)\"); Text(\"B\($0)\") }" }
    let found = try #require(try said(all.joined(separator: "; ")))
    #expect(found.guideline.count == 40)
  }

  @Test func `follows in the text of a drawing, behind a line of its own`() throws {
    let sample = sample(#"Text("A"); if isOpen { Text("B") }; if isNew { Text("C") }"#)
    let reading = try #require(sample.readings.first)
    let text = try #require(
      reading.layouts(in: sample.index, around: StopLists()).first?.text)
    let usual = try #require(DrawnLayout(usualIn: text))
    #expect(usual.stops("g").map(\.number) == [1, 2])
    #expect(DrawnLayout(text).stops("g").map(\.number) == [1, 2, 3])
    #expect(usual.nodes.contains { $0.fields["when"] == "isOpen" })
  }

  /// Whoever has signed in is in the app most of the time.
  @Test func `is the one with the tabs of the app`() throws {
    let tabs = #"TabView { Text("A").tabItem { Text("One") }; Text("B").tabItem { Text("Two") } }"#
    let login = #"Text("Mail"); Text("Word"); Button("Go") {}; Button("Help") {}; Text("Terms")"#
    for body in [
      "if isOpen { \(tabs) } else { \(login) }",
      "switch kind { case .inside: \(tabs); case .outside: \(login) }",
    ] {
      let found = try #require(try said(body))
      #expect(found.platform == ["Selected: One. Tab. 1 of 2.", "Two. Tab. 2 of 2.", "A."])
    }
  }
}
