import Testing
import VoiceOver

/// A view that only says which screen is shown.
@Suite struct `A router` {
  private static let pages = """
    enum Route: Hashable { case city(String), river }
    struct City: View { let name: String; var body: some View { Text("City"); Text(name) } }
    struct River: View { var body: some View { Text("River") } }
    """

  private func screens(_ router: String) -> [String: [String]] {
    Sample.screens(
      """
      NavigationStack {
        Text("Home").navigationDestination(for: Route.self) { Router(route: $0) }
      }
      """, router + Self.pages)
  }

  @Test func `leaves the screens that it shows to themselves`() {
    let router = """
      struct Router: View {
        let route: Route
        var body: some View {
          switch route {
          case .city(let name): City(name: name)
          case .river: River()
          }
        }
      }
      """
    #expect(screens(router).keys.sorted() == ["City", "River", "Sample", "Shown"])
    let grouped = router.replacing("switch route {", with: "Group { switch route {")
      .replacing("case .river: River()\n    }", with: "case .river: River()\n    } }.padding()")
    #expect(grouped != router)
    #expect(screens(grouped).keys.sorted() == ["City", "River", "Sample", "Shown"])
  }

  /// Until there is something to show, or where it is not there, a side shows no screen of the router's own.
  @Test(arguments: [
    "if let name { City(name: name) }",
    "if let name { City(name: name) } else { ProgressView() }",
    "if name == nil { EmptyView() } else { City(name: \"A\") }",
    "if let name { if name.isEmpty { River() } else { City(name: name).padding() } }",
    "if let name { City(name: name) } else { ContentUnavailableView(\"No city\", systemImage: \"map\") }",
    "let name = \"A\"; City(name: name)", "City(name: \"A\")", "EmptyView()",
  ])
  func `shows a screen on a condition, or none`(_ side: String) {
    let router = """
      struct Router: View {
        let route: Route
        var body: some View {
          switch route {
          case .city(let name): \(side)
          case .river: River()
          case .sea: Sea()
          }
        }
      }
      struct Sea: View { var body: some View { Text("Sea") } }
      """
    let found = screens(router)
    #expect(found["Router"] == nil && found["River"] != nil && found["Sea"] != nil, "\(side)")
  }

  /// What a view's own initialiser makes for it is a part of that view, and no screen in a frame.
  @Test func `is no view that fills its place itself`() {
    let about = """
      struct Router<Icon: View>: View {
        let icon: () -> Icon
        init(route: Route, icon: @escaping () -> Icon) { self.icon = icon }
        var body: some View { ScrollView { icon(); Text("About") } }
      }
      extension Router where Icon == Logo { init(route: Route) { self.init(route: route) { Logo() } } }
      struct Logo: View { var body: some View { Text("Logo") } }
      """
    let found = screens(about)
    #expect(found.keys.sorted() == ["City", "River", "Sample", "Sample.destination", "Shown"])
    #expect(found["Sample.destination"] == ["Back. Back Button.", "Logo.", "About."])
  }

  @Test func `is a screen where it shows something itself, or goes by a state of its own`() {
    let titled = """
      struct Router: View {
        let route: Route
        var body: some View {
          switch route {
          case .city(let name): City(name: name)
          case .river: VStack { Text("Back"); River() }
          }
        }
      }
      """
    #expect(screens(titled).keys.sorted() == ["Router", "Sample", "Shown"])
    let shown = titled.replacing("VStack { Text(\"Back\"); River() }", with: "Text(\"River\")")
    #expect(shown != titled)
    #expect(screens(shown).keys.sorted() == ["River", "Router", "Sample", "Shown"])
    let own = """
      struct Router: View {
        init(route: Route) {}
        @State private var route = Route.river
        var body: some View {
          switch route {
          case .city(let name): City(name: name)
          case .river: River()
          }
        }
      }
      """
    #expect(screens(own).keys.sorted() == ["Router", "Sample", "Shown"])
  }
}
