import Testing
import VoiceOver

/// The tabs of a bar, and what the first one shows.
@Suite struct `A bar of tabs` {
  @Test func `has no place for a tab that is hidden on a phone`() throws {
    let report = try #require(
      Sample(
        body: """
          TabView {
            Tab("One", systemImage: "star") { Text("First") }
            Tab("Two", systemImage: "star") { Text("Second") }.hidden(size == .compact)
            TabSection("More") { Tab("Three", systemImage: "star") { Text("Third") } }
              .hidden(size == .compact)
            Tab("Four", systemImage: "star") { Text("Fourth") }.hidden()
            Tab("Five", systemImage: "star") { Text("Fifth") }.hidden(false)
          }
          """,
        "extension Sample { @Environment(\\.horizontalSizeClass) var size }"
      ).main)
    #expect(report.saidAround == ["Selected: One. Tab. 1 of 2.", "Five. Tab. 2 of 2."])
    #expect(report.said == ["First."])
  }

  /// The last of them leads to the others; a tab to search with stands beside them.
  @Test(arguments: [
    (5, "", "E. Tab. 5 of 5."), (6, "", "More. Tab. 5 of 5."), (8, "", "More. Tab. 5 of 5."),
    (5, "Tab(role: .search) { Text(\"Q\") }", "Search. Tab. 6 of 6."),
  ])
  func `has room for five`(_ count: Int, _ more: String, _ last: String) throws {
    let tabs = "ABCDEFGH".prefix(count)
      .map { "Tab(\"\($0)\", systemImage: \"star\") { Text(\"In \($0)\") }" }
      .joined(separator: "\n")
    let report = try #require(Sample(body: "TabView {\n\(tabs)\n\(more)\n}").main)
    #expect(report.saidAround.last == last)
    #expect(report.said == ["In A."])
  }

  /// Where the sixth is there at times, the fifth place is that of “More” at times.
  @Test(arguments: [
    ["if isWide { F }", "E"], ["E", "if isWide { F }"],
  ])
  func `never has a sixth place`(_ rest: [String]) throws {
    func tab(_ name: String) -> String { "Text(\"\(name)\").tabItem { Text(\"\(name)\") }" }
    let others = rest.map {
      $0.replacing("F", with: tab("F")).replacing("E", with: tab("E"))
    }
    let report = try #require(
      Sample(
        body: "TabView {\n\((["A", "B", "C", "D"].map(tab) + others).joined(separator: "\n"))\n}",
        "extension Sample { var isWide: Bool { load() } }"
      ).main)
    #expect(report.saidAround.count == 5)
    #expect(report.saidAround.prefix(4) == ["Selected: A. Tab.", "B. Tab.", "C. Tab.", "D. Tab."])
    #expect(report.swipes.platform.text == "6")
  }

  /// A picture beside a title is decoration, and names the tab where there is none.
  @Test func `says the titles of its tabs`() throws {
    let report = try #require(
      Sample(
        body: """
          TabView {
            Text("A").tabItem { Text("One"); Image("first") }
            Text("B").tabItem { Image("second") }
          }
          """
      ).main)
    #expect(report.saidAround == ["Selected: One. Tab. 1 of 2.", "second. Tab. 2 of 2."])
  }

  /// The other tabs are told by themselves: a label around them makes no element more.
  @Test func `adds nothing to the tabs that are told apart`() throws {
    let sample = Sample(
      body: """
        TabView {
          page(content: { Near() }, text: "One")
          page(content: { Far() }, text: "Two")
        }
        """,
      """
      extension Sample {
        func page<C: View>(content: () -> C, text: String) -> some View {
          NavigationView(content: content).tabItem { Text(text) }.accessibilityLabel(text)
        }
      }
      struct Near: View { var body: some View { Text("A") } }
      struct Far: View { var body: some View { VStack { Text("C"); Text("D") } } }
      """)
    #expect(try #require(sample["Far"]).around.platform.isEmpty)
  }

  @Test func `shows the first of its cases, also by a function that is given it`() throws {
    let report = try #require(
      Sample(
        body: """
          TabView {
            ForEach(Place.usual, id: \\.self) { place in
              Tab(place.title, systemImage: "star") { Place.view(for: place) }
            }
          }
          """,
        """
        enum Place: CaseIterable {
          case home, inbox, more
          var title: String { switch self { case .home: "Home"; case .inbox: "Inbox"; case .more: "More" } }
          static var usual: [Place] { return [.home, .inbox] }
          @ViewBuilder static func view(for place: Place) -> some View {
            switch place {
            case .home: Home()
            case .inbox: Text("Letters"); Text("Old")
            case .more: Text("Rest")
            }
          }
        }
        struct Home: View { var body: some View { Text("Welcome") } }
        """
      ).main)
    #expect(report.saidAround == ["Selected: Home. Tab. 1 of 2.", "Inbox. Tab. 2 of 2."])
    #expect(report.said == ["Welcome."])
    #expect(report.swipes.platform.text == "3")
  }

  @Test func `has a screen for each of all cases, and the first is its own`() {
    let kinds = "enum Kind: CaseIterable { case near, far, other }"
    let tabs = """
      TabView {
        ForEach(Kind.allCases, id: \\.self) { kind in
          switch kind {
          case .far: VStack { Text("C"); Text("D"); Text("E") }.tabItem { Text("Far") }
          case .near: Text("Z").tabItem { Text("Near") }
          default: Shown().tabItem { Text("Other") }
          }
        }
      }
      """
    #expect(
      Sample.screens(tabs, kinds) == [
        "Sample": [
          "Selected: Near. Tab. 1 of 3.", "Far. Tab. 2 of 3.", "Other. Tab. 3 of 3.", "Z.",
        ],
        "Sample.tab": ["C.", "D.", "E."], "Shown": ["A.", "B."],
      ])
  }

  @Test(arguments: [
    "kind.page.tabItem { Label(kind.name, systemImage: \"star\") }.tag(kind)",
    "Tab(kind.name, systemImage: \"star\", value: kind) { kind.page }",
    "Group { switch kind { case .near: Near() case .far: Shown() } }.tabItem { Text(kind.name) }",
  ])
  func `tells what all cases make by their names`(_ tab: String) {
    let kinds = """
      struct Near: View { var body: some View { Text("Y"); Text("Z") } }
      enum Kind: CaseIterable {
        case near, far
        var name: String { self == .near ? "Near" : "Far" }
        @ViewBuilder var page: some View {
          switch self {
          case .near: Near()
          case .far: Shown()
          }
        }
      }
      """
    #expect(
      Sample.screens("TabView { ForEach(Kind.allCases, id: \\.self) { kind in \(tab) } }", kinds)
        == [
          "Sample": ["Selected: Near. Tab. 1 of 2.", "Far. Tab. 2 of 2.", "Y.", "Z."],
          "Shown": ["A.", "B."],
        ])
  }
}
