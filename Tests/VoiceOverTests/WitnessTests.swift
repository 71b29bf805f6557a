import Testing
import VoiceOver

/// Views that a protocol of the repository asks for, of a value of which only the protocol is known.
@Suite struct `What a protocol asks for` {
  private static let shelves = """
    protocol Shelf: Identifiable {
      associatedtype Body: View
      func body(of reader: String) -> Body
      var cover: AnyView { get }
      @ViewBuilder func framed(_ inner: some View) -> Inner
      associatedtype Inner: View
    }
    extension Shelf { func framed(_ inner: some View) -> some View { inner } }
    struct Lent: Shelf {
      let id: String
      var cover: AnyView { AnyView(LentCover()) }
      func body(of reader: String) -> some View { VStack { Text("Lent to"); Text(reader) } }
    }
    struct Owned: Shelf {
      let id: String
      var cover: AnyView { AnyView(Text("Owned")) }
      func body(of reader: String) -> some View { Button("Lend") {} }
      func framed(_ inner: some View) -> some View { VStack { Text("Mine"); inner } }
    }
    struct LentCover: View { var body: some View { Text("Lent"); Button("Back") {} } }
    """

  @Test(arguments: [
    ("let shelf: any Shelf", "AnyView(shelf.cover)", "1…2"),
    ("let shelf: any Shelf", "AnyView(shelf.body(of: \"Ann\"))", "1…2"),
    ("let shelf: any Shelf", "AnyView(shelf.framed(Text(\"In\")))", "1…2"),
    ("let shelves: [any Shelf]", "ForEach(shelves) { shelf in shelf.cover }", "20…40"),
    (
      "let shelves: [any Shelf]; func made(_ one: some Shelf) -> some View { one.body(of: \"Ann\") }",
      "ForEach(shelves) { AnyView(made($0)) }", "20…40"
    ),
    (
      "let shelves: [any Shelf]; func made<S: Shelf>(_ one: S) -> some View { one.cover }",
      "ForEach(shelves) { AnyView(made($0)) }", "20…40"
    ),
    ("", "Room(shelf: Lent(id: name))", "2"),
  ])
  func `is what one of those that conform makes of it`(
    _ property: String, _ body: String, _ swipes: String
  ) throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        \(property)
        let name: String
        var body: some View { VStack { \(body) } }
      }
      struct Room<S: Shelf>: View { let shelf: S; var body: some View { shelf.cover } }
      """, "Shelf.swift": "import SwiftUI\n" + Self.shelves,
    ])
    let report = try #require(sample.main)
    #expect(report.swipes.platform.text == swipes)
    #expect(!report.isOpaque)
  }

  @Test func `is told by the type, and is no screen of its own`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        let shelf: any Shelf
        var body: some View { VStack { shelf.cover } }
      }
      """, "Shelf.swift": "import SwiftUI\n" + Self.shelves,
    ])
    let report = try #require(sample.main)
    #expect(report.stops.map(\.when) == ["shelf is Lent", "shelf is Lent"])
    #expect(report.sides.compactMap(\.when).contains("shelf is Owned"))
    #expect(sample.reports.filter { $0.screen != nil }.map(\.name) == ["Sample"])
  }

  @Test func `is not what only hands on another one's`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct AnyShelf: Shelf {
        let shelf: any Shelf
        var id: String { shelf.id }
        var cover: AnyView { shelf.cover }
        func body(of reader: String) -> AnyView { AnyView(shelf.body(of: reader)) }
      }
      struct Sample: View {
        let shelf: AnyShelf
        let other: any Shelf
        var body: some View { VStack { shelf.cover; other.cover } }
      }
      """, "Shelf.swift": "import SwiftUI\n" + Self.shelves,
    ])
    let report = try #require(sample.main)
    #expect(report.swipes.platform.text == "2…4")
    #expect(!report.isOpaque)
  }

  @Test func `may be the value itself`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      protocol Page: View { var number: Int { get } }
      struct Cover: Page { let number = 1; var body: some View { Text("Cover") } }
      struct Index: Page { let number = 2; var body: some View { Text("A"); Text("B") } }
      protocol Book { associatedtype First: Page; var first: First { get } }
      struct Novel: Book { var first: some Page { Cover() } }
      struct Sample: View {
        let page: any Page
        let book: any Book
        var body: some View { VStack { AnyView(page); AnyView(book.first) } }
      }
      """
    ])
    let report = try #require(sample.main)
    #expect(report.swipes.platform.text == "2…3")
    #expect(report.stops.first?.when == "page is Index")
  }

  /// Also of types in types, and of a package's, where extensions say what they make of it.
  @Test(arguments: ["struct Oak { struct Crate {} }\nstruct Fig { struct Crate {} }", ""])
  func `is what extensions make of it`(_ types: String) throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      struct Sample: View {
        let shelf: any Shown
        var body: some View { AnyView(shelf.show()) }
      }
      \(types)
      protocol Shown { associatedtype Body: View; func show() -> Body }
      extension Oak.Crate: Shown { func show() -> some View { Text("A"); Text("B") } }
      extension Fig.Crate: Shown { func show() -> some View { Text("C") } }
      """
    ])
    let report = try #require(sample.main)
    #expect(report.swipes.guideline.text == "1…2")
    #expect(!report.isOpaque)
  }
}
