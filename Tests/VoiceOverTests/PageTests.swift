import Testing
import VoiceOver

@Suite struct `What is shown whole` {
  @Test func `around what others give is a screen of theirs`() {
    let opener = """
      struct Link<C: View>: View {
        let title: String
        @ViewBuilder let content: () -> C
        var body: some View {
          NavigationLink { Form { Text("Head"); content() }.navigationTitle(title) } label: { Text(title) }
        }
      }
      struct Opener<C: View>: View {
        @ViewBuilder let content: C
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { if isOpen { content } }
        }
      }
      struct Search: View { var body: some View { Text("Search") } }
      """
    #expect(
      Sample.screens(
        "Link(title: \"One\") { Search(); Text(\"C\") }; Opener { Search(); Text(\"D\") }", opener)
        == [
          "Sample": ["One. Button.", "Open. Button."],
          "Sample.destination": ["Back. Back Button.", "One. Heading.", "Head.", "Search.", "C."],
          // What stands beside the view that is shown is heard on its screen.
          "Search": ["Search.", "D."], "Shown": ["A.", "B."],
        ])
  }

  @Test func `by a page that holds another page is pushed as well`() {
    let pages = """
      enum Inner: Hashable {
        case one
        @ViewBuilder func view() -> some View { switch self { case .one: Shown() } }
      }
      enum Page: Hashable {
        case inner(Inner)
        @ViewBuilder func view() -> some View {
          switch self { case .inner(let page): page.view() }
        }
      }
      """
    #expect(
      Sample.screens(
        "Text(\"Home\").navigationDestination(for: Page.self) { $0.view() }", pages)
        == ["Sample": ["Home."], "Shown": ["Back. Back Button.", "A.", "B."]])
  }

  @Test func `by a stack that may begin with it has a way back at times`() throws {
    let sample = Sample([
      "Pages.swift": """
      import SwiftUI
      enum Page { case one, two
        @ViewBuilder var view: some View { switch self { case .one: Shown(); case .two: Other() } }
      }
      struct Sample: View { let page: Page; var body: some View { NavigationStack { page.view } } }
      struct Desk: View { var body: some View { NavigationLink("Go") { Shown() } } }
      struct Shown: View { var body: some View { Text("One"); Text("Two") } }
      struct Other: View { var body: some View { Text("A"); Text("B") } }
      """
    ])
    let shown = try #require(sample["Shown"])
    #expect(shown.stops.map(\.speech) == ["Back. Back Button.", "One.", "Two."])
    #expect(shown.stops.map(\.when) == ["at times", nil, nil])
    #expect(shown.swipes.platform.text == "2…3")
    #expect(try #require(sample["Other"]).said == ["A.", "B."])
  }

  @Test func `as one of an enum's pages is a screen, unless another view has it as a part`() {
    let pages = """
      enum Page {
        case one, two
        @ViewBuilder var view: some View {
          switch self { case .one: Shown(); case .two: Other() }
        }
      }
      struct Other: View { var body: some View { Text("O") } }
      struct Frame: View { let page: Page; var body: some View { NavigationStack { page.view } } }
      """
    #expect(
      Sample.screens(
        "Text(\"Home\").sheet(item: $page) { Frame(page: $0) }", pages) == [
          "Sample": ["Home."], "Shown": ["A.", "B."], "Other": ["O."],
        ])
    #expect(
      Sample.screens("Text(\"Home\"); Frame(page: page); Text(\"End\")", pages)
        .keys.sorted()
        == ["Sample"])
    let beside =
      pages + """

        struct Split: View {
          let page: Page
          var body: some View { NavigationView { List { Text("L") }; page.view } }
        }
        """
    let split = Sample.screens(
      "Text(\"Home\").sheet(item: $page) { Split(page: $0) }", beside)
    #expect(split["Other"] == nil)
    #expect(split["Split"]?.first == "L.")
  }

  @Test func `of a frame that is pushed has a way back, and the frame is none`() throws {
    let pages = """
      enum Page: Hashable { case one(String), many
        @ViewBuilder func view() -> some View {
          switch self { case .one(let name): Found(name: name); case .many: Search() }
        }
      }
      struct Frame: View { let page: Page; var body: some View { page.view() } }
      struct Found: View { let name: String; var body: some View { Text("One"); Text("Two") } }
      struct Search: View {
        @State var found: String?
        var body: some View { if let found { Found(name: found) } else { Text("Wait") } }
      }
      """
    let push = "Text(\"Home\").navigationDestination(for: Page.self) { Frame(page: $0) }"
    #expect(
      Sample.screens(push, pages)["Found"] == ["Back. Back Button.", "One.", "Two."])
    #expect(Sample.screens(push, pages).keys.sorted() == ["Found", "Sample", "Search", "Shown"])
    // The stack of the sheet begins with one, and another one is pushed on it.
    let both = "Text(\"Home\").sheet(item: $page) { Layer(page: $0) }"
    let layer = """
      struct Layer: View {
        let page: Page
        var body: some View {
          NavigationStack {
            page.view().navigationDestination(for: Page.self) { Frame(page: $0) }
          }
        }
      }
      """
    let sample = Sample(body: both, pages + layer)
    let found = try #require(sample["Found"])
    #expect(found.stops.map(\.speech) == ["Back. Back Button.", "One.", "Two."])
    #expect(found.stops.map(\.when) == ["at times", nil, nil])
    #expect(sample["Frame"] == nil)
  }

  @Test func `in a view of the system is no screen, nor what previews put around views`() {
    let beside = """
      struct Offer: View { var body: some View { Text("Offer") } }
      struct Framed: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.font(.body) }
      }
      struct Slide: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(0) }
      }
      """
    #expect(
      Sample.screens("SubscriptionStoreView(groupID: id) { Offer() }", beside)
        .keys.sorted()
        == ["Sample", "Shown"])
  }

  @Test func `around what others may give is one of the view itself as well`() {
    let opener = """
      struct Opener: View {
        var note: AnyView?
        @State var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Head"); note }
        }
      }
      """
    #expect(
      Sample.screens("Opener(); Opener(note: AnyView(Text(\"C\")))", opener) == [
        "Sample": ["Open. Button.", "Open. Button."], "Sample.sheet": ["Head.", "C."],
        "Opener.sheet": ["Head.", "‹note›."], "Shown": ["A.", "B."],
      ])
  }
}
