import Testing
import VoiceOver

@Suite struct `Branches that exclude each other` {
  private func sample(_ body: String) -> Sample {
    Sample([
      "Sample.swift": """
      import SwiftUI
      enum Mode { case one, two, three }
      struct Sample: View {
        @State private var isOpen = false
        @State private var mode = Mode.one
        @State private var title: String?
        let items: [Item]
        var body: some View { VStack { \(body) } }
        func line(_ isLong: Bool) -> some View { VStack { if isLong { Text("Long") } } }
      }
      struct Inner: View {
        @State private var isOpen = false
        var body: some View { if isOpen { Text("Inner") } }
      }
      """
    ])
  }

  @Test(arguments: [
    (#"if isOpen { Text("A"); Text("B") }; Text("C"); if !isOpen { Text("D") }"#, "2…3", "A B C"),
    (#"if isOpen { Text("A") }; Text("C"); if !isOpen { Text("D"); Text("E") }"#, "2…3", "C D E"),
    (#"if self.isOpen { Text("A") }; Group { if !isOpen { Text("B") } }"#, "1", "A"),
    (
      #"if mode == .one { Text("A") }; if mode == .two { Text("B") }; if mode == .three { Text("C") }"#,
      "0…1", "A"
    ),
    (
      #"if title == nil { Text("A") }; if let title { Text(title); Text("B") }"#, "1…2", "‹title› B"
    ),
    (
      #"if isOpen { Text("A") }; if mode == .one { Text("B") }; if !isOpen { Text("C") }"#, "1…2",
      "A B"
    ),
    (
      #"if !isOpen, let title { Text(title); Text("B") }; if isOpen { Text("A") }"#, "0…2",
      "‹title› B"
    ),
    (#"if mode == .one && !isOpen { Text("A") }; if isOpen { Text("B") }"#, "0…1", "A"),
    (
      #"if items.isEmpty, !isOpen { Text("A") }; if isOpen && items.count > 2 { Text("B") }"#,
      "0…1",
      "A"
    ),
  ])
  func `are never counted together`(body: String, swipes: String, said: String) throws {
    let report = try #require(sample(body).main)
    #expect(report.swipes.platform.text == swipes)
    #expect(report.said == said.split(separator: " ").map { "\($0)." })
  }

  @Test(arguments: [
    (#"if isOpen { Text("A") }; if isOpen { Text("B") }"#, "0…2"),
    (#"if isOpen { Text("A") }; if mode == .one { Text("B") }"#, "0…2"),
    (#"if isOpen, mode == .one { Text("A") }; if isOpen { Text("B") }"#, "0…2"),
    // What is there may be any of its cases.
    (#"if mode != nil { Text("A") }; if mode == .one { Text("B") }"#, "0…2"),
    (#"if let title, title.isOpen { Text("A") }; if !title.isOpen { Text("B") }"#, "0…2"),
    // Each has a state of its own.
    (#"Inner(); if !isOpen { Text("B") }"#, "0…2"),
    (
      #"ForEach(items.prefix(1)) { item in if item.isOpen { Text("A") } }; if !isOpen { Text("B") }"#,
      "0…2"
    ),
  ])
  func `are told from those that do not`(body: String, swipes: String) throws {
    #expect(try #require(sample(body).main).swipes.platform.text == swipes)
  }

  @Test func `say one of them where all are one element`() throws {
    let report = try #require(
      sample(
        """
        HStack { if isOpen { Text("Open") }; if !isOpen { Text("Closed") }; Text("Door") }
          .accessibilityElement(children: .combine)
        """
      ).main)
    #expect(report.said == ["Closed, Door."])
  }
}
