import Testing
import VoiceOver

@Suite struct `Rows of a list that code puts together` {
  private func report(_ lines: String) throws -> ViewReport {
    let source = """
      import SwiftUI
      enum Part: String, CaseIterable, Identifiable {
        case news, rules, about, other
        var id: Self { self }
        var label: String {
          switch self { case .news: "News"; case .rules: "Rules"; case .about: "About"; case .other: "Other" }
        }
      }
      struct Sample: View {
        let note: String?
        var parts: [Part] { \(lines) }
        var body: some View { ForEach(parts) { part in Button(part.label) { } } }
      }
      """
    return try #require(Sample(["Sample.swift": source])["Sample"])
  }

  @Test(arguments: [
    "let all: [Part] = [.news, .rules]; return all",
    "var all: [Part] = [.rules]; all.insert(.news, at: 0); return all",
    "var all: [Part] = []; all.append(.news); all.append(.rules); return all",
  ])
  func `are told as they are in it`(_ lines: String) throws {
    let report = try report(lines)
    #expect(report.stops.map(\.each) == [["News. Button.", "Rules. Button."]])
    #expect(report.swipes.platform.text == "2")
  }

  @Test(arguments: [
    "var all: [Part] = [.news, .rules]; if note != nil { all.insert(.about, at: 1) }; return all",
    "if note != nil { return [.news, .about, .rules] }; return [.news, .rules]",
    "guard note != nil else { return [.news, .rules] }; return [.news, .about, .rules]",
  ])
  func `come and go where one way through has them`(_ lines: String) throws {
    let report = try report(lines)
    #expect(report.said == ["News. Button.", "About. Button.", "Rules. Button."])
    #expect(report.swipes.platform.text == "2…3")
  }

  /// Of two sides that add something, no list has both.
  @Test func `are counted where nobody knows which they are`() throws {
    let report = try report(
      """
      var all: [Part] = [.news]
      if note != nil { all.append(.rules) } else { all.append(.about) }
      return all
      """)
    #expect(!report.said.joined().contains("News. Button."))
    #expect(report.swipes.platform.max == 2)
  }

  @Test func `come and go too where a value of the view has the list`() throws {
    let beside = """
      struct Counts {
        let made: Int
        let gone: Int
        enum Kind: String, Identifiable { case made, gone; var id: String { rawValue } }
        var kinds: [Kind] {
          var all: [Kind] = []
          if made > 0 { all.append(.made) }
          if gone > 0 { all.append(.gone) }
          return all
        }
      }
      struct Table: View {
        let counts: Counts
        var body: some View { VStack { ForEach(counts.kinds) { Text($0.rawValue) } } }
      }
      """
    let sample = Sample(body: "Table(counts: load())", beside)
    let report = try #require(sample["Table"])
    #expect(report.said == ["made.", "gone."])
    #expect(report.swipes.platform.text == "0…2")
    let held = beside.replacing("case made, gone;", with: "case made(Int), gone(Int);")
      .replacing(": String, Identifiable", with: ": Identifiable")
      .replacing("rawValue }", with: "0 }").replacing(".made)", with: ".made(made))")
      .replacing(".gone)", with: ".gone(gone))")
      .replacing(
        "Text($0.rawValue)",
        with: "switch $0 { case .made: Text(\"A\"); Text(\"B\")\ncase .gone: Text(\"C\") }")
    let sides = try #require(Sample(body: "Table(counts: load())", held)["Table"])
    #expect(sides.said == ["A.", "B.", "C."])
    #expect(sides.swipes.platform.text == "0…3")
  }
}
