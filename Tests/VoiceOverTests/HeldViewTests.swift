import Testing
import VoiceOver

/// Routes that hold the view that they lead to.
@Suite struct `A value that holds a view` {
  private func reports(_ shows: String, _ beside: String = "") -> [ViewReport] {
    Sample([
      "Route.swift": """
      import SwiftUI
      struct Route: Identifiable, Hashable {
        enum Style: Hashable { case push, sheet, cover }
        let id: String
        var style: Style
        private let content: AnyView
        init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
          self.id = id
          self.style = style
          self.content = AnyView(content())
        }
        @ViewBuilder var destination: some View { if id.isEmpty { content.padding() } else { content } }
      }
      extension Route {
        static let about = Route(id: "about") { AboutView() }
        static func book(_ title: String) -> Route {
          .init(id: "book") { BookView(title: title).navigationTitle("Book") }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct BookView: View { let title: String; var body: some View { Text(title) } }
      struct NoteView: View { var body: some View { Text("Note"); Button("Done") {} } }
      """,
      "Route+More.swift": """
      import SwiftUI
      extension Route {
        static var shelf: Self { Route(id: "shelf") { ShelfView() } }
        static var note: Route { Route(id: "note", style: .sheet) { NoteView() } }
      }
      struct ShelfView: View { var body: some View { Text("Shelf"); Text("Books") } }
      """,
      "Sample.swift": """
      import SwiftUI
      @main struct Library: App { var body: some Scene { WindowGroup { Sample() } } }
      struct Sample: View {
        @State private var path: [Route] = []
        @State private var route: Route?
        var body: some View { \(shows) }
      }
      \(beside)
      """,
    ]).reports
  }

  private func told(_ reports: [ViewReport]) -> [String: String] {
    let screens = reports.filter { $0.screen != nil && $0.name != "Library" }
    return Dictionary(
      uniqueKeysWithValues: screens.map { ($0.name, $0.stops.map(\.speech).joined(separator: " ")) }
    )
  }

  private static let screens = [
    "Sample": "Start. Button.",
    "AboutView": "Back. Back Button. About.",
    "BookView": "Back. Back Button. Book. Heading. ‹title›.",
    "ShelfView": "Back. Back Button. Shelf. Books.",
    "NoteView": "Note. Done. Button.",
  ]

  @Test(arguments: ["$0.destination", "route in route.destination"])
  func `leads to each view that the constants and functions of its type hold`(_ shown: String) {
    let all = reports(
      """
      NavigationStack(path: $path) {
        Button("Start") { path.append(Route.shelf) }
          .navigationDestination(for: Route.self) { \(shown) }
      }
      .sheet(item: $route) { $0.destination }
      """)
    #expect(told(all) == Self.screens)
    #expect(all.first { $0.name == "NoteView" }?.screen == .sheet)
  }

  @Test func `is found in a frame that each sheet has again`() {
    let all = reports(
      "Frame { Button(\"Start\") {} }",
      """
      struct Frame<Content: View>: View {
        @State private var path: [Route] = []
        @State private var route: Route?
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack(path: $path) {
            content.navigationDestination(for: Route.self) { $0.destination }
          }
          .sheet(item: $route) { route in Frame { route.destination } }
        }
      }
      """)
    #expect(told(all) == Self.screens)
  }
}
