import Testing
import VoiceOver

@Suite struct `Rows of a list without what is nothing in it` {
  private func report(_ lines: String, _ data: String = "facts") throws -> ViewReport {
    let source = """
      import SwiftUI
      struct Fact: Hashable { var label: String; var value: String }
      struct Checked: Hashable {
        var label: String
        var value: String
        init?(label: String, value: String) { guard label != value else { return nil }; self.label = label; self.value = value }
      }
      struct Sample: View {
        let maker: String
        let year: String?
        \(lines)
        var body: some View { Facts(all: \(data)) }
      }
      struct Facts: View {
        var all: [Fact]
        var body: some View {
          VStack { ForEach(all, id: \\.self) { one in LabeledContent(one.label, value: one.value) } }
        }
      }
      """
    return try #require(Sample(["Sample.swift": source])["Sample"])
  }

  private let listed = """
    [Fact(label: "Maker", value: maker), year == nil ? nil : Fact(label: "Year", value: year ?? ""),
     Fact(label: "Hue", value: "Red")]
    """

  @Test func `come and go where one may be nothing`() throws {
    for lines in [
      "var facts: [Fact] { let all = \(listed); return all.compactMap { $0 } }",
      "var facts: [Fact] { \(listed).compactMap { $0 } }",
      "var facts: [Fact] { \(listed).compactMap(\\.self) }",
      "var facts: [Fact] { \(listed).compactMap { fact in fact } }",
    ] {
      let report = try report(lines)
      #expect(report.swipes.platform.text == "2…3", "\(lines)")
      #expect(report.said.first == "Maker, ‹maker›." && report.said.last == "Hue, Red.", "\(lines)")
      #expect(report.stops.map(\.when) == [nil, "at times", nil], "\(lines)")
    }
    #expect(try report("", "\(listed).compactMap { $0 }").swipes.platform.text == "2…3")
  }

  @Test func `are all there where none may be nothing`() throws {
    let all = "[Fact(label: \"A\", value: \"2\"), nil, Fact(label: \"B\", value: \"1\")]"
    let report = try report("var facts: [Fact] { \(all).compactMap { $0 } }")
    #expect(report.swipes.platform.text == "2")
    #expect(report.stops.map(\.each) == [["A, 2.", "B, 1."]])
  }

  @Test func `may be fewer where nobody knows, or an initialiser may give nothing`() throws {
    let checked = "[Checked(label: \"A\", value: maker), Checked(label: \"B\", value: \"1\")]"
    #expect(
      try report("var facts: [Checked] { \(checked).compactMap { $0 } }").swipes.platform.text
        == "0…2")
    let given = "[first, second].compactMap { $0 }"
    let report = try report("let first: Fact?; let second: Fact?", given)
    #expect(report.swipes.platform.max == 2)
    #expect(!report.said.joined().contains("first"))
    // Something else is made of each.
    let other = try self.report("var facts: [Fact] { \(listed).compactMap { $0?.next } }")
    #expect(!other.said.joined().contains("Maker"))
  }
}
