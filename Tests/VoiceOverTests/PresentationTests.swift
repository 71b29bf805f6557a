import Testing
import VoiceOver

@Suite struct `What a view shows apart` {
  private static func screens(_ body: String, _ beside: String) -> [String: [String]] {
    let sample = Sample(
      body: body,
      beside + "\nstruct Shown: View { var body: some View { Text(\"A\"); Text(\"B\") } }")
    let screens = sample.reports.filter { $0.screen != nil }
    return Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.stops.map(\.speech)) })
  }

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
        Self.screens("Text(\"Home\")\(call)", modifier)
          == ["Sample": ["Home."], "Sample.sheet": ["Handle.", "C."], "Shown": ["A.", "B."]])
    }
    let twice = ".sheeted { Text(\"C\") }.sheeted { Text(\"D\") }"
    #expect(
      Self.screens("Text(\"Home\")\(twice)", modifier) == [
        "Sample": ["Home."], "Sample.sheet": ["Handle.", "C."], "Sample.sheet2": ["Handle.", "D."],
        "Shown": ["A.", "B."],
      ])
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
      Self.screens(#"Opener { VStack { Text("C"); Text("D") } }"#, opener)
        == ["Sample": ["Open. Button."], "Sample.sheet": ["C.", "D."], "Shown": ["A.", "B."]])
    let link = """
      struct Lazy<Content: View>: View {
        let content: Content
        var body: some View { NavigationLink(destination: content.padding()) { Text("Go") } }
      }
      """
    #expect(
      Self.screens("Lazy(content: Shown())", link)
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
      Self.screens("Text(\"Home\")" + modifier, route) == ["Sample": ["Home."], "Shown": said])
  }

  @Test func `in other tabs of a part of it is the part's`() {
    let tabs = """
      struct Tabs: View {
        var body: some View { TabView { Text("One"); VStack { Text("Two"); Shown() } } }
      }
      struct Middle: View { var body: some View { Tabs() } }
      """
    #expect(
      Self.screens("Middle()", tabs) == ["Sample": ["One."], "Tabs.tab": ["Two.", "A.", "B."]])
  }

  @Test func `by a part of it is the part's`() {
    let row = """
      struct Row: View {
        let name: String
        var body: some View { Text(name).sheet(isPresented: $isOpen) { Text("C"); Text(name) } }
      }
      """
    #expect(
      Self.screens(#"Row(name: "N")"#, row)
        == ["Sample": ["N."], "Row.sheet": ["C.", "‹name›."], "Shown": ["A.", "B."]])
  }
}
