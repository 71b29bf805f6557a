import Testing
import VoiceOver

@Suite struct `A view that is not in the sources` {
  private func sample(_ body: String) throws -> ViewReport {
    try #require(
      Sample(body: body, "struct Row: View { var body: some View { Text(\"Row\") } }").main)
  }

  @Test func `shows what it is given`() throws {
    let report = try sample(
      """
      SwipeArea { Row() } trailingActions: { _ in Row() }
      LazyBox { HStack { Text("A"); Text("B") } }.accessibilityElement(children: .combine)
      Pages(data) { page in if page.isBig { Row() } else { Color.red } }
      """)
    #expect(report.said == ["Row.", "A, B.", "Row."])
    #expect(report.isOpaque)
    // Whatever the box shows, it is one.
    #expect(report.opaqueNames == ["Pages", "SwipeArea"])
  }

  @Test func `is one stop where its closures only do something`() throws {
    let report = try sample(
      """
      Unknown()
      Starter { Task { await go() } }
      Starter { Haptics(.light).play() }
      FetchButton { await go() } label: { Text("Buy") }
      """)
    #expect(
      report.said == ["‹Unknown›.", "‹Starter›.", "‹Starter›.", "‹FetchButton›."])
  }

  @Test func `is one that is, where the name of an imported module stands before it`() {
    let design = """
      import SwiftUI
      public struct Avatar: View { public let name: String; public var body: some View { Text(name) } }
      public enum Kind: CaseIterable { case near, far, other }
      public enum Pages {
        public static let title = "Pages"
        public static func page(_ close: () -> Void) -> some View { Text("Page") }
      }
      """
    let sample = """
      import Design
      import SwiftUI
      struct Sample: View {
        let kind: Design.Kind
        var body: some View {
          Design.Avatar(name: "A")
          Design.Pages.page { close() }
          Text(Design.Pages.title)
          ForEach(Design.Kind.allCases, id: \\.self) { _ in Text("Kind") }
          Other.Avatar(name: "B")
          SwiftUI.Label("C", systemImage: "star")
        }
      }
      """
    let report = Sample(["Design.swift": design, "Sample.swift": sample]).main
    #expect(report?.said == ["A.", "Page.", "Pages.", "Kind.", "‹Avatar›.", "C."])
    #expect(report?.rows.map(\.count) == [3])
  }
}

@Suite struct `A view in an extension` {
  private let sample = Sample([
    "History.swift": """
    import SwiftUI
    enum History { enum Day {} }
    extension History { struct RootView: View { var body: some View { Text("Years") } } }
    extension History.Day { struct RootView: View { var body: some View { Text("Hours") } } }
    """
  ])

  @Test func `has the names of the types around it`() throws {
    #expect(try #require(sample["History.RootView"]).said == ["Years."])
    #expect(try #require(sample["History.Day.RootView"]).said == ["Hours."])
  }
}

@Suite struct `A type that has the name of a view we know` {
  private let sample = Sample([
    "App/Screen.swift":
      "import SwiftUI\nstruct Screen: View { var body: some View { EmptyView() } }",
    "Extension/EmptyView.swift": """
    import SwiftUI
    struct EmptyView: View { var body: some View { Text("Nothing") } }
    """,
    "Extension/Lists/Page.swift":
      "import SwiftUI\nstruct Page: View { var body: some View { EmptyView() } }",
  ])

  @Test func `is meant in its own target`() throws {
    #expect(try #require(sample["Page"]).said == ["Nothing."])
  }

  @Test func `is out of sight in another one`() throws {
    #expect(try #require(sample["Screen"]).said.isEmpty)
  }
}

@Suite struct `A modifier that is not in the sources` {
  private static let helper = """
    struct Help: View { var body: some View { Text("Help"); Button("Close") {} } }
    """

  @Test(arguments: [
    ".popup(isPresented: $isShown) { Help() }",
    ".popup(isPresented: $isShown) { Help() } customize: { $0.type(.toast) }",
    ".popup(item: $note) { note in Help() }",
  ])
  func `shows apart what is bound to whether it is presented`(_ modifier: String) throws {
    let sample = Sample(body: "Text(\"Home\")\(modifier)", Self.helper)
    let report = try #require(sample.main)
    #expect(report.said == ["Home."])
    #expect(!report.isOpaque)
    #expect(try #require(sample["Help"]).screen == .popover)
  }

  @Test func `has a screen of its own where that is written in place`() throws {
    let sample = Sample(
      body: "Text(\"Home\").popup(isPresented: $isShown) { VStack { Text(\"A\"); Text(\"B\") } }")
    #expect(try #require(sample.main).said == ["Home."])
    #expect(try #require(sample["Sample.popover"]).said == ["A.", "B."])
  }

  @Test(arguments: [
    ".banner { Help() }", ".banner(edge: .top) { if isNew { Text(\"New\") } }",
    ".banner { Color.red } content: { Help() }",
  ])
  func `may show what it is given`(_ modifier: String) throws {
    let sample = Sample(body: "Text(\"Home\")\(modifier)", Self.helper)
    let report = try #require(sample.main)
    #expect(report.said == ["Home."])
    #expect(report.opaqueNames == ["banner"])
  }

  @Test(arguments: [
    ".banner()", ".banner(radius: 3)", ".banner { await load() }",
    ".banner { value in print(value) }",
    ".banner(isOn: $isOn) { $0.scale = 2 }",
  ])
  func `is left out where it is handed no views`(_ modifier: String) throws {
    let report = try #require(Sample(body: "Text(\"Home\")\(modifier)").main)
    #expect(report.said == ["Home."])
    #expect(!report.isOpaque)
  }

  @Test func `tells nothing of a picture that a package loads`() throws {
    let sample = Sample([
      "Sample.swift": """
      import SwiftUI
      import Kingfisher
      struct Sample: View { var body: some View { KFImage(url).placeholder { Text("A") } } }
      """
    ])
    #expect(try !#require(sample.main).isOpaque)
  }
}
