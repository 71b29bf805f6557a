import Testing
import VoiceOver

@Suite struct `What a view shows apart` {
  @Test func `by a modifier is a screen of the view that it is applied in`() {
    let modifier = """
      struct Sheeted<Other: View>: ViewModifier {
        let other: () -> Other
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOpen) { VStack { Text("Handle"); other() } }
        }
      }
      extension View {
        func sheeted<O: View>(@ViewBuilder other: @escaping () -> O) -> some View {
          modifier(Sheeted(other: other))
        }
      }
      """
    for call in [".modifier(Sheeted { Text(\"C\") })", ".sheeted { Text(\"C\") }"] {
      #expect(
        Sample.screens("Text(\"Home\")\(call)", modifier)
          == ["Sample": ["Home."], "Sample.sheet": ["Handle.", "C."], "Shown": ["A.", "B."]])
    }
    let twice = ".sheeted { Text(\"C\") }.sheeted { Text(\"D\") }"
    #expect(
      Sample.screens("Text(\"Home\")\(twice)", modifier) == [
        "Sample": ["Home."], "Sample.sheet": ["Handle.", "C."], "Sample.sheet2": ["Handle.", "D."],
        "Shown": ["A.", "B."],
      ])
  }

  @Test
  func `by a modifier that others apply as well is one screen, unless they give what it shows`() {
    let modifier = """
      struct Note: ViewModifier {
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOpen) { VStack { Text("Note"); Text("Words") } }
        }
      }
      struct Sheeted<Other: View>: ViewModifier {
        let other: () -> Other
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isOpen) { VStack { Text("Handle"); other() } }
        }
      }
      struct Page: View {
        var body: some View { Text("Page").modifier(Note()).modifier(Sheeted { Text("P") }) }
      }
      """
    let call = #".modifier(Note()).modifier(Sheeted { Text("C") })"#
    #expect(
      Sample.screens("Text(\"Home\")\(call)", modifier) == [
        "Sample": ["Home."], "Page": ["Page."], "Sample.sheet": ["Note.", "Words."],
        "Sample.sheet2": ["Handle.", "C."], "Page.sheet2": ["Handle.", "P."],
        "Shown": ["A.", "B."],
      ])
  }

  @Test func `that leads to others of its kind is one screen`() {
    let folder = """
      struct Folder: View {
        var body: some View {
          Text("Books")
          ForEach(folders) { _ in NavigationLink { Folder() } label: { Text("Open") } }
          Button("More") {}.sheet(isPresented: $isOpen) { Folder().padding() }
        }
      }
      """
    let shown = Sample.screens("NavigationLink(\"Go\") { Folder() }", folder)
    #expect(shown["Folder"] == ["Back. Back Button.", "Books.", "Open. Button.", "More. Button."])
    #expect(shown.keys.sorted() == ["Folder", "Sample", "Shown"])
  }

  @Test func `of what it is given is a screen of who gives it`() {
    let opener = """
      struct Opener<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View {
          Button("Open") {}.sheet(isPresented: $isOpen) { NavigationStack { self.content() } }
        }
      }
      """
    #expect(
      Sample.screens(#"Opener { VStack { Text("C"); Text("D") } }"#, opener)
        == ["Sample": ["Open. Button."], "Sample.sheet": ["C.", "D."], "Shown": ["A.", "B."]])
    let link = """
      struct Lazy<Content: View>: View {
        let content: Content
        var body: some View { NavigationLink(destination: content.padding()) { Text("Go") } }
      }
      """
    #expect(
      Sample.screens("Lazy(content: Shown())", link)
        == ["Sample": ["Go. Button."], "Shown": ["Back. Back Button.", "A.", "B."]])
  }

  @Test(arguments: [
    (".navigationDestination(for: Route.self) { route in route.view() }", true),
    (".navigationDestination(for: Route.self) { $0.view() }", true),
    (".sheet(item: $route) { $0.view() }", false),
    (".sheet(item: $model.route) { $0.view() }", false),
  ])
  func `is what a value of a known type makes`(_ modifier: String, _ isPushed: Bool) {
    let route = """
      enum Route { case shown
        func view() -> some View { switch self { case .shown: Shown() } }
      }
      class Model: ObservableObject { @Published var route: Route? }
      extension Sample {
        @State var route: Route?
        @StateObject var model: Model
      }
      """
    let said = (isPushed ? ["Back. Back Button."] : []) + ["A.", "B."]
    #expect(
      Sample.screens("Text(\"Home\")" + modifier, route) == ["Sample": ["Home."], "Shown": said])
  }

  @Test func `in other tabs of a part of it is the part's`() {
    let tabs = """
      struct Tabs: View {
        var body: some View { TabView { Text("One"); VStack { Text("Two"); Shown() } } }
      }
      struct Middle: View { var body: some View { Tabs() } }
      """
    #expect(
      Sample.screens("Middle()", tabs) == ["Sample": ["One."], "Tabs.tab": ["Two.", "A.", "B."]])
  }

  @Test(arguments: ["$0", "route in route", "$0.padding()"])
  func `is what a value shows that is a view itself`(_ value: String) {
    let route = """
      enum Route: View { case shown, plain
        var body: some View { switch self { case .shown: Shown()
          case .plain: Text("P") } }
      }
      """
    let push = ".navigationDestination(for: Route.self) { \(value) }"
    #expect(
      Sample.screens("Text(\"Home\")" + push, route) == [
        "Sample": ["Home."], "Sample.destination": ["Back. Back Button.", "P."],
        "Shown": ["Back. Back Button.", "A.", "B."],
      ])
  }

  private static let pages = """
    struct First: View { var body: some View { Text("1") } }
    struct Second: View { var body: some View { List { Text("2") }.navigationTitle("Two") } }
    """

  @Test func `in other tabs is a screen of its own, and the first tab is its own`() {
    let tabs = """
      TabView {
        NavigationStack { First().navigationTitle("One") }.tabItem { Text("a") }
        NavigationStack { Second() }.tabItem { Text("b") }
        Tab("c", image: "c") { Shown() }
      }
      """
    #expect(
      Sample.screens(tabs, Self.pages) == [
        "Sample": [
          "One. Heading.", "Selected: a. Tab. 1 of 3.", "b. Tab. 2 of 3.", "c. Tab. 3 of 3.", "1.",
        ], "Second": ["Two. Heading.", "2."], "Shown": ["A.", "B."],
      ])
  }

  @Test func `in tabs under one condition is a screen for each, with what is around it`() {
    let pages = """
      NavigationStack {
        TabView {
          First()
          if isOpen {
            Second().toolbar { Button("Skip") {} }
            Shown().navigationTitle("Three")
            VStack { Text("4") }
          }
        }
      }
      """
    #expect(
      Sample.screens(pages, Self.pages) == [
        "Sample": ["Selected. Tab.", "Tab.", "Tab.", "Tab.", "1."],
        "Second": ["Two. Heading.", "Skip. Button.", "2."],
        "Shown": ["Three. Heading.", "A.", "B."], "Sample.tab": ["4."],
      ])
  }

  @Test func `in tabs of a list is a screen for each where they differ`() {
    let tabs = """
      TabView {
        ForEach(pages) { page in
          switch page { case .first: First()
          case .second: Second() }
        }
      }
      """
    #expect(
      Sample.screens(tabs, Self.pages) == [
        "Sample": ["Tab."], "First": ["1."], "Second": ["Two. Heading.", "2."],
        "Shown": ["A.", "B."],
      ])
    #expect(
      Sample.screens("TabView { ForEach(pages) { Page(page: $0) } }.tabViewStyle(.page)", Self.page)
        == ["Sample": ["P.", "‹page›. Adjustable."], "Shown": ["A.", "B."]])
  }

  @Test(arguments: [
    "Text(\"T\").contextMenu { Button(\"Open\") {} } preview: { Shown() }",
    "Text(\"T\").contextMenu(menuItems: { Button(\"Open\") {} }, preview: { Shown().padding() })",
  ])
  func `large beside a menu is no screen`(_ body: String) {
    let sample = Sample(body: body, "struct Shown: View { var body: some View { Text(\"S\") } }")
    #expect(sample.reports.filter { $0.screen != nil }.map(\.name) == ["Sample"])
    #expect(sample.main?.stops.count == 1)
  }

  @Test func `on another page is a page of the same screen`() throws {
    for style in [".page", ".page(indexDisplayMode: .always)", "PageTabViewStyle()"] {
      let sample = Sample(
        body: """
          TabView(selection: $place) {
            First().tag(0)
            Shown().tag(1)
            VStack { Text("3"); Text("4"); Text("5") }.tag(2)
          }
          .tabViewStyle(\(style))
          """, Self.pages)
      let report = try #require(sample.main)
      #expect(report.swipes.platform.text == "2…4")
      #expect(report.stops.map(\.speech) == ["3.", "4.", "5.", "‹page›. Adjustable."])
      #expect(report.stops.first?.when == "page 3 of 3 is shown")
      #expect(
        report.sides.filter { !$0.isShown }.map(\.when) == [
          "page 1 of 3 is shown", "page 2 of 3 is shown",
        ])
      #expect(
        !sample.reports.contains { $0.screen == .tab || $0.name == "Shown" && $0.screen != nil })
    }
  }

  private static let page = """
    struct Page: View { let page: Int; var body: some View { Text("P") } }
    """

  @Test func `in a tab whose item is its own is written out for that`() {
    let tabs = """
      struct Own: View {
        var body: some View { Text("O").tabItem { Text("own") } }
      }
      """
    let shown = Sample.screens("TabView { Text(\"1\").tabItem { Text(\"a\") }; Own() }", tabs)
    #expect(shown["Sample"] == ["Selected: a. Tab. 1 of 2.", "own. Tab. 2 of 2.", "1."])
    #expect(shown["Sample.tab"] == ["O."])
  }

  @Test func `with a title, and inside another screen, is counted there`() {
    let inner = """
      struct Titled: View {
        var body: some View { List { Text("C") }.navigationTitle("T") }
      }
      """
    #expect(
      Sample.screens("VStack { Text(\"Banner\"); Titled() }", inner)
        == ["Sample": ["T. Heading.", "Banner.", "C."], "Shown": ["A.", "B."]])
  }

  @Test func `is not what happens when it is gone`() {
    for call in [
      ".sheet(isPresented: $isOpen) { reload() } content: { Text(\"C\") }",
      ".fullScreenCover(item: $item) { item?.close(); reload() } content: { Text($0.name) }",
    ] {
      let names = Sample.screens("Text(\"Home\")" + call, "").keys.sorted()
      #expect(names.count == 3 && names.contains("Shown"))
    }
  }

  @Test func `by a part of it is the part's`() {
    let row = """
      struct Row: View {
        let name: String
        var body: some View { Text(name).sheet(isPresented: $isOpen) { Text("C"); Text(name) } }
      }
      """
    #expect(
      Sample.screens(#"Row(name: "N")"#, row)
        == ["Sample": ["N."], "Row.sheet": ["C.", "N."], "Shown": ["A.", "B."]])
  }

  @Test func `in what a phone leaves out is no screen`() {
    let beside = """
      struct Desk: View {
        @Environment(\\.horizontalSizeClass) private var width
        var isWide: Bool { width == .regular }
        var body: some View {
          if isWide { table } else { Text("List") }
          if #available(iOS 13, *) { Text("New") } else { VStack { Old() } }
        }
        private var table: some View { VStack { Wide().padding() } }
      }
      struct Wide: View { var body: some View { Text("Wide"); Text("Table") } }
      struct Old: View { var body: some View { Text("Old"); Text("Way") } }
      struct Aside: View { var body: some View { Text("Aside"); Text("Alone") } }
      """
    #expect(
      Sample.screens("Desk()", beside)
        == ["Sample": ["List.", "New."], "Shown": ["A.", "B."], "Aside": ["Aside.", "Alone."]])
  }

  @Test func `by a reference to what makes it shows what that makes`() {
    let beside = """
      struct Around<Content: View>: View {
        let page: Int
        let content: (Int) -> Content
        var body: some View { content(page) }
      }
      extension Around where Content == Inner {
        init(page: Int) { self.init(page: page, content: Content.init) }
      }
      struct Inner: View {
        let page: Int
        var body: some View { Text("Page \\(page)"); Text("End") }
      }
      struct Note: View {
        let note: String
        var body: some View { Text("Note"); Text(note) }
      }
      """
    let home = """
      NavigationStack {
        Text("Home").navigationDestination(for: Int.self, destination: Around.init)
          .sheet(item: $note, content: Note.init)
      }
      """
    #expect(
      Sample.screens(home, beside)
        == [
          "Sample": ["Home."], "Shown": ["A.", "B."], "Note": ["Note.", "‹note›."],
          "Inner": ["Back. Back Button.", "Page ‹page›.", "End."],
        ])
  }

  /// A part of the system that we look at does without it; on another one it would be a part, too.
  @Test(arguments: ["content: extra", "content: { extra() }"])
  func `of what a part was handed and leaves out are none`(_ use: String) {
    let frame = """
      struct Frame<Extra: View>: ViewModifier {
        let extra: () -> Extra
        func body(content: Content) -> some View {
          if #available(iOS 17, *) { content } else { content.overlay(\(use)) }
        }
      }
      extension View {
        func framed<Extra: View>(@ViewBuilder extra: @escaping () -> Extra) -> some View {
          modifier(Frame(extra: extra))
        }
      }
      struct Aside: View { var body: some View { Text("Aside"); Text("Alone") } }
      """
    #expect(
      Sample.screens("Text(\"Home\").framed { Aside() }", frame)
        == ["Sample": ["Home."], "Shown": ["A.", "B."]])
  }

  @Test(arguments: [
    ("Harbour", true), ("HarbourView", true), ("BoatRow", false), ("BoatRowView", false),
    ("TideBadge", false), ("Growth", true), ("Shelf.HeaderView", false), ("Buttons", true),
  ])
  func `to nobody is a screen unless it is called like a part`(name: String, isScreen: Bool) {
    let parts = name.split(separator: ".")
    let view = "struct \(parts[parts.count - 1]): View { var body: some View { Text(\"A\") } }"
    let code = parts.count == 1 ? view : "enum \(parts[0]) { \(view) }"
    let report = Sample(body: "Text(\"Home\")", code)[name]
    #expect(report?.screen == (isScreen ? .unused : nil))
  }
}
