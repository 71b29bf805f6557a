import Testing
import VoiceOver

/// `typealias Short = Outer.Inner; extension Short { … }`: what stands there is of `Outer.Inner`.
@Suite struct `An extension by another name` {
  private func said(_ names: String, _ extended: String, _ beside: String = "") throws -> [String] {
    let sample = Sample([
      "A.swift": """
      import SwiftUI
      enum Farm {}
      extension Farm {
        struct Field: View {
          var body: some View { VStack { intro; Seed() } }
        }
      }
      """,
      "B.swift": """
      import SwiftUI
      \(names)
      extension \(extended) { var intro: some View { Text("Water"); Weed() } }
      extension \(extended) {
        struct Seed: View { var body: some View { Text("Sow"); Text("Ready") } }
        fileprivate struct Weed: View { var body: some View { Text("Weed") } }
      }
      """, "C.swift": "import SwiftUI\n" + beside,
    ])
    return try #require(sample.reports.first { $0.name.hasSuffix("Field") }).said
  }

  @Test(arguments: [
    ("private typealias FF = Farm.Field", "FF"), ("typealias FF = Farm.Field", "FF"),
    ("typealias F = Farm\ntypealias FF = F.Field", "FF"),
    ("typealias FF = Farm.Field\ntypealias FFF = FF", "FFF"),
    ("extension Farm { typealias FF = Field }", "Farm.FF"),
  ])
  func `adds to the type`(_ names: String, _ extended: String) throws {
    let expected = ["Water.", "Weed.", "Sow.", "Ready."]
    #expect(try said(names, extended) == expected, "\(names)")
  }

  /// A short name of another file, or of another type, says nothing of this one.
  @Test(arguments: [
    ("", "FF", "private typealias FF = Farm.Field"),
    ("enum Yard { struct Field {} }\ntypealias FF = Yard.Field", "FF", ""),
  ])
  func `adds to no other`(_ names: String, _ extended: String, _ beside: String) throws {
    #expect(try said(names, extended, beside).contains("Weed.") == false)
  }

  @Test func `makes it a view`() throws {
    let sample = Sample([
      "A.swift": """
      import SwiftUI
      struct Screen: View { var body: some View { Text("A"); Leaf() } }
      struct Leaf {}
      typealias Blade = Leaf
      extension Blade: View { var body: some View { Text("B") } }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["A.", "B."])
  }
}
